import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { generatedMessages } from "./generated.ts";

const root = join(import.meta.dirname, "../..");
const generated = generatedMessages(root);

it.each(generated.map(({ file, text }) => [file, text] as const))(
  "%s is compiled from its JSON",
  (file, text) => {
    expect(readFileSync(join(root, file), "utf8"), "Run npm run messages and commit the file.").toBe(text);
  },
);

it("nothing else is beside the compiled modules", () => {
  const names = generated.map(({ file }) => file);
  const others = readdirSync(join(root, "editing/messages/compiled")).filter(
    (name) => !names.includes(`editing/messages/compiled/${name}`),
  );
  expect(others).toEqual([]);
});
