import { expect, it } from "vitest";
import { type Catalogue, compileCatalogues } from "./compile-catalogues.ts";

const english: Catalogue = {
  title: "Pages",
  isLower: true,
  list: { removed: "Removed {title}.", found: "{count} found", count: "{count, plural, other {#}}" },
  steps: ["Open it.", "Choose {name}."],
};
const compiled = (other: Catalogue) =>
  compileCatalogues(
    new Map([
      ["en", english],
      ["de", other],
    ]),
  );
const german = {
  title: "Seiten",
  isLower: false,
  list: { removed: "{title} entfernt.", found: "{count} gefunden", count: "{count}" },
  steps: ["Öffnen.", "{name} wählen."],
};

it("texts stay texts, others are functions of one object, with types in English", () => {
  const { code, problems } = compiled(german);
  expect(problems).toEqual([]);
  expect(code.get("en")).toBe(`{
title: "Pages",
isLower: true,
list: {
removed: (values: { title: string | number }) => \`Removed \${values.title}.\`,
found: (values: { count: string | number }) => \`\${values.count} found\`,
count: (values: { count: number }) => selectPlural(values.count, { "other": \`\${values.count}\` }),
},
steps: (values: { name: string | number }) => ["Open it.", \`Choose \${values.name}.\`],
}`);
  expect(code.get("de")).toContain("removed: (values) => `$" + "{values.title} entfernt.`");
});

it("an argument may be left out, and may be counted where English does not", () => {
  const list = { ...german.list, removed: "Entfernt.", found: "{count, plural, one {Eins} other {#}}" };
  const { code, problems } = compiled({ ...german, list });
  expect(problems).toEqual([]);
  expect(code.get("de")).toContain('removed: () => "Entfernt."');
  expect(code.get("en")).toContain("found: (values: { count: number })");
});

it.each<[string, Catalogue, string]>([
  ["missing", { ...german, list: { removed: "", found: "" } }, "de: list.count is missing"],
  ["unknown", { ...german, more: "Mehr" }, "de: more is not a message of the English catalogue"],
  ["of another kind", { ...german, list: "Liste" }, "de: list is not a group, as it is in English"],
  [
    "with an argument of its own",
    { ...german, title: "Seiten {count}" },
    "de: title has an argument “count” that English does not have",
  ],
  [
    "that uses an argument in another way",
    { ...german, list: { ...german.list, count: "{count, select, true {a} other {b}}" } },
    "de: list.count uses “count” as a boolean; another language, as a number",
  ],
  [
    "with forms of another language",
    { ...german, list: { ...german.list, count: "{count, plural, few {#} other {#}}" } },
    "de: list.count has the plural forms few, other; those of the language are one, other",
  ],
])("a message that is %s is a problem", (_, other, problem) => {
  expect(compiled(other).problems).toEqual([problem]);
});
