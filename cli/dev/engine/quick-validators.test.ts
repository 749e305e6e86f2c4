import { expect, it } from "vitest";
import { blocks } from "../../../blocks/index.ts";
import { siteJsonSchema } from "../../../schema/json-schema/json-schema.ts";
import { migrationsOf } from "../../../schema/migrations/migrations-of.ts";
import { emptyModel } from "../../../schema/model/model.ts";
import { compileValidators } from "../../../schema/parse/compile-validators.ts";
import { createParser, type Validators } from "../../../schema/parse/parse.ts";
import { readJson } from "../../../schema/sources/json-source.ts";
import { inEach } from "../../../tests/support/extent.ts";
import { mutantsOf } from "../../../tests/support/mutants.ts";
import { createQuickValidators } from "./quick-validators.ts";

const migrations = migrationsOf(blocks);
const parserOf = (validators: Validators) => createParser(validators, migrations);
const usual = parserOf(compileValidators(blocks, emptyModel));
const quick = parserOf(createQuickValidators()(blocks, emptyModel));

const configOf = (placed: readonly object[]) => ({
  configVersion: 2,
  site: { name: "Samples", url: "https://example.org" },
  pages: [{ id: "home", path: "/", title: "Home", description: "Every block.", blocks: placed }],
});

/** What a parser says of a config; the order is that of places once they are known. */
function parsed(text: string, parser: typeof usual) {
  const { source } = readJson("site.config.json", text);
  const { value, problems } = source ? parser.site(source) : { value: undefined, problems: [] };
  return { value, problems: problems.map((problem) => JSON.stringify(problem)).sort() };
}

function expectAlike(value: unknown, what: string): void {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  expect(parsed(text, quick), what).toEqual(parsed(text, usual));
}

it.each(blocks.map((block) => [block.type, block] as const))(
  "says of what is wrong with %s what the other validators say",
  (type, { sample }) => {
    const config = configOf([{ id: "the-block", type, props: sample }]);
    expectAlike(config, "the sample");
    const below = ["pages", 0, "blocks", 0];
    const most = inEach({ smoke: 20, all: 60, nightly: Number.POSITIVE_INFINITY });
    const mutants = mutantsOf(siteJsonSchema(blocks, emptyModel), config, { below, most });
    expect(mutants.length).toBeGreaterThan(0);
    for (const { what, path, text } of mutants) expectAlike(text, `${what} at ${path.join("/")}`);
  },
);

it("leaves what depends on a token to when its value is known", () => {
  const item = { title: "{{item.title}}", href: "{{item.href}}", date: "{{item.date}}" };
  const list = { id: "list", type: "article-list", props: { title: "All", items: { each: "posts", item } } };
  const pages = { number: "{{page.number}}", count: "{{page.count}}" };
  const config = configOf([list, { id: "pages", type: "pagination", props: pages }]);
  expectAlike(config, "tokens");
  expect(parsed(JSON.stringify(config), quick).problems).toEqual([]);
});

it("says what is wrong in a block within a block, at its place", () => {
  const inner = { id: "inner", type: "heading", props: { title: 4, no: 1 } };
  const columns = [{ blocks: [{ id: "fine", type: "heading", props: { title: "Fine" } }, inner] }];
  const config = JSON.stringify(configOf([{ id: "outer", type: "site-footer", props: { columns } }]));
  expectAlike(config, "a footer");
  expect(parsed(config, quick).problems.join()).toContain("/blocks/0/props/columns/0/blocks/1/props/title");
});
