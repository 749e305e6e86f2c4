import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assertProperty } from "../../tests/support/assert-property.ts";
import { runs } from "../../tests/support/extent.ts";
import type { BlockMigration } from "../block/define-block.ts";
import { configVersion } from "../site/page-schema.ts";
import { migrateConfig } from "./migrate-config.ts";
import { configMigrations } from "./migrations-of.ts";
import { renameProp } from "./rename-prop.ts";
import type { Migrations } from "./versions.ts";

/** In the second version a list of words became a list of objects. */
const toObjects: BlockMigration = (props) => {
  const { items } = props;
  if (!Array.isArray(items) || items.every((item) => typeof item !== "string")) return props;
  return { ...props, items: items.map((item) => (typeof item === "string" ? { text: item } : item)) };
};
const stumbling: BlockMigration = (props) =>
  Object.hasOwn(props, "size") ? { width: (props.size as string).trim() } : props;

const migrations: Migrations = {
  config: [
    { to: 2, migrate: ({ nav, ...config }) => ({ ...config, site: { ...(config.site as object), nav } }) },
    { to: 3, migrate: (config) => ({ ...config, third: true }) },
  ],
  blocks: new Map([
    ["notice", [renameProp("headline", "heading"), toObjects, renameProp("heading", "title")]],
    ["frame", [stumbling]],
    ["plain", []],
  ]),
};
const migrate = (value: unknown) => migrateConfig(value, migrations);
const config = (...blocks: readonly unknown[]) => ({
  configVersion: 3,
  site: {},
  pages: [{ id: "home", blocks }],
});
const notice = (props: unknown, more: object = {}) => ({ id: "a", type: "notice", ...more, props });

describe("a block of an older version", () => {
  it.each([
    ["the first", { headline: "Closed", items: ["a"], tone: "warm" }],
    ["the second", { heading: "Closed", items: ["a"], tone: "warm" }],
    ["the third", { heading: "Closed", items: [{ text: "a" }], tone: "warm" }],
    ["the present", { title: "Closed", items: [{ text: "a" }], tone: "warm" }],
  ])("is brought from %s to the present one, its keys in their places", (_, props) => {
    const migrated = migrate(config(notice(props)));
    expect(JSON.stringify(migrated)).toBe(
      JSON.stringify(config(notice({ title: "Closed", items: [{ text: "a" }], tone: "warm" }))),
    );
  });

  it("is migrated in frames and inside other blocks too", () => {
    const old = notice({ headline: "A" });
    const now = notice({ title: "A" });
    const column = (block: unknown) => ({
      id: "c",
      type: "plain",
      props: { columns: [{ blocks: [block] }] },
    });
    const site = (block: unknown) => ({ frame: [block, column(block)], frames: { landing: [block] } });
    const before = { ...config(column(old)), site: site(old) };
    expect(migrate(before)).toEqual({ ...config(column(now)), site: site(now) });
    expect(before.site.frame[0]).toEqual(old);
  });

  it("is so when it is hidden or locked", () => {
    for (const more of [{ hidden: true }, { lock: "content" }])
      expect(migrate(config(notice({ headline: "x" }, more)))).toEqual(config(notice({ title: "x" }, more)));
  });

  it("leaves all others and everything around as the very same", () => {
    const [plain, strange] = [
      { type: "plain", props: {} },
      { type: "gadget", props: { headline: 1 } },
    ];
    const before = config(plain, notice({ headline: "x" }), strange);
    const pages = [...before.pages, { id: "other", blocks: [plain] }];
    const after = migrate({ ...before, pages }) as typeof before;
    expect(after.site).toBe(before.site);
    expect(after.pages[1]).toBe(pages[1]);
    expect(after.pages[0]?.blocks[0]).toBe(plain);
    expect(after.pages[0]?.blocks[2]).toBe(strange);
  });

  it("keeps what is written under both names, for validation to tell", () => {
    const both = config(notice({ heading: "x", title: "y" }));
    expect(migrate(both)).toBe(both);
  });

  it("with a mistake over which a migration stumbles stays as it is", () => {
    const mistaken = config(
      { type: "frame", props: { size: 3 } },
      notice("nothing"),
      notice(["a"]),
      notice(null),
    );
    expect(migrate(mistaken)).toBe(mistaken);
    expect(migrate(config({ type: "frame", props: { size: " 3 " } }))).toEqual(
      config({ type: "frame", props: { width: "3" } }),
    );
  });

  it("has keys that are like those of every object as its own", () => {
    const text = '{"__proto__":{"x":1},"heading":"h","constructor":2}';
    const migrated = migrate(config(notice(JSON.parse(text)))) as ReturnType<typeof config>;
    const [migratedBlock] = (migrated.pages[0]?.blocks ?? []) as readonly { props: object }[];
    expect(JSON.stringify(migratedBlock?.props)).toBe(text.replace("heading", "title"));
    for (const type of ["__proto__", "constructor", "toString"]) {
      const odd = config({ type, props: {} });
      expect(migrate(odd)).toBe(odd);
    }
  });
});

