import { migrateConfig } from "../../schema/migrate-config.ts";
import type { Migrations } from "../../schema/versions.ts";

export function migrateBlocks(
  blocks: unknown,
  configVersion: unknown,
  migrations: Migrations,
): readonly unknown[] {
  const site = { configVersion, site: {}, pages: [{ id: "page", path: "/", blocks }] };
  const { pages } = migrateConfig(site, migrations) as typeof site;
  const [page] = pages;
  return Array.isArray(page?.blocks) ? page.blocks : [];
}
