import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { languageModules } from "./language-modules.ts";

const messages = join(import.meta.dirname, "../../editing/messages");
let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "messages-")), "messages");
  await cp(messages, folder, { recursive: true });
});
afterEach(() => rm(join(folder, ".."), { recursive: true, force: true }));

const change = async (file: string, edit: (texts: Record<string, unknown>) => object) => {
  const texts = JSON.parse(await readFile(join(folder, file), "utf8"));
  await writeFile(join(folder, file), JSON.stringify(edit(texts)));
};

/** A text of English with one plural form, which any language has. */
function inOneForm(text: string): string {
  const plurals =
    /\{(\w+), (plural|selectordinal), ((?:=\d+ \{[^{}]*\} )?)one .*?other (\{(?:[^{}]|\{\w+\})*\})\}/gs;
  return text.replace(plurals, (_, name, type, exact, other) =>
    type === "plural" ? `{${name}, plural, ${exact}other ${other}}` : `{${name}}.`,
  );
}

it("a language is added by its JSON files alone", async () => {
  await mkdir(join(folder, "pl/schemas"), { recursive: true });
  for (const file of (await readdir(join(folder, "en"))).filter((name) => name.endsWith(".json")))
    await writeFile(join(folder, "pl", file), inOneForm(await readFile(join(folder, "en", file), "utf8")));
  for (const part of ["titles", "descriptions", "choices"])
    await writeFile(join(folder, `pl/schemas/${part}.json`), JSON.stringify({ Page: "Strona" }));
  await change("pl/language.json", () => ({ name: "Polski", locale: "pl-PL", lowersTitles: true }));
  const problems =
    "{count, plural, =0 {Brak} one {# problem} few {# problemy} many {# problemów} other {# problemu}}";
  await change("pl/shell.json", (texts) => ({ ...texts, undo: "Cofnij", problems }));
  for (const { file, text } of languageModules(folder)) await writeFile(join(folder, file), text);

  const editor = await import(pathToFileURL(join(folder, "messages.ts")).href);
  expect(editor.editorLanguages).toEqual({ en: "English", de: "Deutsch", pl: "Polski" });
  await editor.loadMessages(editor.preferredLanguage(["pl-PL", "en"]));
  expect(editor.editorLanguage).toBe("pl");
  const { shell } = editor.messages;
  expect(shell.undo).toBe("Cofnij");
  expect([0, 1, 3, 5, 22].map((count) => shell.problems({ count }))).toEqual([
    "Brak",
    "1 problem",
    "3 problemy",
    "5 problemów",
    "22 problemy",
  ]);
  expect(editor.schemaTexts.titles.Page).toBe("Strona");
});

it("all messages that are missing are reported at once", async () => {
  await change("de/shell.json", ({ undo: _, redo: __, ...texts }) => texts);
  await rm(join(folder, "de/later.json"));
  expect(() => languageModules(folder)).toThrow(
    "de: later is missing\nde: shell.undo is missing\nde: shell.redo is missing",
  );
});
