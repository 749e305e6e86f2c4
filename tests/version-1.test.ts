import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { packageRoot } from "./support/package-root.ts";
import { runSite } from "./support/run-site.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const written = () => readFile(join(packageRoot, "tests/fixtures/version-1/site.config.json"), "utf8");

/** Validates a config with the content of this repository, and the model that comes of a config of version 1. */
async function validate(input: string) {
  const root = await temporaryFolder();
  // That model has no order of an owner's own.
  const filter = (file: string) => !file.endsWith("order.json");
  await cp(join(packageRoot, "content"), join(root, "content"), { recursive: true, filter });
  await cp(join(packageRoot, "schema/migrations/version-2/model.json"), join(root, "content/model.json"));
  const { code, stdout } = await runSite(["validate", "-", "--json", "--root", root], { input });
  return { code, problems: (JSON.parse(stdout) as { problems: unknown[] }).problems };
}

it("Fosse & Field as it was written in version 1 only lacks the host, which no config named then", async () => {
  expect(await validate(await written())).toEqual({
    code: 0,
    problems: [expect.objectContaining({ code: "left-out-redirect", pointer: "/pages/4/fallback" })],
  });
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
