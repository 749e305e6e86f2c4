import type { MediaMetadata } from "../../../renderer/resolve/pictures/pictures.ts";
import { newErrors } from "../../../schema/problems/new-errors.ts";
import { hasErrors, type Problem } from "../../../schema/problems/problem.ts";
import { patternsFolder } from "../../../schema/site/pattern-schema.ts";
import { decodeText } from "../../../schema/sources/decode-text.ts";
import { readJson } from "../../../schema/sources/json-source.ts";
import { locateProblems } from "../../../schema/sources/locate-problems.ts";
import { readMarkdown } from "../../../schema/sources/markdown-source.ts";
import type { EntrySource, Source } from "../../../schema/sources/source.ts";
import { checkOrder, orderName } from "../../pipeline/read/read-order.ts";
import type { SiteSources } from "../../pipeline/read/read-site.ts";
import type { SiteState } from "./site-state.ts";

/** A text of the site that is not written yet. */
export interface Draft {
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  /** Undefined for a file that is to be deleted. */
  readonly bytes: Uint8Array | undefined;
}

/** What a save would change, all at once. */
export interface SiteDraft {
  readonly files: readonly Draft[];
  /** The pictures of content/media by name as they would be; undefined for one that is to be deleted. */
  readonly pictures: readonly (readonly [name: string, facts: MediaMetadata | undefined])[];
}

/** What would be wrong in the files of a draft, and the errors among that which are not in them as they are on disk. */
export interface CheckedDraft {
  readonly problems: readonly Problem[];
  readonly added: readonly Problem[];
}

/** Checks the site with all that a save would change, once. Problems of other files do not count. */
export async function checkDraft(state: SiteState, draft: SiteDraft): Promise<CheckedDraft> {
  const sources = await state.sources();
  const read = draft.files.map(readDraft);
  const isOfDraft = new Set(draft.files.map(({ file }) => file));
  const { replaced, orderProblems } = withDraft(sources, read, draft.pictures);
  const found = [...(await state.check(replaced)), ...locateProblems(orderProblems, replaced.files)];
  const problems = found.filter(({ file }) => isOfDraft.has(file));
  if (!hasErrors(problems)) return { problems, added: [] };
  const present = (await state.checked()).problems.filter(({ file }) => isOfDraft.has(file));
  return { problems, added: newErrors(problems, present) };
}

interface ReadDraft {
  readonly file: string;
  /** Undefined for a file that is to be deleted or can't be understood. */
  readonly source?: Source;
  readonly problems: readonly Problem[];
}

function readDraft({ file, bytes }: Draft): ReadDraft {
  if (bytes === undefined) return { file, problems: [] };
  const { text, problems } = decodeText(bytes, file);
  if (text === undefined) return { file, problems };
  return { file, ...(file.endsWith(".md") ? readMarkdown : readJson)(file, text) };
}

interface ReplacedSources {
  readonly replaced: SiteSources;
  readonly orderProblems: readonly Problem[];
}

function withDraft(
  sources: SiteSources,
  read: readonly ReadDraft[],
  pictures: SiteDraft["pictures"],
): ReplacedSources {
  const drafts = new Map(read.map((draft) => [draft.file, draft]));
  const isOther = ({ file }: Source) => !drafts.has(file);
  const files = new Map([...sources.files].filter(([file]) => !drafts.has(file)));
  // In the order in which the files are read once they are written.
  const entries: EntrySource[] = sources.entries.flatMap((entry) => {
    const draft = drafts.get(entry.source.file);
    if (!draft) return [entry];
    return draft.source ? [{ ...entry, source: draft.source }] : [];
  });
  const isKnown = new Set(sources.entries.map(({ source }) => source.file));
  const patterns = sources.patterns.filter(isOther);
  let { config } = sources;
  for (const { file, source } of read) {
    if (source) files.set(file, source);
    const kind = kindOf(file);
    if (kind === "config") config = source;
    else if (kind === "pattern" && source) patterns.push(source);
    else if (kind === "entry" && source && !isKnown.has(file)) entries.push({ ...entryOf(file), source });
  }
  const orders = new Map(sources.orders);
  const orderProblems: Problem[] = [];
  for (const { file, source } of read) {
    if (kindOf(file) !== "order") continue;
    const [, name = ""] = file.split("/");
    const all = entries.filter(({ collection }) => collection === name).map(({ id }) => id);
    const { ids, problems = [] } = source ? checkOrder(source, all) : {};
    orderProblems.push(...problems);
    if (ids) orders.set(name, ids);
    else orders.delete(name);
  }
  const problems = read.flatMap((draft) => draft.problems);
  const media = new Map(sources.media);
  for (const [name, facts] of pictures) {
    if (facts) media.set(name, facts);
    else media.delete(name);
  }
  return {
    replaced: { ...sources, config, entries, patterns, orders, media, files, problems },
    orderProblems,
  };
}

function kindOf(file: string): "config" | "entry" | "order" | "pattern" {
  if (file.startsWith(`${patternsFolder}/`)) return "pattern";
  if (!file.startsWith("content/")) return "config";
  return file.endsWith(`/${orderName}`) ? "order" : "entry";
}

function entryOf(file: string): Pick<EntrySource, "collection" | "id"> {
  const [, collection = "", name = ""] = file.split("/");
  return { collection, id: name.replace(/\.md$/, "") };
}
