import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DevSite, startDevSite } from "../support/dev-site.ts";

let site: DevSite;
let token: string;
let before: string;
beforeAll(async () => {
  site = await startDevSite();
  ({ token } = await site.content());
  before = await site.read("site.config.json");
});
afterAll(() => site.close());

describe("whoever may read", () => {
  it.each([
    "/",
    "/contact/",
    "/__blockwork/content",
    "/__blockwork/events",
    "/__blockwork/validators.mjs",
    "/admin",
    "/media/house.jpg",
  ])("%s is not there under a foreign name (DNS rebinding)", async (path) => {
    for (const host of [
      "evil.example",
      `evil.example:${site.port}`,
      `localhost:${site.port + 1}`,
      `localhost.:${site.port}`,
    ]) {
      const { status, text, headers } = await site.send({ path, headers: { host } });
      expect(status).toBe(403);
      expect(text).not.toContain(token);
      expect(headers["x-blockwork-token"]).toBeUndefined();
    }
  });

  it.each([
    { "sec-fetch-site": "same-site", "sec-fetch-mode": "no-cors" },
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
    { "sec-fetch-site": "none", "sec-fetch-mode": "navigate" },
    { origin: "http://evil.example" },
    { origin: "null" },
  ])("the token is for our own pages only: %o", async (headers) => {
    const answered = await site.send({ path: "/__blockwork/content", headers });
    expect(answered.status).toBe(403);
    expect(answered.headers["x-blockwork-token"]).toBeUndefined();
    expect(answered.text).not.toContain(token);
  });

  it("a page may be linked from elsewhere, but not embedded or fetched", async () => {
    const from = (mode: string) => ({ "sec-fetch-site": "cross-site", "sec-fetch-mode": mode });
    expect((await site.send({ path: "/", headers: from("navigate") })).status).toBe(200);
    expect((await site.send({ path: "/", headers: from("no-cors") })).status).toBe(403);
    expect((await site.send({ path: "/", headers: from("cors") })).status).toBe(403);
  });
});

describe("requests that no browser sends", () => {
  const raw = (text: string) =>
    new Promise<string>((done, fail) => {
      let answer = "";
      const socket = connect(site.port, "127.0.0.1", () => socket.write(text.replaceAll("\n", "\r\n")));
      socket.setEncoding("utf8").on("data", (part: string) => (answer += part));
      socket.on("error", fail).on("close", () => done(answer.split("\r\n", 1)[0] ?? ""));
    });

  it.each([
    [
      "two hosts",
      () => `GET / HTTP/1.1\nHost: localhost:${site.port}\nHost: evil.example\nConnection: close\n\n`,
    ],
    ["no host", () => "GET / HTTP/1.0\nConnection: close\n\n"],
    [
      "a whole address",
      () => `GET http://evil.example/ HTTP/1.1\nHost: localhost:${site.port}\nConnection: close\n\n`,
    ],
    [
      "a socket from elsewhere",
      () =>
        `GET /admin/ HTTP/1.1\nHost: localhost:${site.port}\nOrigin: http://evil.example\nConnection: Upgrade\nUpgrade: websocket\n\n`,
    ],
  ])("%s", async (_, text) => {
    expect(await raw(text())).toMatch(/^$|^HTTP\/1\.1 (400|403) /);
    expect(await site.read("site.config.json")).toBe(before);
  });
});

it("the editor may show maps of the providers that the site names, as soon as it names them", async () => {
  const host = `localhost:${site.port}`;
  const policy = async () =>
    String((await site.send({ path: "/admin/", headers: { host } })).headers["content-security-policy"]);
  expect(await policy()).not.toContain("maps.example.com");
  await site.replace("site.config.json", '"favicon"', '"embeds": ["https://maps.example.com"], "favicon"');
  await expect.poll(policy).toMatch(/frame-src [^;]* https:\/\/maps\.example\.com;/);
  await site.write("site.config.json", before);
});
