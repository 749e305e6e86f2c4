import { type ConfigMigration, configMigrations } from "./config-migrations.ts";
import type { AnyBlock, BlockMigration } from "./define-block.ts";

/** What brings something older to the present format. */
export interface Migrations {
  readonly config: readonly ConfigMigration[];
  /** By type, for every block of the site. */
  readonly blocks: ReadonlyMap<string, readonly BlockMigration[]>;
}

/** The migrations of the format, and of these blocks. */
export function migrationsOf(blocks: readonly Pick<AnyBlock, "type" | "migrations">[]): Migrations {
  return {
    config: configMigrations,
    blocks: new Map(blocks.map(({ type, migrations = [] }) => [type, migrations])),
  };
}
