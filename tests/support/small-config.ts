import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "./package-root.ts";

interface SmallConfig {
  readonly configVersion: number;
  readonly site: Readonly<Record<string, unknown>>;
  readonly pages: readonly unknown[];
}

/** The config of tests/fixtures/small-site as it is written: every required setting, four pages. */
export const smallConfig = JSON.parse(
  readFileSync(join(packageRoot, "tests/fixtures/small-site/site.config.json"), "utf8"),
) as SmallConfig;
