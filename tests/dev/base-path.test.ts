import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSave, type Save } from "../support/create-put.ts";
import { type DevSite, startDevSite } from "../support/dev-site.ts";

let site: DevSite;
let save: Save;
beforeAll(async () => {
  site = await startDevSite({ adminRoot: "/nowhere" }, "own-block");
  await site.replace("site.config.json", "https://www.small.example", "https://example.org/small");
  await site.write("content/files/menu.pdf", "PDF");
  await site.write("public/robots.txt", "Own\n");
  await site.write("public/old/index.html", "<h1>Old</h1>");
  await site.replace(
    "content/model.json",
    '{\n  "settings"',
    '{\n  "collections": { "breads": { "title": "Breads", "label": "name", "sort": "manual", "fields": { "type": "object", "properties": { "name": { "type": "string" } } } } },\n  "settings"',
  );
  for (const id of ["rye", "spelt"]) await site.write(`content/breads/${id}.md`, `---\nname: ${id}\n---\n`);
  save = await createSave(site);
});
afterAll(() => site?.close());

const get = (path: string) =>
  site.send({ path, headers: { host: `localhost:${site.port}`, "sec-fetch-site": "none" } });

describe("a site below a path", () => {
  it("is served below it, and its start leads there", async () => {
    await expect.poll(async () => (await get("/small/")).status).toBe(200);
    const start = await get("/");
    expect([start.status, start.headers.location]).toEqual([302, "/small/"]);
    const page = await get("/small/");
    expect(page.text).toContain('href="/small/contact/"');
    expect(page.text).toContain('src="/small/assets/loader.js"');
    expect((await get("/small/contact")).headers.location).toBe("/small/contact/");
    expect((await get("/contact/")).status).toBe(404);
  });

  it("has its fonts, copied files and icons below it", async () => {
    const [, font = ""] = /rel="preload" href="([^"]+\.woff2)"/.exec((await get("/small/")).text) ?? [];
    expect(font).toMatch(/^\/small\/assets\//);
    expect((await get(font)).headers["content-type"]).toBe("font/woff2");
    expect((await get("/small/files/menu.pdf")).text).toBe("PDF");
    expect((await get("/small/robots.txt")).text).toBe("Own\n");
    expect((await get("/small/old/")).text).toBe("<h1>Old</h1>");
    // The editor's page asks for it at the top of the server.
    expect((await get("/favicon.svg")).headers.location).toBe("/small/favicon.svg");
  });
});

describe("the order of a collection that is sorted by hand", () => {
  const file = "content/breads/order.json";
  const order = (text: string) => save({ file, text, over: "new" });

  it("is written when it is right, and comes with its ETag", async () => {
    await expect.poll(async () => (await site.content()).body.entries.length).toBe(2);
    const wrong = await order('["spelt", "rye", "ry"]');
    expect([wrong.status, wrong.body.problems?.[0]?.code]).toEqual([422, "unknown-entry"]);
    const saved = await order('["spelt", "rye"]\n');
    expect(saved.status).toBe(200);
    expect(await site.read(file)).toBe('["spelt", "rye"]\n');
    const served = (await site.content()).body as unknown as { readonly orders: readonly object[] };
    expect(served.orders).toMatchObject([
      { collection: "breads", file, ids: ["spelt", "rye"], etag: saved.body.etags?.[file] },
    ]);
    expect((await order("[]")).status).toBe(409);
  });

  it("is that of a collection of the model", async () => {
    expect((await save({ file: "content/cakes/order.json", text: "[]", over: "new" })).status).toBe(404);
  });
});

it("the editor gets every icon's name, and the drawings that are used", async () => {
  const { icons } = (await site.content()).body as unknown as {
    readonly icons: { readonly names: string[]; readonly drawings: object; readonly address: string };
  };
  expect(icons.names.length).toBeGreaterThan(1500);
  expect(Object.keys(icons.drawings)).toContain("message-circle");
  const all = await site.send({
    path: icons.address,
    headers: { host: `localhost:${site.port}`, "sec-fetch-site": "same-origin" },
  });
  expect(Object.keys(JSON.parse(all.text)).length).toBe(icons.names.length);
});
