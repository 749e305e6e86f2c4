import fc from "fast-check";
import { expect, it } from "vitest";
import { createReport } from "../../renderer/resolve/report/report.ts";
import { renderMarkdown } from "../../renderer/resolve/values/markdown.ts";
import { safeEmbed, safeUrl } from "../../schema/fields/safe-url.ts";
import type { Problem } from "../../schema/problems/problem.ts";
import { decodeText } from "../../schema/sources/decode-text.ts";
import { locateProblems } from "../../schema/sources/locate-problems.ts";
import { readMarkdown } from "../../schema/sources/markdown-source.ts";
import { assertProperty } from "../support/assert-property.ts";
import { checkSmall, fixtureParser } from "../support/check-small.ts";
import { dangersIn } from "../support/dangers-in.ts";
import { runs } from "../support/extent.ts";
import { smallConfig } from "../support/small-config.ts";

const file = "site.config.json";

const checkConfig = (written: string) => checkSmall(written).problems;

function checkPost(written: string): readonly Problem[] {
  const { source, problems } = readMarkdown("content/posts/x.md", written);
  if (!source) return problems;
  return locateProblems(
    [...problems, ...fixtureParser.entry(source, "posts", "x").problems],
    new Map([[source.file, source]]),
  );
}

const expectPlaces = (problems: readonly Problem[], text: string) => {
  const lines = text.split("\n");
  for (const { line = 0, column = 0, message } of problems) {
    expect(message).not.toBe("");
    expect(line).toBeGreaterThan(0);
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(column).toBeGreaterThan(0);
    expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
  }
};

const tried = (all: number) => ({ numRuns: runs(all) });
const text = fc.string({ unit: "binary", maxLength: 200 });
/** Pieces that mean something to one of the readers. */
const piece = (...pieces: string[]) =>
  fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 4 })), { maxLength: 60 })
    .map((all) => all.join(""));

it("random bytes are text or a problem", () => {
  assertProperty(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const { text: read, problems } = decodeText(bytes, file);
      expect(read === undefined).toBe(problems.length > 0);
    }),
    tried(500),
  );
});

it("random JSON and near-JSON have problems with places", () => {
  const near = piece(
    "{",
    "}",
    "[",
    "]",
    '"',
    ":",
    ",",
    "null",
    "\\u",
    "\n",
    " ",
    "1e9",
    "//",
    '"pages"',
    '"type"',
  );
  assertProperty(
    fc.property(fc.oneof(fc.json({ maxDepth: 6 }), near, text), (json) => {
      const problems = checkConfig(json);
      expect(problems.length).toBeGreaterThan(0);
      expectPlaces(problems, json);
    }),
    tried(1500),
  );
});

it("a good config with any value in any place does not throw", () => {
  const leaves = pathsOf(smallConfig);
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    text,
    piece("{{", "}}", "site.", "<b>", "](", "javascript:", "#", "/"),
  );
  assertProperty(
    fc.property(fc.constantFrom(...leaves), value, (path, wrong) => {
      const config = structuredClone(smallConfig) as unknown as Record<string, unknown>;
      const last = path.at(-1) ?? "";
      const owner = path.slice(0, -1).reduce((found, key) => found[key] as Record<string, unknown>, config);
      owner[last] = wrong;
      const written = JSON.stringify(config, null, 2);
      expectPlaces(checkConfig(written), written);
    }),
    tried(1200),
  );
});

it("a good config with a piece of its text gone or doubled does not throw", () => {
  const good = JSON.stringify(smallConfig, null, 2);
  assertProperty(
    fc.property(fc.nat(good.length), fc.nat(30), fc.boolean(), (at, length, doubled) => {
      const part = good.slice(at, at + length);
      const written = good.slice(0, at) + (doubled ? part + part : "") + good.slice(at + length);
      expectPlaces(checkConfig(written), written);
    }),
    tried(800),
  );
});

it("random front matter has problems with places", () => {
  const yaml = piece(
    "title",
    ": ",
    "\n",
    "- ",
    "  ",
    "&a ",
    "*a ",
    "!!x ",
    "|\n",
    ">-\n",
    "[",
    "]",
    "{",
    "}",
    "? ",
    "#",
    '"',
    "'",
    "---\n",
    "2025-02-30",
  );
  assertProperty(
    fc.property(yaml, text, (fields, body) => {
      const post = `---\n${fields}\n---\n${body}`;
      expectPlaces(checkPost(post), post);
    }),
    tried(1000),
  );
});

it("random Markdown becomes harmless HTML", () => {
  const markdown = piece(
    "[",
    "](",
    ")",
    "![",
    "<script>",
    "<b ",
    "onclick=1",
    ">",
    "> ",
    "- ",
    "*",
    "_",
    "`",
    "```\n",
    "\n",
    "|",
    "&#106;",
    "javascript:",
    "data:",
    "//evil.example",
    "<!--",
    "-->",
    "\\",
  );
  assertProperty(
    fc.property(fc.oneof(markdown, text), (written) => {
      const report = createReport();
      const link = (href: string) => {
        const url = safeUrl(href);
        return url && "href" in url ? url.href : url?.kind === "path" ? url.path : undefined;
      };
      const { html } = renderMarkdown(
        written,
        { file, pointer: "" },
        { language: "en", link, picture: () => undefined, report },
      );
      expect(dangersIn(html)).toEqual([]);
    }),
    tried(1500),
  );
});

it("random addresses are refused or lead over http, mail and telephone", () => {
  const address = piece(
    "javascript:",
    "JAVASCRIPT:",
    "data:",
    "https://",
    "http://",
    "//",
    "\\",
    "/",
    "@",
    "\t",
    "\n",
    "evil.example",
    "www.google.com",
    "/maps/embed",
    ":8443",
    "mailto:",
    "tel:",
    "#",
    "?",
    "..",
    "%2f",
  );
  assertProperty(
    fc.property(address, (written) => {
      const url = safeUrl(written);
      if (url && "href" in url) expect(new URL(url.href).protocol).toMatch(/^(https?|mailto|tel):$/);
      const embed = safeEmbed(written);
      if (embed) expect(new URL(embed).host).toMatch(/^(www\.openstreetmap\.org|(www|maps)\.google\.com)$/);
    }),
    tried(2000),
  );
});

/** The paths of every value in a value. */
function pathsOf(value: unknown, path: readonly string[] = []): string[][] {
  const below =
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, child]) => pathsOf(child, [...path, key]))
      : [];
  return path.length > 0 ? [[...path], ...below] : below;
}
