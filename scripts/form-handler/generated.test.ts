import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { packageRoot } from "../../tests/support/package-root.ts";
import { generatedRules, rulesFile } from "./generated.ts";

it("the form handler checks by the rules that the form has", async () => {
  const written = readFileSync(join(packageRoot, rulesFile), "utf8");
  expect(written, "Run npm run rules and commit the file.").toBe(await generatedRules(packageRoot));
});
