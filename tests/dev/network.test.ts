import { mkdir, writeFile } from "node:fs/promises";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { versionOf } from "../../cli/assets/measure-picture.ts";
import { saveBody } from "../support/create-put.ts";
import { type DevSite, type SentRequest, sendTo, startDevSite } from "../support/dev-site.ts";

/** This machine by its number on a network, as another machine asks for it. */
const [address] = Object.values(networkInterfaces())
  .flatMap((found) => found ?? [])
  .flatMap((found) => (found.family === "IPv4" && !found.internal ? [found.address] : []));

describe.skipIf(address === undefined)("site dev --host, from another machine", () => {
  let site: DevSite;
  let token: string;
  let host: string;
  let cookie: string;
  beforeAll(async () => {
    site = await startDevSite({ network: true });
    host = `${address}:${site.port}`;
    const url = site.networkUrls.map((each) => new URL(each)).find((each) => each.host === host);
    token = url?.searchParams.get("token") ?? "";
    cookie = `blockwork-${site.port}=${token}`;
  });
  afterEach(() => site.reset());
  afterAll(() => site.close());

  /** A request that comes in at the address on the network. */
  const ask = ({ headers, ...request }: SentRequest) =>
    sendTo(site.port, { ...request, headers: { host, ...headers } }, address);

  it("the address with the token leads to a cookie, and to the page without it", async () => {
    const { status, headers } = await ask({ path: `/contact/?a=1&token=${token}` });
    expect([status, headers.location]).toEqual([302, "/contact/?a=1"]);
    expect(headers["set-cookie"]).toEqual([`${cookie}; Path=/; HttpOnly; SameSite=Lax`]);
    const page = await ask({ path: "/contact/", headers: { cookie: `other=1; ${cookie}` } });
    expect([page.status, page.text.includes("<h1")]).toEqual([200, true]);
    expect((await ask({ path: `//evil.example/?token=${token}` })).headers.location).toBe("/evil.example/");
  });

  it.each([
    ["no token", {}],
    ["a wrong one", { cookie: "wrong" }],
    ["half of it", { cookie: "half" }],
    ["one of another name", { cookie: "named" }],
  ])("with %s there is a page that says what is missing", async (_, sent: { readonly cookie?: string }) => {
    const wrong: Readonly<Record<string, string>> = {
      wrong: `blockwork-${site.port}=${"A".repeat(16)}`,
      half: cookie.slice(0, -4),
      named: `blockwork-1=${token}`,
    };
    const headers = { accept: "text/html", cookie: wrong[sent.cookie ?? ""] };
    for (const path of [
      "/",
      "/?token=wrong",
      "/media/house.jpg",
      "/__blockwork/content",
      "/__blockwork/blocks/",
      "/admin/",
    ]) {
      const answered = await ask({ path, headers });
      expect([answered.status, answered.headers["set-cookie"]]).toEqual([403, undefined]);
      expect(answered.text).toContain("needs the token that site dev has printed");
      expect(answered.text).not.toContain(token);
    }
  });

  it("the host is one of this machine's numbers: a name could lead here from anywhere", async () => {
    for (const name of [
      `evil.example:${site.port}`,
      "evil.example",
      `localhost:${site.port}`,
      `${address}:1`,
    ]) {
      const answered = await ask({ path: `/?token=${token}`, headers: { host: name, cookie } });
      expect([answered.status, answered.headers["set-cookie"]]).toEqual([403, undefined]);
    }
  });

  it("it can be looked at and nothing else: no editor, no content, no write, no code editor", async () => {
    for (const path of [
      "/admin",
      "/admin/",
      "/__blockwork/content",
      "/__blockwork/blocks/",
      "/__blockwork/blocks/hero/sample",
      "/__blockwork/media/0a1b2c3d",
      "/__blockwork/validators.mjs",
      "/__blockwork/token",
      "/__blockwork/open-in-editor",
    ]) {
      const answered = await ask({ path, headers: { cookie } });
      expect(answered.status).toBe(403);
      expect(answered.headers["x-blockwork-token"]).toBeUndefined();
    }
    expect((await ask({ path: "/__blockwork/reload.js", headers: { cookie } })).status).toBe(200);
    const { token: secret, etag } = await site.content();
    const before = await site.read("site.config.json");
    const written = await ask({
      method: "PUT",
      path: "/__blockwork/files",
      headers: {
        cookie,
        origin: `http://${host}`,
        "x-blockwork-token": secret,
        "content-type": "application/json",
      },
      body: saveBody({
        file: "site.config.json",
        text: before.replace("Often not.", "Never."),
        over: etag,
      }),
    });
    expect(written.status).toBe(403);
    expect(await site.read("site.config.json")).toBe(before);
  });

  it("pictures that are not the site's any more are for this machine alone", async () => {
    const folder = join(site.root, ".blockwork/backup/pictures");
    await mkdir(folder, { recursive: true });
    const red = sharp({ create: { width: 9, height: 6, channels: 3, background: "red" } });
    const bytes = await red.jpeg().toBuffer();
    await writeFile(join(folder, versionOf(bytes)), bytes);
    const path = `/media/red.${versionOf(bytes)}-9.webp`;
    expect((await site.send({ path })).headers["content-type"]).toBe("image/webp");
    const answered = await ask({ path, headers: { cookie } });
    expect([answered.status, answered.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
  });

  it("on this machine nothing is other than without --host", async () => {
    expect((await site.send({ path: "/" })).status).toBe(200);
    expect((await site.send({ path: "/__blockwork/content" })).status).toBe(200);
    expect((await site.send({ path: "/", headers: { host } })).status).toBe(403);
    expect((await site.send({ path: "/", headers: { host: "evil.example", cookie } })).status).toBe(403);
  });

  it("what is wrong is shown without links into this machine's code editor", async () => {
    await site.replace("site.config.json", '"type": "faq"', '"type": "fqa"');
    await expect.poll(async () => (await ask({ path: "/", headers: { cookie } })).status).toBe(500);
    const { text } = await ask({ path: "/", headers: { cookie } });
    expect(text).toMatch(/<code>site\.config\.json:\d+:\d+<\/code>/);
    expect(text).not.toContain("data-place");
  });
});

it("without --host the network gets no answer at all", async () => {
  const site = await startDevSite();
  expect(site.networkUrls).toEqual([]);
  if (address !== undefined)
    await expect(
      sendTo(site.port, { path: "/", headers: { host: `${address}:${site.port}` } }, address),
    ).rejects.toThrow("ECONNREFUSED");
  await site.close();
});
