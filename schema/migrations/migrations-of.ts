import type { AnyBlock } from "../define-block.ts";
import type { ConfigMigration, Migrations } from "../versions.ts";
import { migrateToVersion2 } from "./version-2/migrate.ts";

/** Every change of the format that an older config must follow, in order. None is ever removed. */
export const configMigrations: readonly ConfigMigration[] = [{ to: 2, migrate: migrateToVersion2 }];

/** The migrations of the format, and of these blocks. */
export function migrationsOf(blocks: readonly Pick<AnyBlock, "type" | "migrations">[]): Migrations {
  return {
    config: configMigrations,
    blocks: new Map(blocks.map(({ type, migrations = [] }) => [type, migrations])),
  };
}
