import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { importCases } from "./support/import-cases.ts";
import { importRows } from "./support/import-rows.ts";
import { packageRoot } from "./support/package-root.ts";

importCases("an own block may import", importRows);

it("the guide has a row for each", () => {
  const guide = readFileSync(join(packageRoot, "docs/content/guides/own-blocks.md"), "utf8");
  for (const row of importRows) expect(guide).toContain(`\`${row.import}\``);
});
