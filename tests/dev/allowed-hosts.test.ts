import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveBody } from "../support/create-put.ts";
import { type DevSite, type SentRequest, sendTo, startDevSite } from "../support/dev-site.ts";
import { runSite } from "../support/run-site.ts";

/** This machine by its number on a network, as another machine asks for it. */
const [address] = Object.values(networkInterfaces())
  .flatMap((found) => found ?? [])
  .flatMap((found) => (found.family === "IPv4" && !found.internal ? [found.address] : []));

const allowedHosts = ["localhost:8080", "dev.example.test", ".sites.example"];

/** The headers with which a page of the editor saves, at a host. */
const saving = (host: string, token: string) => ({
  host,
  origin: `http://${host}`,
  "sec-fetch-site": "same-origin",
  "x-blockwork-token": token,
  "content-type": "application/json",
});

const config = (text: string, etag: string) => saveBody({ file: "site.config.json", text, over: etag });

describe("site dev --allowed-hosts, on this machine", () => {
  let site: DevSite;
  let token: string;
  let etag: string;
  beforeAll(async () => {
    site = await startDevSite({ allowedHosts });
    ({ token, etag } = await site.content());
  });
  afterAll(() => site.close());

  const save = (headers: NonNullable<SentRequest["headers"]>) =>
    site.send({ method: "PUT", path: "/__blockwork/files", headers, body: config("{}", etag) });

  it.each([
    "localhost:8080",
    "dev.example.test",
    "dev.example.test:8000",
    "a.sites.example",
    "sites.example:1",
  ])("%s has the pages, the editor and its saving, by the same checks", async (host) => {
    for (const path of ["/", "/admin/", "/__blockwork/content"])
      expect((await site.send({ path, headers: { host } })).status).toBe(200);
    const right = saving(host, token);
    // Any that gets through would read that its text is not a config.
    expect((await save(right)).status).toBe(422);
    expect((await save({ ...right, origin: `https://${host}` })).status).toBe(422);
    for (const wrong of [
      { origin: undefined },
      { origin: "null" },
      { origin: "http://evil.example" },
      { origin: `http://localhost:${site.port}` },
      { origin: `http://${host}.evil.example` },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "none" },
      { "x-blockwork-token": undefined },
      { "x-blockwork-token": "A".repeat(43) },
      { "content-type": "text/plain" },
    ])
      expect([403, 415], JSON.stringify(wrong)).toContain((await save({ ...right, ...wrong })).status);
  });

  it("its own host takes no Origin of HTTPS", async () => {
    const host = `localhost:${site.port}`;
    expect((await save(saving(host, token))).status).toBe(422);
    expect((await save({ ...saving(host, token), origin: `https://${host}` })).status).toBe(403);
  });

  it.each(["localhost:8081", "localhost", "evil.example", "x.dev.example.test", "evilsites.example"])(
    "%s is a stranger still, and reads which option would allow it",
    async (host) => {
      for (const path of ["/", "/admin/", "/__blockwork/content"]) {
        const answered = await site.send({ path, headers: { host } });
        expect(answered.status).toBe(403);
        expect(answered.text).toContain(`start it with --allowed-hosts ${host}.`);
        expect(answered.headers["x-blockwork-token"]).toBeUndefined();
      }
      expect((await save(saving(host, token))).status).toBe(403);
    },
  );
});

describe.skipIf(address === undefined)("site dev --host --allowed-hosts, from another machine", () => {
  let site: DevSite;
  let token: string;
  let etag: string;
  let look: string;
  let edit: string;
  beforeAll(async () => {
    site = await startDevSite({ network: true, allowedHosts });
    ({ token, etag } = await site.content());
    const tokenOf = (url = "") => new URL(url).searchParams.get("token") ?? "";
    look = tokenOf(site.networkUrls[0]);
    edit = tokenOf(site.editorUrls[0]);
  });
  afterAll(() => site.close());

  const ask = (request: SentRequest) => sendTo(site.port, request, address);
  const host = "localhost:8080";

  it("an address with the editor is printed for each host, with a token of its own", () => {
    expect(site.editorUrls).toEqual([
      `http://localhost:8080/?token=${edit}`,
      `http://dev.example.test:${site.port}/?token=${edit}`,
      `http://sites.example:${site.port}/?token=${edit}`,
    ]);
    expect(edit).toMatch(/^[\w-]{16}$/);
    expect(edit).not.toBe(look);
  });

  it("with it the editor works and saves", async () => {
    const first = await ask({ path: `/admin/?token=${edit}`, headers: { host } });
    expect([first.status, first.headers.location]).toEqual([302, "/admin/"]);
    const cookie = `blockwork-editor-${site.port}=${edit}`;
    expect(first.headers["set-cookie"]).toEqual([`${cookie}; Path=/; HttpOnly; SameSite=Lax`]);
    for (const path of ["/", "/admin/", "/__blockwork/content"])
      expect((await ask({ path, headers: { host, cookie } })).status).toBe(200);
    const before = await site.read("site.config.json");
    const text = before.replace("Often not.", "Never.");
    const saved = await ask({
      method: "PUT",
      path: "/__blockwork/files",
      headers: { ...saving(host, token), cookie },
      body: config(text, etag),
    });
    expect([saved.status, await site.read("site.config.json")]).toEqual([200, text]);
    await site.write("site.config.json", before);
  });

  it.each([
    ["no token", () => ({})],
    ["that of those who look", () => ({ cookie: `blockwork-editor-${site.port}=${look}` })],
    ["a cookie of those who look", () => ({ cookie: `blockwork-${site.port}=${look}` })],
    ["a wrong one", () => ({ cookie: `blockwork-editor-${site.port}=${"A".repeat(16)}` })],
  ])("with %s there is nothing", async (_, headers) => {
    for (const path of ["/", "/admin/", "/__blockwork/content", `/?token=${look}`]) {
      const answered = await ask({ path, headers: { host, ...headers() } });
      expect([answered.status, answered.headers["set-cookie"]]).toEqual([403, undefined]);
      expect(answered.text).not.toContain(token);
    }
    const headersOfSave = { ...saving(host, token), ...headers() };
    const answered = await ask({
      method: "PUT",
      path: "/__blockwork/files",
      headers: headersOfSave,
      body: config("{}", etag),
    });
    expect(answered.status).toBe(403);
  });

  it("by a number of this machine the site can only be looked at, with either token", async () => {
    const number = `${address}:${site.port}`;
    for (const sent of [look, edit]) {
      const cookie = `blockwork-${site.port}=${sent}; blockwork-editor-${site.port}=${sent}`;
      expect((await ask({ path: "/admin/", headers: { host: number, cookie } })).status).toBe(403);
    }
    const cookie = `blockwork-${site.port}=${look}`;
    expect((await ask({ path: "/", headers: { host: number, cookie } })).status).toBe(200);
  });
});

it.each(["http://x.test", "x.test/path", "*", "a.test,*.b.test"])(
  "--allowed-hosts %s is refused",
  async (text) => {
    const { code, stderr } = await runSite(["dev", "--allowed-hosts", text]);
    expect(code).toBe(2);
    expect(stderr).toContain(
      "It must be a host without http:// and path, such as localhost:8080, dev.example.test or .example.test.",
    );
  },
);
