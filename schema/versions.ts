import type { BlockMigration } from "./define-block.ts";

/** A step from one version of the config's format to the next; pure. */
export interface ConfigMigration {
  /** The version that it leads to: one more than the one before it in the list, the first to 2. */
  readonly to: number;
  /** A config of the version before to one of this version; the caller writes the `configVersion`. */
  readonly migrate: (config: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

/** What brings something older to the current format. */
export interface Migrations {
  readonly config: readonly ConfigMigration[];
  /** By type, for every block of the site. */
  readonly blocks: ReadonlyMap<string, readonly BlockMigration[]>;
}

/** What something was made for: versions are one more than the number of migrations. */
export interface Versions {
  /** The `configVersion`. */
  readonly config: number;
  /** By type of block; the first version is not listed. */
  readonly blocks: Readonly<Record<string, number>>;
}

export function versionsOf({ config, blocks }: Migrations): Versions {
  const later = [...blocks].filter(([, migrations]) => migrations.length > 0);
  return {
    config: config.at(-1)?.to ?? 1,
    blocks: Object.fromEntries(later.map(([type, migrations]) => [type, migrations.length + 1])),
  };
}

/** Parses stored versions; undefined if they are invalid. */
export function readVersions(config: unknown, blocks: unknown = {}): Versions | undefined {
  if (typeof blocks !== "object" || blocks === null) return undefined;
  const all = [config, ...Object.values(blocks)].every(Number.isSafeInteger);
  return all ? { config: config as number, blocks: blocks as Versions["blocks"] } : undefined;
}

/** Whether something was made for a version that is not known yet. Blocks that the site does not have are ignored. */
export function isNewer(versions: Versions, migrations: Migrations): boolean {
  return isBehind(versionsOf(migrations), versions, migrations);
}

export function isOlder(versions: Versions, migrations: Migrations): boolean {
  return isBehind(versions, versionsOf(migrations), migrations);
}

function isBehind(versions: Versions, others: Versions, { blocks }: Migrations): boolean {
  return (
    versions.config < others.config ||
    [...blocks.keys()].some((type) => versionOf(versions, type) < versionOf(others, type))
  );
}

/** The migrations that existed at these versions. */
export function migrationsUntil(versions: Versions, { config, blocks }: Migrations): Migrations {
  return {
    config: config.filter(({ to }) => to <= versions.config),
    blocks: new Map(
      [...blocks].map(([type, migrations]) => [type, migrations.slice(0, versionOf(versions, type) - 1)]),
    ),
  };
}

function versionOf({ blocks }: Versions, type: string): number {
  return Object.hasOwn(blocks, type) ? (blocks[type] ?? 1) : 1;
}
