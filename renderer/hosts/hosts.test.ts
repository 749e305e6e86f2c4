import { describe, expect, it } from "vitest";
import type { HostName } from "../../schema/fields/host-name.ts";
import { handMadePage, handMadeSettings, handMadeSite } from "../../tests/support/hand-made-site.ts";
import { htaccess } from "./apache.ts";
import { caddyfile } from "./caddy.ts";
import { type HostRedirect, hostRules } from "./host-rules.ts";
import { capabilitiesOf } from "./hosts.ts";
import { nginxConfig } from "./nginx.ts";
import { endOfPath, formatTarget, redirectPatterns } from "./redirect-pattern.ts";
import { redirectsFile } from "./redirects-file.ts";

/** What a server makes of a pattern. */
function targetFor(redirect: HostRedirect, { pathname, search }: URL): string | undefined {
  for (const pattern of redirectPatterns(redirect)) {
    const found = new RegExp(pattern.path + endOfPath).exec(pathname + search);
    if (found) return formatTarget(pattern, { group: (number) => found[number] ?? "", query: search });
  }
  return undefined;
}

const none = { gzip: false, brotli: false };

function rulesOf(base = "") {
  const site = handMadeSite({
    settings: handMadeSettings({ base }),
    redirects: [
      { from: `${base}/index.php?page=a&b=c`, to: `${base}/about/`, status: 301 },
      { from: `${base}/news/*`, to: `${base}/journal/:splat/`, status: 308 },
    ],
    pages: ["/404/", "/fr/404/"].map((path) => handMadePage(path, { missing: true })),
  });
  return hostRules(site, [{ path: `${base}/admin/*`, headers: [["X-Robots-Tag", "noindex"]] }]);
}

describe("a redirect as a pattern", () => {
  it.each([
    ["/old/", "/new/", "/old", "/new/"],
    ["/old/", "/new/", "/old/?a=1", "/new/?a=1"],
    ["/old/", "/new/#b", "/old/?a=1", "/new/?a=1#b"],
    ["/old/", "/new/?b=2", "/old/?a=1", "/new/?b=2"],
    ["/old/", "/new/", "/older", undefined],
    ["/a.b(c)", "/new/", "/a.b(c)", "/new/"],
    ["/a.b(c)", "/new/", "/aXb(c)", undefined],
    ["/news/*", "/journal/:splat/", "/news/x/y/?a", "/journal/x/y/?a"],
    ["/news/*", "/:splat", "/news//evil.example", "/evil.example"],
    ["/news/*", "/:splat", "/news///", "/"],
    ["/news/:year/*", "/:year-:splat", "/news/2024/x", "/2024-x"],
    ["/news/:year/*", "/:year/:splat", "/news//evil.example/x", undefined],
    ["/news/*", "/journal/:splat/", "/news/", "/journal/"],
    ["/news/*", "/journal/:splat/", "/newsletter", undefined],
    ["/blog/*", "/blog/", "/blog/gone", "/blog/"],
    ["/b|c", "/new/", "/b|c", "/new/"],
    ["/b|c", "/new/", "/b%7cc", "/new/"],
    ["/b%7Cc", "/new/", "/b|c", "/new/"],
    ["/b|c", "/new/", "/bxc", undefined],
    ["/b|c", "/new/", "/b", undefined],
    ["/[x]^`/*", "/:splat", "/[x]%5E%60/y|z", "/y|z"],
    ["/[x]^`/*", "/:splat", "/%5Bx%5D^`/y", "/y"],
    ["/[x]^`/*", "/:splat", "/x^`/y", undefined],
  ])("from %s to %s sends %s to %s", (from, to, asked, target) => {
    const redirect = { from, to, query: [], status: 301 };
    expect(targetFor(redirect, new URL(asked, "http://localhost"))).toBe(target);
  });
});

