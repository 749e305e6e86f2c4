import { newErrors } from "../../../schema/problems/new-errors.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import { decodeText } from "../../../schema/sources/decode-text.ts";
import { readJson } from "../../../schema/sources/json-source.ts";
import { locateProblems } from "../../../schema/sources/locate-problems.ts";
import { readMarkdown } from "../../../schema/sources/markdown-source.ts";
import type { Source } from "../../../schema/sources/source.ts";
import { checkOrder } from "../../pipeline/read/read-order.ts";
import type { SiteSources } from "../../pipeline/read/read-site.ts";
import type { SiteState } from "./site-state.ts";

export interface Draft {
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** What would be wrong in a file, and the errors among that which are not in it as it is on disk. */
export interface CheckedDraft {
  readonly problems: readonly Problem[];
  readonly added: readonly Problem[];
}

/** The problems of a draft, and of these the errors that the file on disk does not have. */
export async function checkDraft(
  state: SiteState,
  draft: Draft,
  check: (state: SiteState, draft: Draft) => Promise<readonly Problem[]>,
): Promise<CheckedDraft> {
  const problems = await check(state, draft);
  const before = (await state.checked()).problems.filter(({ file }) => file === draft.file);
  return { problems, added: newErrors(problems, before) };
}

const noSources: ReadonlyMap<string, Source> = new Map();

/** What would be wrong in the config with these bytes for it, the rest of the site being as it is. */
export async function checkConfigDraft(
  state: SiteState,
  { file, bytes }: Draft,
): Promise<readonly Problem[]> {
  const { source, problems } = readDraft({ file, bytes }, readJson);
  if (!source) return locateProblems(problems, noSources);
  const { sources } = await state.checked();
  return checkReplaced(state, { ...sources, config: source, problems }, source);
}

/** What would be wrong in an entry with these bytes for it; its file is `content/<collection>/<id>.md`. */
export async function checkEntryDraft(state: SiteState, { file, bytes }: Draft): Promise<readonly Problem[]> {
  const { source, problems } = readDraft({ file, bytes }, readMarkdown);
  if (!source) return locateProblems(problems, noSources);
  const { sources } = await state.checked();
  const [collection, id] = entryOf(file);
  const others = sources.entries.filter((entry) => entry.source.file !== file);
  const entries = [...others, { collection, id, source }];
  return checkReplaced(state, { ...sources, entries, problems }, source);
}

/** What would be wrong in the order of a collection with these bytes for it; its file is `content/<collection>/order.json`. */
export async function checkOrderDraft(state: SiteState, { file, bytes }: Draft): Promise<readonly Problem[]> {
  const { source, problems } = readDraft({ file, bytes }, readJson);
  if (!source) return locateProblems(problems, noSources);
  const { sources } = await state.checked();
  const [, collection = ""] = file.split("/");
  const ids = sources.entries.filter((entry) => entry.collection === collection).map(({ id }) => id);
  return locateProblems([...problems, ...checkOrder(source, ids).problems], new Map([[file, source]]));
}

/** What would be wrong in a saved pattern with these bytes for it. */
export async function checkPatternDraft(
  state: SiteState,
  { file, bytes }: Draft,
): Promise<readonly Problem[]> {
  const { source, problems } = readDraft({ file, bytes }, readJson);
  if (!source) return locateProblems(problems, noSources);
  const { sources } = await state.checked();
  const patterns = [...sources.patterns.filter((pattern) => pattern.file !== file), source];
  return checkReplaced(state, { ...sources, patterns, problems }, source);
}

function readDraft({ file, bytes }: Draft, read: typeof readJson): ReturnType<typeof readJson> {
  const { text, problems } = decodeText(bytes, file);
  return text === undefined ? { problems } : read(file, text);
}

async function checkReplaced(state: SiteState, sources: SiteSources, source: Source) {
  const files = new Map([...sources.files, [source.file, source]]);
  const problems = await state.check({ ...sources, files });
  return problems.filter(({ file }) => file === source.file);
}

function entryOf(file: string): [collection: string, id: string] {
  const [, collection = "", name = ""] = file.split("/");
  return [collection, name.replace(/\.md$/, "")];
}
