import { symlink, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { startPreviewServer } from "./preview-server.ts";

const long = `<!doctype html><title>Home</title>${"<p>Bread.</p>".repeat(100)}`;
const site = {
  "index.html": long,
  "404.html": "missing",
  "fr/404.html": "introuvable",
  "about/index.html": "about",
  "files/menu.pdf": "0123456789",
  "assets/a.js": "x",
  ".blockwork": "ours",
  _headers:
    "/*\n  X-Frame-Options: DENY\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n\n/admin/assets/*\n  Cache-Control: public\n",
  _redirects:
    "/old /about/ 301\n/shop/* /about/:splat 302\n/index.php page=about /about/ 308\n/de/* /fr/404.html 404\n",
};

async function serve(files: Readonly<Record<string, string>> = site) {
  const folder = await temporaryFolder(files);
  const server = await startPreviewServer(folder, 0);
  onTestFinished(() => server.close());
  const origin = new URL(server.url).origin;
  return {
    folder,
    server,
    get: (path: string, headers = {}, method = "GET") => get(origin, path, headers, method),
  };
}

interface Got {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** As it is written: a browser's own functions would tidy the path first. */
function get(origin: string, path: string, headers: object, method: string): Promise<Got> {
  const { hostname, port } = new URL(origin);
  return new Promise((done, fail) => {
    request({ hostname, port, path, method, headers: { ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on("error", fail)
      .end();
  });
}

it("serves files and folders with their types and the headers of _headers", async () => {
  const { get } = await serve();
  const home = await get("/");
  expect([home.status, home.body.toString()]).toEqual([200, long]);
  expect(home.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "x-frame-options": "DENY",
    "cache-control": "public, max-age=0, must-revalidate",
  });
  expect((await get("/assets/a.js")).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(await get("/about?x=1")).toMatchObject({ status: 301, headers: { location: "/about/?x=1" } });
  expect((await get("/about/")).body.toString()).toBe("about");
});

it.each([
  ["/old", 301, "/about/"],
  ["/old/", 301, "/about/"],
  ["/shop/a/b", 302, "/about/a/b"],
  ["/index.php?page=about", 308, "/about/"],
])("%s is a redirect", async (path, status, location) => {
  const { get } = await serve();
  expect(await get(path)).toMatchObject({ status, headers: { location } });
});

it.each([
  ["/nothing", "missing"],
  ["/fr/rien", "introuvable"],
  ["/de/nichts", "introuvable"],
  ["/_headers", "missing"],
  ["/_redirects", "missing"],
  ["//_headers", "missing"],
  ["/%2f_headers", "missing"],
  ["/%2F%2f_headers", "missing"],
  ["/services/..//_headers", "missing"],
  ["/services/%2e%2e//_headers", "missing"],
  ["///_redirects", "missing"],
  ["/./%5fheaders", "missing"],
  ["//.blockwork", "missing"],
  ["/.blockwork", "missing"],
  ["/../package.json", "missing"],
  ["/%2e%2e/%2e%2e/etc/passwd", "missing"],
])("%s is not found, with the 404 page of its folder", async (path, text) => {
  const { get } = await serve();
  const answer = await get(path);
  expect([answer.status, answer.body.toString()]).toEqual([404, text]);
});

it.each(["/%00", "/a%5c..%5cb", "/%ff"])("%s is a bad request", async (path) => {
  const { get } = await serve();
  expect((await get(path)).status).toBe(400);
});

it("a link that leads out of the folder is not followed", async () => {
  const { folder, get } = await serve();
  const elsewhere = await temporaryFolder({ "secret.txt": "secret" });
  await symlink(join(elsewhere, "secret.txt"), join(folder, "secret.txt"));
  await symlink(elsewhere, join(folder, "out"));
  expect((await get("/secret.txt")).status).toBe(404);
  expect((await get("/out/secret.txt")).status).toBe(404);
});

it("compresses what is worth it, in the best way that is accepted", async () => {
  const { get } = await serve();
  const br = await get("/", { "accept-encoding": "gzip, br" });
  expect(br.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
  expect(brotliDecompressSync(br.body).toString()).toBe(long);
  const gzip = await get("/", { "accept-encoding": "gzip, br;q=0" });
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(gzip.body).toString()).toBe(long);
  expect(
    (await get("/files/menu.pdf", { "accept-encoding": "br" })).headers["content-encoding"],
  ).toBeUndefined();
});

it("sends what the build has compressed, but follows no link to elsewhere", async () => {
  const { folder, get } = await serve({ ...site, "index.html.br": "compressed" });
  const asked = { "accept-encoding": "br" };
  expect((await get("/", asked)).body.toString()).toBe("compressed");
  const elsewhere = await temporaryFolder({ "secret.txt": "secret" });
  await writeFile(join(folder, "long.html"), long);
  await symlink(join(elsewhere, "secret.txt"), join(folder, "long.html.br"));
  expect(brotliDecompressSync((await get("/long.html", asked)).body).toString()).toBe(long);
});

it("answers with 304 to whoever has it", async () => {
  const { get } = await serve();
  const { headers } = await get("/");
  expect(await get("/", { "if-none-match": headers.etag })).toMatchObject({
    status: 304,
    body: Buffer.alloc(0),
  });
  expect((await get("/", { "if-none-match": '"other"' })).status).toBe(200);
});

it.each([
  ["bytes=2-4", 206, "234", "bytes 2-4/10"],
  ["bytes=7-", 206, "789", "bytes 7-9/10"],
  ["bytes=-2", 206, "89", "bytes 8-9/10"],
  ["bytes=5-99", 206, "56789", "bytes 5-9/10"],
  ["bytes=10-", 416, "", "bytes */10"],
  ["bytes=4-2", 200, "0123456789", undefined],
  ["lines=1-2", 200, "0123456789", undefined],
])("a range of %s", async (range, status, text, contentRange) => {
  const { get } = await serve();
  const answer = await get("/files/menu.pdf", { range });
  expect([answer.status, answer.body.toString(), answer.headers["content-range"]]).toEqual([
    status,
    text,
    contentRange,
  ]);
});

it("answers to HEAD without a body, and to no other method", async () => {
  const { get } = await serve();
  const head = await get("/about/", {}, "HEAD");
  expect([head.status, head.headers["content-length"], head.body.length]).toEqual([200, "5", 0]);
  expect((await get("/", {}, "POST")).status).toBe(405);
});

it("serves a site below a path there, and leads to it", async () => {
  const _headers =
    "/*\n  X-Frame-Options: DENY\n\n/school/admin/assets/*\n  Cache-Control: public\n\n/school/assets/*\n  Cache-Control: public\n";
  const { server, get } = await serve({ ...site, _headers, _redirects: "/school/old /school/about/ 301\n" });
  expect(new URL(server.url).pathname).toBe("/school/");
  expect((await get("/school/about/")).body.toString()).toBe("about");
  expect(await get("/school/old")).toMatchObject({ status: 301, headers: { location: "/school/about/" } });
  expect(await get("/")).toMatchObject({ status: 302, headers: { location: "/school/" } });
  expect((await get("/about/")).status).toBe(404);
});
