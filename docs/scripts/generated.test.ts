import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { generatedFiles } from "./generated.ts";

it.each(generatedFiles().map(({ file, text }) => [file, text] as const))(
  "docs/%s is what the engine says",
  (file, text) => {
    const written = readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
    expect(written, "Run npm run docs and commit the file.").toBe(text);
  },
);
