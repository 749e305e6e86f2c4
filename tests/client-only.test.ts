import { rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, FrameLocator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DevServer, startDevServer } from "../cli/dev/server/dev-server.ts";
import { packageRoot } from "./support/package-root.ts";
import { policyViolations } from "./support/policy-violations.ts";
import { runSite } from "./support/run-site.ts";
import { serveFolder } from "./support/serve-folder.ts";
import { connectBrowser, type SharedBrowser } from "./support/shared-browser.ts";
import { makeFolder } from "./support/temporary-folder.ts";

const files = {
  "blocks/index.ts": 'import tiles from "./tiles/index.tsx";\nexport const blocks = [tiles];\n',
  "blocks/islands.ts": 'export const islands = { tiles: () => import("./tiles/island.tsx") };\n',
  "blocks/tiles/index.tsx": `import { Consent, consent, defineBlock, Island, Section } from "blockwork";

const schema = {
  type: "object", title: "Tiles", description: "A map of tiles.",
  properties: {
    title: { type: "string", title: "Heading", description: "The heading." },
    tiles: { type: "string", title: "Tiles", description: "Where they come from.", default: "https://tiles.example" },
    consent,
  },
  required: ["title"],
} as const;

export default defineBlock({
  type: "tiles", purpose: "content", icon: "map", schema,
  view: ({ title, tiles, consent }) => (
    <Section name="tiles" title={title}>
      <Consent needed={consent === "click"} label="Show the map">
        <Island name="tiles" clientOnly placeholder={<p className="tiles-map">A place.</p>} hydrateOn="visible" props={{ tiles }} />
      </Consent>
    </Section>
  ),
  sample: { title: "Where we are" },
  loads: ({ tiles }) => ({ pictures: [tiles] }),
  setsHtml: true,
});
`,
  "blocks/tiles/style.scss": ".tiles-map { block-size: 200px; margin: 0; }\n",
  "blocks/tiles/island.tsx": `import * as leaflet from "leaflet";
import "leaflet/dist/leaflet.css";
import markerIcon from "leaflet/dist/images/marker-icon.png";
import { useEffect, useRef } from "react";

export default function Tiles({ tiles }: { readonly tiles: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const map = leaflet.map(place.current, { center: [52.52, 13.4], zoom: 12 });
    leaflet.tileLayer(tiles + "/{z}/{x}/{y}.png", { attribution: "Tiles Example" }).addTo(map);
    leaflet.marker([52.52, 13.4], { icon: leaflet.icon({ iconUrl: markerIcon, iconSize: [25, 41] }) }).addTo(map).bindPopup("Here we are");
    return () => void map.remove();
  }, [tiles]);
  return <div className="tiles-map" ref={place} />;
}
`,
  "site.config.json": JSON.stringify({
    configVersion: 2,
    site: { url: "https://www.tiles.example", name: "Tiles" },
    pages: ["Direct", "Asked"].map((name) => ({
      id: name.toLowerCase(),
      path: name === "Direct" ? "/" : "/asked",
      title: name,
      description: `${name} map on a page.`,
      blocks: [
        { id: "top", type: "heading", props: { title: name } },
        {
          id: "where",
          type: "tiles",
          props: { title: "Where we are", consent: name === "Asked" ? "click" : "none" },
        },
      ],
    })),
  }),
};

let browser: SharedBrowser;
let context: BrowserContext;
let root: string;
let server: DevServer;
let built: Awaited<ReturnType<typeof serveFolder>>;
let violations: readonly string[];
let asked: string[] = [];
const errors: string[] = [];
const tile = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==",
  "base64",
);

beforeAll(async () => {
  browser = await connectBrowser();
  context = await browser.newContext({ viewport: { width: 1200, height: 900 } });
  context.on("console", (message) => void (message.type() === "error" && errors.push(message.text())));
  context.on("weberror", (error) => errors.push(error.error().message));
  violations = await policyViolations(context);
  await context.route("https://tiles.example/**", (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: "image/png", body: tile });
  });
  root = await makeFolder(files);
  await symlink(join(packageRoot, "node_modules"), join(root, "node_modules"));
  expect(await runSite(["build", "--root", root, "--no-admin"])).toMatchObject({ code: 0, stderr: "" });
  const options = { root, config: "site.config.json", port: 0, future: false, print() {} };
  [built, server] = await Promise.all([
    serveFolder(join(root, "dist"), { readsHeaders: true }),
    startDevServer(options),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([built?.close(), server?.close()]);
  await rm(root, { recursive: true, force: true, maxRetries: 5 });
});

async function open(address: string): Promise<Page> {
  asked = [];
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

const expectQuiet = () => expect({ violations, errors }).toEqual({ violations: [], errors: [] });

/** Uses the map as a visitor does: its tiles are there, it zooms, and the popup of its marker opens. */
async function expectMap(page: Page): Promise<void> {
  const tiles = page.locator("img.leaflet-tile-loaded");
  await tiles.first().waitFor();
  expect(asked[0]).toMatch(/^\/12\//);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(() => asked.some((path) => path.startsWith("/13/"))).toBe(true);
  await page.locator("img.leaflet-marker-icon").click();
  await page.getByText("Here we are", { exact: true }).waitFor();
  // By its own styles the parts of a map lie over each other.
  const pane = page.locator(".leaflet-tile-pane");
  await expect.poll(() => pane.evaluate((element) => getComputedStyle(element).position)).toBe("absolute");
  await expect.poll(() => page.getByText("A place.").count()).toBe(0);
}

describe.each([
  ["the built site", () => built.url],
  ["site dev", () => server.url],
])("a package that needs a browser, in %s", (_, url) => {
  it("works in an island with clientOnly", async () => {
    const page = await open(url());
    await page.locator(".tiles").scrollIntoViewIfNeeded();
    await expectMap(page);
    await page.close();
    expectQuiet();
  });

  it("works in a Consent, and asks no other host for anything before", async () => {
    const page = await open(`${url()}/asked/`);
    const label = page.getByText("Show the map");
    await label.scrollIntoViewIfNeeded();
    await page.screenshot();
    expect(asked).toEqual([]);
    await label.click();
    await expectMap(page);
    await page.close();
    expectQuiet();
  });
});

describe("in the editor's preview", () => {
  async function openPreview(id: string): Promise<{ page: Page; frame: FrameLocator }> {
    const page = await open(`${server.url}/admin/#/pages/${id}`);
    const frame = page.frameLocator(".preview-frame");
    await frame.locator(".tiles").waitFor();
    return { page, frame };
  }

  it("an island with clientOnly is its placeholder, of the size that the map will have", async () => {
    const { page, frame } = await openPreview("direct");
    const placeholder = frame.getByText("A place.");
    await expect.poll(() => placeholder.isVisible()).toBe(true);
    await expect
      .poll(() => placeholder.evaluate((element) => (element as HTMLElement).offsetHeight))
      .toBe(200);
    await page.close();
    expectQuiet();
  });

  it("a Consent is its label, and nothing is asked for", async () => {
    const { page, frame } = await openPreview("asked");
    await expect.poll(() => frame.getByText("Show the map").isVisible()).toBe(true);
    await expect.poll(() => frame.getByText("A place.").isVisible()).toBe(false);
    expect(asked).toEqual([]);
    await page.close();
    expectQuiet();
  });
});
