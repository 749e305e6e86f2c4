import { readFile } from "node:fs/promises";
import { join } from "node:path";
import Ajv from "ajv";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readDocument } from "../../admin/edits/read-document.ts";
import type { EntryDocument, SiteDocument } from "../../admin/edits/site-document.ts";
import { readEntry } from "../../admin/edits/text/read-entry.ts";
import { localizeModel } from "../../admin/edits/words/localize-schema.ts";
import { schemasOf } from "../../admin/edits/words/schemas.ts";
import { localizeBlock } from "../../admin/localize-block.ts";
import { loadMessages } from "../../admin/messages/messages.ts";
import { type ToldProblem, tellProblem } from "../../admin/problems/tell-problem.ts";
import { blocks } from "../../blocks/index.ts";
import { migrationsOf } from "../../schema/migrations.ts";
import type { Problem } from "../../schema/problem.ts";
import problemsSchema from "../../schema/problems.schema.json" with { type: "json" };
import { badInputs } from "../support/bad-inputs.ts";
import { type BrokenSite, createBrokenSite } from "../support/broken-site.ts";
import { placedBadInputs } from "../support/placed-bad-inputs.ts";
import { post } from "../support/provocations.ts";
import { smallModel } from "../support/small-model.ts";

/** A mistake, what is found, and the site as an editor would have it open. */
interface Found {
  readonly what: string;
  readonly problems: readonly Problem[];
  readonly config: SiteDocument;
  readonly entries: Readonly<Record<string, EntryDocument>>;
}

const inputs = [...Object.values(badInputs), ...Object.values(placedBadInputs)].flat();
const migrations = migrationsOf(blocks);
const found: Found[] = [];
let site: BrokenSite;

beforeAll(async () => {
  site = await createBrokenSite();
  for (const [what, changes] of inputs) {
    await site.changed(changes, async () => {
      const { problems } = await site.check({});
      const text = (file: string) => readFile(join(site.root, file), "utf8").catch(() => "");
      const config = orNothing(readDocument, await text("site.config.json")) ?? { site: {}, pages: [] };
      const entry = orNothing(readEntry, await text(post));
      found.push({ what, problems, config, entries: entry ? { [post]: entry } : {} });
    });
  }
}, 300_000);
afterAll(() => site.remove());

function orNothing<Value>(
  read: (text: string, known: typeof migrations) => Value,
  text: string,
): Value | undefined {
  try {
    return read(text, migrations);
  } catch {
    return undefined;
  }
}

describe.each(["en", "de"])("what an owner reads in the language %s", (language) => {
  const told: { readonly what: string; readonly problem: Problem; readonly words: ToldProblem }[] = [];

  beforeAll(async () => {
    vi.stubGlobal("navigator", { languages: [language] });
    vi.stubGlobal("document", { documentElement: {} });
    await loadMessages();
    vi.unstubAllGlobals();
    const schemas = schemasOf(blocks.map(localizeBlock), localizeModel(smallModel));
    for (const { what, problems, config, entries } of found) {
      for (const problem of problems) {
        const words = tellProblem(problem, { edited: { config, entries }, schemas, definitions: blocks });
        told.push({ what, problem, words });
      }
    }
  });

  it("has no key, no path, no file, no token and no code in it", () => {
    const wrong = told.flatMap(({ what, problem, words: { text, hint = "", where } }) => {
      const all = `${where} | ${text} ${hint}`;
      return developersWords.test(all) || all.includes(problem.code) ? [`${what}: ${all}`] : [];
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  it("is in sentences, and not the developer's", () => {
    for (const { problem, words } of told) {
      expect(words.text).toMatch(/[.?]$/);
      expect(words.text).not.toBe(problem.message);
      expect(words.hint ?? "A hint.").toMatch(/[.?]$/);
    }
    expect(told.length).toBeGreaterThan(400);
  });

  it("names the field that is meant, wherever there is one", () => {
    const named = told.filter(({ problem }) => /^\/pages\/\d+\/blocks\/\d+\/props\/\w/.test(problem.pointer));
    expect(named.length).toBeGreaterThan(20);
    const nameless = named.filter(({ problem, words }) => {
      const isUnknown = problem.code === "unknown-key" || problem.pointer.includes("/each");
      return !isUnknown && words.where.split(" › ").length < 3;
    });
    expect(nameless.map(({ what, words }) => `${what}: ${words.where}`)).toEqual([]);
  });
});

/** Straight quotes around a key, a token, a path, the ending of a file, a code point, a word with a capital in it. */
const developersWords =
  /"|\{\{|(^|[\s(])\/\w|\.(?:md|json|jpe?g|png|webp|avif|gif|svg|pdf|woff2|tsx?|html)\b|U\+|\b[a-z]+[A-Z]\w*/;

it("what the sentences are made of is as the published schema says", () => {
  const validate = new Ajv().compile(problemsSchema);
  const problems = found.flatMap((input) => input.problems);
  expect(validate({ version: 1, errors: 0, warnings: 0, problems }), JSON.stringify(validate.errors)).toBe(
    true,
  );
});
