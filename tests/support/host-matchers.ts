import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { parsePlain } from "netlify-redirector";
import { hostHeaders } from "./host-headers.ts";
import type { HostServer } from "./host-servers.ts";
import { packageRoot } from "./package-root.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".xml": "application/xml",
  ".txt": "text/plain",
};
const typeOf = (path: string) => types[extname(path)] ?? "application/octet-stream";
const textOf = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : "");
const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

async function listen(answer: RequestListener): Promise<HostServer> {
  const server = createServer(answer);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

interface CloudflareContext {
  readonly request: Request;
  readonly metadata: object;
  readonly logError: (error: Error) => void;
  readonly findAssetEntryForPath: (path: string) => Promise<string | null>;
  readonly getAssetKey: (entry: string) => string;
  readonly negotiateContent: () => { readonly encoding: null };
  readonly fetchAsset: (key: string) => Promise<{ readonly body: unknown; readonly contentType: string }>;
}

interface CloudflarePages {
  readonly parseRedirects: (text: string) => { readonly invalid: readonly object[] };
  readonly parseHeaders: (text: string) => { readonly invalid: readonly object[] };
  readonly createMetadataObject: (parsed: object) => object;
  readonly generateHandler: (context: CloudflareContext) => Promise<Response>;
}

/** The code that Cloudflare Pages itself answers with. It is published as TypeScript. */
async function cloudflarePages(): Promise<CloudflarePages> {
  const from = (name: string) =>
    JSON.stringify(join(packageRoot, "node_modules/@cloudflare/pages-shared", name));
  const { outputFiles } = await build({
    stdin: {
      contents: [
        `export { parseRedirects } from ${from("metadata-generator/parseRedirects.ts")};`,
        `export { parseHeaders } from ${from("metadata-generator/parseHeaders.ts")};`,
        `export { createMetadataObject } from ${from("metadata-generator/createMetadataObject.ts")};`,
        `export { generateHandler } from ${from("asset-server/handler.ts")};`,
      ].join("\n"),
      resolveDir: packageRoot,
    },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
  });
  const file = join(await temporaryFolder(), "pages.mjs");
  await writeFile(file, outputFiles[0]?.text ?? "");
  return (await import(pathToFileURL(file).href)) as CloudflarePages;
}

/** Serves a folder as Cloudflare Pages does. It throws where one of the rules is not one for it. */
export async function startCloudflarePages(folder: string): Promise<HostServer> {
  const pages = await cloudflarePages();
  const redirects = pages.parseRedirects(textOf(join(folder, "_redirects")));
  const headers = pages.parseHeaders(textOf(join(folder, "_headers")));
  const invalid = [...redirects.invalid, ...headers.invalid];
  if (invalid.length > 0) throw new Error(`Cloudflare Pages does not take ${JSON.stringify(invalid)}`);
  const metadata = pages.createMetadataObject({ redirects, headers });
  const answer = (request: Request) =>
    pages.generateHandler({
      request,
      metadata,
      logError: (error) => {
        throw error;
      },
      findAssetEntryForPath: async (path) => {
        const isKept = ["/_redirects", "/_headers"].includes(path) || path.includes("..");
        return !isKept && isFile(join(folder, path)) ? path : null;
      },
      getAssetKey: (entry) => entry,
      negotiateContent: () => ({ encoding: null }),
      fetchAsset: async (key) => ({
        body: Readable.toWeb(createReadStream(join(folder, key))),
        contentType: typeOf(key),
      }),
    });
  return listen(async ({ url = "" }, response) => {
    const answered = await answer(new Request(`http://${response.req.headers.host}${url}`));
    response.writeHead(answered.status, Object.fromEntries(answered.headers));
    response.end(Buffer.from(await answered.arrayBuffer()));
  });
}

/**
 * Serves a folder as Netlify does: which rule fits and where it leads is said by Netlify's own matcher; that a file goes
 * first unless a rule is forced, whatever its case, and that queries are passed on, is what its documentation says.
 */
export async function startNetlify(folder: string): Promise<HostServer> {
  const rules = textOf(join(folder, "_redirects"));
  const headers = textOf(join(folder, "_headers"));
  const matcher = await parsePlain(rules, { jwtSecret: "", jwtRole: "" });
  const send404 = async () => readFile(join(folder, "404.html")).catch(() => "Not found");
  return listen(async ({ url = "" }, response) => {
    const [path = "", query = ""] = url.split(/\?(.*)/s);
    const none = () => "";
    const rule = matcher.match({
      ...{ scheme: "http", host: "127.0.0.1", path, query },
      ...{ headers: {}, cookieValues: {}, getHeader: none, getCookie: none },
    });
    const sent = hostHeaders(headers, path);
    const redirect = (status: number, to: string) => {
      const passed = query !== "" && !to.includes("?") && !asksForQuery(rules, rule);
      response.writeHead(status, {
        ...sent,
        location: passed ? to.replace(/#|$/, (hash) => `?${query}${hash}`) : to,
      });
      response.end();
    };
    if (rule?.force) return redirect(rule.status, rule.to);
    const lower = decodeURIComponent(path).toLowerCase();
    const file = [lower, join(lower, "index.html")].find(
      (name) =>
        !/^\/_(?:redirects|headers)$/.test(name) && !/\.\.|\/\/|\\/.test(lower) && isFile(join(folder, name)),
    );
    if (file !== undefined) {
      if (file !== lower && !lower.endsWith("/")) return redirect(301, `${lower}/`);
      response.writeHead(200, { ...sent, "content-type": typeOf(file) });
      return response.end(await readFile(join(folder, file)));
    }
    if (rule && rule.status !== 404) return redirect(rule.status, rule.to);
    response.writeHead(404, { ...sent, "content-type": "text/html; charset=utf-8" });
    response.end(rule ? await readFile(join(folder, rule.to)) : await send404());
  });
}

/** What a rule asks of the query is not passed on. */
function asksForQuery(rules: string, rule: { readonly from: string; readonly to: string } | null): boolean {
  return rules
    .split("\n")
    .map((line) => line.split(" "))
    .some((words) => words.length > 3 && words[0] === rule?.from && words.at(-2) === rule?.to);
}
