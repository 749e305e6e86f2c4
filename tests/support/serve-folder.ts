import { readFile, stat } from "node:fs/promises";
import { createServer, type IncomingMessage, request as requestFrom, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { hostHeaders } from "./host-headers.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
  ".txt": "text/plain",
};

interface ServeOptions {
  /** Whether the host reads the site's `_headers`. */
  readonly readsHeaders?: boolean;
  /** What the addresses of the site start with, such as `/school`; nothing is found elsewhere. */
  readonly base?: string;
  /** Where requests to a path go on to, as a host's functions and proxies do; looked at with each request. */
  readonly proxied?: Readonly<Record<string, string>>;
}

/** Serves a built site from disk as a static host does: folders by their index.html, the rest by 404.html. */
export async function serveFolder(
  folder: string,
  { readsHeaders = false, base = "", proxied = {} }: ServeOptions = {},
): Promise<{ url: string; close(): Promise<void> }> {
  const rules = readsHeaders ? await readFile(join(folder, "_headers"), "utf8") : "";
  const server = createServer(async (request, response) => {
    const asked = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname));
    const target = proxied[asked];
    if (target !== undefined) return passOn(request, response, target);
    const path = asked.startsWith(`${base}/`) ? asked.slice(base.length) : "/404.html";
    const file = join(folder, path);
    const isFolder = await stat(file).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (isFolder && !path.endsWith("/"))
      return response.writeHead(301, { location: `${base}${path}/` }).end();
    const wanted = isFolder ? join(file, "index.html") : file;
    const body = await readFile(wanted).catch(() => undefined);
    if (body)
      return response
        .writeHead(200, {
          ...hostHeaders(rules, path),
          "content-type": types[extname(wanted)] ?? "application/octet-stream",
        })
        .end(body);
    const missing = await readFile(join(folder, "404.html")).catch(() => "Not found");
    return response.writeHead(404, { "content-type": "text/html; charset=utf-8" }).end(missing);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, target: string): void {
  const { method, headers } = incoming;
  const onward = requestFrom(target, { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on("error", () => outgoing.writeHead(502).end());
  incoming.pipe(onward);
}
