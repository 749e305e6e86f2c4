import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startPreviewServer } from "../cli/dev/preview/preview-server.ts";
import { type HostServer, serverPrograms, startHostServer } from "./support/host-servers.ts";
import { runSite } from "./support/run-site.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

/** A built site below a base, with rules of each kind. */
const siteBelow = (base: string) => ({
  "index.html": "home",
  "404.html": "nothing here",
  "fr/404.html": "rien ici",
  "fr/index.html": "accueil",
  "bread/index.html": "bread",
  "assets/main.1a2b.js": "main()",
  "admin/index.html": "editor",
  _headers: [
    `/*\n  X-Frame-Options: DENY\n  Content-Security-Policy: frame-ancestors 'none'`,
    `${base}/assets/*\n  Cache-Control: public, max-age=31536000, immutable`,
    `${base}/admin/*\n  X-Robots-Tag: noindex`,
  ].join("\n\n"),
  _redirects: [
    `${base}/old ${base}/bread/ 301`,
    `${base}/news/* ${base}/blog/:splat 302`,
    `${base}/list/* ${base}/bread/ 308`,
    `${base}/shop page=2 ${base}/bread/ 301`,
    `${base}/fr/* ${base}/fr/404.html 404`,
  ].join("\n"),
});

interface Answer {
  readonly status: number;
  /** Without the base. */
  readonly location?: string;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string | null>>;
}

const keptForEver = "public, max-age=31536000, immutable";
const forAll = { "x-frame-options": "DENY", "content-security-policy": "frame-ancestors 'none'" };

const answers: Readonly<Record<string, Answer>> = {
  "/": { status: 200, text: "home", headers: { ...forAll, "cache-control": null, "x-robots-tag": null } },
  "/bread/": { status: 200, text: "bread", headers: forAll },
  "/bread": { status: 301, location: "/bread/" },
  "/assets/main.1a2b.js": {
    status: 200,
    text: "main()",
    headers: { ...forAll, "cache-control": keptForEver },
  },
  "/assets/gone.js": { status: 404, text: "nothing here", headers: { ...forAll, "cache-control": null } },
  "/admin/": { status: 200, text: "editor", headers: { ...forAll, "x-robots-tag": "noindex" } },
  "/gone/": { status: 404, text: "nothing here", headers: forAll },
  "/fr/gone/": { status: 404, text: "rien ici", headers: forAll },
  "/old": { status: 301, location: "/bread/" },
  "/old/?from=mail": { status: 301, location: "/bread/" },
  "/older": { status: 404, text: "nothing here" },
  "/news/2024/rye": { status: 302, location: "/blog/2024/rye" },
  "/news": { status: 302, location: "/blog/" },
  "/list/a/b": { status: 308, location: "/bread/" },
  "/shop?page=2": { status: 301, location: "/bread/" },
  "/shop?page=3": { status: 404, text: "nothing here" },
  "/_headers": { status: 404, text: "nothing here" },
  "/_redirects": { status: 404, text: "nothing here" },
  "/.htaccess": { status: 404, text: "nothing here" },
  "/.blockwork": { status: 404, text: "nothing here" },
};

const servers = ["site preview", ...Object.keys(serverPrograms)] as const;

/** Serves a site that was built below a base. */
async function serve(name: string, base: string): Promise<HostServer> {
  const files = Object.entries(siteBelow(base)).map(([path, text]) => [`dist${base}/${path}`, text]);
  const cwd = await temporaryFolder(Object.fromEntries([...files, [`dist${base}/.blockwork`, "ours"]]));
  // Started by root, the workers of nginx are somebody else.
  await chmod(cwd, 0o755);
  const out = `dist${base}`;
  const program = serverPrograms[name];
  if (!program) {
    const { url, close } = await startPreviewServer(join(cwd, out), 0);
    return { url: new URL(url).origin, close };
  }
  const { stdout } = await runSite(["host", name, "--out", out], { cwd });
  if (name === "apache") await writeFile(join(cwd, out, ".htaccess"), stdout);
  return startHostServer(program, await temporaryFolder(), { root: join(cwd, "dist"), rules: stdout });
}

async function answerOf(
  url: string,
  base: string,
  { status: expected, text, headers = {} }: Answer,
): Promise<Answer> {
  const response = await fetch(url, { redirect: "manual" });
  const sent = response.headers.get("location");
  const location = sent === null ? undefined : new URL(sent, url).pathname.slice(base.length);
  const body = await response.text();
  // How long what may change is kept is the server's business.
  const sentHeaders = Object.keys(headers).map((name) => {
    const value = response.headers.get(name);
    return [name, name === "cache-control" && value !== keptForEver ? null : value] as const;
  });
  return {
    // One that keeps the method is as permanent.
    status: response.status === 308 && expected === 301 ? 301 : response.status,
    ...(location !== undefined && { location }),
    ...(text !== undefined && { text: body }),
    ...(Object.keys(headers).length > 0 && { headers: Object.fromEntries(sentHeaders) }),
  };
}

it.each(servers.flatMap((server) => ["", "/school"].map((base) => [server, base] as const)))(
  "%s answers as the rules of a build say, below %j",
  async (name, base) => {
    const server = await serve(name, base);
    const found: Record<string, Answer> = {};
    for (const [path, expected] of Object.entries(answers))
      found[path] = await answerOf(`${server.url}${base}${path}`, base, expected);
    await server.close();
    expect(found).toEqual(answers);
  },
);
