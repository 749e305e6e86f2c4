import { mkdtemp, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createPut, type Put } from "../support/create-put.ts";
import { type DevSite, startDevSite } from "../support/dev-site.ts";

let site: DevSite;
let put: Put;
beforeAll(async () => {
  site = await startDevSite();
});
beforeEach(async () => {
  put = await createPut(site);
});
afterEach(() => site.reset());
afterAll(() => site.close());

describe("saving an entry", () => {
  const file = "content/posts/loft-rooms.md";
  const save = (text: unknown, headers: Record<string, string | undefined>, id = "loft-rooms") =>
    put(`entries/posts/${id}`, JSON.stringify(typeof text === "string" ? { text } : text), headers);

  it("writes the very text, or says what is wrong in it", async () => {
    const { body } = await site.content();
    const entry = body.entries.find((found) => found.file === file);
    expect(entry).toMatchObject({ collection: "posts", id: "loft-rooms", text: await site.read(file) });
    const text = `${entry?.text}\nOne more line.\n`;
    const match = { "if-match": entry?.etag };
    const wrong = await save(text.replace("title:", "titel:"), match);
    expect(wrong.status).toBe(422);
    expect(JSON.parse(wrong.text).problems[0]).toMatchObject({ file });
    expect((await save(text, {})).status).toBe(409);
    expect(await site.read(file)).toBe(entry?.text);
    expect((await save(text, match)).status).toBe(200);
    expect(await site.read(file)).toBe(text);
    expect(await site.read(`.blockwork/backup/${file}`)).toBe(entry?.text);
  });

  it("that is not clean UTF-8 comes with what can be read of it, and is replaced as long as it is the same", async () => {
    const good = await site.read(file);
    const bytes = Buffer.concat([Buffer.from(good), Buffer.from([0x63, 0x61, 0x66, 0xe9, 0x0a])]);
    await site.write(file, bytes);
    const served = async () => (await site.content()).body.entries.find((found) => found.file === file);
    await expect.poll(async () => (await served())?.text).toBe(`${good}caf\ufffd\n`);
    const entry = await served();
    expect(entry).toMatchObject({ damaged: true, id: "loft-rooms" });
    expect(entry?.frontMatter).toBeUndefined();
    const match = { "if-match": entry?.etag };
    // The sign for a lost character is none that may stay.
    const lost = await save(entry?.text, match);
    expect([lost.status, JSON.parse(lost.text).problems[0].code]).toEqual([422, "encoding"]);
    await site.write(file, Buffer.concat([bytes, Buffer.from([0xe9])]));
    expect((await save(`${good}café\n`, match)).status).toBe(409);
    await site.write(file, bytes);
    expect((await save(`${good}café\n`, match)).status).toBe(200);
    expect(await site.read(file)).toBe(`${good}café\n`);
    expect(await readFile(join(site.root, ".blockwork/backup", file))).toEqual(bytes);
  });

  it("makes a new one, and never over another", async () => {
    const text = await site.read(file);
    const fresh = { "if-match": undefined, "if-none-match": "*" };
    expect((await save(text, fresh)).status).toBe(409);
    expect((await save(text, fresh, "new-rooms")).status).toBe(200);
    expect(await site.read("content/posts/new-rooms.md")).toBe(text);
  });

  it("deletes one that is as it was loaded, keeping a copy, and nothing else", async () => {
    const remove = (path: string, match: string | undefined, more = {}) =>
      put(path, "", { "if-match": match, ...more }, "DELETE");
    const { body } = await site.content();
    const entry = body.entries.find((found) => found.file === file);
    const path = "entries/posts/loft-rooms";
    expect((await remove(path, undefined)).status).toBe(428);
    expect((await remove(path, undefined, { "if-none-match": "*" })).status).toBe(428);
    expect((await remove(path, "*")).status).toBe(412);
    expect((await remove(path, `"${"0".repeat(32)}"`)).status).toBe(409);
    expect((await remove(path, entry?.etag, { "x-blockwork-token": "wrong" })).status).toBe(403);
    expect((await remove(path, entry?.etag, { origin: "http://evil.example" })).status).toBe(403);
    expect((await remove("config", entry?.etag)).status).toBe(405);
    expect((await remove("media/house.jpg", entry?.etag)).status).toBe(405);
    expect((await remove("entries/posts/..%2f..%2fsite", entry?.etag)).status).toBe(404);
    expect(await site.read(file)).toBe(entry?.text);
    expect((await remove(path, entry?.etag)).status).toBe(200);
    await expect(site.read(file)).rejects.toThrow("ENOENT");
    expect(await site.read(`.blockwork/backup/${file}`)).toBe(entry?.text);
    expect((await remove(path, entry?.etag)).status).toBe(409);
    expect((await site.content()).body.entries.some((found) => found.file === file)).toBe(false);
  });

  it.each(["..%2f..%2fsite", "a%2fb", "a.b", "con", "", "%00", "%ff", "a%20b"])(
    "has no id %j",
    async (id) => {
      const { status } = await save("---\n---\n", { "if-match": undefined, "if-none-match": "*" }, id);
      expect([400, 404]).toContain(status);
    },
  );

  it.each([[{}], [{ text: 1 }], [{ text: "a", more: 1 }], [[]], [null]])("is not %j", async (body) => {
    expect((await save(body, {})).status).toBe(400);
  });

  it("is not written through a link that leaves the root", async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), "blockwork-"));
    const text = await site.read(file);
    await writeFile(join(elsewhere, "out.md"), text);
    await symlink(join(elsewhere, "out.md"), join(site.root, "content/posts/out.md"));
    await symlink(join(elsewhere, "dangling.md"), join(site.root, "content/posts/dangling.md"));
    const fresh = { "if-match": undefined, "if-none-match": "*" };
    expect((await save(text, fresh, "out")).status).toBe(403);
    expect((await save(text, fresh, "dangling")).status).toBe(403);
    expect(await readdir(elsewhere)).toEqual(["out.md"]);
    expect(await readFile(join(elsewhere, "out.md"), "utf8")).toBe(text);
  });
});
