import { watch } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createPut, createSave, type Put, type Save } from "../support/create-put.ts";
import { startDevProcess } from "../support/dev-process.ts";
import { type DevSite, startDevSite } from "../support/dev-site.ts";
import { runSite } from "../support/run-site.ts";

const config = "site.config.json";
const loft = "content/posts/loft-rooms.md";

describe("a save of several files", () => {
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

  const known = async (file: string) => {
    const { body } = await site.content();
    const found = file === config ? body.config : body.entries.find((entry) => entry.file === file);
    return { text: found?.text ?? "", over: found?.etag ?? "" };
  };
  const post = (name: string) => `content/posts/${name}.md`;

  it("writes and deletes them together, with a check of all of them at once", async () => {
    const [entry, before] = [await known(loft), await known(config)];
    // Neither the page that links to the new entry nor the link to the page would do without the other.
    const text = before.text.replace('"/contact"', '"/blog/new-rooms"');
    const made = `${entry.text}\n[More](/contact)\n`;
    const { status, body } = await save(
      { file: config, text, over: before.over },
      { file: post("new-rooms"), text: made, over: "new" },
      { file: loft, text: null, over: entry.over },
    );
    expect([status, Object.keys(body.etags ?? {})]).toEqual([200, [config, post("new-rooms")]]);
    expect(await site.read(config)).toBe(text);
    expect(await site.read(post("new-rooms"))).toBe(made);
    await expect(site.read(loft)).rejects.toThrow("ENOENT");
    const again = [
      { file: config, text: before.text, over: body.etags?.[config] },
      { file: post("new-rooms"), text: null, over: body.etags?.[post("new-rooms")] },
      { file: loft, text: entry.text, over: "new" },
    ];
    expect((await save(...again)).status).toBe(200);
    expect(await site.read(loft)).toBe(entry.text);
  });

  it("writes none where one of them has a new error", async () => {
    const entry = await known(loft);
    const wrong = await save(
      { file: loft, text: `${entry.text}\nMore.\n`, over: entry.over },
      { file: post("wrong"), text: entry.text.replace("title:", "titel:"), over: "new" },
    );
    expect([wrong.status, wrong.body.problems?.[0]?.file]).toEqual([422, post("wrong")]);
    expect(await site.read(loft)).toBe(entry.text);
    await expect(site.read(post("wrong"))).rejects.toThrow("ENOENT");
  });

  it("writes none where some have changed, and says what each of them is now", async () => {
    const entry = await known(loft);
    const nothing = `"${"0".repeat(32)}"`;
    const changed = await save(
      { file: loft, text: "mine", over: nothing },
      { file: post("gone"), text: "mine", over: nothing },
      { file: post("new-rooms"), text: entry.text, over: "new" },
    );
    expect([changed.status, changed.body.files]).toEqual([
      409,
      [{ file: loft, text: entry.text, etag: entry.over }, { file: post("gone") }],
    ]);
    await expect(site.read(post("new-rooms"))).rejects.toThrow("ENOENT");
    expect((await save({ file: post("gone"), text: null, over: nothing })).status).toBe(200);
  });

  it("has new pictures with what shows them, once their bytes are there", async () => {
    const bytes = await sharp({ create: { width: 9, height: 6, channels: 3, background: "red" } })
      .jpeg()
      .toBuffer();
    const [entry, house] = [await known(loft), (await site.content()).body.media["house.jpg"]];
    const sent = await put("media/red.jpg", bytes);
    const { version } = JSON.parse(sent.text) as { version: string };
    const text = `${entry.text}\n![A red door](red.jpg)\n`;
    const picture = { file: "content/media/red.jpg", picture: { version, alt: "A red door" }, known: null };
    const unknown = { ...picture, file: "content/media/blue.jpg", picture: { version: "00000000" } };
    const shown = { file: loft, text, over: entry.over };
    const missing = await save(shown, picture, unknown);
    expect([missing.status, missing.body.missing]).toEqual([428, ["blue.jpg"]]);
    const stale = { file: "content/media/house.jpg", picture: null, known: { version: "11111111" } };
    const changed = await save(shown, picture, stale);
    expect([changed.status, changed.body.files]).toMatchObject([
      409,
      [{ file: stale.file, text: expect.stringContaining(house?.version ?? "none") }],
    ]);
    expect(await site.read(loft)).toBe(entry.text);
    expect((await save(shown, picture)).status).toBe(200);
    expect(await site.read(loft)).toBe(text);
    expect((await site.content()).body.media["red.jpg"]).toMatchObject({ version, alt: "A red door" });
  });

  it.each<[string, object]>([
    ["no files", { files: [] }],
    ["another key", { files: [{ file: loft, text: "a", over: "new", more: 1 }] }],
    ["no text", { files: [{ file: loft, over: "new" }] }],
    ["a new file to delete", { files: [{ file: loft, text: null, over: "new" }] }],
    ["a star", { files: [{ file: loft, text: "a", over: "*" }] }],
    ["half a character", { files: [{ file: loft, text: "\ud83d", over: "new" }] }],
    ["a file twice", { files: [1, 2].map(() => ({ file: loft, text: "a", over: "new" })) }],
  ])("is none with %s", async (_, body) => {
    expect((await put("files", JSON.stringify(body))).status).toBe(400);
  });

  it.each([
    "content/posts/../x.md",
    "content/posts/a.b.md",
    "content/none/a.md",
    "package.json",
    "/etc/x",
    "content/posts/order.json",
    "content/media/a.txt",
  ])("has no file %s", async (file) => {
    const isPicture = file.startsWith("content/media");
    const wanted = isPicture
      ? { file, picture: { version: "00000000" }, known: null }
      : { file, text: "---\n---\n", over: "new" };
    expect([400, 404]).toContain((await save(wanted)).status);
  });
});

