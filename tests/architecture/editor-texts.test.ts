import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { packageRoot } from "../support/package-root.ts";
import { sources } from "./product-files.ts";

/** What of an ESTree node is read here. */
interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** Attributes whose texts are seen or heard. */
const said = new Set([
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "alt",
  "label",
  "placeholder",
  "title",
]);

/** What is written between elements that no language changes: names of files and commands. */
const untranslated = new Set(["site dev", "site-content.json", "content", "content/media/"]);

const aWord = /\p{L}{2}/u;
/** Two words and more that begin like a sentence, or one of which is of those that no class name has. */
const aSentence =
  /^\p{Lu}\p{Ll}+ \p{Ll}|(?=.*\p{L} \p{L})(?:^|\s)(?:an?|and|are|be|can|for|has|have|in|is|it|no|not|of|on|or|that|the|there|this|to|was|with)(?=$|[\s.,:])/u;

/** The texts of a module that somebody who uses the editor would read, and that are in no catalogue. */
function textsIn(file: string, code: string): string[] {
  const found: string[] = [];
  const note = (text: string) => found.push(text.trim().replace(/\s+/g, " "));
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const one of value) visit(one);
      return;
    }
    if (!isNode(value)) return;
    // What is thrown as a plain Error is for developers, but for what the word `EditError` says.
    if (value.type === "NewExpression" && isNode(value.callee) && value.callee.name === "Error") {
      const [argument] = value.arguments as readonly unknown[];
      if (isNode(argument) && argument.type !== "Literal" && argument.type !== "TemplateLiteral")
        visit(argument);
      return;
    }
    if (value.type.startsWith("Import") || value.type.startsWith("TS")) {
      // `as`, `satisfies` and `!` stand around a value.
      if ("expression" in value) visit(value.expression);
      return;
    }
    if (value.type === "Property" && isNode(value.key) && isNode(value.value)) {
      const { key, value: word } = value as unknown as { readonly key: Node; readonly value: Node };
      if (said.has(String(key.name)) && word.type === "Literal" && /^\p{Lu}\p{Ll}/u.test(String(word.value)))
        return void note(String(word.value));
    }
    if (value.type === "JSXText" && aWord.test(String(value.value))) note(String(value.value));
    if (value.type === "JSXAttribute" && isNode(value.name) && isNode(value.value)) {
      const isSaid = said.has(String(value.name.name));
      if (isSaid && value.value.type === "Literal" && aWord.test(String(value.value.value)))
        return void note(String(value.value.value));
      if (value.name.name === "className") return;
    }
    const text =
      value.type === "Literal" && typeof value.value === "string"
        ? value.value
        : value.type === "TemplateElement"
          ? (value.value as unknown as { readonly cooked: string }).cooked
          : "";
    if (aSentence.test(text) && !text.startsWith("<") && !text.includes("{ ")) note(text);
    for (const [key, child] of Object.entries(value)) if (key !== "type") visit(child);
  };
  visit(parseSync(file, code).program);
  return found.filter((text) => !untranslated.has(text));
}

/** Schemas are English in the code; `editing/messages/de/schemas` has their words in German, held complete by its own test. */
const schemas = ["editing/labels/schema/whole-site-schema.ts"];
/** A page of GitHub's, which is in English for everybody. */
const pictures = ["admin/features/publish-panels/github-key-picture.tsx"];

describe("every text of the editor is in the catalogues of editing/messages", () => {
  const editor = sources.filter(
    (file) =>
      file.startsWith("admin/") &&
      !file.startsWith("editing/messages/") &&
      ![...schemas, ...pictures].includes(file),
  );

  it("and none stands in its code", () => {
    const found = editor.flatMap((file) =>
      textsIn(file, readFileSync(join(packageRoot, file), "utf8")).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ["between elements", "const a = <p>Nothing yet</p>;", "Nothing yet"],
    ["one word between elements", "const a = <b>Words</b>;", "Words"],
    ["in an attribute", 'const a = <b aria-label="Close" />;', "Close"],
    ["in a property", 'const a = [{ label: "Bold" }];', "Bold"],
    ["a refusal", 'throw new Refusal("This is locked.");', "This is locked."],
    ["a template", "const a = ` was saved`;", "was saved"],
    ["a choice", 'const a = is ? "To be mended" : undefined;', "To be mended"],
  ])("a text is found %s", (_, code, text) => {
    expect(textsIn("a.tsx", code)).toEqual([text]);
  });

  it.each([
    "const a = <p>{messages.form.none}</p>;",
    'const a = <b className="input in the-list" />;',
    'throw new Error("This is for a developer.");',
    'const keys = "Shift+Enter";',
  ])("others are not: %s", (code) => {
    expect(textsIn("a.tsx", code)).toEqual([]);
  });
});

it("a problem's own sentences, which are for developers, are shown by admin/check/problems alone", () => {
  const elsewhere = sources.filter(
    (file) =>
      file.startsWith("admin/") && !file.startsWith("admin/check/problems/") && !file.includes(".test."),
  );
  const found = elsewhere.flatMap((file) =>
    readFileSync(join(packageRoot, file), "utf8")
      .split("\n")
      // A sentence can tell two problems of a list apart.
      .filter(
        (line) => /\bproblems?(?:\[0\])?\??\.(?:message|suggestion)\b/.test(line) && !/\bkey=/.test(line),
      )
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
