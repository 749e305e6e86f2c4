import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { packageRoot } from "../support/package-root.ts";
import { guideOf } from "./read-guides.ts";

/** The texts of the editor in English, and the names of its languages. */
function editorTexts(): string {
  const folder = join(packageRoot, "editing/messages");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".json"))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
}

it("what the guide on the editor sets in bold is what stands on its buttons and tabs", () => {
  const texts = editorTexts();
  const { text } = guideOf("editor");
  const labels = [...text.matchAll(/\*\*([A-Z][^*]*)\*\*/g)].map(([, label = ""]) =>
    label.replace(/\s+/g, " "),
  );
  const unknown = labels.filter((label) => {
    const start = label.replace(/ …$/, "");
    return !texts.includes(`"${start}`);
  });
  expect(unknown).toEqual([]);
  expect(labels.length).toBeGreaterThan(10);
});