describe("a server that is killed in the middle of a save of sixty entries", () => {
  it.each(["it has begun", "all is staged"])(
    "has saved all or none of them when %s",
    { timeout: 240_000 },
    async (moment) => {
      const { site, url, child, ended } = await startDevProcess();
      const address = await url;
      const content = await fetch(`${address}/__blockwork/content`);
      const { entries } = (await content.json()) as { entries: { file: string; text: string }[] };
      const text = entries.find(({ file }) => file === loft)?.text ?? "";
      const names = Array.from({ length: 60 }, (_, index) => `content/posts/made-${index}.md`);
      const folder = join(site.root, ".blockwork");
      await mkdir(folder, { recursive: true });
      const killed = new Promise<void>((resolve) => {
        const watcher = watch(folder, async () => {
          const records = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith("save-"));
          const isStaged = records.some((name) => name.endsWith(".staged.json"));
          if (moment === "it has begun" ? records.length === 0 : !isStaged) return;
          child.kill("SIGKILL");
          watcher.close();
          resolve();
        });
      });
      const saved = fetch(`${address}/__blockwork/files`, {
        method: "PUT",
        headers: {
          origin: address,
          "content-type": "application/json",
          "x-blockwork-token": content.headers.get("x-blockwork-token") ?? "",
        },
        body: JSON.stringify({ files: names.map((file) => ({ file, text, over: "new" })) }),
      }).then(
        () => undefined,
        () => undefined,
      );
      await killed;
      await ended;
      await saved;
      await runSite(["doctor"], { cwd: site.root });
      const there = (await readdir(join(site.root, "content/posts"))).filter((name) =>
        name.startsWith("made-"),
      );
      expect([0, names.length]).toContain(there.length);
      for (const name of there) expect(await site.read(`content/posts/${name}`)).toBe(text);
      const left = (await readdir(join(site.root, "content/posts"))).filter((name) => name.includes(".tmp"));
      expect(left).toEqual([]);
    },
  );
});
