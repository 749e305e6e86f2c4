import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { AnyBlock } from "../schema/block/define-block.ts";
import { type Element, elementsOf } from "../tests/support/html-tree.ts";
import { viewMarkup } from "../tests/support/render-block-view.tsx";
import { resolvedSample } from "../tests/support/resolved-sample.ts";
import { formatDate, formatSpan, formatWeekday } from "./_kit/intl.ts";
import en from "./_kit/messages/en.json";
import { messageKeys } from "./_kit/messages/index.ts";
import { blocks } from "./index.ts";

/** Every fixed text replaced by its key between marks, so that one that is written elsewhere stands out. */
const marked = Object.fromEntries(messageKeys.map((key) => [key, `⟦${key}⟧`]));

describe.each(blocks.map((block) => [block.type, block] as const))("%s", (_, block) => {
  it("says nothing to visitors but what is in its props and in the message catalogue", () => {
    const said = saidIn(viewMarkup(block, undefined, { words: marked }));
    const written = writtenFor(block);
    const own = said.filter((text) => !text.includes("⟦") && !written.some((known) => known.includes(text)));
    expect(own, "Put the text into blocks/_kit/messages and take it from useMessages().").toEqual([]);
  });

  it("speaks no English on a German page", () => {
    const written = writtenFor(block);
    const said = saidIn(viewMarkup(block, undefined, { language: "de" }));
    // A single letter, as that of north, is the same in many languages.
    const english = Object.values(en).filter(
      (text) => typeof text === "string" && text.length > 1 && !text.includes("{"),
    );
    const wrong = said.filter((text) => english.includes(text as never) && !written.includes(text));
    // Some words are the same in both.
    expect(wrong).toEqual([]);
  });
});

describe("the sources of the blocks", () => {
  const forbidden =
    /leicester|london|\boffices?\b|\bpractices?\b|whatsapp|architect|instagram|planning permission|drawing sheet/i;
  const collections = /"(posts|projects|categories)"/;

  it.each(sourceFiles(import.meta.dirname))("name no site and no trade: %s", (file) => {
    const text = readFileSync(join(import.meta.dirname, file), "utf8");
    expect([forbidden, collections].flatMap((words) => words.exec(text)?.[0] ?? [])).toEqual([]);
  });
});

/** What a visitor reads or hears, and what scripts say later. */
function saidIn(html: string): string[] {
  return elementsOf(html)
    .flatMap((element) => (element.tagName === "script" ? [] : [...textsOf(element)]))
    .map((text) => text.trim())
    .filter((text) => /\p{L}/u.test(text));
}

function* textsOf({ attrs, childNodes }: Element): Generator<string> {
  for (const node of childNodes) if (node.nodeName === "#text" && "value" in node) yield node.value;
  for (const { name, value } of attrs) {
    const isText = ["aria-label", "alt", "title", "placeholder"].includes(name);
    // A text for a script has spaces or is JSON; an id or a state is one word in small letters.
    if (isText || (name.startsWith("data-") && /^(?!_|https:).*[ A-Z]/.test(value))) yield value;
  }
}

/** What the names and sizes of the files of samples say. */
const saidOfFiles = ["First", "Second", "PDF · 120 kB"];

/** What comes from the sample and from the page. */
function writtenFor(block: AnyBlock): string[] {
  const texts = [...stringsIn(resolvedSample(block)), "Home", "English", "Deutsch", ...saidOfFiles];
  const weekdays = Array.from({ length: 7 }, (_, day) => formatWeekday(day, "en-GB"));
  return [
    ...[...texts, ...weekdays],
    ...texts.map((text) => formatDate(text, "en-GB")),
    ...texts.map((text) => formatDate(text, "de")),
    ...texts.flatMap((text, index) =>
      [undefined, texts[index + 1]].map((end) => formatSpan(text, end, "en-GB")),
    ),
  ];
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value.replace(/<[^>]*>/g, "");
  else if (typeof value === "object" && value !== null)
    for (const child of Object.values(value)) yield* stringsIn(child);
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /(?<!\.test)\.(tsx?|scss)$/.test(name),
  );
}
