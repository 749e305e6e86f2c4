import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DevSite, type SentRequest, startDevSite } from "../support/dev-site.ts";

let site: DevSite;
let token: string;
let etag: string;
let before: string;
beforeAll(async () => {
  site = await startDevSite();
  ({ token, etag } = await site.content());
  before = state();
});
afterAll(() => site.close());

/** Every file below the root but the cache, each with its bytes. */
function state(): string {
  const files = readdirSync(site.root, { recursive: true, encoding: "utf8" })
    .filter(
      (file) => !file.startsWith(join(".blockwork", "cache")) && statSync(join(site.root, file)).isFile(),
    )
    .sort();
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(join(site.root, file)));
  return hash.digest("hex");
}

/** What each header is sent as: the right value first, then wrong ones; undefined is not at all. */
const hosts = [
  "localhost:PORT",
  "127.0.0.1:PORT",
  "localhost:OTHER",
  "localhost",
  "evil.example:PORT",
  "127.0.0.1.evil.example:PORT",
];
const fieldSources = [
  "http://HOST",
  undefined,
  "null",
  "http://localhost:OTHER",
  "https://HOST",
  "http://evil.example",
];
const sites = ["same-origin", "same-site", "cross-site", "none"];
const tokens = ["TOKEN", undefined, "", "A".repeat(43)];
const types = [
  "application/json",
  undefined,
  "text/plain",
  "application/json; charset=utf-8",
  "application/x-www-form-urlencoded",
];

interface Combination {
  readonly host: string;
  readonly origin: string | undefined;
  readonly fetchSite: string;
  readonly sentToken: string | undefined;
  readonly type: string | undefined;
}

/** Every pair of a wrong value with each value of every other header, and all that are wrong in one alone. */
const combinations: readonly Combination[] = hosts.flatMap((host) =>
  fieldSources.flatMap((origin) =>
    sites.flatMap((fetchSite) =>
      tokens.flatMap((sentToken) => types.map((type) => ({ host, origin, fetchSite, sentToken, type }))),
    ),
  ),
);

const isRight = ({ host, origin, fetchSite, sentToken, type }: Combination) =>
  hosts.indexOf(host) < 2 &&
  origin === fieldSources[0] &&
  fetchSite === sites[0] &&
  sentToken === tokens[0] &&
  type === types[0];

function headersOf({ host, origin, fetchSite, sentToken, type }: Combination): SentRequest["headers"] {
  const filled = (text: string) =>
    text.replace("PORT", String(site.port)).replace("OTHER", String(site.port + 1));
  return {
    host: filled(host),
    origin: origin && filled(origin.replace("HOST", host)),
    "sec-fetch-site": fetchSite,
    "x-blockwork-token": sentToken?.replace("TOKEN", token),
    "content-type": type,
  };
}

describe("whoever may save", () => {
  it(`is one of ${combinations.length} combinations of headers, under either name of the machine`, async () => {
    // Any of them that got through would be told that its If-Match is not the config's.
    const body = "{}";
    const through: Combination[] = [];
    for (const combination of combinations) {
      const headers = { ...headersOf(combination), "if-match": etag };
      const { status } = await site.send({ method: "PUT", path: "/__blockwork/config", headers, body });
      if (status === 422) through.push(combination);
      else expect([403, 415]).toContain(status);
    }
    expect(through).toEqual(combinations.filter(isRight));
    expect(through.map(({ host }) => host)).toEqual(["localhost:PORT", "127.0.0.1:PORT"]);
    expect(state()).toBe(before);
  });

  it.each([
    "/__blockwork/entries/posts/loft-rooms",
    "/__blockwork/media/new.jpg",
    "/__blockwork/pictures/house.jpg",
  ])("is the same for %s", async (path) => {
    const type = path.includes("media") ? "application/octet-stream" : "application/json";
    const right = {
      host: "localhost:PORT",
      origin: "http://HOST",
      fetchSite: "same-origin",
      sentToken: "TOKEN",
      type,
    };
    const wrong: Partial<Combination>[] = [
      { host: "evil.example:PORT" },
      { origin: "http://localhost:OTHER" },
      { origin: undefined },
      { fetchSite: "same-site" },
      { sentToken: "x" },
      { sentToken: undefined },
      { type: "text/plain" },
    ];
    for (const change of wrong) {
      const headers = { ...headersOf({ ...right, ...change }), "if-match": etag };
      const { status } = await site.send({ method: "PUT", path, headers, body: "{}" });
      expect([403, 415]).toContain(status);
    }
    expect(state()).toBe(before);
  });

  it("may leave out Sec-Fetch-Site, which not every browser sends", async () => {
    const right = headersOf({
      host: "localhost:PORT",
      origin: "http://HOST",
      fetchSite: "",
      sentToken: "TOKEN",
      type: "application/json",
    });
    const headers = { ...right, "sec-fetch-site": undefined, "if-match": etag };
    expect(
      (await site.send({ method: "PUT", path: "/__blockwork/config", headers, body: "{}" })).status,
    ).toBe(422);
  });

  it.each([
    ["PUT", "config?dry-run"],
    ["PUT", "entries/posts/loft-rooms?force=true"],
    ["DELETE", "entries/posts/loft-rooms?keep=1"],
    ["PUT", "pictures/house.jpg?alt=A"],
  ])("may not say more with %s %s than is known", async (method, path) => {
    const headers = headersOf({
      host: "localhost:PORT",
      origin: "http://HOST",
      fetchSite: "same-origin",
      sentToken: "TOKEN",
      type: "application/json",
    });
    const sent = {
      method,
      path: `/__blockwork/${path}`,
      headers: { ...headers, "if-match": etag },
      ...(method === "PUT" && { body: "{}" }),
    };
    const { status, text } = await site.send(sent);
    expect([status, JSON.parse(text).error]).toEqual([400, expect.stringContaining("Leave it out.")]);
    expect(state()).toBe(before);
  });

  it.each(["OPTIONS", "POST", "PATCH", "DELETE"])(
    "may not use %s, and nothing is ever shared",
    async (method) => {
      for (const path of ["/__blockwork/config", "/__blockwork/content", "/"]) {
        const headers = { origin: "http://evil.example", "access-control-request-method": "PUT" };
        const { status, headers: sent } = await site.send({ method, path, headers });
        expect([403, 405]).toContain(status);
        expect(Object.keys(sent).filter((name) => name.startsWith("access-control"))).toEqual([]);
      }
      expect(state()).toBe(before);
    },
  );
});
