import { mkdtemp, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createPut, createSave, type Put, type Save, saveBody } from "../support/create-put.ts";
import { type DevSite, startDevSite } from "../support/dev-site.ts";

let site: DevSite;
let put: Put;
let save: Save;
beforeAll(async () => {
  site = await startDevSite();
});
beforeEach(async () => {
  put = await createPut(site);
  save = await createSave(site);
});
afterEach(() => site.reset());
afterAll(() => site.close());

describe("saving an entry", () => {
  const file = "content/posts/loft-rooms.md";
  const post = (id: string) => `content/posts/${id}.md`;
  const unseen = `"${"0".repeat(32)}"`;
  const saveEntry = (text: string | null | undefined, over: string | undefined, id = "loft-rooms") =>
    save({ file: post(id), text, over });

  it("writes the very text, or says what is wrong in it", async () => {
    const { body } = await site.content();
    const entry = body.entries.find((found) => found.file === file);
    expect(entry).toMatchObject({ collection: "posts", id: "loft-rooms", text: await site.read(file) });
    const text = `${entry?.text}\nOne more line.\n`;
    const wrong = await saveEntry(text.replace("title:", "titel:"), entry?.etag);
    expect(wrong.status).toBe(422);
    expect(wrong.body.problems?.[0]).toMatchObject({ file });
    expect((await saveEntry(text, unseen)).status).toBe(409);
    expect(await site.read(file)).toBe(entry?.text);
    expect((await saveEntry(text, entry?.etag)).status).toBe(200);
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
    // The sign for a lost character is none that may stay.
    const lost = await saveEntry(entry?.text, entry?.etag);
    expect([lost.status, lost.body.problems?.[0]?.code]).toEqual([422, "encoding"]);
    await site.write(file, Buffer.concat([bytes, Buffer.from([0xe9])]));
    expect((await saveEntry(`${good}café\n`, entry?.etag)).status).toBe(409);
    await site.write(file, bytes);
    expect((await saveEntry(`${good}café\n`, entry?.etag)).status).toBe(200);
    expect(await site.read(file)).toBe(`${good}café\n`);
    expect(await readFile(join(site.root, ".blockwork/backup", file))).toEqual(bytes);
  });

  it("makes a new one, and never over another", async () => {
    const text = await site.read(file);
    expect((await saveEntry(text, "new")).status).toBe(409);
    expect((await saveEntry(text, "new", "new-rooms")).status).toBe(200);
    expect(await site.read("content/posts/new-rooms.md")).toBe(text);
  });

  it("deletes one that is as it was loaded, keeping a copy, and nothing else", async () => {
    const { body } = await site.content();
    const entry = body.entries.find((found) => found.file === file);
    for (const [over, status] of [
      [undefined, 400],
      ["new", 400],
      ["*", 400],
      [unseen, 409],
    ] as const)
      expect((await saveEntry(null, over)).status).toBe(status);
    const sent = saveBody({ file, text: null, over: entry?.etag });
    expect((await put("files", sent, { "x-blockwork-token": "wrong" })).status).toBe(403);
    expect((await put("files", sent, { origin: "http://evil.example" })).status).toBe(403);
    for (const other of ["content/model.json", "content/media/house.jpg", "content/posts/../../site.md"])
      expect((await save({ file: other, text: null, over: entry?.etag })).status).toBe(404);
    expect(await site.read(file)).toBe(entry?.text);
    expect((await saveEntry(null, entry?.etag)).status).toBe(200);
    await expect(site.read(file)).rejects.toThrow("ENOENT");
    expect(await site.read(`.blockwork/backup/${file}`)).toBe(entry?.text);
    // It is gone, as was asked for.
    expect((await saveEntry(null, entry?.etag)).status).toBe(200);
    expect((await site.content()).body.entries.some((found) => found.file === file)).toBe(false);
  });

  it.each(["../../site", "a/b", "a.b", "con", "", "\0", "..%2fsite", "a b", "a".repeat(101)])(
    "has no id %j",
    async (id) => {
      expect((await saveEntry("---\n---\n", "new", id)).status).toBe(404);
      expect((await saveEntry(null, unseen, id)).status).toBe(404);
    },
  );

  it.each([
    [{}],
    [{ file }],
    [{ file, text: 1, over: "new" }],
    [{ file, text: "a", over: "new", more: 1 }],
    [[]],
    [null],
  ])("is not %j", async (sent) => {
    expect((await put("files", JSON.stringify({ files: [sent] }))).status).toBe(400);
    expect((await put("files", JSON.stringify(sent))).status).toBe(400);
  });

  it("is not written through a link that leaves the root", async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), "blockwork-"));
    const text = await site.read(file);
    await writeFile(join(elsewhere, "out.md"), text);
    await symlink(join(elsewhere, "out.md"), join(site.root, "content/posts/out.md"));
    await symlink(join(elsewhere, "dangling.md"), join(site.root, "content/posts/dangling.md"));
    expect((await saveEntry(text, "new", "out")).status).toBe(403);
    expect((await saveEntry(text, "new", "dangling")).status).toBe(403);
    expect(await readdir(elsewhere)).toEqual(["out.md"]);
    expect(await readFile(join(elsewhere, "out.md"), "utf8")).toBe(text);
  });
});
