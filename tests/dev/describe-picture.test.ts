import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createPut, type Put } from "../support/create-put.ts";
import { type DevSite, startDevSite } from "../support/dev-site.ts";

let site: DevSite;
let put: Put;
let catalogue: string;
let alt: string;
beforeAll(async () => {
  site = await startDevSite();
  catalogue = await site.read("content/media/media.json");
  alt = (JSON.parse(catalogue) as Record<string, { alt: string }>)["house.jpg"]?.alt ?? "";
});
beforeEach(async () => {
  put = await createPut(site);
});
afterEach(() => site.reset());
afterAll(() => site.close());

describe("describing a picture that is there", () => {
  const describeHouse = (body: unknown) => put("descriptions/house.jpg", JSON.stringify(body));

  it("changes its words in media.json, and nothing else of it", async () => {
    const { status, text } = await describeHouse({
      description: { alt: "  A “red” house " },
      known: { alt },
    });
    expect([status, JSON.parse(text)]).toEqual([200, { name: "house.jpg", alt: "A “red” house" }]);
    expect(await site.read("content/media/media.json")).toBe(
      catalogue.replace(JSON.stringify(alt), '"A “red” house"'),
    );
    const { body } = await site.content();
    expect(body.media["house.jpg"]).toMatchObject({ alt: "A “red” house" });
    const decorative = { description: { decorative: true }, known: { alt: "A “red” house" } };
    expect((await describeHouse(decorative)).status).toBe(200);
    expect(JSON.parse(await site.read("content/media/media.json"))["house.jpg"]).toEqual({
      decorative: true,
    });
  });

  it("names, changes and takes away its version for dark colour schemes", async () => {
    const said = async () => JSON.parse(await site.read("content/media/media.json"))["house.jpg"];
    const night = { alt, dark: "garden.jpg" };
    expect((await describeHouse({ description: night, known: { alt } })).status).toBe(200);
    expect(await said()).toEqual(night);
    // Somebody who does not know of it writes nothing over it.
    const unknowing = await describeHouse({ description: { alt: "Mine" }, known: { alt } });
    expect([unknowing.status, JSON.parse(unknowing.text)]).toMatchObject([409, { description: night }]);
    expect((await describeHouse({ description: { alt }, known: night })).status).toBe(200);
    expect(await said()).toEqual({ alt });
  });

  it.each(["house.jpg", "nothing.jpg"])("can't have %s as that version", async (dark) => {
    const { status, text } = await describeHouse({ description: { alt, dark }, known: { alt } });
    expect([status, text]).toEqual([400, expect.stringContaining("name another picture that is there")]);
    expect(await site.read("content/media/media.json")).toBe(catalogue);
  });

  it("leaves what somebody else wrote meanwhile, and sends it back", async () => {
    const theirs = catalogue.replace(JSON.stringify(alt), '"Theirs"');
    await site.write("content/media/media.json", theirs);
    const { status, text } = await describeHouse({ description: { alt: "Mine" }, known: { alt } });
    expect([status, JSON.parse(text)]).toMatchObject([409, { description: { alt: "Theirs" } }]);
    expect(await site.read("content/media/media.json")).toBe(theirs);
  });

  it("describes one that was not described, without a media.json too", async () => {
    await rm(join(site.root, "content/media/media.json"));
    const described = await describeHouse({ description: { alt: "A house" }, known: null });
    expect(described.status).toBe(200);
    expect(await site.read("content/media/media.json")).toContain('"house.jpg": { "alt": "A house" }');
  });

  it.each<[string, string, number]>([
    ["house.jpg", "", 400],
    ["house.jpg", "[]", 400],
    ["house.jpg", '{"description":{"alt":"A"}}', 400],
    ["house.jpg", '{"description":{"alt":" "},"known":null}', 400],
    ["house.jpg", '{"description":{"alt":"A","decorative":true},"known":null}', 400],
    ["house.jpg", '{"description":{"alt":"A","src":"x"},"known":null}', 400],
    ["house.jpg", `{"description":{"alt":"${"a".repeat(1001)}"},"known":null}`, 400],
    ["house.jpg", `{"description":{"alt":"${"a".repeat(30_000)}"},"known":null}`, 413],
    ["gone.jpg", '{"description":{"alt":"A"},"known":null}', 404],
    ["..%2f..%2fsite.config.json", '{"description":{"alt":"A"},"known":null}', 404],
    ["__proto__", '{"description":{"alt":"A"},"known":null}', 404],
  ])("refuses %s %s with %i", async (name, body, expected) => {
    expect((await put(`descriptions/${name}`, body)).status).toBe(expected);
    expect(await site.read("content/media/media.json")).toBe(catalogue);
  });

  it("is for our own page with the token only", async () => {
    const body = JSON.stringify({ description: { alt: "Mine" }, known: { alt } });
    const strangers: Readonly<Record<string, string | undefined>>[] = [
      { origin: "http://localhost:1" },
      { origin: undefined },
      { "x-blockwork-token": "wrong" },
      { "sec-fetch-site": "cross-site" },
    ];
    for (const headers of strangers)
      expect((await put("descriptions/house.jpg", body, headers)).status).toBe(403);
    expect((await put("descriptions/house.jpg", body, { "content-type": "text/plain" })).status).toBe(415);
    expect(await site.read("content/media/media.json")).toBe(catalogue);
  });
});
