import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { blocks } from "../blocks/index.ts";
import { type ConformanceSite, openConformanceSite, testBlock } from "../cli/conformance/test-block.ts";
import { checkFolder } from "../cli/pipeline/check/check-folder.ts";
import { openSiteFolder } from "../cli/write/open-site-folder.ts";
import type { AnyBlock } from "../schema/block/define-block.ts";
import { axeSource } from "./support/axe-findings.ts";
import { findBrowser } from "./support/browser.ts";
import { packageRoot } from "./support/package-root.ts";
import { type Run, runSite } from "./support/run-site.ts";
import { connectBrowser } from "./support/shared-browser.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

describe("the engine's own blocks keep to what site test-blocks asks of others", () => {
  let site: ConformanceSite;
  beforeAll(async () => {
    const folder = await openSiteFolder(packageRoot, packageRoot);
    const { sources, code, checked } = await checkFolder(folder, { config: "site.config.json" });
    if (!checked.site) throw new Error("The site has errors.");
    const parts = { root: packageRoot, code, fonts: sources.fonts };
    site = await openConformanceSite(checked.site.settings, parts);
  });

  it.each(blocks.map((block) => [block.type, block] as const))("%s", async (_, block: AnyBlock) => {
    const browser = await connectBrowser();
    try {
      expect(await testBlock(block, site, { browser, axe: axeSource })).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});

/** Runs the command as an author does, whose shell sets no NODE_ENV. */
async function testBlocks(cwd: string, args: readonly string[] = [], env = {}): Promise<Run> {
  const { executablePath } = await findBrowser();
  const { NODE_ENV: _, ...own } = process.env;
  const child = spawn(process.execPath, [join(packageRoot, "cli/site.js"), "test-blocks", ...args], {
    cwd,
    env: { ...own, CHROME_PATH: executablePath, ...env },
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  const code = await new Promise<number | null>((done) => child.on("close", done));
  return { code, stdout, stderr };
}

async function begin() {
  const root = await temporaryFolder();
  await runSite(["init", root, "--template", "blank", "--yes"]);
  return root;
}

describe("site test-blocks", () => {
  it("finds nothing wrong with blocks that site new makes", async () => {
    const root = await begin();
    await runSite(["new", "block", "house-rules", "--root", root]);
    await runSite(["new", "block", "basket", "--island", "--root", root]);
    const { code, stdout, stderr } = await testBlocks(root);
    expect({ code, stderr, lines: stdout.trim().split("\n").sort() }).toEqual({
      code: 0,
      stderr: "",
      lines: ["2 blocks, 0 findings.", "✓ basket", "✓ house-rules"],
    });
  });

  const effect = (code: string) => `import { useEffect, useState } from "react";
export default function Island() {
  const [text, setText] = useState("Before");
  useEffect(() => { ${code} }, []);
  return <p>{text}</p>;
}
`;
  const rendering = (jsx: string) => ({ "view.tsx": view(jsx) });
  const withIsland = (island: string) => ({
    "view.tsx": view(
      '<Island name="bad" hydrateOn="visible" component={Bad} props={{}} />',
      'import Bad from "./island.tsx";',
    ),
    "island.tsx": island,
  });
  const view = (jsx: string, imports = "") => `import { Island, Section } from "blockwork";
${imports}
Island;
export function View() {
  return <Section name="bad" title="Bad">${jsx}</Section>;
}
`;

  it.each<[string, string, Readonly<Record<string, string>>, RegExp]>([
    ["a view that throws", "render", rendering("{null!.length}"), /null.*blocks\/bad\/view\.tsx:5/s],
    [
      "a list without keys",
      "render",
      rendering("<ul>{[1, 2].map((n) => <li>{n}</li>)}</ul>"),
      /unique "key"/,
    ],
    [
      "an island that renders something else in the browser",
      "hydrate",
      withIsland('export default () => <p>{typeof window === "undefined" ? "Server" : "Browser"}</p>;'),
      /^The island "bad" failed\..*Hydration failed.*\+ +Browser.*- +Server/s,
    ],
    [
      "an island with another class in the browser",
      "hydrate",
      withIsland("export default () => <p className={typeof window}>Text</p>;"),
      /attributes.*\+ +className="object".*- +className="undefined"/s,
    ],
    [
      "an island that throws in an effect",
      "hydrate",
      withIsland(effect('throw new Error("No room.");')),
      /^The island "bad" failed\..*No room\./s,
    ],
    [
      "an island that forgets what was filled in before",
      "hydrate",
      withIsland(`import { useEffect, useState } from "react";
export default function Island() {
  const [name, setName] = useState("");
  const [key, setKey] = useState(0);
  useEffect(() => setKey(1), []);
  return <><input key={key} aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} /><p>Hello {name}</p></>;
}
`),
      /^What is filled in before the code of an island is there is lost: it shows "Hello", and "Hello Ada" where/,
    ],
    [
      "a request that its definition does not name",
      "policy",
      withIsland(effect('fetch("https://api.example/").catch(() => undefined);')),
      /^The page's policy \(connect-src\) refused https:\/\/api\.example/,
    ],
    [
      "a width of 400 px",
      "width",
      { ...rendering('<p className="wide">Wide</p>'), "style.scss": ".bad .wide { inline-size: 400px; }" },
      /^On a screen of 280 px, p\.wide is at \d+ to \d+ px\.$/,
    ],
    [
      "a text that comes with a script",
      "no-script",
      withIsland(effect('setText("After");')),
      /^"After" is there only with scripts\.$/,
    ],
    [
      "a button that does nothing without scripts",
      "no-script",
      rendering('<button type="button">More</button>'),
      /^The button "More" does nothing without scripts\./,
    ],
    [
      "a picture without alt text",
      "axe",
      rendering('<img src="/media/a.webp" width="16" height="9" />'),
      /^Images must have alternative text: img.*\(image-alt; 390 px, light\)\.$/,
    ],
    [
      "grey on grey",
      "axe",
      { ...rendering("<p>Pale</p>"), "style.scss": ".bad p { color: #999; background: #aaa; }" },
      /^Elements must meet minimum color contrast.*\(color-contrast;/,
    ],
  ])("finds %s", async (_, check, files, message) => {
    const root = await begin();
    const island = "island.tsx" in files;
    const all: Record<string, string> = {
      "index.ts": 'import bad from "./bad/index.ts";\nexport const blocks = [bad];\n',
      ...(island && { "islands.ts": 'export const islands = { bad: () => import("./bad/island.tsx") };\n' }),
      "bad/index.ts": `import { defineBlock } from "blockwork";
import { View } from "./view.tsx";
const schema = { type: "object", title: "Bad", description: "A bad block.", properties: {} } as const;
export default defineBlock({ type: "bad", schema, view: View, sample: {} });
`,
      ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`bad/${file}`, text])),
    };
    for (const [file, text] of Object.entries(all)) {
      await mkdir(dirname(join(root, "blocks", file)), { recursive: true });
      await writeFile(join(root, "blocks", file), text);
    }
    const { code, stdout, stderr } = await testBlocks(root, ["bad", "--json"]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    const [{ findings }] = JSON.parse(stdout).blocks as [{ findings: { check: string; message: string }[] }];
    expect(findings).toContainEqual({ check, message: expect.stringMatching(message) });
    expect([...new Set(findings.map((finding) => finding.check))]).toEqual([check]);
  });

  it("says which block is none, and which packages or browser are missing", async () => {
    const root = await begin();
    await runSite(["new", "block", "basket", "--root", root]);
    expect(await testBlocks(root, ["baskets"])).toEqual({
      code: 2,
      stdout: "",
      stderr: 'The site has no block "baskets" of its own.\n  Did you mean "basket"?\n',
    });
    expect(await testBlocks(root, [], { CHROME_PATH: "/no/browser" })).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(
        /^No browser could be started: .*\n {2}Install Chrome or Chromium, name one in CHROME_PATH, or/s,
      ),
    });
  });
});
