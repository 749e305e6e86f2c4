import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { packageRoot } from "../support/package-root.ts";
import { layerOf, sources } from "./product-files.ts";

/** The layers whose exported interfaces are documented. */
const layers = ["schema", "blocks", "renderer", "editing", "admin", "cli"];

interface Node {
  readonly start: number;
  readonly end: number;
}

/** The exported interfaces of at least two members that have no doc comment, neither above them nor at a member. */
function undocumentedInterfaces(file: string, code: string): string[] {
  const { program, comments } = parseSync(file, code);
  const docs = comments.filter(({ type, value }) => type === "Block" && value.startsWith("*"));
  const hasDoc = ({ start }: Node) =>
    docs.some(({ end }) => end <= start && code.slice(end, start).trim() === "");
  return program.body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration") return [];
    const { declaration } = statement;
    if (declaration?.type !== "TSInterfaceDeclaration") return [];
    const members = declaration.body.body;
    return members.length < 2 || hasDoc(statement) || members.some(hasDoc) ? [] : [declaration.id.name];
  });
}

describe("exported interfaces say what their members mean", () => {
  it.each(layers)("those of %s", (layer) => {
    const files = sources.filter((file) => layerOf(file) === layer && /\.tsx?$/.test(file));
    const found = files.flatMap((file) =>
      undocumentedInterfaces(file, readFileSync(join(packageRoot, file), "utf8")).map(
        (name) => `${name} in ${file}`,
      ),
    );
    expect(files).not.toEqual([]);
    expect(
      found,
      "Write a doc comment above it, or at each member whose name and type do not say what it means",
    ).toEqual([]);
  });

  const members = "readonly size: number;\n  readonly name: string;";

  it.each([
    ["one without any comment", `export interface File {\n  ${members}\n}`],
    ["one with a comment that is no doc comment", `// A file.\nexport interface File {\n  ${members}\n}`],
    ["one below another's doc comment", `/** A. */\ntype A = 1;\nexport interface File {\n  ${members}\n}`],
    ["one with methods", "export interface File {\n  read(): string;\n  write(text: string): void;\n}"],
  ])("finds %s", (_, code) => {
    expect(undocumentedInterfaces("a.ts", code)).toEqual(["File"]);
  });

  it.each([
    ["one that says what it is", `/** A file. */\nexport interface File {\n  ${members}\n}`],
    ["one that says what a member is", `export interface File {\n  /** In bytes. */\n  ${members}\n}`],
    ["one of a single member", "export interface File {\n  readonly size: number;\n}"],
    ["one of the module's own", `interface File {\n  ${members}\n}`],
  ])("passes over %s", (_, code) => {
    expect(undocumentedInterfaces("a.ts", code)).toEqual([]);
  });
});
