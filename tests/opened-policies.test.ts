import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DevServer, startDevServer } from "../cli/dev/server/dev-server.ts";
import { policyViolations } from "./support/policy-violations.ts";
import { runSite } from "./support/run-site.ts";
import { serveFolder } from "./support/serve-folder.ts";
import { connectBrowser, type SharedBrowser } from "./support/shared-browser.ts";
import { makeFolder } from "./support/temporary-folder.ts";

interface Opened {
  /** What the definition says. */
  readonly key: string;
  /** The statements of the island's effect; `place` is its element and `report` tells that it worked. */
  readonly effect: string;
  /** The policy with the key, from what it is without. */
  readonly opens: (policy: string) => string;
}

const trusts = (policy: string) => policy.replace("trusted-types blockwork", "$& default");

/** A block each, whose island does what no page allows without the key. */
const opened: Readonly<Record<string, Opened>> = {
  "blob-picture": {
    key: 'loads: () => ({ pictures: ["blob:"] })',
    effect: `const drawing = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'], { type: "image/svg+xml" });
      const image = Object.assign(new Image(), { alt: "", src: URL.createObjectURL(drawing), onload: report });
      place.append(image);`,
    opens: (policy) => policy.replace("img-src 'self' data:", "$& blob:"),
  },
  "blob-media": {
    key: 'loads: () => ({ media: ["blob:"] })',
    effect: `const sound = Object.assign(new Audio(), { onloadedmetadata: report });
      sound.src = URL.createObjectURL(new Blob([silence()], { type: "audio/wav" }));`,
    opens: (policy) => policy.replace("media-src 'self'", "$& blob:"),
  },
  "data-media": {
    key: 'loads: () => ({ media: ["data:"] })',
    effect: `const sound = Object.assign(new Audio(), { onloadedmetadata: report });
      sound.src = "data:audio/wav;base64," + btoa(String.fromCharCode(...silence()));`,
    opens: (policy) => policy.replace("media-src 'self'", "$& data:"),
  },
  "script-of-host": {
    key: 'loads: () => ({ scripts: ["https://js.pay.example"] })',
    effect: 'loadScript("https://js.pay.example/v3").then(() => globalThis.paid === true && report());',
    opens: (policy) => trusts(policy.replace(/script-src [^;]*/, "$& https://js.pay.example")),
  },
  "script-of-package": {
    key: 'loads: () => ({ scripts: ["https://js.pay.example"] })',
    effect: `const script = document.createElement("script");
      script.src = "https://js.pay.example/v3";
      script.onload = report;
      document.body.append(script);`,
    opens: (policy) => trusts(policy.replace(/script-src [^;]*/, "$& https://js.pay.example")),
  },
  "html-of-package": {
    key: "setsHtml: true",
    effect: 'place.innerHTML = "<b>Bold</b>"; if (place.querySelector("b")) report();',
    opens: trusts,
  },
};
const names = Object.keys(opened);

const island = (effect: string) => `// @ts-nocheck
import { loadScript } from "blockwork";
import { useEffect, useRef, useState } from "react";

/** A second of silence as a file of sound. */
function silence() {
  const bytes = new Uint8Array(44 + 8000);
  const view = new DataView(bytes.buffer);
  for (const [at, text] of [[0, "RIFF"], [8, "WAVE"], [12, "fmt "], [36, "data"]])
    for (const [index, letter] of [...text].entries()) bytes[at + index] = letter.charCodeAt(0);
  for (const [at, value] of [[4, 8036], [16, 16], [24, 8000], [28, 8000], [40, 8000]]) view.setUint32(at, value, true);
  for (const [at, value] of [[20, 1], [22, 1], [32, 1], [34, 8]]) view.setUint16(at, value, true);
  return bytes.fill(128, 44);
}

export default function Opened() {
  const element = useRef(null);
  const [works, setWorks] = useState(false);
  useEffect(() => {
    const place = element.current;
    const report = () => setWorks(true);
    try {
      ${effect}
    } catch {}
  }, []);
  return <><p ref={element} /><output>{works ? "It works." : "Not yet."}</output></>;
}
`;

const block = (name: string, { key, isKept }: { readonly key: string; readonly isKept: boolean }) =>
  `import { Consent, defineBlock, Island, Section } from "blockwork";
import Opened from "./island.tsx";

const schema = { type: "object", title: "${name}", description: "What a page does not allow.", properties: {} } as const;

export default defineBlock({
  type: "${name}", purpose: "content", icon: "ban", schema, sample: {},
  view: () => (
    <Section name="${name}">
      <Consent needed={${name === "script-of-host"}} label="Pay" from={["https://js.pay.example"]}>
        <Island name="${name}" hydrateOn="load" component={Opened} props={{}} />
      </Consent>
    </Section>
  ),
  ${isKept ? `${key},` : ""}
});
`;

