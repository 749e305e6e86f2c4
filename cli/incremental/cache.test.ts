import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { cacheFolder, fingerprint, openCache } from "./cache.ts";

/** A cache in a temporary folder, and the warnings that it gives. */
async function temporaryCache(files: Record<string, string> = {}, folder?: string) {
  const root = await temporaryFolder(files);
  const warnings: string[] = [];
  const warn = (text: string) => void warnings.push(text);
  return { root, warnings, folder: cacheFolder(root), cache: openCache(root, { folder, warn }) };
}

const text = async (bytes: Promise<Buffer | undefined>) => (await bytes)?.toString();

describe("a cache", () => {
  it("keeps texts and bytes, also for the next run", async () => {
    const { root, cache, warnings } = await temporaryCache();
    expect(await cache.read("a.json")).toBeUndefined();
    await cache.write("a.json", "one");
    await cache.write("images/b.webp", Buffer.from([0, 255]));
    await cache.write("a.json", "two");
    const next = openCache(root);
    expect(await text(next.read("a.json"))).toBe("two");
    expect(await next.read("images/b.webp")).toEqual(Buffer.from([0, 255]));
    expect(await next.find("images/b.webp")).toMatchObject({ size: 2 });
    expect(warnings).toEqual([]);
  });

  it.each<[string, (file: Buffer) => Buffer]>([
    ["cut off", (file) => file.subarray(0, -1)],
    ["longer", (file) => Buffer.concat([file, Buffer.from("x")])],
    ["other in one bit", (file) => Buffer.from(file.map((byte, at) => (at === 70 ? byte ^ 1 : byte)))],
    ["with another checksum", (file) => Buffer.from(file.map((byte, at) => (at === 3 ? byte ^ 1 : byte)))],
    ["empty", () => Buffer.of()],
  ])("has nothing in the place of a damaged file: %s", async (_, damage) => {
    const { folder, cache, warnings } = await temporaryCache();
    await cache.write("a.json", '{"some":"text"}');
    const path = join(folder, "a.json");
    await writeFile(path, damage(await readFile(path)));
    expect(await cache.read("a.json")).toBeUndefined();
    await cache.write("a.json", "new");
    expect(await text(cache.read("a.json"))).toBe("new");
    expect(warnings).toEqual([]);
  });

  it("has nothing in the place of a file that was another one's", async () => {
    const { folder, cache } = await temporaryCache();
    await cache.write("images/a.webp", "one picture");
    await cache.write("images/b.webp", "two picture");
    await copyFile(join(folder, "images/a.webp"), join(folder, "images/b.webp"));
    expect(await text(cache.read("images/a.webp"))).toBe("one picture");
    expect(await cache.read("images/b.webp")).toBeUndefined();
  });

  it("that can't be written keeps things for this run only, with one warning", async () => {
    const { root, folder, cache, warnings } = await temporaryCache({ ".blockwork/cache": "in the way" });
    await cache.write("a.json", "one");
    await cache.write("b.json", "two");
    expect(await text(cache.read("a.json"))).toBe("one");
    expect(await cache.find("b.json")).toMatchObject({ size: 3 });
    expect(await openCache(root).read("a.json")).toBeUndefined();
    expect(warnings).toEqual([
      `The cache ${folder} can't be written (ENOTDIR): a file is where a folder is needed; nothing is kept for the next run.\n  Move that file away. Another folder can be chosen with --cache-dir.\n`,
    ]);
  });

  it("is in another folder if it is given one", async () => {
    const { root, cache } = await temporaryCache({}, "ci");
    await cache.write("a.json", "one");
    expect(await readdir(root)).toEqual(["ci"]);
  });

  it("that is not used keeps nothing", async () => {
    const root = await temporaryFolder();
    const cache = openCache(root, { isUsed: false });
    await cache.write("a.json", "one");
    expect([await cache.read("a.json"), await cache.find("a.json")]).toEqual([undefined, undefined]);
    expect(await readdir(root)).toEqual([]);
  });

  it("deletes what killed processes left, and not what others write now", async () => {
    const { folder, cache } = await temporaryCache();
    const living = `${process.pid}-1a2b`;
    await mkdir(join(folder, "unfinished"), { recursive: true });
    // No system gives a process this number.
    for (const name of [living, "2147483646-1a2b"]) await writeFile(join(folder, "unfinished", name), "half");
    await cache.write("a.json", "one");
    expect(await readdir(join(folder, "unfinished"))).toEqual([living]);
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
