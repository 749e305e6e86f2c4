import { expect, it } from "vitest";
import { formattersFor } from "../../editing/messages/shared/formatters.ts";
import { compileMessage } from "./compile-message.ts";

/** What a message says with its arguments filled in. */
function say(text: string, values: Readonly<Record<string, unknown>>, language = "en"): unknown {
  const formatters = formattersFor(language);
  const run = new Function(
    ...Object.keys(formatters),
    "values",
    `return ${compileMessage(text, language).code}`,
  );
  return run(...Object.values(formatters), values);
}

/** With a brace after it, what a template literal fills in. */
const dollar = "$";

it.each([
  ["Nothing yet", {}, "Nothing yet"],
  ["Removed {title}.", { title: `“A” $& \`b\` ${dollar}{c}` }, `Removed “A” $& \`b\` ${dollar}{c}.`],
  [
    `A page can't have '{'braces'}' or a \\ or \`this\` or ${dollar}{title}`,
    { title: "x" },
    "A page can't have {braces} or a \\ or `this` or $x",
  ],
  ["<b>{title}</b>\nsecond line", { title: "x" }, "<b>x</b>\nsecond line"],
  ["{count, plural, one {# problem} other {# problems}}", { count: 1 }, "1 problem"],
  ["{count, plural, one {# problem} other {# problems}}", { count: 1234 }, "1234 problems"],
  ["{count, plural, =0 {none} one {one} other {#}} left", { count: 0 }, "none left"],
  [
    "{count, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}",
    { count: 2 },
    "you and 1 other",
  ],
  ["{count, plural, one {# “{title}”} other {# {title}s}}", { count: 2, title: "page" }, "2 pages"],
  ["the {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", { place: 22 }, "the 22nd"],
  ["the {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", { place: 11 }, "the 11th"],
  ["{canSave, select, true {Export or save} other {Export}} it", { canSave: true }, "Export or save it"],
  ["{canSave, select, true {Export or save} other {Export}} it", { canSave: false }, "Export it"],
  ["{kind, select, text {Write} list {Add} other {Choose}}", { kind: "list" }, "Add"],
  ["{kind, select, text {Write} list {Add} other {Choose}}", { kind: undefined }, "Choose"],
  ["{kind, select, text {Write} other {Choose}}", { kind: "constructor" }, "Choose"],
  ["{limit, number}", { limit: 4.5 }, "4.5"],
])("%s with %j", (text, values, said) => {
  expect(say(text, values)).toBe(said);
});

it.each([
  ["pl", 1, "1 plik"],
  ["pl", 3, "3 pliki"],
  ["pl", 5, "5 plików"],
  ["pl", 22, "22 pliki"],
])("plural forms are those of the language: %s, %i", (language, count, said) => {
  const text = "{count, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}";
  expect(say(text, { count }, language)).toBe(said);
});

it("numbers are formatted as the language does", () => {
  expect(say("{limit, number}", { limit: 4.5 }, "de")).toBe("4,5");
});

it.each([
  [
    "{count, plural, one {# file} few {# files} other {# files}}",
    "has the plural forms one, few, other; those of the language are one, other",
  ],
  ["{count, plural, =1 {file} one {# file}}", "is not ICU MessageFormat (MISSING_OTHER_CLAUSE)"],
  ["Removed {title", "is not ICU MessageFormat (EXPECT_ARGUMENT_CLOSING_BRACE)"],
  ["{day, date}", "has a date or time; format it in the code and fill it in as a text"],
  ["{limit, number, percent}", "has a number with a style; only {name, number} is supported"],
  ["{0}", "has an argument “0”, which is no name for one"],
  ["{count, plural, other {#}} {count, select, true {a} other {b}}", "uses “count” as number and as boolean"],
])("%s is an error", (text, message) => {
  expect(() => compileMessage(text, "en")).toThrow(message);
});

it("a language that tells more numbers apart needs a form for each", () => {
  expect(() => compileMessage("{count, plural, one {# plik} other {# pliki}}", "pl")).toThrow(
    "has the plural forms one, other; those of the language are few, many, one, other",
  );
});
