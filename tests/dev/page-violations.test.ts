import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type DevServer, startDevServer } from "../../cli/dev/server/dev-server.ts";
import { connectBrowser, type SharedBrowser } from "../support/shared-browser.ts";
import { makeFolder } from "../support/temporary-folder.ts";

/** What the island does, each on a page of its own; its line is the eighth of the module. */
const refused = {
  picture:
    'document.querySelector(".refused p").append(Object.assign(new Image(), { src: "https://other.example/a.png" }));',
  request: 'fetch("https://other.example/a.json").catch(() => undefined);',
  frame: 'document.querySelector(".refused iframe").src = "https://other.example/";',
  html: 'document.querySelector(".refused p").innerHTML = "<b>Bold</b>";',
  policy: 'trustedTypes.createPolicy("own", {});',
  wasm: "new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));",
  attribute: 'document.querySelector(".refused p").setAttribute("style", "color: red");',
};
const kinds = Object.keys(refused);

const files = {
  "node_modules/a-kit/package.json": '{ "name": "a-kit", "type": "module", "main": "index.js" }',
  "node_modules/a-kit/index.js":
    'export const addStyles = () => document.head.append(Object.assign(document.createElement("style"), { textContent: "p { color: red }" }));',
  "blocks/index.ts": 'import refused from "./refused/index.tsx";\nexport const blocks = [refused];\n',
  "blocks/islands.ts": 'export const islands = { refused: () => import("./refused/island.tsx") };\n',
  "blocks/refused/island.tsx": `// @ts-nocheck
import { addStyles } from "a-kit";
import { useEffect } from "react";

export default function Refused({ kind }) {
  useEffect(() => {
    try {
${kinds.map((kind) => `      if (kind === "${kind}") ${refused[kind as "html"]}`).join("\n")}
    } catch {}
    if (kind === "package") addStyles();
    if (kind === "uncaught") document.querySelector(".refused p").innerHTML = "<b>Bold</b>";
  }, [kind]);
  return kind === "compared" ? <p className="compared" dangerouslySetInnerHTML={{ __html: "<b>Bold</b>" }} /> : null;
}
`,
  "blocks/refused/index.tsx": `import { defineBlock, Island, Section } from "blockwork";
import RefusedPart from "./island.tsx";

const schema = {
  type: "object", title: "Refused", description: "What a policy refuses.",
  properties: { kind: { type: "string", title: "Kind", description: "What it does." } },
  required: ["kind"],
} as const;

export default defineBlock({
  type: "refused", purpose: "content", icon: "ban", schema,
  view: ({ kind }) => (
    <Section name="refused">
      <p>Text</p><iframe title="Frame" />
      {kind === "markup" && <img src="https://other.example/b.png" alt="" width="8" height="8" />}
      <Island name="refused" hydrateOn="load" component={RefusedPart} props={{ kind }} />
    </Section>
  ),
  sample: { kind: "none" },
});
`,
  "site.config.json": JSON.stringify({
    configVersion: 2,
    site: { url: "https://www.refused.example", name: "Refused" },
    pages: ["home", "markup", "uncaught", "compared", "package", ...kinds].map((name) => ({
      id: name,
      path: name === "home" ? "/" : `/${name}`,
      title: name,
      description: `What a policy refuses: ${name}.`,
      blocks: [
        { id: "top", type: "heading", props: { title: name } },
        { id: "where", type: "refused", props: { kind: name } },
      ],
    })),
  }),
};

