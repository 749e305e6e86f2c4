import { chmod } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startPreviewServer } from "../cli/dev/preview/preview-server.ts";
import { htaccess } from "../renderer/hosts/apache.ts";
import { caddyfile } from "../renderer/hosts/caddy.ts";
import type { HostRules } from "../renderer/hosts/host-rules.ts";
import { capabilitiesOf } from "../renderer/hosts/hosts.ts";
import { nginxConfig } from "../renderer/hosts/nginx.ts";
import { headersFile, redirectsFile } from "../renderer/hosts/redirects-file.ts";
import { type RedirectRule, redirectTarget } from "../renderer/visitor/redirect-target.ts";
import type { HostName } from "../schema/fields/host-name.ts";
import { startDevSite } from "./support/dev-site.ts";
import { seedOf } from "./support/extent.ts";
import { startCloudflarePages, startNetlify } from "./support/host-matchers.ts";
import { type HostServer, serverPrograms, startHostServer } from "./support/host-servers.ts";
import { runSite } from "./support/run-site.ts";
import { smallConfig } from "./support/small-config.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";
import { createTemporarySite, type TemporarySite } from "./support/temporary-site.ts";

const redirects = [
  { from: "/old", to: "/contact" },
  { from: "/old.html", to: "/contact" },
  { from: "/old.php", to: "/contact", status: 308 },
  { from: "/About.aspx", to: "/contact" },
  { from: "/about.aspx", to: "/contact" },
  { from: "/CONTACT", to: "/contact" },
  { from: "/contact/index.html", to: "/contact" },
  { from: "/node/12", to: "/projects/1" },
  { from: "/café", to: "/contact" },
  { from: "/a.b(c)+d", to: "/contact" },
  { from: "/b|c", to: "/contact" },
  { from: "/[d]^%60e", to: "/contact" },
  { from: "/marks|[x]/*", to: "/blog/:splat" },
  { from: "/ask.php?page=f|[g]", to: "/contact" },
  { from: "/part", to: "/contact#top" },
  { from: "/asked", to: "/contact?from=old" },
  { from: "/chain", to: "/old" },
  { from: "/moved/*", to: "/blog/:splat", status: 302 },
  { from: "/moved/loft/*", to: "/projects/1", status: 307 },
  { from: "/top/*", to: "/:splat" },
  { from: "/closed/*", to: "/contact", status: 303 },
  { from: "/slash/*", to: "/blog/:splat/" },
  { from: "/find/*", to: "/contact?q=:splat" },
  { from: "/abroad/*", to: "https://other.example/:splat" },
  { from: "/tickets", to: "https://tickets.example/a?b=c#d", status: 302 },
  { from: "/index.php?page=contact", to: "/contact" },
  { from: "/index.php?page=a%20b", to: "/projects/1" },
  { from: "/shop?id=7&kind=a", to: "/blog/loft-rooms" },
  { from: "/shop", to: "/contact" },
  { from: "/?page_id=12", to: "/contact" },
  { from: "/contact?print=1", to: "/blog/loft-rooms" },
];

/**
 * What each address leads to, wherever the site is: a page, the page for missing addresses, the same with a slash, or
 * an address, and whether for good (301, 308) or for a while (302, 303, 307). A slash at the end of a path is left out.
 */
