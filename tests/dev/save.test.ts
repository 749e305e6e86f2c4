import { existsSync } from "node:fs";
import { chmod, mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type DevSite, startDevSite } from "../support/dev-site.ts";

let site: DevSite;
let token: string;
let etag: string;
let original: string;
beforeAll(async () => {
  site = await startDevSite();
  ({ token, etag } = await site.content());
  original = await site.read("site.config.json");
});
beforeEach(async () => {
  ({ etag } = await site.content());
});
afterEach(() => site.reset());
afterAll(() => site.close());

function put(path: string, body: string | Uint8Array, headers: Record<string, string | undefined> = {}) {
  return site.send({
    method: "PUT",
    path: `/__blockwork/${path}`,
    body,
    headers: {
      origin: `http://localhost:${site.port}`,
      "sec-fetch-site": "same-origin",
      "x-blockwork-token": token,
      "content-type": path.startsWith("media") ? "application/octet-stream" : "application/json",
      "if-match": etag,
      ...headers,
    },
  });
}

const changed = () => original.replace("Drawn by hand", "Drawn twice");

describe("saving the config", () => {
  it("writes the very bytes, keeps the old ones once, and the site follows", async () => {
    const text = `${changed().replaceAll("\n", "\r\n")}\r\n\r\n`;
    await chmod(join(site.root, "site.config.json"), 0o640);
    const { status, text: answer, headers } = await put("config", text);
    expect(JSON.parse(answer)).toMatchObject({ file: "site.config.json", problems: [] });
    expect(status).toBe(200);
    expect(await site.read("site.config.json")).toBe(text);
    expect(await site.read(".blockwork/backup/site.config.json")).toBe(original);
    expect((await stat(join(site.root, "site.config.json"))).mode & 0o777).toBe(0o640);
    const content = await site.content();
    expect(content.etag).toBe(headers.etag);
    expect(content.body.config.text).toBe(text);
    expect((await site.send({ path: "/" })).text).toContain("Drawn twice");
    const again = await put("config", original, { "if-match": content.etag });
    expect(again.status).toBe(200);
    expect(await site.read(".blockwork/backup/site.config.json")).toBe(text);
    expect((await readdir(site.root)).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  it("leaves a file that was changed meanwhile as it is, and sends it back", async () => {
    const theirs = original.replace("Drawn by hand", "Drawn by somebody else");
    await site.write("site.config.json", theirs);
    const { status, text } = await put("config", changed());
    expect(status).toBe(409);
    const answer = JSON.parse(text);
    expect(answer).toMatchObject({
      text: theirs,
      error: "site.config.json was changed on disk since it was loaded.",
    });
    expect(await site.read("site.config.json")).toBe(theirs);
    expect(existsSync(join(site.root, ".blockwork/backup/site.config.json"))).toBe(false);
    expect((await put("config", changed(), { "if-match": answer.etag })).status).toBe(200);
  });

  it("gives only the first of two that loaded the same", async () => {
    const saves = await Promise.all(
      [1, 2, 3, 4].map((n) => put("config", changed().replace("twice", `${n} times`))),
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
    const { status } = await put("config", changed());
    expect(status).toBe(expected);
    expect(await site.read("site.config.json").catch(() => original)).toBe(original);
  });

  it("follows a link that stays in the root", async () => {
    await rename(join(site.root, "site.config.json"), join(site.root, "real.json"));
    await symlink("real.json", join(site.root, "site.config.json"));
    expect((await put("config", changed())).status).toBe(200);
    expect(await site.read("real.json")).toBe(changed());
  });

  it.each([
    ["nothing", "", "json-syntax"],
    ["what is not JSON", "{ pages: [] }", "json-syntax"],
    ["bytes that are not UTF-8", Uint8Array.from([0x7b, 0xff, 0x7d]), "encoding"],
    ["a control character", '{"a": "\\u0000"}', "encoding"],
    ["a key twice", '{"configVersion": 1, "configVersion": 1}', "duplicate-key"],
    ["an empty object", "{}", "missing-key"],
    ["deep nesting", "[".repeat(100_000), "json-syntax"],
  ])("refuses %s with its problems", async (_, body, code) => {
    const { status, text } = await put("config", body);
    expect(status).toBe(422);
    const { problems } = JSON.parse(text) as { problems: { code: string; line: number; message: string }[] };
    expect(problems.map((problem) => problem.code)).toContain(code);
    expect(problems.every(({ line, message }) => line > 0 && message.endsWith("."))).toBe(true);
    expect(await site.read("site.config.json")).toBe(original);
  });

  it("refuses a link to a page that does not exist, but not for a mistake in another file", async () => {
    const broken = original.replace('"href": "/contact" }],', '"href": "/contcat" }],');
    expect(JSON.parse((await put("config", broken)).text).problems).toMatchObject([{ code: "broken-link" }]);
    await site.write("content/posts/loft-rooms.md", "no front matter");
    await expect.poll(async () => (await site.send({ path: "/" })).status).toBe(500);
    expect((await put("config", changed())).status).toBe(200);
  });

  it.each([
    [undefined, 428],
    ["*", 412],
    ["abc", 412],
    ['W/"0123456789abcdef0123456789abcdef"', 412],
    ['"0123456789abcdef0123456789abcdef"', 409],
  ])("wants to know what it writes over: If-Match %s", async (match, expected) => {
    expect((await put("config", changed(), { "if-match": match })).status).toBe(expected);
    expect(await site.read("site.config.json")).toBe(original);
  });

  it("takes no more than a config can be, and saves no other file", async () => {
    expect((await put("config", new Uint8Array(10_000_001))).status).toBe(413);
    for (const path of [
      "config/other.json",
      "config%2f..%2fpackage.json",
      "../site.config.json",
      "package.json",
    ]) {
      expect((await put(path, changed())).status).toBe(404);
    }
    expect(await site.read("site.config.json")).toBe(original);
  });

  it("is never seen half done", async () => {
    const wide = (letter: string) => original.replace("Drawn by hand", letter.repeat(100));
    const whole = new Set([original, wide("a"), wide("b")]);
    let saving = true;
    let reads = 0;
    const reading = (async () => {
      while (saving) {
        expect(whole.has(await site.read("site.config.json"))).toBe(true);
        reads++;
      }
    })();
    try {
      for (let turn = 0; turn < 20; turn++) {
        const answer = await put("config", wide(turn % 2 ? "a" : "b"));
        expect(answer.status).toBe(200);
        etag = String(answer.headers.etag);
      }
    } finally {
      saving = false;
    }
    await reading;
    expect(reads).toBeGreaterThan(50);
  });
});

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
    expect((await save(text, { "if-match": etag })).status).toBe(409);
    expect(await site.read(file)).toBe(entry?.text);
    expect((await save(text, match)).status).toBe(200);
    expect(await site.read(file)).toBe(text);
    expect(await site.read(`.blockwork/backup/${file}`)).toBe(entry?.text);
  });

  it("makes a new one, and never over another", async () => {
    const text = await site.read(file);
    const fresh = { "if-match": undefined, "if-none-match": "*" };
    expect((await save(text, fresh)).status).toBe(409);
    expect((await save(text, fresh, "new-rooms")).status).toBe(200);
    expect(await site.read("content/posts/new-rooms.md")).toBe(text);
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

describe("adding a picture", () => {
  const bytes = () => readFile(join(site.root, "content/media/house.jpg"));

  it("stores it under a safe name with its words, and never over another", async () => {
    const catalogue = await site.read("content/media/media.json");
    const { status, text } = await put("media/Fr%C3%B6nt%20Door%20(1).JPG?alt=A%20door", await bytes());
    expect(JSON.parse(text)).toMatchObject({ name: "front-door-1.jpg", alt: "A door" });
    expect(status).toBe(201);
    expect(await readFile(join(site.root, "content/media/front-door-1.jpg"))).toEqual(await bytes());
    const now = await site.read("content/media/media.json");
    expect(JSON.parse(now)).toEqual({ ...JSON.parse(catalogue), "front-door-1.jpg": { alt: "A door" } });
    expect(now.startsWith(catalogue.trimEnd().slice(0, -1).trimEnd())).toBe(true);
    const { body } = await site.content();
    expect(body.media["front-door-1.jpg"]).toMatchObject({ alt: "A door" });
    expect((await put("media/front-door-1.jpg?alt=Other", await bytes())).status).toBe(409);
    expect((await put("media/HOUSE.jpg?decorative=true", await bytes())).status).toBe(409);
    expect(await site.read("content/media/media.json")).toBe(now);
  });

  it.each([
    ["media/new.jpg", "house", 400],
    ["media/new.jpg?alt=", "house", 400],
    ["media/new.jpg?alt=A&decorative=true", "house", 400],
    ["media/new.svg?alt=A", "house", 400],
    ["media/con.jpg?alt=A", "house", 400],
    ["media/.jpg?alt=A", "house", 400],
    ["media/new.png?alt=A", "house", 422],
    ["media/new.jpg?alt=A", "<svg xmlns='http://www.w3.org/2000/svg'/>", 422],
    ["media/new.jpg?alt=A", "half", 422],
    ["media/new.jpg?alt=A", "\xff\xd8\xff", 422],
  ])("refuses %s of %j with %i", async (path, what, expected) => {
    const before = await readdir(join(site.root, "content/media"));
    const picture = await bytes();
    const halves: Record<string, Uint8Array> = {
      house: picture,
      half: picture.subarray(0, picture.length / 2),
    };
    const { status } = await put(path, halves[what] ?? Buffer.from(what, "latin1"));
    expect(status).toBe(expected);
    expect(await readdir(join(site.root, "content/media"))).toEqual(before);
  });

  it("stays in its folder", async () => {
    const { text } = await put("media/..%2f..%2fescape.jpg?decorative=true", await bytes());
    expect(JSON.parse(text)).toMatchObject({ name: "escape.jpg", decorative: true });
    expect(existsSync(join(site.root, "content/media/escape.jpg"))).toBe(true);
    await site.write("content/media/media.json", "{ broken");
    expect((await put("media/other.jpg?alt=A", await bytes())).status).toBe(422);
    expect(existsSync(join(site.root, "content/media/other.jpg"))).toBe(false);
  });
});
