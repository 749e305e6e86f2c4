import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { catalogues } from "../../blocks/_kit/messages/index.ts";
import { blocks } from "../../blocks/index.ts";
import { configJsonSchema } from "../../schema/json-schema/config-json-schema.ts";
import { problemCodes } from "../../schema/problems/problem-codes.ts";
import { packageRoot } from "../support/package-root.ts";
import { files } from "./product-files.ts";

/** Words of some site's trade and towns, in any case, in the singular and the plural. */
const words =
  /\b(?:leicester(?:shire)?|london|offices?|practices?|whatsapp|architects?|architecture|architectural|instagram|planning permission|drawing sheets?)\b/gi;
/** The collections of a site: by their names, and where a property can have the name as well, as a folder. */
const collections = /\b(?:posts|projects)\b|content\/categories\b/gi;

/** Lines of a text with such words, each with the words. */
function found(text: string): string[] {
  return text
    .split("\n")
    .flatMap((line) =>
      [...line.matchAll(words), ...line.matchAll(collections)].map(([word]) => `${word}: ${line.trim()}`),
    );
}

describe("the engine knows no site: no word of a trade, a town or a collection is in it", () => {
  // What version 1 of the config was is the business of its migration.
  const engine = files.filter((file) => !file.startsWith("schema/migrations/"));
  const texts = engine.filter((file) => /\.(?:tsx?|js|scss|json|html|svg)$/.test(file));

  it("not in its sources", () => {
    // GitLab's API has its own word for a repository in its addresses.
    const readText = (file: string) => {
      const text = readFileSync(join(packageRoot, file), "utf8");
      if (file === "admin/publish/hosts/gitlab.ts") return text.replace("/api/v4/projects/", "");
      // A format of any site's tokens, by the name of the messenger.
      return file === "renderer/resolve/tokens/telephone-formats.ts" ? text.replaceAll("whatsapp", "") : text;
    };
    const lines = texts.flatMap((file) => found(readText(file)).map((line) => `${file}: ${line}`));
    expect(lines).toEqual([]);
  });

  it("not in the names of its files", () => {
    expect(engine.filter((file) => found(file.replace("project-gallery", "")).length > 0)).toEqual([]);
  });

  it("not in the schema of a site without a model", () => {
    const schema = configJsonSchema(blocks, { settings: {}, collections: {} });
    expect(found(JSON.stringify(schema, null, 2))).toEqual([]);
  });

  it("not in what it tells: problems, fixed texts, samples", () => {
    const told = [problemCodes, [...catalogues.values()], blocks.map(({ sample }) => sample)];
    expect(told.flatMap((value) => found(JSON.stringify(value, null, 2)))).toEqual([]);
  });

  it.each([
    ["an office", "office: an office"],
    ['{ each: "posts" }', 'posts: { each: "posts" }'],
    ["content/categories/a.md", "content/categories: content/categories/a.md"],
  ])("such words are found, as in %s", (text, line) => {
    expect(found(text)).toContain(line);
  });

  it.each(["an officer", "project-gallery", "item.project", "method: post", "categories: [{}]"])(
    "others are not, as in %s",
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});
