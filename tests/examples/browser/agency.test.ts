import { cp, mkdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packageRoot } from "../../support/package-root.ts";
import { printedCodes } from "../../support/printed-codes.ts";
import { runSite } from "../../support/run-site.ts";
import { serveFolder } from "../../support/serve-folder.ts";
import { connectBrowser, type SharedBrowser } from "../../support/shared-browser.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const sites = ["florist", "cycles"] as const;
const ignored = /node_modules|dist|\.blockwork/;

/** The example as an installer leaves it: the package linked as a workspace is, or copied. */
async function openAgency({ isLinked }: { readonly isLinked: boolean }) {
  const root = await temporaryFolder();
  const filter = (path: string) => !ignored.test(path.slice(packageRoot.length));
  await cp(join(packageRoot, "examples/agency"), root, { recursive: true, filter });
  await mkdir(join(root, "node_modules"));
  const installed = join(root, "node_modules/studio-blocks");
  if (isLinked) await symlink("../studio-blocks", installed);
  else await rename(join(root, "studio-blocks"), installed);
  const change = async (file: string, before: string, after: string) => {
    const text = await readFile(join(installed, file), "utf8");
    if (!text.includes(before)) throw new Error(`${file} has no ${before}.`);
    await writeFile(join(installed, file), text.replace(before, after));
  };
  const validate = (site: string) => runSite(["validate", "--root", join(root, site)]);
  return { root, installed, change, validate };
}

describe.each([
  ["linked as a workspace is", true],
  ["installed as a package is", false],
])("two sites with a package of blocks that is %s", (_, isLinked) => {
  let browser: SharedBrowser;
  beforeAll(async () => {
    browser = await connectBrowser();
  });
  afterAll(() => browser.close());

  it("have its styles, texts and island", async () => {
    const { root, validate } = await openAgency({ isLinked });
    for (const site of sites) {
      expect(await validate(site)).toMatchObject({ code: 0, stdout: "The site is fine: 2 pages.\n" });
      const { code, stderr } = await runSite(["build", "--no-admin", "--root", join(root, site)]);
      expect([code, stderr]).toEqual([0, ""]);
      const { url, close } = await serveFolder(join(root, site, "dist"));
      const page = await browser.newPage();
      await page.goto(url);
      const block = page.locator(".studio-notes");
      await block.getByText("3 items").waitFor();
      const first = await block.getByRole("listitem").first().textContent();
      await block.getByRole("button", { name: "Last one first", pressed: false }).click();
      await block.getByRole("button", { name: "Last one first", pressed: true }).waitFor();
      await block
        .getByRole("listitem")
        .last()
        .filter({ hasText: first ?? "" })
        .waitFor();
      await page.close();
      await close();
    }
  });

  it("are told of an island that nothing loads, wherever its name is written", async () => {
    const { change, validate } = await openAgency({ isLinked });
    await change("package.json", '  "blocks": "blocks",\n', "");
    const unnamed = await validate("florist");
    expect([unnamed.code, printedCodes(unnamed.stderr)]).toEqual([1, ["bad-block"]]);
    expect(unnamed.stderr).toContain('There is no island "studio-notes".');
    expect(unnamed.stderr).toContain('Write "blocks": "blocks" into the package.json of the package');
    await change("package.json", '  "version"', '  "blocks": "blocks",\n  "version"');
    await change("blocks/studio-notes/view.tsx", 'name="studio-notes"\n', 'name="studio-list"\n');
    const misnamed = await validate("florist");
    expect([misnamed.code, printedCodes(misnamed.stderr)]).toEqual([1, ["bad-block"]]);
    expect(misnamed.stderr).toContain('There is no island "studio-list".');
    expect(misnamed.stderr).toContain("studio-blocks/blocks/studio-notes/view.tsx:");
  });

  it("are told of a package for another Blockwork, and of one without its folder", async () => {
    const { installed, change, validate } = await openAgency({ isLinked });
    await change("package.json", '"blockwork": "^0.1.0"', '"blockwork": "^9.0.0"');
    expect(await validate("florist")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(
        'The blocks of "studio-blocks" 0.1.0 are written for Blockwork ^9.0.0, and this is ',
      ),
    });
    await change("package.json", '"blockwork": "^9.0.0"', '"blockwork": "^0.1.0"');
    await rm(join(installed, "blocks"), { recursive: true });
    expect(await validate("florist")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The package "studio-blocks" names its blocks in package.json'),
    });
  });
});

it("the package of the example is what the command makes", async () => {
  const root = await temporaryFolder();
  const { code } = await runSite(["new", "package", "studio-blocks", "--island", "--root", root]);
  expect(code).toBe(0);
  for (const file of ["package.json", "blocks/index.ts", "blocks/studio-notes/view.tsx"])
    expect(await readFile(join(root, "studio-blocks", file), "utf8")).toBe(
      await readFile(join(packageRoot, "examples/agency/studio-blocks", file), "utf8"),
    );
});
