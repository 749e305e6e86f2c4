import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { openCache } from "./cache.ts";
import { remember } from "./remember.ts";

/** A site with a file and a folder that a value is made of, and how often it was made. */
async function site() {
  const root = await temporaryFolder({ "src/a.ts": "one", "src/notes.txt": "", "later/a.ts": "far" });
  const inputs = ["src/a.ts", "src", "package.json"].map((name) => join(root, name));
  // So old that its time says everything.
  const age = () => {
    for (const path of [...inputs, join(root, "later")]) {
      try {
        utimesSync(path, 1_000_000_000, 1_000_000_000);
      } catch {
        // It is not there.
      }
    }
  };
  age();
  let made = 0;
  const get = (settings: unknown = "settings", folder = root) =>
    remember({
      cache: openCache(folder),
      step: "value",
      settings,
      make: async () => {
        made++;
        const names = ["src/a.ts", "src", "package.json"].map((name) => join(folder, name));
        return { value: readFileSync(join(folder, "src/a.ts"), "utf8"), inputs: names };
      },
    });
  return { root, get, made: () => made, path: (name: string) => join(root, name) };
}

describe("a value with inputs", () => {
  it.each<[string, (path: (name: string) => string) => void]>([
    ["the bytes of a file", (path) => writeFileSync(path("src/a.ts"), "two")],
    [
      "the bytes of a file, but neither its size nor its time",
      (path) => {
        writeFileSync(path("src/a.ts"), "eno");
        utimesSync(path("src/a.ts"), 1_000_000_000, 1_000_000_000);
      },
    ],
    ["a source that is added beside it", (path) => writeFileSync(path("src/b.ts"), "")],
    ["a folder that is added beside it", (path) => mkdirSync(path("src/a"))],
    ["a file that was not there", (path) => writeFileSync(path("package.json"), "{}")],
    [
      "another file under its name",
      (path) => {
        rmSync(path("src/a.ts"));
        renameSync(path("later/a.ts"), path("src/a.ts"));
      },
    ],
  ])("is made again for %s", async (_, change) => {
    const { get, made, path } = await site();
    await get();
    const before = made();
    change(path);
    expect(await get()).toBe(readFileSync(path("src/a.ts"), "utf8"));
    expect(made()).toBeGreaterThan(before);
  });

  it("is made again for other settings", async () => {
    const { get, made } = await site();
    await get("one");
    const before = made();
    await get("other");
    expect(made()).toBeGreaterThan(before);
  });

  it.each<[string, (path: (name: string) => string) => void]>([
    ["the time of a file", (path) => utimesSync(path("src/a.ts"), 2000, 2000)],
    ["the permissions of a file that can still be read", (path) => chmodSync(path("src/a.ts"), 0o600)],
    ["a test beside it", (path) => writeFileSync(path("src/a.test.ts"), "")],
    ["a file that is no source", (path) => writeFileSync(path("src/more.txt"), "")],
  ])("is not made again for %s", async (_, change) => {
    const { get, made, path } = await site();
    await get();
    await get();
    await get();
    const before = made();
    change(path);
    expect(await get()).toBe("one");
    expect(made()).toBe(before);
  });

  it("is not made again in a copy of the site at another place", async () => {
    const { root, get, made } = await site();
    const copy = join(await temporaryFolder(), "copy");
    for (let run = 0; run < 3; run++) await get();
    await cp(root, copy, { recursive: true });
    const before = made();
    expect(await get("settings", copy)).toBe("one");
    expect(made()).toBe(before);
  });

  it("is made again at once if an input changes while it is made", async () => {
    const { root, path } = await site();
    const seen: string[] = [];
    const value = await remember({
      cache: openCache(root),
      step: "value",
      settings: "",
      make: async () => {
        const text = readFileSync(path("src/a.ts"), "utf8");
        if (seen.length === 0) writeFileSync(path("src/a.ts"), "two");
        seen.push(text);
        return { value: text, inputs: [path("src/a.ts")] };
      },
    });
    expect(value).toBe("two");
    expect(seen.slice(0, 2)).toEqual(["one", "two"]);
  });

  it("is not kept when making it failed", async () => {
    const root = await temporaryFolder();
    const failing = (error: Error) =>
      remember({
        cache: openCache(root),
        step: "value",
        settings: "",
        make: () => Promise.reject(error),
      });
    await expect(failing(new Error("one"))).rejects.toThrow("one");
    await expect(failing(new Error("other"))).rejects.toThrow("other");
  });
});
