import { expect, it } from "vitest";
import { runSite } from "../../tests/support/run-site.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";

const built = {
  "dist/index.html": "home",
  "dist/404.html": "missing",
  "dist/_headers":
    "/*\n  X-Frame-Options: DENY\n\n/school/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n",
  "dist/_redirects": "/school/old a=b /school/new/ 308\n/school/fr/* /school/fr/404.html 404\n",
};

it("says what to do where nothing was built", async () => {
  const cwd = await temporaryFolder();
  expect(await runSite(["host", "nginx"], { cwd })).toMatchObject({
    code: 1,
    stderr: "There is no built site in dist.\n  Run site build first.\n",
  });
});

it("prints the rules of what was built, whoever has written them", async () => {
  const cwd = await temporaryFolder(built);
  const { code, stdout } = await runSite(["host", "json"], { cwd });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual({
    version: 1,
    base: "/school",
    headers: [
      { path: "/*", headers: [["X-Frame-Options", "DENY"]] },
      { path: "/school/assets/*", headers: [["Cache-Control", "public, max-age=31536000, immutable"]] },
    ],
    redirects: [{ from: "/school/old", query: ["a=b"], to: "/school/new/", status: 308 }],
    missing: [
      { path: "/school/fr/*", file: "/school/fr/404.html" },
      { path: "/school/*", file: "/school/404.html" },
    ],
  });
});

it("prints them for servers, with compressed files if there are some", async () => {
  const cwd = await temporaryFolder({ ...built, "dist/index.html.gz": "", "dist/index.html.br": "" });
  expect((await runSite(["host", "nginx"], { cwd })).stdout).toContain("gzip_static on;");
  expect((await runSite(["host", "caddy"], { cwd })).stdout).toContain("precompressed br gzip");
});

it("knows its formats", async () => {
  const { code, stderr } = await runSite(["host", "iis"], { cwd: await temporaryFolder(built) });
  expect(code).toBe(2);
  expect(stderr).toContain("nginx");
});
