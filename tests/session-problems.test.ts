import { beforeAll, describe, expect, it } from "vitest";
import { openEditor } from "../admin/app/open-editor.ts";
import { openContent } from "../admin/sync/content/editor-content.ts";
import type { DraftStorage } from "../admin/sync/drafts/draft-storage.ts";
import type { Host } from "../admin/sync/host/host.ts";
import { changedEntries, configText, entryText } from "../admin/sync/state/selectors.ts";
import { blocks } from "../blocks/index.ts";
import { validatorsModule } from "../cli/assets/own-code/validators.ts";
import { createSiteFolder } from "../cli/files/site-folder.ts";
import { openCache } from "../cli/incremental/cache.ts";
import { validateSources } from "../cli/pipeline/check/check-sources.ts";
import { servedSite } from "../cli/pipeline/editor/served-site.ts";
import { readSite, type SiteSources } from "../cli/pipeline/read/read-site.ts";
import type { Edit } from "../editing/document/edit.ts";
import { siteJsonSchema } from "../schema/json-schema/json-schema.ts";
import { emptyModel } from "../schema/model/model.ts";
import { compileValidators } from "../schema/parse/compile-validators.ts";
import type { Validators } from "../schema/parse/parse.ts";
import type { Problem } from "../schema/problems/problem.ts";
import { readJson } from "../schema/sources/json-source.ts";
import { readMarkdown } from "../schema/sources/markdown-source.ts";
import { mutantsOf } from "./support/mutants.ts";
import { opensInEditor } from "./support/opens-in-editor.ts";
import { packageRoot } from "./support/package-root.ts";

const today = "2026-06-30";
const post = "content/posts/conservation-area-extensions-central-london.md";
let sources: SiteSources;
let validators: Validators;
let validatorsAddress: string;

beforeAll(async () => {
  sources = await readSite(createSiteFolder(packageRoot), "site.config.json");
  const model = sources.model ?? emptyModel;
  validators = compileValidators(blocks, model);
  const text = await validatorsModule(blocks, model, openCache(packageRoot, { isUsed: false }));
  validatorsAddress = `data:text/javascript,${encodeURIComponent(text)}`;
});

const keepsNothing: DraftStorage = {
  claim: async () => undefined,
  read: async () => undefined,
  write: async () => "kept",
  readArchived: async () => [],
  writeArchived: async () => undefined,
  readVersions: async () => undefined,
  changeVersions: async () => undefined,
  onVersions: () => () => undefined,
};

/** The editor of this site, without a browser. */
function openSession() {
  const served = servedSite({
    ...{ root: packageRoot, config: "site.config.json", sources, blocks, today },
    ...{
      problems: [],
      styles: { base: "", blocks: {}, site: "", files: [] },
      base: "",
      icons: "",
      future: false,
    },
    validators: validatorsAddress,
  });
  const content = openContent(served, { media: sources.media, pictureAt: (address) => address });
  const host = { kind: "dev", canWrite: true } as unknown as Host;
  const { editor, checks } = openEditor(host, content, { storage: keepsNothing, refused: false });
  return { ...editor, ...checks };
}

/** What `site validate` says of the site with these files, or this config, in place of those on disk. */
function validated(files: ReadonlyMap<string, string>, configText?: string): readonly Problem[] {
  const texts = new Map(sources.entries.map(({ source }) => [source.file, source.text]));
  for (const [file, text] of files) texts.set(file, text);
  const entriesRead = [...texts].map(([file, text]) => {
    const [, collection = "", name = ""] = file.split("/");
    return { file, collection, id: name.replace(/\.md$/, ""), ...readMarkdown(file, text) };
  });
  const entries = entriesRead.flatMap(({ source, collection, id }) =>
    source ? [{ source, id, collection }] : [],
  );
  const read = configText === undefined ? undefined : readJson("site.config.json", configText);
  const config = read ? read.source : sources.config;
  const all = [...(config ? [config] : []), ...entries.map(({ source }) => source)];
  return validateSources(
    {
      ...sources,
      ...{ config, entries },
      files: new Map(all.map((source) => [source.file, source])),
      problems: [...(read?.problems ?? []), ...entriesRead.flatMap(({ problems }) => problems)],
    },
    {
      root: packageRoot,
      blocks: blocks.map((block) => ({ block, folder: "", own: false })),
      imports: [],
      validators,
      today,
    },
  ).problems;
}

