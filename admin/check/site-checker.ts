import { blocks, formats } from "../../blocks/index.ts";
import { memoizeByObject } from "../../editing/document/memoize.ts";
import { type CheckInput, checkSite } from "../../renderer/check/check-site.ts";
import type { IconSource } from "../../renderer/resolve/pictures/icons.ts";
import type { MediaMetadata } from "../../renderer/resolve/pictures/pictures.ts";
import { migrationsOf } from "../../schema/migrations/migrations-of.ts";
import { createParser, type Parser } from "../../schema/parse/parse.ts";
import type { Problem } from "../../schema/problems/problem.ts";
import { decodeText } from "../../schema/sources/decode-text.ts";
import { readJson } from "../../schema/sources/json-source.ts";
import { type MarkdownValue, readMarkdown } from "../../schema/sources/markdown-source.ts";
import type { EntrySource, Source } from "../../schema/sources/source.ts";
import { type AjvFunction, toValidate } from "../../schema/validators/compiled-validator.ts";
import { applyChanges, type CheckedEntry, type CheckRequest, type OpenedSite } from "./checked-site.ts";
import { lostCharacters } from "./lost-characters.ts";
import { upcomingProblems } from "./upcoming-problems.ts";

/** Compiled ahead of time, because a content security policy forbids `eval`. */
type CompiledValidators = Readonly<Record<string, AjvFunction>>;

export type SiteChecker = (request: CheckRequest) => readonly Problem[];

interface ReadEntry {
  readonly source?: EntrySource;
  readonly problems: readonly Problem[];
}

/** Finds what `site validate` prints, and problems of what is not live yet. Runs in a worker and without one. */
export function createSiteChecker(site: OpenedSite, validators: CompiledValidators): SiteChecker {
  const entries = new Map<string, CheckedEntry>();
  const media = new Map<string, MediaMetadata>();
  const model = { ...site.model, formats };
  const parser = parserOf(validators);
  const icons = iconsNamed(site.iconNames);
  const read = memoizeByObject(readEntry);
  return (request) => {
    applyChanges(entries, request.entries);
    applyChanges(media, request.media);
    const { file, text } = request.config;
    const { source: config, problems } = readJson(file, text);
    const lost = config ? lostCharacters(config) : [];
    const all = [...[...entries.values()].map(read), ...request.repaired.map(readRepair)];
    const sources = all.flatMap(({ source }) => source ?? []);
    const kept = request.patterns.map(({ file: of, text: written }) => readJson(of, written));
    const patterns = kept.flatMap(({ source }) => source ?? []);
    const files = [...(config ? [config] : []), ...patterns, ...sources.map(({ source }) => source)];
    const input: CheckInput = {
      config,
      model,
      orders: request.orders,
      downloads: site.files,
      publicFiles: site.publicFiles,
      icons,
      fonts: site.fontNames,
      entries: sources,
      patterns,
      files: new Map(files.map((known) => [known.file, known])),
      problems: [
        ...problems,
        ...lost,
        ...[...all, ...kept].flatMap((read) => read.problems),
        ...request.fileProblems,
      ],
      ...{ media, parser, blocks, described: site.described },
      ...{ today: site.today, now: site.now, future: site.future },
    };
    const { problems: found } = checkSite(input);
    return [...found, ...upcomingProblems(input, found)];
  };
}

function parserOf(validators: CompiledValidators): Parser {
  const { site, entry, pattern } = createParser((name) => {
    const validate = validators[name];
    if (!validate) throw new Error(`There is no validator for ${name}.`);
    return toValidate(validate);
  }, migrationsOf(blocks));
  const parsed = new WeakMap<Source, ReturnType<typeof entry>>();
  return {
    site,
    pattern,
    entry(source, collection, id) {
      const known = parsed.get(source) ?? entry(source, collection, id);
      parsed.set(source, known);
      return known;
    },
  };
}

/** Problems depend on the names alone. */
function iconsNamed(names: readonly string[]): IconSource {
  const known = new Set(names);
  return {
    names: () => names,
    get: (name) => (known.has(name) ? { name, body: "", viewBox: "0 0 24 24", stroke: true } : undefined),
  };
}

function readEntry({ file, collection, id, text, parsed }: CheckedEntry): ReadEntry {
  if (parsed) {
    const source = parsedSource(file, text, parsed);
    return { source: { collection, id, source }, problems: lostCharacters(source) };
  }
  const { source, problems } = readMarkdown(file, text);
  return { ...(source && { source: { collection, id, source } }), problems };
}

/** Typed text may contain any character. */
function readRepair(entry: CheckedEntry): ReadEntry {
  const { problems } = decodeText(new TextEncoder().encode(entry.text), entry.file);
  return problems.length > 0 ? { problems } : readEntry(entry);
}

function parsedSource(file: string, text: string, value: MarkdownValue): Source {
  let read: Source | undefined;
  return {
    file,
    text,
    value,
    locate(place) {
      read ??= readMarkdown(file, text).source;
      return read?.locate(place) ?? { line: 1, column: 1 };
    },
  };
}