const answers: Readonly<Record<string, string>> = {
  "/": "page",
  "/contact/": "page",
  "/contact": "slash",
  "/blog/loft-rooms/": "page",
  "/projects/1/": "page",
  "/feed.xml": "page",
  "/nothing": "missing",
  "/nothing/": "missing",
  "/nothing?page=contact": "missing",
  "/older": "missing",
  "/OLD": "missing",
  "/old": "301 /contact",
  "/old/": "301 /contact",
  "/old?a=1": "301 /contact?a=1",
  "/old/?a=1&b=%20": "301 /contact?a=1&b=%20",
  "/old.html": "301 /contact",
  "/old.htm": "missing",
  "/old.php": "301 /contact",
  "/old.php?id=1": "301 /contact?id=1",
  "/oldxphp": "missing",
  "/About.aspx": "301 /contact",
  "/about.aspx": "301 /contact",
  "/ABOUT.aspx": "missing",
  "/CONTACT": "301 /contact",
  "/CONTACT/": "301 /contact",
  "/node/12": "301 /projects/1",
  "/node/12/": "301 /projects/1",
  "/node/123": "missing",
  "/caf%C3%A9": "301 /contact",
  "/caf%C3%A9/": "301 /contact",
  "/a.b(c)+d": "301 /contact",
  "/axb(c)+d": "missing",
  "/b|c": "301 /contact",
  "/b%7Cc": "301 /contact",
  "/b%7Cc/": "301 /contact",
  "/b": "missing",
  "/[d]%5E%60e": "301 /contact",
  "/%5Bd%5D%5E%60e": "301 /contact",
  "/[d]^`e": "301 /contact",
  "/marks|[x]/rooms": "301 /blog/rooms",
  "/marks%7C%5Bx%5D/rooms": "301 /blog/rooms",
  "/ask.php?page=f|[g]": "301 /contact",
  "/ask.php?page=f%7C%5Bg%5D": "301 /contact",
  "/part": "301 /contact#top",
  "/part?a=1": "301 /contact?a=1#top",
  "/asked": "301 /contact?from=old",
  "/asked?a=1": "301 /contact?from=old",
  "/chain": "301 /old",
  "/moved/rooms": "302 /blog/rooms",
  "/moved/rooms/": "302 /blog/rooms",
  "/moved/a/b/c": "302 /blog/a/b/c",
  "/moved/a.html": "302 /blog/a.html",
  "/moved/a%20b": "302 /blog/a%20b",
  "/moved/a%2Fb": "302 /blog/a%2Fb",
  "/moved/$1": "302 /blog/$1",
  "/moved/:splat": "302 /blog/:splat",
  "/moved/%7Benv.HOME%7D": "302 /blog/%7Benv.HOME%7D",
  "/moved/%25%7BHTTP_HOST%7D": "302 /blog/%25%7BHTTP_HOST%7D",
  "/moved/rooms?a=1": "302 /blog/rooms?a=1",
  "/moved/": "302 /blog",
  "/moved": "302 /blog",
  "/moved?a=1": "302 /blog?a=1",
  "/movedx": "missing",
  "/moved/loft": "302 /projects/1",
  "/moved/loft/": "302 /projects/1",
  "/moved/loft/x/y": "302 /projects/1",
  "/moved/lofts": "302 /blog/lofts",
  "/top/contact": "301 /contact",
  "/top/contact/": "301 /contact",
  "/top/blog/loft-rooms": "301 /blog/loft-rooms",
  "/top/blog/loft-rooms?a=1": "301 /blog/loft-rooms?a=1",
  "/top/a/b/c/d": "301 /a/b/c/d",
  "/top/": "301 /",
  "/top": "301 /",
  "/top/@evil.example": "301 /@evil.example",
  "/top/https:evil.example": "301 /https:evil.example",
  "/top/%09evil.example": "301 /%09evil.example",
  "/closed": "302 /contact",
  "/closed/": "302 /contact",
  "/closed/a": "302 /contact",
  "/closed/a/b?c=d": "302 /contact?c=d",
  "/slash/rooms": "301 /blog/rooms",
  "/slash/rooms/": "301 /blog/rooms",
  "/slash": "301 /blog",
  "/find/bread": "301 /contact?q=bread",
  "/find/rye/bread": "301 /contact?q=rye/bread",
  "/find/bread?a=1": "301 /contact?q=bread",
  "/abroad/x": "301 https://other.example/x",
  "/abroad/x/y?a=1": "301 https://other.example/x/y?a=1",
  "/abroad": "301 https://other.example/",
  "/tickets": "302 https://tickets.example/a?b=c#d",
  "/tickets?x=1": "302 https://tickets.example/a?b=c#d",
  "/index.php": "missing",
  "/index.php?page=contact": "301 /contact",
  "/index.php?x=1&page=contact&y=2": "301 /contact",
  "/index.php?page=contacts": "missing",
  "/index.php?apage=contact": "missing",
  "/index.php?page=other": "missing",
  "/index.php?page=a%20b": "301 /projects/1",
  "/index.php?page=a+b": "301 /projects/1",
  "/shop": "301 /contact",
  "/shop?id=7": "301 /contact?id=7",
  "/shop?id=7&kind=a": "301 /blog/loft-rooms",
  "/shop?kind=a&id=7": "301 /blog/loft-rooms",
  "/?page_id=12": "301 /contact",
  "/?page_id=123": "page",
  "/?a=1": "page",
  "/contact/?print=1": "301 /blog/loft-rooms",
  "/contact/?print=2": "page",
  "/blog/no-such-post": "302 /",
  "/blog/no-such-post/": "302 /",
  "/blog/a/b": "302 /",
  "/projects/99/": "missing",
};

