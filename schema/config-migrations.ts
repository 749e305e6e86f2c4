import { migrateToVersion2 } from "./migrations/version-2/migrate.ts";

/** A step from one version of the config's format to the next; pure. */
export interface ConfigMigration {
  /** The version that it leads to: one more than the one before it in the list, the first to 2. */
  readonly to: number;
  /** A config of the version before to one of this version; whoever calls it writes the `configVersion`. */
  readonly migrate: (config: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

/** Every change of the format that an older config must follow, in order. None is ever taken out. */
export const configMigrations: readonly ConfigMigration[] = [{ to: 2, migrate: migrateToVersion2 }];
