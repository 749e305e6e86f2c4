import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type DescribedProblem, describeProblem } from "../../admin/check/problems/describe-problem.ts";
import type { ProblemSite } from "../../admin/check/problems/problem-site.ts";
import { blocks } from "../../blocks/index.ts";
import { readDocument } from "../../editing/document/read-document.ts";
import type { EntryDocument, SiteDocument } from "../../editing/document/site-document.ts";
import { localizeBlock } from "../../editing/labels/schema/localize-block.ts";
import { localizeModel } from "../../editing/labels/schema/localize-schema.ts";
import { schemasOf } from "../../editing/labels/schema/schemas.ts";
import { type EditorLanguage, loadMessages } from "../../editing/messages/messages.ts";
import { readEntry } from "../../editing/source-text/read-entry.ts";
import { migrationsOf } from "../../schema/migrations/migrations-of.ts";
import type { Problem } from "../../schema/problems/problem.ts";
import { post } from "./provocations.ts";
import { smallModel } from "./small-model.ts";

const migrations = migrationsOf(blocks);

/** The problems of a site in a folder, as its owner reads them in a language of the editor. */
export async function toldToOwner(
  problems: readonly Problem[],
  { root, language, files }: { root: string; language: EditorLanguage; files: readonly string[] },
): Promise<readonly DescribedProblem[]> {
  await speak(language);
  const text = (file: string) => readFile(join(root, file), "utf8").catch(() => "");
  const config = readable(await text("site.config.json"), (it) => readDocument(it, migrations));
  const entries: Record<string, EntryDocument> = {};
  for (const file of [post, ...files]) {
    const entry = file.endsWith(".md") ? readable(await text(file), readEntry) : undefined;
    if (entry) entries[file] = entry;
  }
  const site: ProblemSite = {
    edited: { config: config ?? nothing, entries },
    schemas: localizedSchemas(language),
    definitions: blocks,
  };
  return problems.map((problem) => describeProblem(problem, site));
}

/** The schemas in the language that the editor speaks, made once for each. */
function localizedSchemas(language: EditorLanguage): Schemas {
  const known = schemas.get(language);
  if (known) return known;
  const made = schemasOf(blocks.map(localizeBlock), localizeModel(smallModel));
  schemas.set(language, made);
  return made;
}
type Schemas = ReturnType<typeof schemasOf>;
const schemas = new Map<EditorLanguage, Schemas>();

const nothing: SiteDocument = { site: {}, pages: [] };

/** Straight quotes around a key, a token, a path, the ending of a file, a code point, a word with a capital in it. */
export const developersWords =
  /"[^"]*"|\{\{|(^|[\s(])\/\w|\.(?:md|json|jpe?g|png|webp|avif|gif|svg|pdf|woff2|tsx?|html)\b|U\+|\b[a-z]+[A-Z]\w*/;

/** Makes the editor speak a language, as it does when it is loaded. */
async function speak(language: EditorLanguage): Promise<void> {
  await loadMessages(language);
}

/** What is in a text; nothing in one that can't be read. */
function readable<Value>(text: string, read: (text: string) => Value): Value | undefined {
  try {
    return read(text);
  } catch {
    return undefined;
  }
}