/** Addresses that would lead to another host if what a star stands for could begin with a slash or a backslash. */
const attacks = [
  ...[
    "//",
    "///",
    "/\\",
    "\\",
    "\\\\",
    "/%5c",
    "%5c",
    "%5C%5C",
    "/%2f",
    "%2f",
    "%2F%2F",
    "/%09/",
    "%09/",
    "%09%09//",
  ],
  ...[
    "/%0a/",
    "%0d%0a//",
    "/%20/",
    "%00//",
    "/.//",
    "/..//",
    ".//",
    "..//",
    "%2e//",
    "/%2e%2e//",
    "/;//",
    "/@",
    "//@",
  ],
  ...[
    "/:@",
    "/%E2%80%8B//",
    "/%c2%a0//",
    '/"//',
    "/<//",
    "/|//",
    "/`//",
    "/{//",
    "/[//",
    "/^//",
    "/\u00e9//",
  ],
].flatMap((start) =>
  ["/top", "/moved", "/slash", "/find", "/closed", "/abroad", "/top/x", ""].map(
    (from) => `${from}${start.startsWith("/") ? "" : "/"}${start}evil.example/%2e%2e`,
  ),
);

type Served = Exclude<HostName, "gitlab-pages" | "plain"> | "site preview" | "site dev" | "no host named";

/** What some hosts can't do: then the script of the page for missing addresses does it, or there is something else. */
const noQueries = { "/?page_id=12": "page", "/contact/?print=1": "page" };
const exceptions: Readonly<Partial<Record<Served, Readonly<Record<string, string>>>>> = {
  // Netlify makes no difference between capitals and small letters where it looks for files.
  netlify: { "/CONTACT": "301 /contact", "/CONTACT/": "page" },
  // It answers to an encoded slash before it reads any rule.
  apache: { "/moved/a%2Fb": "missing" },
  "cloudflare-pages": noQueries,
  "no host named": noQueries,
  "github-pages": noQueries,
};
const byScript: Readonly<Partial<Record<Served, RegExp>>> = {
  // A query in a rule of Netlify's can't have a space or a bar.
  netlify: /^\/index\.php[?]page=a[+%]|^\/ask[.]/,
  "cloudflare-pages": /^\/(?:(?:index|ask)\.php[?]|shop|blog\/)/,
  "no host named": /^\/(?:(?:index|ask)\.php[?]|shop|blog\/|CONTACT)/,
  "github-pages": /^/,
};

/** A small site with these redirects, for a host. */
async function siteFor(host: HostName | undefined, site: TemporarySite): Promise<void> {
  const missing = {
    ...{ id: "missing", path: "/404", title: "Not here", description: "There is no page here." },
    blocks: [{ id: "missing-heading", type: "heading", props: { title: "Not here" } }],
  };
  // A redirect for a query at a page is refused for a host that can't do it.
  const isRefused = host === "cloudflare-pages" || host === "github-pages";
  const possible = redirects.filter(({ from }) => !(isRefused && /^\/(?:contact)?[?]/.test(from)));
  const settings = { ...smallConfig.site, redirects: possible, host };
  const config = { ...smallConfig, site: settings, pages: [...smallConfig.pages, missing] };
  await site.write("site.config.json", JSON.stringify(config, null, 2));
}

/** Builds that site, and serves it as the host does. */
async function serve(served: Served): Promise<HostServer> {
  if (served === "site dev") return serveInDevelopment();
  const host = served === "site preview" ? "nginx" : served === "no host named" ? undefined : served;
  const site = await createTemporarySite();
  await siteFor(host, site);
  const { code, stderr } = await runSite(["build", "--no-admin"], { cwd: site.root });
  if (code !== 0) throw new Error(stderr);
  await chmod(site.root, 0o755);
  const server = await serveFolder(served, join(site.root, "dist"), async (name) => {
    const { stdout } = await runSite(["host", name], { cwd: site.root });
    return stdout;
  });
  return { url: server.url, close: () => server.close().then(() => site.remove()) };
}

async function serveInDevelopment(): Promise<HostServer> {
  const site = await startDevSite({}, "small-site", (created) => siteFor("nginx", created));
  return { url: `http://localhost:${site.port}`, close: () => site.close() };
}

