import { spawn } from "node:child_process";
import { cp, mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packageRoot } from "./support/package-root.ts";
import { serveFolder } from "./support/serve-folder.ts";
import { connectBrowser, type SharedBrowser } from "./support/shared-browser.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

let browser: SharedBrowser;
beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser?.close());

const fixture = join(packageRoot, "tests/fixtures/own-block");

/** A clone of the engine, and the site in a folder with nothing beside it. */
async function fromClone() {
  const root = await temporaryFolder();
  await cp(fixture, root, { recursive: true });
  return { root, engine: packageRoot };
}

/** The engine as an installed package of a workspace: one folder above the site, with node_modules behind a link. */
async function fromWorkspace() {
  const workspace = await temporaryFolder();
  const root = join(workspace, "sites/small");
  const store = join(workspace, "store/node_modules");
  const engine = join(store, "blockwork");
  await cp(fixture, root, { recursive: true });
  await writeFile(join(root, "package.json"), '{ "name": "small", "type": "commonjs" }');
  for (const name of [
    "schema",
    "blocks",
    "renderer",
    "editing",
    "admin",
    "cli",
    "package.json",
    "tsconfig.site.json",
  ])
    await cp(join(packageRoot, name), join(engine, name), { recursive: true });
  for (const name of await readdir(join(packageRoot, "node_modules"))) {
    if (!name.startsWith(".")) await symlink(join(packageRoot, "node_modules", name), join(store, name));
  }
  await mkdir(join(store, ".cache"));
  await symlink(store, join(workspace, "node_modules"));
  return { root, engine: join(workspace, "node_modules/blockwork") };
}

function build({ root, engine }: { readonly root: string; readonly engine: string }) {
  const args = [join(engine, "cli/site.js"), "build", "--root", root, "--no-admin"];
  return new Promise<{ code: number | null; stderr: string }>((done) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" },
    });
    let stderr = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
    child.on("close", (code) => done({ code, stderr }));
  });
}

describe.each([
  ["a clone of the engine, with --root", fromClone],
  ["an installed package in a workspace, with node_modules behind a link", fromWorkspace],
])("an own block under %s", (_, prepare) => {
  it("has an island that answers a click, and its theme's rules", async () => {
    const site = await prepare();
    expect(await build(site)).toEqual({ code: 0, stderr: "" });
    const served = await serveFolder(join(site.root, "dist"));
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    try {
      await page.goto(served.url);
      const notice = page.locator("#closed .notice");
      await expect.poll(() => notice.locator("span").textContent()).toBe("Not read");
      await notice.getByRole("button").click();
      await expect.poll(() => notice.locator("span").textContent()).toBe("Read");
      await expect
        .poll(() => notice.evaluate((element) => getComputedStyle(element).outlineStyle))
        .toBe("solid");
      expect(errors).toEqual([]);
    } finally {
      await page.close();
      await served.close();
    }
  });
});

it("islands of two own blocks share a slice of the page's store", async () => {
  const root = await temporaryFolder();
  await cp(join(packageRoot, "tests/fixtures/shared-slice"), root, { recursive: true });
  expect(await build({ root, engine: packageRoot })).toEqual({ code: 0, stderr: "" });
  const served = await serveFolder(join(root, "dist"));
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  try {
    await page.goto(served.url);
    await expect.poll(() => page.locator("output").textContent()).toBe("0");
    await page.getByRole("button", { name: "Add 2" }).click();
    await expect.poll(() => page.locator("output").textContent()).toBe("2");
    await page.getByRole("button", { name: "Add 3" }).click();
    await expect.poll(() => page.locator("output").textContent()).toBe("5");
    expect(errors).toEqual([]);
  } finally {
    await page.close();
    await served.close();
  }
});
