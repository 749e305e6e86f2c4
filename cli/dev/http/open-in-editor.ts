import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isObject } from "../../../schema/text/is-object.ts";
import { packageRoot } from "../../files/package-root.ts";
import { createSiteFolder } from "../../files/site-folder.ts";
import { isOutside } from "../../files/site-path.ts";
import { placeText, type ShownPlace } from "../../report/shown-problem.ts";
import { RequestError } from "./request-error.ts";

export const editorAddress = "/__blockwork/open-in-editor";

/**
 * Opens a place in the code editor: the one that LAUNCH_EDITOR names, or that is running, or that VISUAL or EDITOR names. The body is
 * `{ "file": …, "line": …, "column": … }`; the file is one of the site, or of the engine. Throws a RequestError: 404 where there
 * is no such place, 500 where there is no editor.
 */
export async function openInEditor(root: string, body: Uint8Array): Promise<void> {
  const { file, line, column } = placeOf(body) ?? {};
  const path = file === undefined ? undefined : await findFile(root, file);
  if (path === undefined || line === undefined || column === undefined)
    throw new RequestError({ status: 404, error: "There is no such place in the site." });
  const { default: launch } = await import("launch-editor");
  // It calls back for what it could not start; an editor that has started says nothing.
  const failure = await new Promise<string | undefined>((done) => {
    setTimeout(done, startMs);
    launch(placeText({ file: path, line, column }), (_, message) => done(message ?? ""));
  });
  if (failure === undefined) return;
  const hint = "Name it in the variable LAUNCH_EDITOR, such as code, and start site dev again.";
  throw new RequestError({ status: 500, error: `No code editor could be opened. ${hint}` });
}

function placeOf(body: Uint8Array): ShownPlace | undefined {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
  if (!isObject(value)) return undefined;
  const { file, line, column } = value;
  return typeof file === "string" && isPosition(line) && isPosition(column)
    ? { file, line, column }
    : undefined;
}

const startMs = 3000;

const isPosition = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

async function findFile(root: string, file: string): Promise<string | undefined> {
  for (const folder of [createSiteFolder(root), createSiteFolder(packageRoot)]) {
    const path = file === "" ? undefined : await folder.locate(file);
    if (path !== undefined && (await folder.exists(file))) return path;
  }
  return undefined;
}

export function readNamed(root: string, file: string): string | undefined {
  for (const folder of [root, packageRoot]) {
    const path = join(folder, file);
    if (isOutside(folder, path)) continue;
    try {
      return readFileSync(path, "utf8");
    } catch {
      // Perhaps it is the other's.
    }
  }
  return undefined;
}