/** Serves a folder as a host does, with the rules that are made for its program. */
async function serveFolder(
  served: Exclude<Served, "site dev">,
  root: string,
  rulesOf: (program: string) => Promise<string>,
): Promise<HostServer> {
  if (served === "netlify") return startNetlify(root);
  if (served === "cloudflare-pages" || served === "no host named") return startCloudflarePages(root);
  const program = serverPrograms[served];
  if (!program) {
    const { url, close } = await startPreviewServer(root, 0);
    return { url: new URL(url).origin, close };
  }
  const rules = served === "apache" ? "" : await rulesOf(served);
  return startHostServer(program, await temporaryFolder(), { root, rules });
}

interface Got {
  readonly status: number;
  readonly location: string | undefined;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Sends an address as it is written, which a browser's own functions would tidy first. */
function get(server: HostServer, path: string): Promise<Got> {
  const { hostname, port } = new URL(server.url);
  return new Promise((done, fail) => {
    request({ hostname, port, path, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        done({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          text: Buffer.concat(parts).toString(),
          headers: response.headers,
        }),
      );
    })
      .on("error", fail)
      .end();
  });
}

/** What a visitor with scripts finds at an address. */
async function found(server: HostServer, path: string): Promise<string> {
  const { status, location, text } = await get(server, path);
  if (location !== undefined) {
    const { pathname } = new URL(path, server.url);
    if (new URL(location, server.url).pathname === `${pathname}/`) return "slash";
    return `${[301, 308].includes(status) ? 301 : 302} ${plainTarget(location, server, path)}`;
  }
  if (status === 200) return "page";
  if (status !== 404) return String(status);
  const target = redirectTarget(redirectsIn(text), new URL(path, server.url));
  return target === undefined ? "missing" : `script ${plainTarget(target, server, path)}`;
}

/** The redirects that the script of the page for missing addresses has. */
function redirectsIn(page: string): RedirectRule[] {
  const [, written = "[]"] = /<body[^>]* data-redirects="([^"]*)"/.exec(page) ?? [];
  return JSON.parse(written.replaceAll("&quot;", '"').replaceAll("&amp;", "&")) as RedirectRule[];
}

/** An address without this host, and without the slash at the end of its path. */
function plainTarget(location: string, server: HostServer, path: string): string {
  const { origin, pathname, search, hash } = new URL(location, new URL(path, server.url));
  const host = new URL(server.url).host;
  const isOwn = new URL(origin).host === host;
  const plain = pathname === "/" ? "/" : pathname.replace(/\/$/, "");
  return `${isOwn ? "" : origin}${plain}${search}${hash}`;
}

const all: readonly Served[] = [
  ...(["site preview", "site dev", "nginx", "caddy", "apache", "netlify"] as const),
  ...(["cloudflare-pages", "github-pages", "no host named"] as const),
];

describe.each(all)("%s", (served) => {
  it("answers as all others do, and leads to no other host, whatever a star stands for", async () => {
    const server = await serve(served);
    const given: Record<string, string> = {};
    for (const path of Object.keys(answers)) given[path] = await found(server, path);
    const expected = Object.entries(answers).map(([path, usual]) => {
      const answer = exceptions[served]?.[path] ?? usual;
      const isByScript = byScript[served]?.test(path) ?? false;
      return [path, isByScript ? answer.replace(/^30[12] /, "script ") : answer];
    });
    const elsewhere: string[] = [];
    // Browsers send a slash for a backslash, which Netlify's matcher takes for an escape.
    for (const path of served === "netlify" ? attacks.filter((path) => !path.includes("\\")) : attacks) {
      const { location, text } = await get(server, path);
      const address = new URL(`http://own.example${path.replace(/^[/\\]+/, "/")}`);
      const targets = [location, redirectTarget(redirectsIn(text), address)];
      for (const target of targets) {
        // A browser goes nowhere by what is no address.
        if (target === undefined || !URL.canParse(target, address)) continue;
        const { host } = new URL(target, address);
        if (!["own.example", "other.example", new URL(server.url).host].includes(host))
          elsewhere.push(`${path} leads to ${target}`);
      }
    }
    await server.close();
    expect(given).toEqual(Object.fromEntries(expected));
    expect(elsewhere).toEqual([]);
  });
});

