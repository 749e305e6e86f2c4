import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EditorContent } from "../../admin/sync/content/editor-content.ts";
import type { Host, SiteChange } from "../../admin/sync/host/host.ts";
import { type DevServer, startDevServer } from "../../cli/dev/server/dev-server.ts";
import { hostScript } from "../support/host-script.ts";
import { connectBrowser, type SharedBrowser } from "../support/shared-browser.ts";
import { createTemporarySite, type TemporarySite } from "../support/temporary-site.ts";

let site: TemporarySite;
let server: DevServer;
let browser: SharedBrowser;
let page: Page;

const today = "2031-06-30";
const start = (port: number) =>
  startDevServer({ root: site.root, config: "site.config.json", port, future: false, today, print() {} });

beforeAll(async () => {
  site = await createTemporarySite();
  [server, browser] = await Promise.all([start(0), connectBrowser()]);
  page = await browser.newPage();
  await page.goto(`${server.url}/favicon.svg`);
  await page.evaluate(await hostScript());
  await page.evaluate(async () => {
    const host = window.hosts.createDevHost();
    Object.assign(window, { host, content: await host.load() });
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await site?.remove();
});

/** What the page has on its window. */
interface Opened {
  readonly host: Host;
  readonly content: EditorContent;
  listeners: Readonly<Record<string, { readonly heard: SiteChange[][]; stop(): void }>>;
}

/** Runs a function in the page, with its host, its content and an argument. */
function inPage<T, A>(run: (opened: Opened, argument: A) => T | Promise<T>, argument: A): Promise<T> {
  const call = `(${run})(window, ${JSON.stringify(argument) ?? "undefined"})`;
  return page.evaluate(call) as Promise<T>;
}

const config = () => site.read("site.config.json");
/** Saves in the page; the files that have changed as a list, as a map has no JSON. */
const saveAll = (writes: readonly object[]) =>
  inPage(async ({ host }, sent) => {
    const result = await host.save(sent as never);
    return "files" in result ? { ...result, files: [...result.files] } : result;
  }, writes);
const save = (text: string, known: string) => saveAll([{ text, known }]);

describe("the host of site dev", () => {
  it("gives the site as it is on disk", async () => {
    const found = await inPage(
      async ({
        content: { file, text, entries, media, described, fontNames, today: day, future, validators },
      }) => ({
        file,
        text,
        entries: entries.map((entry) => [entry.file, entry.text, entry.body, entry.fields.title]),
        media: [...media.keys()],
        described,
        fontNames,
        today: day,
        future,
        validators: await (await fetch(validators)).text(),
      }),
      undefined,
    );
    const post = await site.read("content/posts/loft-rooms.md");
    expect(found).toMatchObject({
      file: "site.config.json",
      text: await config(),
      future: false,
      today,
      media: ["garden.jpg", "house.jpg"],
    });
    expect(found.entries.find(([file]) => file === "content/posts/loft-rooms.md")).toEqual([
      "content/posts/loft-rooms.md",
      post,
      expect.stringContaining(post.slice(-40)),
      expect.any(String),
    ]);
    for (const name of ["site", "collection:posts", "collection:projects"])
      expect(found.validators).toContain(name);
    expect(found.fontNames).toContain("besley");
  });

  it("writes the config over the text that is known, and over what it wrote itself", async () => {
    const before = await config();
    const next = before.replace("Often not.", "Hardly ever.");
    const first = await save(next, before);
    expect(first).toEqual({ kind: "saved" });
    expect(await config()).toBe(next);
    const second = await save(before, next);
    expect(second).toEqual({ kind: "saved" });
    expect(await config()).toBe(before);
  });

  it("gives what is on disk when somebody else has changed it, and can then write over that", async () => {
    const before = await config();
    const theirs = before.replace("Often not.", "Ask us.");
    await site.write("site.config.json", theirs);
    const mine = before.replace("Often not.", "Never.");
    const first = await save(mine, before);
    expect(first).toEqual({ kind: "changed", files: [[undefined, theirs]] });
    expect(await config()).toBe(theirs);
    const second = await save(before, theirs);
    expect(second).toEqual({ kind: "saved" });
    const third = await save(mine, "a text that it has never met");
    expect(third).toEqual({ kind: "changed", files: [[undefined, before]] });
  });

  it("says what has to be mended, and writes nothing", async () => {
    const before = await config();
    const result = await save(before.replace('"/contact"', '"/nowhere"'), before);
    expect(result).toMatchObject({ kind: "failed", problems: [{ severity: "error" }] });
    expect(result).toHaveProperty("reason", "There is a problem to be mended before it can be saved.");
    expect(await config()).toBe(before);
  });

  it("writes entries in the same way, and new ones only where there is none", async () => {
    const file = "content/posts/loft-rooms.md";
    const text = await site.read(file);
    const next = text.replace(/\n$/, "\n\nAnd more.\n");
    const saveEntry = (entry: object) => saveAll([entry]);
    const first = await saveEntry({ file, text: next, known: text });
    expect(first).toEqual({ kind: "saved" });
    expect(await site.read(file)).toBe(next);
    const second = await saveEntry({ file, text, known: text });
    expect(second).toEqual({ kind: "changed", files: [[file, next]] });
    const added = { file: "content/posts/another.md", text };
    const third = await saveEntry(added);
    expect(third).toEqual({ kind: "saved" });
    expect(await site.read(added.file)).toBe(text);
    const fourth = await saveEntry(added);
    expect(fourth).toEqual({ kind: "changed", files: [[added.file, text]] });
    const fifth = await saveEntry({ file: "content/posts/a.b.md", text });
    expect(fifth).toEqual({
      kind: "failed",
      reason: "There can be no entry posts/a.b.",
    });
    const sixth = await saveEntry({ file: "content/posts/wrong.md", text: "No front matter" });
    expect(sixth).toMatchObject({
      kind: "failed",
      problems: [{ code: "front-matter" }],
    });
  });

  it("saves a new picture with its bytes, under another name after that, and deletes it", async () => {
    const bytes = [...(await readFile(join(site.root, "content/media/house.jpg"))), 0];
    const done = await inPage(async ({ host, content }, data) => {
      const version = await content.pictureStorage?.add({
        file: new Blob([new Uint8Array(data)]),
        width: 640,
        height: 427,
      });
      const text = JSON.stringify({ version, alt: "A green door" });
      const [door, gate] = ["content/media/door.jpg", "content/media/gate.jpg"];
      return [
        await host.save([{ file: door, text, known: undefined }]),
        await host.save([
          { file: gate, text, known: undefined },
          { file: door, text: undefined, known: text },
        ]),
        await host.save([{ file: door, text: undefined, known: text }]),
      ].map(({ kind }) => kind);
    }, bytes);
    expect(done).toEqual(["saved", "saved", "changed"]);
    expect(existsSync(join(site.root, "content/media/door.jpg"))).toBe(false);
    expect([...(await readFile(join(site.root, "content/media/gate.jpg")))]).toEqual(bytes);
  });

  it("hears of changes for as long as somebody listens", async () => {
    const file = "content/posts/loft-rooms.md";
    const touch = async () => site.write(file, await site.read(file));
    const heard = (name: string) => inPage(({ listeners }, who) => listeners[who]?.heard.flat(), name);
    const stop = (name: string) => inPage(({ listeners }, who) => listeners[who]?.stop(), name);
    const listen = (name: string) =>
      inPage((opened, who) => {
        const all: SiteChange[][] = [];
        const end = opened.host.onSiteChanged((changes) => all.push([...changes]));
        opened.listeners = { ...opened.listeners, [who]: { heard: all, stop: end } };
      }, name);
    await listen("first");
    await listen("second");
    // The first event says only where things stand.
    const changed = async (name: string) => {
      await touch();
      return heard(name);
    };
    await expect.poll(() => changed("first")).toContain("content");
    await server.quiet();
    await stop("first");
    const before = await heard("first");
    const known = (await heard("second"))?.length ?? 0;
    await touch();
    await expect.poll(async () => (await heard("second"))?.length).toBeGreaterThan(known);
    const first = await heard("first");
    expect(first).toEqual(before);
    await stop("second");
    const last = await heard("second");
    await listen("third");
    await expect.poll(() => changed("third")).toContain("content");
    const second = await heard("second");
    expect(second).toEqual(last);
    await stop("third");
  });

  it("saves to a server that was started again, whose token is another one", async () => {
    const { port } = new URL(server.url);
    await server.close();
    const before = await config();
    const first = await save(before, before);
    expect(first).toMatchObject({
      kind: "failed",
      reason: expect.stringContaining("save again once it is back"),
    });
    server = await start(Number(port));
    const next = before.replace("Often not.", "Rarely.");
    const second = await save(next, before);
    expect(second).toEqual({ kind: "saved" });
    expect(await config()).toBe(next);
  });
});
