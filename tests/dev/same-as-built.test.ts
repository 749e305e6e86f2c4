import { existsSync, readdirSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DevServer, startDevServer } from "../../cli/dev/server/dev-server.ts";
import { withoutDevScript, withoutLoaderHash, withoutStyles } from "../support/as-built.ts";
import { builtPages, dist } from "../support/built-page.ts";
import { sendTo, startDevSite } from "../support/dev-site.ts";
import { packageRoot } from "../support/package-root.ts";
import { connectBrowser } from "../support/shared-browser.ts";

let server: DevServer;
let port: number;
beforeAll(async () => {
  server = await startDevServer({
    root: packageRoot,
    config: "site.config.json",
    port: 0,
    future: false,
    print() {},
  });
  port = Number(new URL(server.url).port);
});
afterAll(() => server.close());

const pages = [...builtPages().values()];

describe("this repo's site under site dev", () => {
  it.each(pages.map(({ path, html }) => [path, html] as const))(
    "%s is the built page",
    async (path, html) => {
      const { status, text } = await sendTo(port, { path });
      expect(status).toBe(200);
      expect(text).toContain("/__blockwork/reload.js");
      const main = (document: string) => /<main[\s\S]*<\/main>/.exec(document)?.[0];
      expect(main(text)).toBe(main(html));
      const around = (document: string) => withoutStyles(withoutLoaderHash(withoutDevScript(document)));
      expect(around(text)).toBe(around(html));
    },
  );

  it("has the files beside the pages, but not those for hosts", async () => {
    const deferred = readdirSync(join(dist, "data")).map((name) => `data/${name}`);
    expect(deferred).not.toEqual([]);
    for (const file of [
      "sitemap.xml",
      "feed.xml",
      "robots.txt",
      "favicon.svg",
      "site.webmanifest",
      ...deferred,
    ]) {
      const { status, text } = await sendTo(port, { path: `/${file}` });
      expect({ file, status, text }).toEqual({
        file,
        status: 200,
        text: await readFile(join(dist, file), "utf8"),
      });
    }
    for (const file of [
      "_redirects",
      "_headers",
      "site.config.json",
      "package.json",
      "..%2fpackage.json",
      "%ff",
    ]) {
      expect((await sendTo(port, { path: `/${file}` })).status).toBe(404);
    }
  });

  it("draws the icons that the build draws", async () => {
    for (const file of ["apple-touch-icon.png", "icon-512.png"]) {
      const { status, headers, text } = await sendTo(port, { path: `/${file}` });
      expect([status, headers["content-type"]]).toEqual([200, "image/png"]);
      expect(text).toBe(await readFile(join(dist, file), "utf8"));
    }
    // This site has a picture for sharing.
    expect((await sendTo(port, { path: "/cards/card.png" })).status).toBe(404);
  });

  it("makes the pictures and the script that a page names when they are asked for", async () => {
    const home = pages.find(({ path }) => path === "/");
    const named = [
      ...new Set(
        [...(home?.html ?? "").matchAll(/\/(?:media|assets)\/[^\s"',]+\.(?:avif|jpg|woff2)/g)].map(
          ([url]) => url,
        ),
      ),
    ];
    expect(named.length).toBeGreaterThan(10);
    for (const path of named) {
      const response = await fetch(server.url + path);
      expect(response.status).toBe(200);
      const built = await readFile(join(dist, path));
      expect(built.equals(Buffer.from(await response.arrayBuffer()))).toBe(true);
    }
    const { text } = await sendTo(port, { path: "/assets/loader.js" });
    const imports = [...text.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)];
    expect(imports.length).toBeGreaterThan(3);
    for (const [, name] of imports)
      expect((await sendTo(port, { path: `/assets/${name}` })).status).toBe(200);
  });

  it.each([
    ["/services", 302, "/services/"],
    ["/services?a=1", 302, "/services/?a=1"],
    ["/blog/no-such-post", 302, "/blog/"],
    ["/no-such-page", 404, undefined],
    ["/404/", 404, undefined],
    ["//evil.example", 404, undefined],
    ["//evil.example/..", 404, undefined],
    ["/media/house.00000000-100.webp", 404, undefined],
  ])("%s is answered with %i", async (path, status, location) => {
    const answer = await sendTo(port, { path });
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
    if (status === 404) expect(answer.text).toContain("<main");
  });

  it("breaks no Content-Security-Policy and wakes its islands", async () => {
    const browser = await connectBrowser();
    const page = await browser.newPage();
    const said: string[] = [];
    page.on("console", (message) => message.type() === "error" && said.push(message.text()));
    page.on("pageerror", (error) => said.push(error.message));
    await page.route(/^https:/, (route) => route.fulfill({ body: "" }));
    for (const path of ["/", "/contact/", "/blog/", "/projects/2/"]) {
      await page.goto(server.url + path, { waitUntil: "load" });
      const controls = page.locator("[data-hydrate-on] :is(button, input):visible");
      if ((await controls.count()) > 0) await controls.first().hover();
    }
    await browser.close();
    expect(said).toEqual([]);
  });
});

describe("the small site", () => {
  it("has pictures only once they are asked for", async () => {
    const site = await startDevSite();
    const folder = join(site.root, ".blockwork/cache/images");
    const { text } = await site.send({ path: "/" });
    expect(existsSync(folder)).toBe(false);
    const [picture = ""] = /\/media\/house[^\s"]+\.avif/.exec(text) ?? [];
    const answers = await Promise.all(Array.from({ length: 5 }, () => site.send({ path: picture })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answers[0]?.headers["content-type"]).toBe("image/avif");
    await site.close();
  });
});

describe("/admin", () => {
  it("is a plain page until there is an editor, then the editor as its sources are when it is opened", async () => {
    const adminRoot = await mkdtemp(join(tmpdir(), "blockwork-"));
    const site = await startDevSite({ adminRoot });
    expect((await site.send({ path: "/admin" })).status).toBe(404);
    for (const folder of ["app", "check"]) await mkdir(join(adminRoot, "admin", folder), { recursive: true });
    await writeFile(join(adminRoot, "admin/check/check-worker.ts"), "export {};\n");
    const entry = (text: string) =>
      `const root: HTMLElement | null = document.querySelector("#root");\nif (root) root.textContent = "${text}";\n`;
    await writeFile(join(adminRoot, "admin/app/main.tsx"), entry("The editor"));
    const browser = await connectBrowser();
    const page = await browser.newPage();
    await page.goto(`${site.url}/admin`);
    await page.getByText("The editor").waitFor();
    await writeFile(join(adminRoot, "admin/app/main.tsx"), entry("Another editor"));
    await page.reload();
    await page.getByText("Another editor").waitFor();
    await writeFile(join(adminRoot, "admin/app/main.tsx"), "const = 1;");
    expect((await site.send({ path: "/admin/" })).text).toContain("The editor could not be bundled");
    await browser.close();
    expect((await site.send({ path: "/admin/", headers: { host: "evil.example" } })).status).toBe(403);
    const { headers } = await site.send({ path: "/admin/", headers: { origin: "http://localhost:1" } });
    expect(headers["access-control-allow-origin"]).toBeUndefined();
    for (const path of [
      "/admin/app/main.tsx",
      "/admin/assets/../../package.json",
      "/admin/%2e%2e/package.json",
    ])
      expect((await site.send({ path })).status).toBe(404);
    await site.close();
    await rm(adminRoot, { recursive: true });
  });
});