const pages = ["home", ...names].map((name) => ({
  id: name,
  path: name === "home" ? "/" : `/${name}`,
  title: name,
  description: `What a page does not allow without a word for it: ${name}.`,
  blocks: [
    { id: "top", type: "heading", props: { title: name } },
    ...(name === "home" ? [] : [{ id: "own", type: name, props: {} }]),
  ],
}));

const siteFiles = (isKept: boolean) => ({
  "blocks/index.ts": `${names.map((name, index) => `import block${index} from "./${name}/index.tsx";`).join("\n")}
export const blocks = [${names.map((_, index) => `block${index}`).join(", ")}];
`,
  ...Object.fromEntries(
    Object.entries(opened).flatMap(([name, { key, effect }]) => [
      [`blocks/${name}/index.tsx`, block(name, { key, isKept })],
      [`blocks/${name}/island.tsx`, island(effect)],
    ]),
  ),
  "site.config.json": JSON.stringify({
    configVersion: 2,
    site: { url: "https://www.opened.example", name: "Opened" },
    pages,
  }),
});

interface Site {
  readonly root: string;
  readonly server: DevServer;
  readonly built: Awaited<ReturnType<typeof serveFolder>>;
}

let browser: SharedBrowser;
let context: BrowserContext;
let violations: readonly string[];
let site: Site;
let plain: Site;

async function startSite(isKept: boolean): Promise<Site> {
  const root = await makeFolder(siteFiles(isKept));
  expect(await runSite(["build", "--root", root, "--no-admin"])).toMatchObject({ code: 0, stderr: "" });
  const options = { root, config: "site.config.json", port: 0, future: false, print() {} };
  const [built, server] = await Promise.all([
    serveFolder(join(root, "dist"), { readsHeaders: true }),
    startDevServer(options),
  ]);
  return { root, built, server };
}

beforeAll(async () => {
  browser = await connectBrowser();
  context = await browser.newContext();
  violations = await policyViolations(context);
  await context.route("https://js.pay.example/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "globalThis.paid = true;" }),
  );
  site = await startSite(true);
  plain = await startSite(false);
});
afterAll(async () => {
  await browser?.close();
  for (const { built, server, root } of [site, plain].filter((each) => each !== undefined)) {
    await Promise.all([built.close(), server.close()]);
    await rm(root, { recursive: true, force: true, maxRetries: 5 });
  }
});

const pathOf = (name: string) => (name === "home" ? "" : `${name}/`);

async function open(address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

describe.each([
  ["the built site", ({ built }: Site) => built.url],
  ["site dev", ({ server }: Site) => server.url],
])("in %s", (_, urlOf) => {
  it.each(names)("%s is refused without the key, and works with it", async (name) => {
    const page = await open(`${urlOf(site)}/${pathOf(name)}`);
    if (name === "script-of-host") {
      await expect.poll(() => page.getByText("Pay", { exact: true }).isVisible()).toBe(true);
      const isPaid = await page.evaluate("globalThis.paid");
      expect(isPaid).toBeUndefined();
      await page.getByText("Pay", { exact: true }).click();
    }
    await page.getByText("It works.").waitFor();
    await page.close();
    expect(violations.filter((each) => each.includes(urlOf(site)))).toEqual([]);

    const other = await open(`${urlOf(plain)}/${pathOf(name)}`);
    if (name === "script-of-host") await other.getByText("Pay", { exact: true }).click();
    await expect.poll(() => violations.some((each) => each.includes(`${urlOf(plain)}/${name}/`))).toBe(true);
    await expect.poll(() => other.getByText("Not yet.").count()).toBe(1);
    await other.close();
  });
});

const policyIn = (html: string) =>
  /<meta http-equiv="content-security-policy" content="([^"]*)"/i
    .exec(html)?.[1]
    ?.replaceAll("&#x27;", "'")
    .replaceAll("&#39;", "'");

const hashesOf = (policy = "") => new Set(policy.match(/'sha256-[^']+'/g));

it("each key changes the policy of the pages with the block, and of no other", async () => {
  const read = ({ root }: Site, file: string) => readFile(join(root, "dist", file), "utf8");
  for (const name of ["home", ...names]) {
    const file = `${pathOf(name)}index.html`;
    const [html, before] = await Promise.all([read(site, file), read(plain, file)]);
    const [policy = "", policyBefore = ""] = [policyIn(html), policyIn(before)];
    // The default policy is created by a script in the page, which has its hash.
    const added = [...hashesOf(policy)].filter((hash) => !hashesOf(policyBefore).has(hash));
    const withoutScript = added.reduce((text, hash) => text.replace(` ${hash}`, ""), policy);
    expect(withoutScript).toBe(name === "home" ? policyBefore : opened[name]?.opens(policyBefore));
    expect(added).toHaveLength(policy.includes("blockwork default") ? 1 : 0);
  }
  const home = (html: string) => html.replaceAll(/assets\/[\w.-]+/g, "assets/");
  expect(home(await read(site, "index.html"))).toBe(home(await read(plain, "index.html")));
  expect(await read(site, "_headers").catch(() => "none")).toBe(
    await read(plain, "_headers").catch(() => "none"),
  );
});