describe("nginx", () => {
  const text = nginxConfig(rulesOf(), none);

  it("sends all headers of a place from its own block, since a block with one inherits none", () => {
    const admin = /location \/admin\/ \{\n(.*?)\n\}/s.exec(text)?.[1];
    expect(admin).toContain('add_header X-Robots-Tag "noindex" always;');
    expect(admin).toContain('add_header Strict-Transport-Security "max-age=31536000" always;');
    const media = /location \/media\/ \{\n(.*?)\n\}/s.exec(text)?.[1];
    expect(media).toContain('add_header Cache-Control "public, max-age=31536000, immutable";');
    expect(media).toContain('add_header X-Content-Type-Options "nosniff" always;');
  });

  it("compares requests as they were sent, with queries in any order", () => {
    expect(text).toContain(
      'if ($request_uri ~ "^(?=[^?]*[?](?:.*&)?page=a(?:&|$))(?=[^?]*[?](?:.*&)?b=c(?:&|$))/index[.]php/?(?:[?]|$)") { return 301 "/about/"; }',
    );
    expect(text).toMatch(
      /if \(\$request_uri ~ "\^\/news\/.*"\) \{ return 308 "\/journal\/\$1\/\$is_args\$args"; \}/,
    );
  });

  it("answers with the 404 page of the language, and hides what is for hosts", () => {
    expect(text).toMatch(/^error_page 404 \/404\.html;$/m);
    expect(text).toMatch(/location \/fr\/ \{\n {2}error_page 404 \/fr\/404\.html;/);
    expect(text).toContain("location = /_redirects { return 404; }");
  });

  it("sends compressed files where there are some", () => {
    expect(text).not.toContain("gzip_static");
    expect(nginxConfig(rulesOf(), { gzip: true, brotli: true })).toMatch(/^gzip_static on;$/m);
  });

  it("of a site below a path says nothing of the rest of the host", () => {
    const below = nginxConfig(rulesOf("/school"), none);
    expect(below).toContain("location = /school { return 301 /school/; }");
    expect([...below.matchAll(/^location (?:= )?(\S+)/gm)].map(([, path]) => path)).toSatisfy(
      (paths: string[]) => paths.every((path) => /^(\/school|@)/.test(path)),
    );
  });

  it("puts nothing into a value that ends it", () => {
    const rules = { ...rulesOf(), redirects: [{ from: '/a"$b', query: [], to: '/c"$d\\', status: 301 }] };
    expect(nginxConfig(rules, none)).toContain(
      '"^/a%22[$]b/?(?:[?]|$)") { return 301 "/c%22%24d%5C$is_args$args"; }',
    );
  });
});

describe("Caddy", () => {
  const text = caddyfile(rulesOf(), none);

  it("redirects only where there is no file, in the order of the rules", () => {
    expect(text).toMatch(/@missing not file \{path\} \{path\}\/index\.html\n\troute @missing \{\n/);
    expect(text).toContain('@r0_0_q0 vars_regexp {query} "(?:^|&)page=a(?:&|$)"');
    expect(text).toContain('redir @r1_0 "/journal/{http.regexp.r1_0.1}/{http.regexp.r1_0.2}" 308');
    expect(text.indexOf("@r0_0")).toBeLessThan(text.indexOf("@r1_0"));
  });

  it("lets nobody keep what is missing", () => {
    expect(text.indexOf("error 404\n\t}")).toBeLessThan(text.indexOf("Cache-Control"));
  });

  it("answers with the 404 page of the language", () => {
    expect(text).toMatch(/handle \/fr\/\* \{\n\t\trewrite \* \/fr\/404\.html\n.*handle \/\* \{/s);
  });

  it("sends compressed files where there are some", () => {
    expect(caddyfile(rulesOf(), { gzip: true, brotli: true })).toContain("precompressed br gzip");
  });

  it("of a site below a path says nothing of the rest of the host", () => {
    expect(caddyfile(rulesOf("/school"), none)).toMatch(
      /redir \/school \/school\/ 301\n\theader \/school\/\*/,
    );
  });
});

describe("_redirects", () => {
  const redirects = [
    { from: "/a/", query: [], to: "/b/", status: 308 },
    { from: "/top/*", query: [], to: "/:splat", status: 301 },
    { from: "/news/*", query: [], to: "/journal/:splat/", status: 301 },
    { from: "/", query: ["page_id=1"], to: "/c/", status: 301, isFirst: true },
    { from: "/i.php", query: ["x=y"], to: "/d/:time", status: 302, isUnsupported: true },
  ];
  const textFor = (host: HostName) => redirectsFile({ ...rulesOf(), redirects }, capabilitiesOf(host));

  it("has exact addresses first, and a star that begins no address", () => {
    expect(textFor("cloudflare-pages")).toBe(
      [
        "/a /b/ 308",
        "/a/ /b/ 308",
        "/top / 301",
        "/top/ / 301",
        "/news /journal/ 301",
        "/news/ /journal/ 301",
        "/ page_id=1 /c/ 301!",
        "/top/:first /:first 301",
        "/top/:first/* /:first/:splat 301",
        "/news/* /journal/:splat 301",
        "# Left out here; `site host` reads it for other hosts:",
        "#- /i.php x=y /d/:time 302",
        "#- /fr/* /fr/404.html 404",
        "",
      ].join("\n"),
    );
  });

  it("has each way in which clients ask for an address", () => {
    const marked = [{ from: "/a^b|c", query: [], to: "/d/", status: 301 }];
    const text = redirectsFile({ ...rulesOf(), redirects: marked, missing: [] }, capabilitiesOf("netlify"));
    expect(text).toBe("/a^b|c /d/ 301\n/a%5Eb%7Cc /d/ 301\n/a%5Eb|c /d/ 301\n");
  });

  it("has the nearest status that the host knows", () => {
    expect(textFor("netlify")).toContain("/a/ /b/ 301\n");
    expect(textFor("nginx")).toContain("/a/ /b/ 308\n");
  });
});

describe("Apache", () => {
  const text = htaccess(rulesOf());

  it("looks at files before redirects", () => {
    expect(text.indexOf("%{REQUEST_FILENAME} -f")).toBeLessThan(text.indexOf("/index[.]php"));
  });

  it("sends what is for a part of the site by the address that was asked for", () => {
    expect(text).toContain(
      '<If "%{THE_REQUEST} =~ m#^[^ ]+ /admin/#">\nHeader always merge X-Robots-Tag "noindex"\n</If>',
    );
  });
});
