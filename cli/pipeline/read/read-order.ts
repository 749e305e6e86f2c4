import type { Collection } from "../../../schema/model/model.ts";
import { createProblem, type Problem } from "../../../schema/problems/problem.ts";
import { readJson } from "../../../schema/sources/json-source.ts";
import type { Source } from "../../../schema/sources/source.ts";
import { suggestion } from "../../../schema/text/suggest.ts";
import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import { unexpectedFile } from "../../files/file-problems.ts";
import type { SiteFolder } from "../../files/site-folder.ts";

export const orderName = "order.json";

interface ReadOrder {
  /** Absent if the file is missing or has errors. */
  readonly ids?: readonly string[];
  readonly source?: Source;
  /** The file's text, also when it could not be understood. */
  readonly text?: string;
  readonly problems: readonly Problem[];
}

/**
 * Reads the order.json of a collection whose entries have these ids. Reports what reading JSON reports, `wrong-type`,
 * `unknown-entry` and `duplicate-id` for what is listed, `unordered-entry` for what is not, and `stray-file` for the
 * order of a collection that is sorted by its fields.
 */
export async function readOrder(
  folder: SiteFolder,
  { name, sort }: Pick<Collection, "name" | "sort">,
  ids: readonly string[],
): Promise<ReadOrder> {
  const file = `content/${name}/${orderName}`;
  const { text, problems } = await folder.read(file);
  if (text === undefined) return { problems: problems.filter(({ code }) => code !== "file-missing") };
  if (sort !== "manual") {
    const hint = `Write "sort": "manual" for "${name}" in content/model.json, or delete the file.`;
    return { text, problems: [unexpectedFile(file, hint)] };
  }
  const { source, problems: found } = readJson(file, text);
  return source ? checkOrder(source, ids) : { text, problems: found };
}

/** What is wrong with an order, as `readOrder` reports it. */
export function checkOrder(source: Source, ids: readonly string[]): ReadOrder {
  const { file, text, value } = source;
  if (!Array.isArray(value) || value.some((id) => typeof id !== "string")) {
    const message = `${file} must be a list of ids.`;
    const hint = 'Write the names of the entries without .md, such as ["rye", "spelt"].';
    return { source, text, problems: [createProblem("wrong-type", { file, pointer: "" }, message, hint)] };
  }
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const [index, id] of (value as readonly string[]).entries()) {
    const place = { file, pointer: `/${index}` };
    const shown = truncateForMessage(id);
    if (!ids.includes(id))
      problems.push(
        createProblem("unknown-entry", place, `There is no entry "${shown}".`, suggestion(id, ids)),
      );
    else if (seen.has(id))
      problems.push(
        createProblem("duplicate-id", place, `"${shown}" is listed twice.`, "Remove one of the two."),
      );
    seen.add(id);
  }
  const missing = ids.filter((id) => !seen.has(id));
  if (missing.length > 0) {
    const some = missing.slice(0, 3).map((id) => `"${truncateForMessage(id)}"`);
    const more = missing.length > some.length ? ` and ${missing.length - some.length} more` : "";
    const message = `${file} does not list ${some.join(", ")}${more}, so these come last.`;
    problems.push(
      createProblem("unordered-entry", { file, pointer: "" }, message, "Add their ids where they belong."),
    );
  }
  return { ids: [...seen].filter((id) => ids.includes(id)), source, text, problems };
}
