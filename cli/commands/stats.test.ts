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
    /^kB +HTML +CSS in it +script +pictures +fonts +total\nindex\.html +\d\.\d.* 3\.0 +2\.0 +5\.\d\nabout\/index\.html/,
  );
  const { code, stderr } = await runSite(["stats", "--max-page", "4"], { cwd });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^index\.html has 5\.\d kB, more than the 4 kB that are allowed\.\n$/);
});

it("says what to do where nothing was built", async () => {
  expect(await runSite(["stats"], { cwd: await temporaryFolder() })).toMatchObject({
    code: 1,
    stderr: "There is no built site in dist.\n  Run site build first.\n",
  });
});
