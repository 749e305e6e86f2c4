import { readJson } from "../../../schema/sources/json-source.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { SiteError } from "../../files/site-error.ts";
import type { SiteFolder } from "../../files/site-folder.ts";

/** A JSON file and its value. */
export interface Written {
  readonly text: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Reads a JSON object of the site; undefined if there is no such file. Throws a SiteError for one with mistakes. */
export async function readValue(folder: SiteFolder, file: string): Promise<Written | undefined> {
  if (!(await folder.exists(file))) return undefined;
  const { text } = await folder.read(file);
  const { source, problems } = text === undefined ? {} : readJson(file, text);
  if (text === undefined || !source || !isObject(source.value))
    throw new SiteError(
      `${problems?.[0]?.message ?? `${file} can't be read.`}\n  Run site validate, and mend ${file} first.`,
      1,
    );
  return { text, value: source.value };
}
