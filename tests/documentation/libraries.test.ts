import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { packageRoot } from "../support/package-root.ts";
import { guideOf } from "./read-guides.ts";

const example = join(packageRoot, "examples/react-libraries");
const guide = guideOf("libraries");
const read = (file: string) => readFileSync(join(example, file), "utf8");

describe("the guide to libraries", () => {
  it.each(guide.fences.map(({ attributes, text }): [string, string] => [attributes.title ?? "", text]))(
    "shows %s as it is in the example",
    (file, text) => expect(text).toBe(read(file)),
  );

  it("shows something of each block", () => {
    const blocks = readdirSync(join(example, "blocks"), { withFileTypes: true });
    const folders = blocks.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    const shown = guide.fences.map(({ attributes }) => attributes.title?.split("/")[1]);
    expect(folders.filter((name) => !shown.includes(name))).toEqual([]);
  });

  it("names the keys of the definitions that there are", () => {
    const definitions = readdirSync(join(example, "blocks"), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith("index.tsx"))
      .map((name) => read(join("blocks", name)))
      .join("\n");
    const keys = /^ {2}(?:setsHtml|trustedTypes|allowDuplicatePolicies|loads|connects|frames|wasm)\b.*$/gm;
    const present = (definitions.match(keys) ?? []).map((line) => line.trim().replace(/,$/, ""));
    const told = [...guide.text.matchAll(/^\| \[.*$/gm)].flatMap(([row]) =>
      [...(row.split("|")[2] ?? "").matchAll(/`([^`]+)`/g)].map(([, key]) => key),
    );
    expect(told.sort()).toEqual(present.sort());
  });
});
