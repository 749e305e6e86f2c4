import { expect, it } from "vitest";
import { runSite } from "../../tests/support/run-site.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";

const page = `<!doctype html><style>p{color:red}</style><link rel="preload" as="font" href="/a/assets/f.woff2">
<link rel="modulepreload" href="/a/assets/b.js"><script type="module" src="/a/assets/a.js"></script>
<img alt="" src="/a/media/x.jpg"><img alt="" src="/a/media/x.jpg"><img alt="" src="https://other.example/y.jpg">`;

const built = () =>
  temporaryFolder({
    "dist/index.html": page,
    "dist/about/index.html": "<!doctype html>",
    "dist/admin/index.html": page,
    "dist/_headers": "/a/assets/*\n  Cache-Control: public\n",
    "dist/assets/a.js": "a",
    "dist/assets/b.js": "b",
    "dist/assets/f.woff2": "x".repeat(2000),
    "dist/media/x.jpg": "x".repeat(3000),
  });

it("counts what a page asks for once, and nothing of other sites", async () => {
  const { code, stdout } = await runSite(["stats", "--json"], { cwd: await built() });
  expect(code).toBe(0);
  const { pages } = JSON.parse(stdout);
  expect(pages.map(({ file }: { file: string }) => file)).toEqual(["index.html", "about/index.html"]);
  expect(pages[0]).toMatchObject({ pictures: 3000, fonts: 2000, script: expect.any(Number) });
  expect(pages[0].script).toBeGreaterThan(0);
  expect(pages[0].total).toBe(pages[0].html + pages[0].script + 5000);
  expect(pages[1]).toMatchObject({ css: 0, script: 0, pictures: 0, fonts: 0 });
});

it("prints a table, and fails for a page over the budget", async () => {
  const cwd = await built();
  expect((await runSite(["stats"], { cwd })).stdout).toMatch(
    /^kB +pages +HTML +CSS +script +pictures +fonts +total +median +heaviest\nindex\.html +1 +\d\.\d.* 3\.0 +2\.0 +5\.\d +5\.\d\nabout\/index\.html/,
  );
  expect((await runSite(["stats", "--all"], { cwd })).stdout).toMatch(
    /^kB +HTML +CSS +script +pictures +fonts +total\nindex\.html +\d\.\d.* 3\.0 +2\.0 +5\.\d\nabout\/index\.html/,
  );
  const { code, stderr } = await runSite(["stats", "--max-page", "4"], { cwd });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^index\.html has 5\.\d kB, more than the 4 kB that are allowed\.\n$/);
});

it("has a line for each page of the config, with the heaviest and the middle one of its pages", async () => {
  const paths = ["/", "/about", "/plants/{slug}", "/plants/all", "/news/{page}"];
  const weights = {
    "index.html": 100,
    "about/index.html": 200,
    "404.html": 300,
    "plants/iris/index.html": 1000,
    "plants/rose/index.html": 3000,
    "plants/oak/index.html": 2000,
    "plants/all/index.html": 400,
    "news/index.html": 500,
    "news/2/index.html": 600,
  };
  const cwd = await temporaryFolder({
    "site.config.json": JSON.stringify({ pages: paths.map((path) => ({ path })) }),
    ...Object.fromEntries(
      Object.entries(weights).flatMap(([file, weight]) => [
        [`dist/${file}`, `<!doctype html><img alt="" src="/media/${weight}.jpg">`],
        [`dist/media/${weight}.jpg`, "x".repeat(weight)],
      ]),
    ),
  });
  const { stdout } = await runSite(["stats"], { cwd });
  const rows = stdout
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((row) => row.split(/ {2,}/))
    .map(([path, count, , , , pictures, , , , heaviest]) =>
      [path, count, pictures, heaviest].join(" ").trim(),
    );
  expect(rows).toEqual([
    "/plants/{slug} 3 3.0 plants/rose/index.html",
    "/news/{page} 2 0.6 news/2/index.html",
    "/plants/all 1 0.4",
    "404.html 1 0.3",
    "/about 1 0.2",
    "/ 1 0.1",
  ]);
  const { configPages } = JSON.parse((await runSite(["stats", "--json"], { cwd })).stdout);
  expect(configPages[0]).toMatchObject({
    path: "/plants/{slug}",
    count: 3,
    heaviest: "plants/rose/index.html",
  });
  expect(configPages[0].median).toBeGreaterThan(2000);
  expect(configPages[0].median).toBeLessThan(2200);
});

it("says what to do where nothing was built", async () => {
  expect(await runSite(["stats"], { cwd: await temporaryFolder() })).toMatchObject({
    code: 1,
    stderr: "There is no built site in dist.\n  Run site build first.\n",
  });
});
