import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
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
    ["media/new.jpg?alt=A&name=b.jpg", "house", 400],
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
