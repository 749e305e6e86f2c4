import { expect, it } from "vitest";
import { runSite } from "../../tests/support/run-site.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";

const config = (theme: object) => JSON.stringify({ configVersion: 2, site: { theme }, pages: [] });

it("finds everything fine where it is", async () => {
  const cwd = await temporaryFolder({
    "site.config.json": config({ displayFont: "fonts/own.woff2" }),
    "content/fonts/own.woff2": "x",
  });
  const { code, stdout } = await runSite(["doctor"], { cwd });
  expect(stdout).not.toContain("wrong");
  expect(stdout).toMatch(/^fine {3}Font fonts\/own\.woff2 +content\/fonts\/own\.woff2$/m);
  expect(code).toBe(0);
});

it("says how to mend what is wrong", async () => {
  const cwd = await temporaryFolder({
    "site.config.json": config({ displayFont: "no-such-font", textFont: "fonts/gone.woff2" }),
    ".blockwork": "in the way",
  });
  const { code, stdout } = await runSite(["doctor", "--json"], { cwd });
  expect(code).toBe(1);
  const { isFine, findings } = JSON.parse(stdout);
  expect(isFine).toBe(false);
  expect(findings.filter((finding: { isFine: boolean }) => !finding.isFine)).toMatchObject([
    { name: "Font no-such-font", mend: "Install it: npm install @fontsource-variable/no-such-font" },
    { name: "Font fonts/gone.woff2", mend: "Put the file into content/fonts." },
    { name: "Cache", mend: "There is a file in its place: delete it." },
  ]);
});
