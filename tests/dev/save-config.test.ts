import { existsSync } from "node:fs";
import { chmod, mkdtemp, readdir, rename, rm, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ifExists } from "../../cli/files/if-exists.ts";
import { createPut, createSave, type Put, type Save, saveBody } from "../support/create-put.ts";
import { type DevSite, startDevSite } from "../support/dev-site.ts";

let site: DevSite;
let put: Put;
let save: Save;
let loaded: string;
let original: string;
beforeAll(async () => {
  site = await startDevSite();
  original = await site.read("site.config.json");
});
beforeEach(async () => {
  put = await createPut(site);
  save = await createSave(site);
  loaded = (await site.content()).etag;
});
afterEach(() => site.reset());
afterAll(() => site.close());

const file = "site.config.json";
const saveConfig = (text: string, over = loaded) => save({ file, text, over });
const changed = () => original.replace("Drawn by hand", "Drawn twice");

describe("saving the config", () => {
  it("writes the very bytes, keeps the old ones once, and the site follows", async () => {
    const text = `${changed().replaceAll("\n", "\r\n")}\r\n\r\n`;
    await chmod(join(site.root, "site.config.json"), 0o640);
    const { status, body } = await saveConfig(text);
    expect(status).toBe(200);
    expect(await site.read("site.config.json")).toBe(text);
    expect(await site.read(".blockwork/backup/site.config.json")).toBe(original);
    expect((await stat(join(site.root, "site.config.json"))).mode & 0o777).toBe(0o640);
    const content = await site.content();
    expect(content.etag).toBe(body.etags?.[file]);
    expect(content.body.config.text).toBe(text);
    expect((await site.send({ path: "/" })).text).toContain("Drawn twice");
    const again = await saveConfig(original, content.etag);
    expect(again.status).toBe(200);
    expect(await site.read(".blockwork/backup/site.config.json")).toBe(text);
    expect((await readdir(site.root)).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  it("leaves a file that was changed meanwhile as it is, and sends it back", async () => {
    const theirs = original.replace("Drawn by hand", "Drawn by somebody else");
    await site.write("site.config.json", theirs);
    const { status, body } = await saveConfig(changed());
    expect(status).toBe(409);
    expect(body).toMatchObject({
      files: [{ file, text: theirs }],
      error: "site.config.json was changed on disk since it was loaded.",
    });
    expect(await site.read("site.config.json")).toBe(theirs);
    expect(existsSync(join(site.root, ".blockwork/backup/site.config.json"))).toBe(false);
    expect((await saveConfig(changed(), body.files?.[0]?.etag)).status).toBe(200);
  });

  it("gives only the first of two that loaded the same", async () => {
    const saves = await Promise.all(
      [1, 2, 3, 4].map((n) => saveConfig(changed().replace("twice", `${n} times`))),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it.each([
    ["that is not there any more", async () => rm(join(site.root, "site.config.json")), 409],
    [
      "behind a link that leaves the root",
      async () => {
        const elsewhere = join(await mkdtemp(join(tmpdir(), "blockwork-")), "site.config.json");
        await rename(join(site.root, "site.config.json"), elsewhere);
        await symlink(elsewhere, join(site.root, "site.config.json"));
      },
      403,
    ],
  ])("refuses one %s", async (_, prepare, expected) => {
    await prepare();
    const { status } = await saveConfig(changed());
    expect(status).toBe(expected);
    expect(await site.read("site.config.json").catch(() => original)).toBe(original);
  });

  it("follows a link that stays in the root", async () => {
    await rename(join(site.root, "site.config.json"), join(site.root, "real.json"));
    await symlink("real.json", join(site.root, "site.config.json"));
    expect((await saveConfig(changed())).status).toBe(200);
    expect(await site.read("real.json")).toBe(changed());
  });

  it.each([
    ["nothing", "", "json-syntax"],
    ["what is not JSON", "{ pages: [] }", "json-syntax"],
    ["a control character", '{"a": "\\u0000"}', "encoding"],
    ["the sign for a lost character", '{"a": "\ufffd"}', "encoding"],
    ["a key twice", '{"configVersion": 1, "configVersion": 1}', "duplicate-key"],
    ["an empty object", "{}", "missing-key"],
    ["deep nesting", "[".repeat(100_000), "json-syntax"],
  ])("refuses %s with its problems", async (_, text, code) => {
    const { status, body } = await saveConfig(text);
    expect(status).toBe(422);
    const { problems = [] } = body;
    expect(problems.map((problem) => problem.code)).toContain(code);
    expect(problems.every(({ line, message }) => line > 0 && message.endsWith("."))).toBe(true);
    expect(await site.read("site.config.json")).toBe(original);
  });

  it("refuses a link to a page that does not exist, but not for a mistake in another file", async () => {
    const broken = original.replace('"href": "/contact" }],', '"href": "/contcat" }],');
    expect((await saveConfig(broken)).body.problems).toMatchObject([{ code: "broken-link" }]);
    await site.write("content/posts/loft-rooms.md", "no front matter");
    await expect.poll(async () => (await site.send({ path: "/" })).status).toBe(500);
    expect((await saveConfig(changed())).status).toBe(200);
  });

  it("takes a good change of a file that had an error before, and refuses another error", async () => {
    const broken = original.replace('"href": "/contact" }],', '"href": "/contcat" }],');
    await site.write("site.config.json", broken);
    await expect.poll(async () => (await site.send({ path: "/" })).status).toBe(500);
    const good = broken.replace("Drawn by hand", "Drawn twice");
    const { etag } = await site.content();
    const worse = await saveConfig(good.replace('"type": "faq"', '"type": "fag"'), etag);
    expect(worse.body.problems).toMatchObject([{ code: "unknown-block" }]);
    expect((await saveConfig(good, etag)).status).toBe(200);
    expect(await site.read("site.config.json")).toBe(good);
  });

  it.each([
    [null, 400],
    ["*", 400],
    ["abc", 400],
    ['W/"0123456789abcdef0123456789abcdef"', 400],
    ['"0123456789abcdef0123456789abcdef"', 409],
    ["new", 409],
  ])("wants to know what it writes over: %s", async (over, expected) => {
    expect((await save({ file, text: changed(), over })).status).toBe(expected);
    expect(await site.read("site.config.json")).toBe(original);
  });

  it("takes no more than a site can be, only UTF-8, and has no other address", async () => {
    const body = saveBody({ file, text: changed(), over: loaded });
    expect((await put("files", new Uint8Array(100_000_001))).status).toBe(413);
    expect((await put("files", Buffer.from(body.replace("twice", "tw\xefce"), "latin1"))).status).toBe(400);
    for (const path of ["files/other.json", "files%2f..%2fpackage.json", "../site.config.json", "config"])
      expect((await put(path, body)).status).toBe(404);
    for (const other of ["../site.config.json", "package.json", "site.config.json/", "content/model.json"])
      expect((await save({ file: other, text: changed(), over: "new" })).status).toBe(404);
    expect(await site.read("site.config.json")).toBe(original);
  });

  it("is never seen half done, only for an instant not at all", async () => {
    let over = loaded;
    const wide = (letter: string) => original.replace("Drawn by hand", letter.repeat(100));
    const whole = new Set([original, wide("a"), wide("b")]);
    let saving = true;
    let reads = 0;
    const reading = (async () => {
      while (saving) {
        const seen = await ifExists(site.read("site.config.json"));
        if (seen === undefined) continue;
        expect(whole.has(seen)).toBe(true);
        reads++;
      }
    })();
    try {
      for (let turn = 0; turn < 20; turn++) {
        const { status, body } = await saveConfig(wide(turn % 2 ? "a" : "b"), over);
        expect(status).toBe(200);
        over = body.etags?.[file] ?? "";
      }
    } finally {
      saving = false;
    }
    await reading;
    expect(reads).toBeGreaterThan(50);
  });
});
