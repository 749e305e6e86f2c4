import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { generatedFiles } from "./generated.ts";
import { publicationFiles, withPublication } from "./publication.ts";

it.each(publicationFiles)(
  "docs/%s begins with a clone or with the registry, and nothing else changes",
  (file) => {
    const text = readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
    const clone = withPublication(file, text, false);
    const registry = withPublication(file, text, true);
    expect(clone).not.toContain("npm create blockwork");
    expect(clone).not.toContain("blockwork@latest");
    expect(registry).not.toContain("cli/site.js init");
    expect(withPublication(file, registry, false)).toBe(clone);
    expect(() => withPublication(file, "", true)).toThrow("must have one passage");
  },
);

it.each(generatedFiles().map(({ file, text }) => [file, text] as const))(
  "docs/%s is what the engine says",
  (file, text) => {
    const written = readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
    expect(written, "Run npm run docs and commit the file.").toBe(text);
  },
);