let browser: SharedBrowser;
let root: string;
let server: DevServer;
const printed: string[] = [];
beforeAll(async () => {
  root = await makeFolder(files);
  const options = {
    root,
    config: "site.config.json",
    port: 0,
    future: false,
    print: (text: string) => void printed.push(text),
  };
  [browser, server] = await Promise.all([connectBrowser(), startDevServer(options)]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(root, { recursive: true, force: true, maxRetries: 5 });
});

/** Of those, what throws, which the island catches. */
const handled = ["request", "html", "policy", "wasm"];

const ofType = 'a block of the type "refused"';

it.each([
  [
    "markup",
    'the block "where"',
    "a picture from https://other.example/b.png. [img-src]",
    'loads: () => ({ pictures: ["https://other.example"] })',
  ],
  [
    "picture",
    'the block "where"',
    "a picture from https://other.example/a.png. [img-src]",
    'loads: () => ({ pictures: ["https://other.example"] })',
  ],
  [
    "request",
    ofType,
    "a request to https://other.example/a.json. [connect-src]",
    'connects: () => ["https://other.example"]',
  ],
  [
    "frame",
    'the block "where"',
    "a frame to https://other.example. [frame-src]",
    'frames: () => ["https://other.example"]',
  ],
  ["html", ofType, "a text where HTML or a script is set (Element innerHTML): <b>Bold</b>", "setsHtml: true"],
  ["policy", ofType, 'the Trusted Types policy "own". [trusted-types]', 'trustedTypes: ["own"]'],
  ["wasm", ofType, "WebAssembly. [script-src]", "wasm: true"],
  [
    "attribute",
    'the block "where"',
    "a style attribute that a script has set. [style-src-attr]",
    "element.style",
  ],
])(
  "what the policy refuses (%s) is shown under site dev with the block and what to write",
  async (name, owner, what, advice) => {
    const page = await browser.newPage();
    await page.goto(`${server.url}/${name}/`);
    const isHandled = handled.includes(name);
    const note = page.getByRole("button", { name: "Refused by this page's policy: 1", exact: true });
    if (isHandled) {
      await note.waitFor();
      await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
      await expect
        .poll(() => printed.some((text) => text.includes(`/${name}/ refuses ${owner} ${what}`)))
        .toBe(true);
      await note.click();
    }
    const dialog = page.getByRole("dialog", {
      name: isHandled ? "The policy of this page has refused something" : "Something on this page has failed",
    });
    await dialog.waitFor();
    await expect
      .poll(() => dialog.locator("h2").first().innerText())
      .toContain(`The policy of the page /${name}/ refuses ${owner} ${what}`);
    await expect.poll(() => dialog.innerText()).toContain(advice);
    const line = kinds.indexOf(name) + 8;
    if (!["markup", "picture"].includes(name))
      await expect
        .poll(() => dialog.locator(".place").first().innerText())
        .toMatch(new RegExp(`^blocks/refused/island\\.tsx:${line}:\\d+$`));
    await page.close();
  },
);

it("what the policy refuses and nobody handles is shown in a dialog, with the error that came of it", async () => {
  const page = await browser.newPage();
  await page.goto(`${server.url}/uncaught/`);
  const dialog = page.getByRole("dialog", { name: "Something on this page has failed" });
  await expect.poll(() => dialog.innerText()).toContain('The island "refused" of the block "where"');
  await expect.poll(() => dialog.innerText()).toContain("setsHtml: true");
  await page.close();
});

it("HTML in the first render of an island stays, as on the built site", async () => {
  const page = await browser.newPage();
  await page.goto(`${server.url}/compared/`);
  await expect
    .poll(() => page.evaluate(() => Object.keys(document.querySelector(".compared") ?? {}).length))
    .toBeGreaterThan(0);
  await expect.poll(() => page.locator(".compared").innerHTML()).toBe("<b>Bold</b>");
  await expect.poll(() => page.locator("blockwork-problems").count()).toBe(0);
  await page.close();
});

it("a style element of a package, which is reported at its import, is a note with the block and the package", async () => {
  const page = await browser.newPage();
  await page.goto(`${server.url}/package/`);
  await page.getByRole("button", { name: "Refused by this page's policy: 1", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "The policy of this page has refused something" });
  await expect
    .poll(() => dialog.locator("h2").allInnerTexts())
    .toEqual([
      'Warning The policy of the page /package/ refuses a block of the type "refused", with the package a-kit, a style element that a script has added. [style-src-elem]',
    ]);
  await page.close();
});
