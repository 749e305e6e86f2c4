import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isObject } from "../../../schema/text/is-object.ts";
import { packageRoot } from "../../files/package-root.ts";
import type { SiteFolder } from "../../files/site-folder.ts";

/** The folder of a site's form handler, relative to the site's. */
export const handlerFolder = "form-handler";

export const handlerSources = join(packageRoot, "packages/form-handler");

const formsStart = "export default ";

export interface FormHandler {
  /** Where it runs; undefined if its file does not say so. */
  readonly host: string | undefined;
  /** The ids of the forms that it was made of. */
  readonly forms: ReadonlySet<string>;
  /** Whether it checks answers by the rules that forms have now. */
  readonly hasRules: boolean;
}

/** The form handler of a site; undefined if there is none, or none that can be read. */
export async function readFormHandler(folder: SiteFolder): Promise<FormHandler | undefined> {
  const [forms, rules] = await Promise.all(
    ["forms.js", "rules.js"].map((name) => readIfPresent(folder, `${handlerFolder}/${name}`)),
  );
  const written = forms === undefined ? undefined : writtenForms(forms);
  if (!written) return undefined;
  const current = await readFile(join(handlerSources, "rules.js"), "utf8");
  return {
    host: typeof written.host === "string" ? written.host : undefined,
    forms: new Set(Object.keys(isObject(written.forms) ? written.forms : {})),
    hasRules: rules?.replaceAll("\r\n", "\n") === current.replaceAll("\r\n", "\n"),
  };
}

export function formsModule(value: object): string {
  const head = "// The forms of the site, as site new form-handler found them: it writes this file anew.";
  return `${head}\n${formsStart}${JSON.stringify(value, null, 2)};\n`;
}

function writtenForms(text: string): Readonly<Record<string, unknown>> | undefined {
  const start = text.indexOf(formsStart);
  const end = text.lastIndexOf(";");
  try {
    const value: unknown = JSON.parse(text.slice(start + formsStart.length, end));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

async function readIfPresent(folder: SiteFolder, file: string): Promise<string | undefined> {
  return (await folder.exists(file)) ? (await folder.read(file)).text : undefined;
}
