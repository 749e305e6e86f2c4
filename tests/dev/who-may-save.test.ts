import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveBody } from "../support/create-put.ts";
import { type DevSite, type SentRequest, startDevSite } from "../support/dev-site.ts";

let site: DevSite;
let token: string;
/** A save of a config that is none. */
let body: string;
let before: string;
beforeAll(async () => {
  site = await startDevSite();
  const content = await site.content();
  token = content.token;
  body = saveBody({ file: "site.config.json", text: "{}", over: content.etag });
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

function headersOf({
  host,
  origin,
  fetchSite,
  sentToken,
  type,
}: Combination): NonNullable<SentRequest["headers"]> {
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
    // Any of them that gets through reads what is missing in the config.
    const through: Combination[] = [];
    for (const combination of combinations) {
      const headers = headersOf(combination);
      const { status } = await site.send({ method: "PUT", path: "/__blockwork/files", headers, body });
      if (status === 422) through.push(combination);
      else expect([403, 415]).toContain(status);
    }
    expect(through).toEqual(combinations.filter(isRight));
    expect(through.map(({ host }) => host)).toEqual(["localhost:PORT", "127.0.0.1:PORT"]);
    expect(state()).toBe(before);
  });

  it.each(["/__blockwork/media/new.jpg", "/__blockwork/publish"])("is the same for %s", async (path) => {
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
      const headers = headersOf({ ...right, ...change });
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
    const headers = { ...right, "sec-fetch-site": undefined };
    const { status } = await site.send({ method: "PUT", path: "/__blockwork/files", headers, body });
    expect(status).toBe(422);
  });

  it.each(["files?dry-run", "publish?force=true", "media/new.jpg?alt=A"])(
    "may not say more with %s than is known",
    async (path) => {
      const headers = headersOf({
        host: "localhost:PORT",
        origin: "http://HOST",
        fetchSite: "same-origin",
        sentToken: "TOKEN",
        type: path.startsWith("media") ? "application/octet-stream" : "application/json",
      });
      const { status, text } = await site.send({
        method: "PUT",
        path: `/__blockwork/${path}`,
        headers,
        body,
      });
      expect([status, JSON.parse(text).error]).toEqual([400, expect.stringContaining("Leave it out.")]);
      expect(state()).toBe(before);
    },
  );

  it.each(["OPTIONS", "POST", "PATCH", "DELETE"])(
    "may not use %s, and nothing is ever shared",
    async (method) => {
      for (const path of ["/__blockwork/files", "/__blockwork/content", "/"]) {
        const headers = { origin: "http://evil.example", "access-control-request-method": "PUT" };
        const { status, headers: sent } = await site.send({ method, path, headers });
        expect([403, 405]).toContain(status);
        expect(Object.keys(sent).filter((name) => name.startsWith("access-control"))).toEqual([]);
      }
      expect(state()).toBe(before);
    },
  );
});
