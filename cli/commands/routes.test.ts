import { cp } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { packageRoot } from "../../tests/support/package-root.ts";
import { runSite } from "../../tests/support/run-site.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";

async function journal(): Promise<string> {
  const cwd = await temporaryFolder();
  await cp(join(packageRoot, "tests/fixtures/journal"), cwd, { recursive: true });
  return cwd;
}

it("lists pages with their sources and blocks, and feeds", async () => {
  const { code, stdout, stderr } = await runSite(["routes"], { cwd: await journal() });
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout.split("\n").map((line) => line.split(/ {2,}/))).toEqual([
    ["/", "site.config.json", "heading, article-list"],
    ["/articles/hello/", "content/articles/hello.md", "article"],
    ["/about/", "site.config.json", "heading, prose"],
    ["/404/", "site.config.json", "not-found"],
    ["/feed.xml", "feed", "1 item"],
    [""],
  ]);
});

it("--json has more of each", async () => {
  const { stdout } = await runSite(["routes", "--json"], { cwd: await journal() });
  expect(JSON.parse(stdout)).toMatchObject({
    version: 1,
    pages: [
      { path: "/", file: "index.html", id: "home", language: "en-GB", listed: true },
      { path: "/articles/hello/", source: "content/articles/hello.md", blocks: ["article"] },
      { path: "/about/" },
      { path: "/404/", file: "404.html", listed: false },
    ],
    feeds: [{ path: "/feed.xml", items: 1 }],
  });
});

it("a site with an error has no routes, but problems", async () => {
  const cwd = await temporaryFolder({ "site.config.json": "{}" });
  const { code, stdout, stderr } = await runSite(["routes"], { cwd });
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr).toContain("error");
});