describe("a config of an older version of the format", () => {
  it("is brought to the present one step by step, before its blocks", () => {
    const { site, pages } = config(notice({ headline: "x" }));
    const migrated = config(notice({ title: "x" })).pages;
    expect(migrate({ configVersion: 1, nav: "a", site, pages })).toEqual({
      configVersion: 3,
      site: { nav: "a" },
      third: true,
      pages: migrated,
    });
    expect(migrate({ configVersion: 2, nav: "a", site, pages })).toEqual({
      configVersion: 3,
      nav: "a",
      site,
      third: true,
      pages: migrated,
    });
  });

  it.each([4, 99])("or of a newer one, %s, is not touched", (newer) => {
    const value = { ...config(notice({ headline: "x" })), configVersion: newer };
    expect(migrate(value)).toBe(value);
  });

  it.each([undefined, null, "1", 0, -1, 1.5])(
    "that says %s for its version keeps that, for validation",
    (said) => {
      const value = { ...config(), configVersion: said };
      expect(migrate(value)).toBe(value);
    },
  );

  it("has one migration for each version from the second on, in order", () => {
    const versions = Array.from({ length: configVersion - 1 }, (_, index) => index + 2);
    expect(configMigrations.map(({ to }) => to)).toEqual(versions);
  });
});

/** Values as they may stand in a file, with the words that the migrations look for. */
const key = fc.constantFrom(
  "headline",
  "heading",
  "title",
  "items",
  "size",
  "text",
  "__proto__",
  "pages",
  "blocks",
);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom("x", " y ", 1, true, null),
    fc.dictionary(key, tie("value"), { maxKeys: 4 }),
    fc.array(tie("value"), { maxLength: 3 }),
  ),
}));
const type = fc.constantFrom("notice", "frame", "plain", "gadget");
const block = fc.oneof(
  value,
  fc.record({ type: fc.oneof(type, value), props: value }, { noNullPrototype: true }),
);
const page = fc.oneof(value, fc.record({ blocks: fc.oneof(value, fc.array(block)) }));
const anyConfig = fc.record({
  configVersion: fc.oneof(fc.constantFrom(1, 2, 3, 4), value),
  nav: value,
  pages: fc.oneof(value, fc.array(page)),
});

describe("whatever is in a file", () => {
  it("is migrated once and for all, and never written into", () => {
    let changed = 0;
    assertProperty(
      fc.property(fc.oneof(value, anyConfig), (authored) => {
        const before = JSON.stringify(authored);
        const once = migrate(authored);
        expect(JSON.stringify(authored)).toBe(before);
        expect(migrate(once)).toBe(once);
        if (once === authored) return;
        changed++;
        expect(JSON.stringify(once)).not.toBe(before);
      }),
      { numRuns: runs(2000) },
    );
    expect(changed).toBeGreaterThan(runs(2000) / 50);
  });
});
