import { existsSync } from "node:fs";
import { readdir, readFile, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createPut, createSave, type Put, type Save, saveBody } from "../support/create-put.ts";
import { type DevSite, startDevSite } from "../support/dev-site.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

let site: DevSite;
let put: Put;
let saveFiles: Save;
let catalogue: string;
let house: { readonly version: string; readonly alt: string };
let red: Buffer;
beforeAll(async () => {
  site = await startDevSite();
  catalogue = await site.read("content/media/media.json");
  const { version = "" } = (await site.content()).body.media["house.jpg"] ?? {};
  house = {
    version,
    alt: (JSON.parse(catalogue) as Record<string, { alt: string }>)["house.jpg"]?.alt ?? "",
  };
  red = await sharp({ create: { width: 9, height: 6, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  put = await createPut(site);
  saveFiles = await createSave(site);
});
afterEach(() => site.reset());
afterAll(() => site.close());

const bytes = (name: string) => readFile(join(site.root, "content/media", name));
const said = async () => JSON.parse(await site.read("content/media/media.json")) as Record<string, unknown>;
const save = (name: string, picture: object | null, known: object | null) =>
  saveFiles({ file: `content/media/${name}`, picture, known });
const send = async (name: string, content: Uint8Array = red) => {
  const { status, text } = await put(`media/${name}`, content);
  return { status, version: (JSON.parse(text) as { version: string }).version };
};

describe("a picture", () => {
  it("is added with the bytes that were sent before, and never over another one", async () => {
    const { status, version } = await send("red.jpg");
    expect(status).toBe(201);
    expect((await save("red.jpg", { version, alt: "A door" }, null)).status).toBe(200);
    expect(await bytes("red.jpg")).toEqual(red);
    const now = await site.read("content/media/media.json");
    expect(JSON.parse(now)).toEqual({ ...JSON.parse(catalogue), "red.jpg": { alt: "A door" } });
    expect(now.startsWith(catalogue.trimEnd().slice(0, -1).trimEnd())).toBe(true);
    expect((await site.content()).body.media["red.jpg"]).toMatchObject({ version, alt: "A door" });
    expect((await save("red.jpg", { version, alt: "Other" }, null)).status).toBe(409);
    expect((await save("HOUSE.jpg", { version, alt: "Other" }, null)).status).toBe(409);
    expect(await site.read("content/media/media.json")).toBe(now);
    expect((await save("blue.jpg", { version: "00000000" }, null)).status).toBe(428);
  });

  it("changes its words in media.json, and nothing else of it", async () => {
    const alt = "A “red” house";
    expect((await save("house.jpg", { ...house, alt }, house)).status).toBe(200);
    expect(await site.read("content/media/media.json")).toBe(
      catalogue.replace(JSON.stringify(house.alt), JSON.stringify(alt)),
    );
    const night = { version: house.version, decorative: true, dark: "garden.jpg" };
    expect((await save("house.jpg", night, { ...house, alt })).status).toBe(200);
    expect((await said())["house.jpg"]).toEqual({ decorative: true, dark: "garden.jpg" });
    const moved = { ...night, focus: [0.3, 0.6] };
    expect((await save("house.jpg", { ...night, focus: [3, 6] }, night)).status).toBe(400);
    expect((await save("house.jpg", moved, night)).status).toBe(200);
    expect((await said())["house.jpg"]).toEqual({ decorative: true, dark: "garden.jpg", focus: [0.3, 0.6] });
    expect((await site.content()).body.media["house.jpg"]).toMatchObject({ focus: [0.3, 0.6] });
    expect((await save("house.jpg", { version: house.version }, moved)).status).toBe(200);
    expect(await said()).not.toHaveProperty(["house.jpg"]);
  });

  it("is in a folder, which is there as long as it has pictures", async () => {
    const before = await bytes("house.jpg");
    expect((await save("rooms/Attic 1/house.jpg", house, null)).status).toBe(200);
    expect(await bytes("rooms/Attic 1/house.jpg")).toEqual(before);
    expect((await said())["rooms/Attic 1/house.jpg"]).toEqual({ alt: house.alt });
    const { media } = (await site.content()).body;
    expect(media["rooms/Attic 1/house.jpg"]).toMatchObject(house);
    for (const taken of [
      "Rooms/x.jpg",
      "rooms/attic 1/x.jpg",
      "rooms/Attic 1/house.jpg/x.jpg",
      "house.jpg/x.jpg",
    ])
      expect((await save(taken, house, null)).status).toBe(409);
    for (const bad of [
      "../x.jpg",
      "a/../../x.jpg",
      "a//x.jpg",
      ".git/x.jpg",
      "a/media/x.jpg",
      "a/b/c/d/e/f/x.jpg",
    ])
      expect((await save(bad, house, null)).status).toBe(404);
    const outside = await temporaryFolder({});
    await symlink(outside, join(site.root, "content/media/out"));
    expect((await save("out/x.jpg", house, null)).status).toBe(403);
    expect(await readdir(outside)).toEqual([]);
    await rm(join(site.root, "content/media/out"));
    expect((await save("rooms/Attic 1/house.jpg", null, house)).status).toBe(200);
    expect(existsSync(join(site.root, "content/media/rooms"))).toBe(false);
  });

  it("has other bytes or another name, and gets what it had back", async () => {
    const before = await bytes("house.jpg");
    const { version } = await send("house.jpg");
    const other = { ...house, version };
    expect((await save("house.jpg", other, house)).status).toBe(200);
    expect(await bytes("house.jpg")).toEqual(red);
    expect((await save("villa.jpg", other, null)).status).toBe(200);
    expect((await save("house.jpg", null, other)).status).toBe(200);
    expect(existsSync(join(site.root, "content/media/house.jpg"))).toBe(false);
    // The editor shows it as soon as the deletion is undone, before that is saved.
    const shown = await site.send({ path: `/media/house.${house.version}-333.webp` });
    expect([shown.status, shown.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect((await site.send({ path: "/media/house.00000000-333.webp" })).status).not.toBe(200);
    expect(Object.keys(await said())).toEqual(["garden.jpg", "villa.jpg"]);
    expect((await save("villa.jpg", null, other)).status).toBe(200);
    expect((await save("house.jpg", house, null)).status).toBe(200);
    expect(await bytes("house.jpg")).toEqual(before);
    expect(JSON.parse(catalogue)).toEqual(await said());
  });

  it("that somebody else has changed meanwhile stays as it is, and is sent back", async () => {
    const theirs = catalogue.replace(JSON.stringify(house.alt), '"Theirs"');
    await site.write("content/media/media.json", theirs);
    for (const picture of [{ ...house, alt: "Mine" }, null]) {
      const { status, body } = await save("house.jpg", picture, house);
      expect([status, body.files]).toMatchObject([
        409,
        [{ file: "content/media/house.jpg", text: JSON.stringify({ ...house, alt: "Theirs" }) }],
      ]);
    }
    expect(await site.read("content/media/media.json")).toBe(theirs);
    expect((await save("gone.jpg", null, house)).status).toBe(409);
  });

  it("is described without a media.json too, and not where that can't be understood", async () => {
    await rm(join(site.root, "content/media/media.json"));
    expect((await save("house.jpg", house, { version: house.version })).status).toBe(200);
    expect(await site.read("content/media/media.json")).toContain('"house.jpg": {');
    await site.write("content/media/media.json", "{ broken");
    const { version } = await send("red.jpg");
    expect((await save("red.jpg", { version, alt: "A" }, null)).status).toBe(422);
    expect(existsSync(join(site.root, "content/media/red.jpg"))).toBe(false);
  });
});

it("gives its bytes as they were added to our own pages, by their version", async () => {
  const path = `/__blockwork/media/${house.version}`;
  const answered = await site.send({ path });
  expect([answered.status, answered.headers["content-type"]]).toEqual([200, "application/octet-stream"]);
  expect((await site.send({ path, headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
  expect((await site.send({ path: "/__blockwork/media/00000000" })).status).toBe(404);
  expect((await site.send({ path: "/__blockwork/media/house.jpg" })).status).toBe(405);
});

describe("what is refused", () => {
  it.each([
    ["new.png", "red", 422],
    ["new.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>", 422],
    ["new.svg", "<svg viewBox='0 0 9 9'><script>alert(1)</script></svg>", 422],
    ["new.jpg", "<svg viewBox='0 0 9 9'/>", 422],
    ["new.jpg", "half", 422],
    ["new.jpg", "\xff\xd8\xff", 422],
  ])("bytes: %s of %j with %i", async (name, what, expected) => {
    const halves: Record<string, Uint8Array> = { red, half: red.subarray(0, red.length / 2) };
    const { status } = await put(`media/${name}`, halves[what] ?? Buffer.from(what, "latin1"));
    expect(status).toBe(expected);
  });

  const picture = { version: "00000000" };
  it.each<[string, object, number]>([
    ["house.jpg", {}, 400],
    ["house.jpg", { picture }, 400],
    ["house.jpg", { picture, known: null, more: 1 }, 400],
    ["house.jpg", { picture: { version: "../../x" }, known: null }, 400],
    ["house.jpg", { picture: { ...picture, src: "x" }, known: null }, 400],
    ["house.jpg", { picture: { ...picture, alts: { "<": "x" } }, known: null }, 400],
    ["house.jpg", { picture: { ...picture, alt: "a".repeat(1001) }, known: null }, 400],
    ["../../site.config.json", { picture: null, known: null }, 404],
    ["../x.jpg", { picture, known: null }, 404],
    [".jpg", { picture, known: null }, 404],
    ["con.jpg", { picture, known: null }, 404],
    ["new.bmp", { picture, known: null }, 404],
    ["__proto__", { picture, known: null }, 404],
    ["new.jpg?alt=A", { picture, known: null }, 404],
  ])("%s %j with %i", async (name, content, expected) => {
    const before = await readdir(join(site.root, "content/media"));
    expect((await saveFiles({ file: `content/media/${name}`, ...content })).status).toBe(expected);
    expect(await readdir(join(site.root, "content/media"))).toEqual(before);
    expect(await site.read("content/media/media.json")).toBe(catalogue);
  });

  it("a picture elsewhere, which is told where one is", async () => {
    const { status, body } = await saveFiles({ file: "house.jpg", picture: null, known: house });
    expect([status, body.error]).toEqual([
      404,
      "There can be no picture house.jpg. Call it something like content/media/front-door.jpg.",
    ]);
  });

  it("whoever is not our own page with the token", async () => {
    const body = saveBody({
      file: "content/media/house.jpg",
      picture: { ...house, alt: "Mine" },
      known: house,
    });
    const strangers: Readonly<Record<string, string | undefined>>[] = [
      { origin: "http://localhost:1" },
      { origin: undefined },
      { "x-blockwork-token": "wrong" },
      { "sec-fetch-site": "cross-site" },
    ];
    for (const headers of strangers) expect((await put("files", body, headers)).status).toBe(403);
    expect((await put("files", body, { "content-type": "text/plain" })).status).toBe(415);
    expect(await site.read("content/media/media.json")).toBe(catalogue);
  });
});
