import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { join, relative } from "node:path";
import { expect } from "vitest";
import { type DevServer, type DevServerOptions, startDevServer } from "../../cli/dev/server/dev-server.ts";
import { packageRoot } from "./package-root.ts";
import { createTemporarySite, type Fixture, type TemporarySite } from "./temporary-site.ts";

/** A small real site, served by `site dev` on a port of its own. */
export interface DevSite extends TemporarySite {
  readonly url: string;
  /** Of `site dev --host`. */
  readonly networkUrls: readonly string[];
  /** Of `site dev --host --allowed-hosts`. */
  readonly editorUrls: readonly string[];
  readonly port: number;
  /** What the terminal was told so far. */
  readonly printed: () => string;
  /** Sends a request with exactly these headers and no others. */
  send(request: SentRequest): Promise<Answered>;
  /** The content endpoint's answer, as the editor gets it. */
  content(): Promise<{ readonly token: string; readonly etag: string; readonly body: DevContent }>;
  /** Resolves once every change of files that was made before is followed by the server and reported. */
  quiet(): Promise<void>;
  /**
   * Puts everything back as it was at the start. Fails with what differs if the server then has something else than at the start:
   * in `afterEach` the test that has left it is the one that fails.
   */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export interface SentRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: string | Uint8Array;
}

export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface DevContent {
  readonly config: { readonly file: string; readonly text: string; readonly etag: string };
  readonly entries: readonly {
    readonly collection: string;
    readonly id: string;
    readonly file: string;
    readonly text: string;
    readonly etag: string;
    readonly frontMatter: Readonly<Record<string, unknown>>;
    readonly body: string;
    readonly damaged?: boolean;
  }[];
  readonly media: Readonly<Record<string, { readonly width: number; readonly version: string }>>;
  readonly styles: { readonly base: string };
  readonly validators: string;
  readonly today: string;
}

export async function startDevSite(
  options: Partial<DevServerOptions> = {},
  fixture: Fixture = "small-site",
  prepare?: (site: TemporarySite) => Promise<void>,
): Promise<DevSite> {
  const site = await createTemporarySite(fixture);
  await prepare?.(site);
  let printed = "";
  const server: DevServer = await startDevServer({
    root: site.root,
    config: "site.config.json",
    port: 0,
    future: false,
    print: (text) => (printed += text),
    ...options,
  });
  const port = Number(new URL(server.url).port);
  const send = (request: SentRequest) => sendTo(port, request);
  const content = async () => {
    const { headers, text } = await send({ path: "/__blockwork/content" });
    const token = String(headers["x-blockwork-token"]);
    return { token, etag: String(headers.etag), body: JSON.parse(text) as DevContent };
  };
  /** What the site has; the day and the moment are none of it, and may be others by the end of a test. */
  const files = async () => ({ ...(await content()).body, today: undefined, now: undefined });
  const original = await files();
  return {
    ...site,
    url: server.url,
    networkUrls: server.networkUrls,
    editorUrls: server.editorUrls,
    port,
    printed: () => printed,
    send,
    content,
    quiet: server.quiet,
    async reset() {
      const from = join(packageRoot, "tests/fixtures", fixture);
      const entries = await readdir(site.root, { recursive: true, withFileTypes: true });
      for (const found of entries.filter((entry) => !entry.isDirectory())) {
        const { parentPath, name } = found;
        const file = relative(site.root, join(parentPath, name));
        if (/^(?:\.blockwork.cache|node_modules)\b/.test(file)) continue;
        const before = await readFile(join(from, file)).catch(() => undefined);
        const now = await readFile(join(parentPath, name)).catch(() => undefined);
        if (!before || found.isSymbolicLink()) await rm(join(parentPath, name));
        // In its place, so that the server never sees a site without it.
        else if (!now?.equals(before)) await writeFile(join(parentPath, name), before);
      }
      await cp(from, site.root, { recursive: true, force: false });
      await server.quiet();
      expect(await files(), "what the server has after everything was put back").toEqual(original);
    },
    async close() {
      await server.close();
      await site.remove();
    },
  };
}

/** Sends a request to this machine, at one of its addresses; the Host is the right one unless it is given. */
export function sendTo(
  port: number,
  { method = "GET", path, headers = {}, body }: SentRequest,
  address = "127.0.0.1",
): Promise<Answered> {
  return new Promise((done, fail) => {
    const sent = Object.entries({ host: `localhost:${port}`, ...headers }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    );
    const options = { host: address, port, method, path, setHost: false, agent: false };
    const request = httpRequest(options, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.on("end", () => done({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    for (const [name, value] of sent) request.setHeader(name, value);
    request.on("error", fail).end(body);
  });
}