describe("what is in a rule comes out as it is", () => {
  const dollar = "$";
  const nasty = [
    "$1",
    "$uri",
    `${dollar}{HOME}`,
    `${dollar}{1}`,
    "%{HTTP_HOST}",
    "%1",
    "{env.HOME}",
    "{$HOME}",
    "{uri}",
    "{}",
    "{{x}}",
  ];
  const more = [
    "{http.request.header.Cookie}",
    "{file./etc/passwd}",
    ":name",
    ":splat",
    ":1",
    "*",
    "$&",
    "\\1",
    "\\",
  ];
  const rest = [
    '"',
    "'",
    "`",
    "<a>",
    "|",
    "^",
    "(b)",
    "[c]",
    "%41",
    "%",
    "%%",
    "é",
    "&d=1",
    ";",
    "!",
    "~",
    "+",
    "@",
    "=",
    "a",
    "-b",
    "0",
  ];
  const pieces = fc.array(fc.constantFrom(...nasty, ...more, ...rest), { minLength: 1, maxLength: 5 });
  const text = pieces.map((parts) => parts.join(""));
  const sample = <T>(values: fc.Arbitrary<T>, count: number) =>
    fc.sample(values, { seed: seedOf(29), numRuns: count });

  const targets = sample(
    fc.tuple(text, fc.option(text, { nil: undefined }), fc.boolean()).map(([path, query, isStar]) => ({
      to: `/to/${path.replaceAll(":splat", ":star")}${query === undefined ? "" : `?q=${query.replaceAll(":splat", ":star")}`}`,
      isStar,
    })),
    120,
  );
  // A value of a header ends where white space does, and a host may take another character set for it.
  // In Cloudflare Pages, `:splat` is what the star of the path stood for.
  const values = sample(text, 60).filter(
    (value) => /^[\x21-\x7e]+$/.test(value) && !value.includes(":splat"),
  );
  const rules: HostRules = {
    base: "",
    headers: [{ path: "/*", headers: values.map((value, index) => [`X-Value-${index}`, value]) }],
    redirects: targets.map(({ to, isStar }, index) => ({
      from: `/from-${index}${isStar ? "/*" : ""}`,
      ...{ query: [], to, status: 302 },
    })),
    missing: [{ path: "/*", file: "/404.html" }],
  };
  const hosts = ["site preview", "nginx", "caddy", "apache", "netlify", "cloudflare-pages"] as const;

  it.each(hosts)("on %s", async (served) => {
    const isReader = served === "cloudflare-pages";
    const stars = targets.filter(({ isStar }) => isStar).length;
    // Cloudflare Pages reads a hundred rules with a star.
    const own = isReader && stars > 100 ? { ...rules, redirects: rules.redirects.slice(0, 100) } : rules;
    const host = served === "site preview" ? "nginx" : served;
    const files = {
      "index.html": "home",
      "404.html": "missing",
      _headers: headersFile(own),
      _redirects: redirectsFile(own, capabilitiesOf(host)),
      ".htaccess": htaccess(own),
    };
    const root = await temporaryFolder(files);
    await chmod(root, 0o755);
    const none = { gzip: false, brotli: false };
    const server = await serveFolder(served, root, async (program) =>
      program === "nginx" ? nginxConfig(own, none) : caddyfile(own, none),
    );
    const wrong: string[] = [];
    for (const [index, { to, isStar }] of targets.slice(0, own.redirects.length).entries()) {
      const { location } = await get(server, `/from-${index}${isStar ? "/x" : ""}`);
      if (literal(location ?? "") !== literal(to)) wrong.push(`${to} came out as ${location}`);
    }
    const { headers } = await get(server, "/");
    const leftOut = { nginx: /[$]/, caddy: /[{][\w$]|`.*\\(?:"|$)|\\".*`/, apache: /[$][{]/ };
    for (const [index, value] of values.entries()) {
      const sent = headers[`x-value-${index}`];
      const isLeftOut = served in leftOut && leftOut[served as keyof typeof leftOut].test(value);
      if (sent !== (isLeftOut ? undefined : value)) wrong.push(`${value} was sent as ${sent}`);
    }
    await server.close();
    expect(wrong).toEqual([]);
  });
});

/** A path and query as they mean, whichever of its letters are percent-encoded. */
function literal(location: string): string {
  const plain = location.replace(/^https?:\/\/[^/]*/, "").replace(/%(?![\da-f]{2})/gi, "%25");
  // A part of a query without a name and value is nothing.
  return decodeURIComponent(plain).replace(/&+$/, "");
}
