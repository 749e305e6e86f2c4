import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../package-root.ts";
import { createSiteFolder } from "../read/site-folder.ts";
import { placeText, type ShownPlace } from "../report/shown-problem.ts";
import { isOutside } from "../site-path.ts";
import { RequestError } from "./request-error.ts";

export const editorAddress = "/__blockwork/open-in-editor";

/** The address that opens a place in the code editor. */
export function openAddress({ file, line, column }: ShownPlace): string {
  return `${editorAddress}?${new URLSearchParams({ file, line: String(line), column: String(column) })}`;
}

/**
 * Opens a place in the code editor: the one that LAUNCH_EDITOR names, or that is running, or that VISUAL or EDITOR names.
 * The file is one of the site, or of the engine. Throws a RequestError where there is no such file or no editor.
 */
export async function openInEditor(root: string, query: URLSearchParams): Promise<void> {
  const file = query.get("file") ?? "";
  const [line, column] = ["line", "column"].map((name) => Number(query.get(name) ?? 1));
  const path = await findFile(root, file);
  if (path === undefined || !isPosition(line) || !isPosition(column))
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

const startMs = 500;

const isPosition = (number: number | undefined): number is number =>
  Number.isInteger(number) && Number(number) > 0;

/** Where a file of the site is on disk, or else one of the engine's; none that a link leads out of them. */
async function findFile(root: string, file: string): Promise<string | undefined> {
  for (const folder of [createSiteFolder(root), createSiteFolder(packageRoot)]) {
    const path = file === "" ? undefined : await folder.locate(file);
    if (path !== undefined && (await folder.exists(file))) return path;
  }
  return undefined;
}

/** The text of a file that a message names, for the line that it is about. */
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
