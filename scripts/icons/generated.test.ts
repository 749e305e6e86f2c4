import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { packageRoot } from "../../tests/support/package-root.ts";
import { generatedIcons, iconsFile } from "./generated.ts";

it("the editor has the icons that it uses, and no others", () => {
  const written = readFileSync(join(packageRoot, iconsFile), "utf8");
  expect(written, "Run npm run icons and commit the file.").toBe(generatedIcons(packageRoot));
});