const inPost = (path: (string | number)[], value?: unknown): Edit => ({
  kind: "set-value",
  target: { in: "entry", file: post },
  path,
  ...(value !== undefined && { value }),
});
const front = (key: string, value?: unknown) => inPost(["frontMatter", key], value);
const copy = (file: string): Edit => ({
  kind: "insert-entry",
  file,
  entry: { frontMatter: { title: "A: b", excerpt: 'c "d"' }, body: "[x](/nowhere)" },
});

describe("the problems of edited entries are those that site validate finds in their files, at the same lines", () => {
  it.each<[string, readonly Edit[], string]>([
    ["a title that is gone", [front("title")], "missing-key"],
    ["an empty excerpt", [front("excerpt", "")], "wrong-value"],
    ["a date that is none", [front("date", "2026-02-31")], "wrong-value"],
    ["a date to come", [front("date", "2199-01-01")], "future-entry"],
    ["a category that is not there", [front("category", "nonsense")], "unknown-entry"],
    ["a picture that is not there", [front("image", "nowhere.jpg")], "missing-picture"],
    ["a key that nobody knows", [front("titel", "x")], "unknown-key"],
    ["a number for a text", [front("author", 7)], "wrong-type"],
    ["a place that is none", [front("location", "Paris")], "wrong-value"],
    ["a question without an answer", [inPost(["frontMatter", "faqs", 1, "answer"], "")], "wrong-value"],
    ["a link to nowhere in the text", [inPost(["body"], "One.\n\nTwo [x](/nowhere).\n")], "broken-link"],
    ["a token that is not known", [inPost(["body"], "A {{site.nothing}}.\n")], "unknown-token"],
    ["a new entry that lacks most", [copy("content/posts/new.md")], "missing-key"],
    [
      "a category gone that posts have",
      [{ kind: "remove-entry", file: "content/categories/design-trends.md" }],
      "x",
    ],
    ["two at once", [front("image", "a.jpg"), inPost(["body"], "[x](/y)")], "missing-picture"],
  ])("%s", async (_, edits, code) => {
    const { store, problemsOf } = openSession();
    for (const edit of edits) expect(store.getState().apply(edit)).not.toHaveProperty("editError");
    const state = store.getState();
    const files = new Map(changedEntries(state).map((file) => [file, entryText(state, file)]));
    const present = new Map([...files].flatMap(([file, text]) => (text === undefined ? [] : [[file, text]])));
    const removed = [...files].flatMap(([file, text]) => (text === undefined ? [file] : []));
    const whole = sources;
    sources = { ...whole, entries: whole.entries.filter(({ source }) => !removed.includes(source.file)) };
    const expected = validated(present as Map<string, string>);
    sources = whole;
    const found = await problemsOf(configText(state));
    expect(found.map(told).toSorted()).toEqual(expected.map(told).toSorted());
    expect(found.length).toBeGreaterThan(0);
    if (code !== "x") expect(found.map((problem) => problem.code)).toContain(code);
  });

  it("and there are none in the site as it is", async () => {
    const { store, problemsOf } = openSession();
    expect(await problemsOf(configText(store.getState()))).toEqual(validated(new Map()));
  });
});

describe("the problems of a config are those that site validate finds in it, at the same lines", () => {
  it("for fifty sites with a mistake", async () => {
    const { problemsOf } = openSession();
    const value: unknown = JSON.parse(sources.texts.get("site.config.json") ?? "");
    // Some are no sites that the editor can open at all.
    const mutants = mutantsOf(siteJsonSchema(blocks, sources.model ?? emptyModel), value, {
      most: 2 * 50,
    });
    const chosen = mutants.filter(({ text }) => opensInEditor(text)).slice(0, 50);
    expect(chosen).toHaveLength(50);
    let found = 0;
    for (const { what, path, text } of chosen) {
      const expected = validated(new Map(), text);
      found += expected.length;
      expect((await problemsOf(text)).map(told).toSorted(), `${what} at ${path.join("/")}`).toEqual(
        expected.map(told).toSorted(),
      );
    }
    expect(found).toBeGreaterThanOrEqual(48);
  });
});

function told({ code, file, pointer, line, column, message }: Problem): string {
  return `${file}:${line}:${column} ${code} ${pointer} ${message}`;
}
