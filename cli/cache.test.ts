import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { cached, cacheFolder, fingerprint } from "./cache.ts";

describe("what can be made again", () => {
  it("is made once for a key", async () => {
    const root = await temporaryFolder();
    let made = 0;
    const make = async () => ({ made: ++made });
    expect(await cached(root, "a-1", make)).toEqual({ made: 1 });
    expect(await cached(root, "a-1", make)).toEqual({ made: 1 });
    expect(await cached(root, "a-2", make)).toEqual({ made: 2 });
  });

  it("is made again when it was damaged", async () => {
    const root = await temporaryFolder();
    await cached(root, "a", async () => 1);
    await writeFile(join(cacheFolder(root), "a.json"), "{ half");
    expect(await cached(root, "a", async () => 2)).toBe(2);
    expect(await readFile(join(cacheFolder(root), "a.json"), "utf8")).toBe("2");
  });

  it("is not kept when making it failed", async () => {
    const root = await temporaryFolder();
    const failing = cached(root, "a", () => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");
    expect(await cached(root, "a", async () => 3)).toBe(3);
  });
});

describe("a fingerprint", () => {
  it("is the same for the same inputs, texts or bytes", () => {
    expect(fingerprint("a", "b")).toBe(fingerprint("a", Buffer.from("b")));
    expect(fingerprint("a")).toMatch(/^[0-9a-f]{16}$/);
  });

  it.each([
    ["another input", ["a"], ["b"]],
    ["another order", ["a", "b"], ["b", "a"]],
    ["the same letters in other inputs", ["ab", "c"], ["a", "bc"]],
    ["an empty input more", ["a"], ["a", ""]],
  ])("differs for %s", (_, one, other) => {
    expect(fingerprint(...one)).not.toBe(fingerprint(...other));
  });
});
