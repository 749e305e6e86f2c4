import { rm } from "node:fs/promises";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type PreviewServer, startPreviewServer } from "../../cli/dev/preview/preview-server.ts";
import { assertProperty } from "../support/assert-property.ts";
import { type DevSite, sendTo, startDevSite } from "../support/dev-site.ts";
import { runs } from "../support/extent.ts";
import { makeFolder } from "../support/temporary-folder.ts";

let dev: DevSite;
let folder: string;
let preview: PreviewServer;
let ports: Readonly<Record<"site dev" | "site preview", number>>;
beforeAll(async () => {
  dev = await startDevSite();
  folder = await makeFolder({
    "index.html": "home",
    "contact/index.html": "contact",
    "404.html": "missing",
    _redirects: "/old /contact/ 301\n",
  });
  preview = await startPreviewServer(folder, 0);
  ports = { "site dev": dev.port, "site preview": Number(new URL(preview.url).port) };
});
afterAll(async () => {
  await Promise.all([dev.close(), preview.close()]);
  await rm(folder, { recursive: true });
});

/** The host that a browser goes to when it is sent on from an address. */
function hostAfter(location: string, path: string): string | undefined {
  const base = new URL("http://own.example");
  const from = URL.canParse(path, base) ? new URL(path, base) : base;
  return new URL(location, new URL(from.pathname, base)).host;
}

const servers = ["site dev", "site preview"] as const;

it.each(
  servers.flatMap(
    (server) =>
      [
        [server, "//", 200, undefined],
        [server, "///", 200, undefined],
        [server, "//contact", server === "site dev" ? 302 : 301, "/contact/"],
        [server, "/\\contact", server === "site dev" ? 302 : 301, "/contact/"],
        [server, "//contact/", 200, undefined],
        [server, "//evil.example", 404, undefined],
      ] as const,
  ),
)("%s answers %s with %i", async (server, path, status, location) => {
  const { status: found, headers } = await sendTo(ports[server], { path });
  expect([found, headers.location]).toEqual([status, location]);
});

const pieces = [
  ...'/\\.?#@:;&|[]^`{}"<>%é*$ ~'.replace(" ", ""),
  ...["//", "..", "%2f", "%5c", "%2e", "%00", "%ff", "%0d%0a", "contact", "blog", "old", "media", "assets"],
  ...["evil.example", "http://", "admin", "__blockwork", "content", "404.html", "token="],
];
const targets = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => `/${parts.join("")}`);

it.each(servers)("%s never fails at an address, and sends to no other host", async (server) => {
  await assertProperty(
    fc.asyncProperty(targets, async (path) => {
      const { status, headers, text } = await sendTo(ports[server], { path });
      expect(status, text).toBeLessThan(500);
      if (headers.location !== undefined) expect(hostAfter(headers.location, path)).toBe("own.example");
    }),
    { numRuns: runs(600) },
  );
});
