import { existsSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { messagesFor } from "../../blocks/_kit/messages/index.ts";
import { checkFolder } from "../../cli/pipeline/check/check-folder.ts";
import { openSiteFolder } from "../../cli/write/open-site-folder.ts";
import { whereOperators } from "../../renderer/resolve/entries/where.ts";
import { formatNames, formatValue } from "../../renderer/resolve/tokens/formats.ts";
import { eachProperties } from "../../schema/site/each.ts";
import { readToken } from "../../schema/text/token-syntax.ts";
import { exampleDay } from "../support/example-sites.ts";
import { packageRoot } from "../support/package-root.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { guideOf } from "./read-guides.ts";
import { copyBakery } from "./sample-site.ts";

/** The rows of the table of a guide whose first row starts with a heading, without that row. */
function rowsOf(guide: string, heading: string): readonly (readonly string[])[] {
  const { text } = guideOf(guide);
  const [, table = ""] = new RegExp(`^\\| ${heading} [^\\n]*\\n((?:\\|[^\\n]*\\n)+)`, "m").exec(text) ?? [];
  return table
    .trim()
    .split("\n")
    .slice(1)
    .map((row) =>
      row
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) =>
          cell
            .trim()
            .replaceAll("\\|", "|")
            .replace(/^`([\s\S]*)`$/, "$1"),
        ),
    );
}

it("every format of tokens gives what the guide says", () => {
  const rows = rowsOf("tokens", "Format");
  for (const [written = "", value = "", english, french] of rows) {
    const [format] = readToken(`item.x | ${written}`)?.formats ?? [];
    if (!format) throw new Error(`${written} is no format.`);
    const of = (language: string) => {
      const formatted = formatValue(format, JSON.parse(value), {
        language,
        region: "GB",
        messages: () => messagesFor(language),
      });
      return "text" in formatted ? formatted.text.replaceAll(/[\u00a0\u202f]/g, " ") : formatted.mistake;
    };
    expect([written, of("en-GB"), of("fr")]).toEqual([written, english, french]);
  }
  expect([...new Set(rows.map(([written = ""]) => written.split(":")[0]))].sort()).toEqual(
    [...formatNames].sort(),
  );
});

it("every key and test of each leaves the breads that the guide says", async () => {
  const rows = rowsOf("tokens", "Written beside");
  const root = await temporaryFolder();
  await copyBakery(root);
  const file = join(root, "site.config.json");
  const config = JSON.parse(await readFile(file, "utf8"));
  const cards = rows.map(([written = ""], index) => ({
    id: `row-${index}`,
    type: "cards-grid",
    props: { title: "Row", cards: { ...JSON.parse(`{${written}}`), item: { title: "{{item.name}}" } } },
  }));
  for (const { props } of cards) if (!("each" in props.cards)) Object.assign(props.cards, { each: "breads" });
  const page = { id: "sample", path: "/sample", title: "Sample", description: "A sample." };
  const heading = { id: "heading", type: "heading", props: { title: "Rows" } };
  config.pages.push({ ...page, blocks: [heading, ...cards] });
  await writeFile(file, JSON.stringify(config));
  const { checked } = await checkFolder(await openSiteFolder(root, root), {
    config: "site.config.json",
    today: exampleDay,
  });
  const errors = checked.problems.filter(({ severity }) => severity === "error");
  expect(errors.map(({ message, suggestion }) => `${message} ${suggestion}`)).toEqual([]);
  const sample = checked.site?.pages.find(({ id }) => id === "sample");
  const blocks = (sample && checked.site?.whole(sample).blocks) ?? [];
  const given = blocks
    .slice(1)
    .map(({ props }) => (props as { cards: { title: string }[] }).cards.map(({ title }) => title).join(", "));
  expect(rows.map(([written = ""], index) => `${written} ${given[index] || "none"}`)).toEqual(
    rows.map(([written, names]) => `${written} ${names}`),
  );
  const text = rows.map(([written]) => written).join(" ");
  const keys = Object.keys(eachProperties).filter((key) => !["each", "group"].includes(key));
  expect([...keys, ...whereOperators].filter((key) => !text.includes(`"${key}"`))).toEqual([]);
});

it("messages that the guide on troubleshooting explains are those that are printed", () => {
  const printed = [
    "renderer/resolve/values/mappings.test.ts",
    "renderer/check/anchors.ts",
    "tests/problems/sentences.txt",
  ]
    .map((file) => readFileSync(join(packageRoot, file), "utf8"))
    .join("\n")
    .replace(/\$\{\w+\}/g, "any");
  const rows = rowsOf("troubleshooting", "Message");
  const unknown = rows.filter(([message = ""]) => {
    const parts = message.split("…").map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
    return !new RegExp(parts.join(".+?")).test(printed);
  });
  expect(unknown).toEqual([]);
  expect(rows.length).toBeGreaterThan(5);
});

it("every line of what nobody can do names tests that there are", () => {
  const lines = [...rowsOf("threat-model", "An author can't"), ...rowsOf("threat-model", "Who")];
  const cells = lines.map((row) => row.at(-1) ?? "").filter((cell) => !/^-+$/.test(cell));
  expect(cells.length).toBeGreaterThan(15);
  for (const cell of cells) {
    const tests = [...cell.matchAll(/[\w/.-]+\.test\.tsx?/g)].map(([path]) => path);
    expect(tests.length, cell).toBeGreaterThan(0);
    for (const test of tests) expect(existsSync(join(packageRoot, test)), test).toBe(true);
  }
});
