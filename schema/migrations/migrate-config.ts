import type { BlockMigration } from "../block/define-block.ts";
import { isObject } from "../text/is-object.ts";
import type { Migrations } from "./versions.ts";
import { versionsOf } from "./versions.ts";

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Runs the format's migrations from the `configVersion` on, then those of every block, also of hidden and locked
 * ones. Unchanged values keep their identity. What is not a config, or is of a newer version, is returned as it is:
 * validation reports it.
 */
export function migrateConfig(value: unknown, migrations: Migrations): unknown {
  if (!isObject(value)) return value;
  const { configVersion } = value;
  if (typeof configVersion === "number" && configVersion > versionsOf(migrations).config) return value;
  const blocks = (owner: unknown, key: string) =>
    withItems(owner, key, (block) => migrateBlock(block, migrations.blocks));
  const pages = withItems(migrateFormat(value, migrations.config), "pages", (page) => blocks(page, "blocks"));
  return withKey(pages, "site", (site) =>
    withKey(blocks(site, "frame"), "frames", (frames) =>
      Object.keys(Object(frames)).reduce<unknown>(blocks, frames),
    ),
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

function migrateBlock(block: unknown, migrations: Migrations["blocks"]): unknown {
  if (!isObject(block) || typeof block.type !== "string" || !isObject(block.props)) return block;
  const { type, props } = block;
  const migrated = attempted(props, () => migrateProps(props, migrations.get(type) ?? []));
  const whole = withInnerBlocks(migrated, migrations) as JsonObject;
  return whole === props ? block : { ...block, props: whole };
}

/** Also migrates blocks inside blocks, such as those in the columns of a footer. */
function withInnerBlocks(value: unknown, migrations: Migrations["blocks"]): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => withInnerBlocks(item, migrations));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (!isObject(value)) return value;
  if (typeof value.id === "string" && typeof value.type === "string" && migrations.has(value.type))
    return migrateBlock(value, migrations);
  return Object.keys(value).reduce<unknown>(
    (owner, key) => withKey(owner, key, (inner) => withInnerBlocks(inner, migrations)),
    value,
  );
}

function withKey(value: unknown, key: string, change: (inner: unknown) => unknown): unknown {
  if (!isObject(value) || !Object.hasOwn(value, key)) return value;
  const changed = change(value[key]);
  return changed === value[key] ? value : { ...value, [key]: changed };
}

function migrateProps(props: JsonObject, migrations: readonly BlockMigration[]): JsonObject {
  let migrated = props;
  for (let round = 0; round <= migrations.length; round++) {
    const before = migrated;
    migrated = migrations.reduce((shape, migrate) => migrate(shape), before);
    if (migrated === before) break;
  }
  return migrated;
}

/** A migration throws on an invalid file only, which validation reports better. */
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
