import type { AnyBlock } from "../block/define-block.ts";
import { migrateToVersion2 } from "./version-2/migrate.ts";
import type { ConfigMigration, Migrations } from "./versions.ts";

export const configMigrations: readonly ConfigMigration[] = [{ to: 2, migrate: migrateToVersion2 }];

export function migrationsOf(blocks: readonly Pick<AnyBlock, "type" | "migrations">[]): Migrations {
  return {
    config: configMigrations,
    blocks: new Map(blocks.map(({ type, migrations = [] }) => [type, migrations])),
  };
}
