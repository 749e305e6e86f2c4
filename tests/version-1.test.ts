import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { packageRoot } from "./support/package-root.ts";
import { runSite } from "./support/run-site.ts";

const written = () => readFile(join(packageRoot, "tests/fixtures/version-1/site.config.json"), "utf8");

/** Validates a config with the content of this repository. */
async function validate(input: string) {
  const { code, stdout } = await runSite(["validate", "-", "--json"], { input });
  return { code, problems: (JSON.parse(stdout) as { problems: unknown[] }).problems };
}

it("Fosse & Field as it was written in version 1 is a site without a problem", async () => {
  expect(await validate(await written())).toEqual({ code: 0, problems: [] });
});

it("a mistake in it is reported at the place where it is written", async () => {
  const text = await written();
  const mistaken = text.replace('"title": "Four ways we help"', '"titel": "Four ways we help"');
  const line = text.slice(0, text.indexOf('"title": "Four ways we help"')).split("\n").length;
  expect(await validate(mistaken)).toMatchObject({
    code: 1,
    problems: [{ code: "unknown-key", line, suggestion: expect.stringContaining('"title"') }],
  });
});
