import type { BlockMigration } from "./define-block.ts";
import type { Migrations } from "./migrations.ts";
import { versionsOf } from "./versions.ts";

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * A config in the present format: the format's own migrations from its `configVersion` on, then those of every block,
 * also of hidden and locked ones. What they leave alone keeps its identity, and so does the whole. Anything that is no
 * config, or is one of a newer version, comes back as it is: validation says what is wrong with it.
 */
export function migrateConfig(value: unknown, migrations: Migrations): unknown {
  if (!isObject(value)) return value;
  const { configVersion } = value;
  if (typeof configVersion === "number" && configVersion > versionsOf(migrations).config) return value;
  return withItems(migrateFormat(value, migrations.config), "pages", (page) =>
    withItems(page, "blocks", (block) => migrateBlock(block, migrations.blocks)),
  );
}

function migrateFormat(config: JsonObject, migrations: Migrations["config"]): JsonObject {
  const from = config.configVersion;
  if (typeof from !== "number" || !Number.isInteger(from) || from < 1) return config;
  return attempted(config, () =>
    migrations.reduce<JsonObject>(
      (before, { to, migrate }) => (to > from ? { ...migrate(before), configVersion: to } : before),
      config,
    ),
  );
}

/** A placed block says no version, so all migrations of its type are tried: each leaves the new shape alone. */
function migrateBlock(block: unknown, migrations: Migrations["blocks"]): unknown {
  if (!isObject(block) || typeof block.type !== "string" || !isObject(block.props)) return block;
  const { type, props } = block;
  const migrated = attempted(props, () => migrateProps(props, migrations.get(type) ?? []));
  return migrated === props ? block : { ...block, props: migrated };
}

/** In a mixture of versions, a migration can make room for one before it: so that once is for all, both are tried again. */
function migrateProps(props: JsonObject, migrations: readonly BlockMigration[]): JsonObject {
  let migrated = props;
  for (let round = 0; round <= migrations.length; round++) {
    const before = migrated;
    migrated = migrations.reduce((shape, migrate) => migrate(shape), before);
    if (migrated === before) break;
  }
  return migrated;
}

/** What a migration stumbles over is a mistake in the file, about which validation has better words. */
function attempted(value: JsonObject, migrate: () => JsonObject): JsonObject {
  try {
    const migrated: unknown = migrate();
    return isObject(migrated) ? migrated : value;
  } catch {
    return value;
  }
}

function withItems(value: unknown, key: string, change: (item: unknown) => unknown): unknown {
  if (!isObject(value)) return value;
  const items = value[key];
  if (!Array.isArray(items)) return value;
  const changed = items.map(change);
  return changed.every((item, index) => item === items[index]) ? value : { ...value, [key]: changed };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
