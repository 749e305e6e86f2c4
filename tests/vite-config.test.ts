import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startDevServer } from "../cli/dev/server/dev-server.ts";
import { importCases } from "./support/import-cases.ts";
import { importSite } from "./support/import-site.ts";
import { runSite } from "./support/run-site.ts";
import { serveFolder } from "./support/serve-folder.ts";
import { connectBrowser, type SharedBrowser } from "./support/shared-browser.ts";
import { viteConfig, viteConfigRows } from "./support/vite-config-rows.ts";

importCases("an own vite.config has", viteConfigRows, { "vite.config.ts": viteConfig });

const row = {
  name: "changing",
  import: "what files around it say",
  island: `import { useEffect, useState } from "react";
import "./box.css";
import { word } from "@/word.ts";

declare const __CITY__: string;
declare const __YEAR__: number;

export default function Probe() {
  const [state, setState] = useState("still");
  useEffect(() => setState("live"), []);
  return <div className="probe">{__CITY__} {__YEAR__} {word} {import.meta.env.VITE_TREE} {state}</div>;
}
`,
  files: { "box.css": ".import-changing .probe { order: counted; }\n" },
};
const city = (name: string) => `import { year } from "./config/year.ts";

export default { define: { __CITY__: JSON.stringify("${name}"), __YEAR__: String(year) } };
`;
const paths = (folder: string) =>
  `{ "extends": "./base.json", "compilerOptions": { "paths": { "@/*": ["./${folder}/*"] } } }\n`;
const counted = (value: number) => `const plugin = {
  postcssPlugin: "counted",
  Declaration(declaration) {
    if (declaration.value === "counted") declaration.value = "${value}";
  },
};
export default { plugins: [plugin] };
`;
const before = {
  "vite.config.ts": city("Bern"),
  "config/year.ts": "export const year = 1912;\n",
  "base.json": "{}\n",
  "tsconfig.json": paths("one"),
  "one/word.ts": 'export const word = "one";\n',
  "two/word.ts": 'export const word = "two";\n',
  ".env": "VITE_TREE=oak\n",
  "postcss.config.mjs": counted(1),
};

/** Each file as it becomes, one after the other, and what the page shows then. */
const changes: readonly (readonly [file: string, after: string, shown: string])[] = [
  ["vite.config.ts", city("Basel"), "Basel 1912 one oak live 1"],
  ["config/year.ts", "export const year = 1913;\n", "Basel 1913 one oak live 1"],
  ["tsconfig.json", paths("two"), "Basel 1913 two oak live 1"],
  [".env", "VITE_TREE=elm\n", "Basel 1913 two elm live 1"],
  [".env.local", "VITE_TREE=ash\n", "Basel 1913 two ash live 1"],
  ["postcss.config.mjs", counted(2), "Basel 1913 two ash live 2"],
];

describe("a change to a file that own code is bundled by is seen by", () => {
  let browser: SharedBrowser;
  beforeAll(async () => {
    browser = await connectBrowser();
  });
  afterAll(() => browser?.close());

  async function shown(page: Page): Promise<string> {
    const element = page.locator(".probe");
    const order = await element.evaluate((probe) => getComputedStyle(probe).order);
    return `${await element.innerText()} ${order}`;
  }

  it("the next build", async () => {
    const root = await importSite([row], before);
    const build = async () =>
      expect(await runSite(["build", "--root", root, "--no-admin"])).toMatchObject({ code: 0, stderr: "" });
    await build();
    const { url, close } = await serveFolder(join(root, "dist"));
    const page = await browser.newPage();
    await page.goto(url);
    await expect.poll(() => shown(page)).toBe("Bern 1912 one oak live 1");
    for (const [file, after, expected] of changes) {
      await writeFile(join(root, file), after);
      await build();
      await page.reload();
      await expect.poll(() => shown(page), { message: file }).toBe(expected);
    }
    await page.close();
    await close();
  });

  it("site dev, on the open page", async () => {
    const root = await importSite([row], before);
    const server = await startDevServer({
      root,
      config: "site.config.json",
      port: 0,
      future: false,
      print() {},
    });
    const page = await browser.newPage();
    await page.goto(server.url);
    await expect.poll(() => shown(page)).toBe("Bern 1912 one oak live 1");
    for (const [file, after, expected] of changes) {
      await writeFile(join(root, file), after);
      await expect.poll(() => shown(page).catch(String), { message: file }).toBe(expected);
    }
    await page.close();
    await server.close();
  });
});
