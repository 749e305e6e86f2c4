import { describe, expect, it } from "vitest";
import { renameProp } from "./rename-prop.ts";
import type { Migrations } from "./versions.ts";
import { isNewer, isOlder, migrationsUntil, readVersions, versionsOf } from "./versions.ts";

const [first, second] = [renameProp("a", "b"), renameProp("b", "c")];
const format = [2, 3].map((to) => ({ to, migrate: (config: Readonly<Record<string, unknown>>) => config }));
const migrations: Migrations = {
  config: format,
  blocks: new Map([
    ["notice", [first, second]],
    ["plain", []],
  ]),
};
const present = { config: 3, blocks: { notice: 3 } };

describe("the versions", () => {
  it("are one more than there are migrations; first ones are not listed", () => {
    expect(versionsOf(migrations)).toEqual(present);
    expect(versionsOf({ config: [], blocks: new Map() })).toEqual({ config: 1, blocks: {} });
  });

  it.each([
    [present, {}],
    [{ config: 3, blocks: { notice: 3, "not-here": 9 } }, {}],
    [{ config: 1, blocks: {} }, { older: true }],
    [{ config: 3, blocks: { notice: 2 } }, { older: true }],
    [{ config: 2, blocks: { notice: 3 } }, { older: true }],
    [{ config: 4, blocks: { notice: 3 } }, { newer: true }],
    [{ config: 3, blocks: { notice: 3, plain: 2 } }, { newer: true }],
    [
      { config: 1, blocks: { notice: 4 } },
      { newer: true, older: true },
    ],
  ])("%j are %j", (versions, { newer = false, older = false }: { newer?: boolean; older?: boolean }) => {
    expect(isNewer(versions, migrations)).toBe(newer);
    expect(isOlder(versions, migrations)).toBe(older);
  });

  it("lead back to the migrations that there were then", () => {
    expect(migrationsUntil(present, migrations)).toEqual(migrations);
    const then = migrationsUntil({ config: 2, blocks: { notice: 2 } }, migrations);
    expect(then.config).toEqual(format.slice(0, 1));
    expect(then.blocks.get("notice")).toEqual([first]);
    expect(versionsOf(then)).toEqual({ config: 2, blocks: { notice: 2 } });
    expect(versionsOf(migrationsUntil({ config: 1, blocks: {} }, migrations))).toEqual({
      config: 1,
      blocks: {},
    });
  });

  it.each([
    [1, undefined, { config: 1, blocks: {} }],
    [2, { notice: 3 }, { config: 2, blocks: { notice: 3 } }],
    [undefined, {}, undefined],
    ["1", {}, undefined],
    [1, null, undefined],
    [1, { notice: "3" }, undefined],
  ])("stored as %j and %j are %j", (config, blocks, read) => {
    expect(readVersions(config, blocks)).toEqual(read);
  });
});
