import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { buildSiteOfBlocks } from "../support/site-of-blocks.ts";
import { visitSite } from "../support/visits.ts";

const player = "https://player.example/embed?film=7";
const site = visitSite(() =>
  buildSiteOfBlocks({
    site: {
      head: {
        scripts: [
          {
            src: "https://stats.example/count.js",
            data: [{ name: "domain", value: "small.example" }],
            loads: ["https://pixel.stats.example"],
            connects: ["https://api.stats.example"],
            consent: true,
          },
        ],
      },
    },
    pages: { "/": [["film", { src: player }]], "/other": [["film", { src: player }]] },
    files: {
      "blocks/index.ts": 'export { blocks } from "./film.tsx";\n',
      "blocks/film.tsx": `import { Consent, ConsentFrame, defineBlock } from "blockwork";
export const blocks = [defineBlock({
  type: "film", purpose: "content", icon: "map",
  schema: { type: "object", title: "Film", description: "A film.", properties: { src: { type: "string", title: "Address", description: "Of the player." } }, required: ["src"] },
  view: ({ src }) => <section className="film"><Consent needed label="Show the film" from={[src]}><ConsentFrame src={src} title="A film" /></Consent></section>,
  sample: { src: "${player}" },
  loads: ({ src }) => ({ frames: [src] }),
})];
`,
    },
  }),
);

const answers: Readonly<Record<string, string>> = {
  "https://stats.example/count.js": `
    const { domain } = document.currentScript.dataset;
    document.documentElement.dataset.counted = domain;
    document.createElement("p").innerHTML = "<b>as they please</b>";`,
};

async function follow(page: Page, asked: string[]): Promise<void> {
  await page.route(/^https:\/\/[^/]*\.example\//, (route) => {
    const url = route.request().url();
    asked.push(url);
    const body = answers[url] ?? "";
    return route.fulfill({ contentType: body ? "text/javascript" : "text/html", body });
  });
}

const counted = (page: Page) => page.locator("html[data-counted='small.example']");
const footer = async (page: Page) => {
  const consent = page.locator(".site-footer-consent");
  await consent.scrollIntoViewIfNeeded();
  return consent;
};

/** Whether the policies of the page refuse this of what the script needs: a request, markup from text, a picture. */
const refused = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      found.push(effectiveDirective);
    };
    document.addEventListener("securitypolicyviolation", onViolation);
    await fetch("https://api.stats.example/", { mode: "no-cors" }).catch(() => {});
    try {
      document.createElement("p").innerHTML = "text";
    } catch {}
    await new Promise((done) => {
      const image = new Image();
      image.onerror = image.onload = done;
      image.src = "https://pixel.stats.example/";
    });
    document.removeEventListener("securitypolicyviolation", onViolation);
    return [...new Set(found)].sort();
  });

async function expectRefused(page: Page, directives: readonly string[]): Promise<void> {
  const found = await refused(page);
  expect(found).toEqual(directives);
}

it("a script of the site waits for consent under a policy without it, is remembered, and taken back", async () => {
  const asked: string[] = [];
  const page = await site.open("/", { prepare: (opened) => follow(opened, asked) });
  const consent = await footer(page);
  await consent.getByText("With your consent, this site also loads from stats.example.").waitFor();
  await expectRefused(page, ["connect-src", "img-src", "require-trusted-types-for"]);
  expect(asked).toEqual([]);
  site.takeLog();

  await consent.getByRole("button", { name: "Agree" }).click();
  await counted(page).waitFor();
  await expectRefused(page, []);
  await (await footer(page)).getByText("You agreed to load from stats.example.").waitFor();
  await page.goto(`${site.url}/other/`);
  await counted(page).waitFor();

  await (await footer(page)).getByRole("button", { name: "Withdraw consent" }).click();
  await (await footer(page)).getByRole("button", { name: "Agree" }).waitFor();
  await expect.poll(() => counted(page).count()).toBe(0);
  await expectRefused(page, ["connect-src", "img-src", "require-trusted-types-for"]);
  site.takeLog();
});

it("an own block asks at its place, remembers, and is taken back with the others", async () => {
  const asked: string[] = [];
  const page = await site.open("/", { prepare: (opened) => follow(opened, asked) });
  await page.locator(".film").scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await page.getByText("Show the film").click();
  const frame = page.locator('iframe[title="A film"]');
  await frame.waitFor();
  await expect.poll(() => asked).toEqual([player]);
  await page.goto(`${site.url}/other/`);
  await page.locator(".film").scrollIntoViewIfNeeded();
  await frame.waitFor();
  await (await footer(page)).getByText("You agreed to load from player.example.").waitFor();
  await page.getByRole("button", { name: "Withdraw consent" }).click();
  await page.locator(".film").scrollIntoViewIfNeeded();
  await expect.poll(() => frame.count()).toBe(0);
});

it("without script nothing is loaded from elsewhere, and the frame is a link", async () => {
  const asked: string[] = [];
  const page = await site.open("/", { scripts: false, prepare: (opened) => follow(opened, asked) });
  await page.getByText("Show the film").click();
  await expect.poll(() => page.getByRole("link", { name: "A film" }).getAttribute("href")).toBe(player);
  await page.locator(".site-footer").scrollIntoViewIfNeeded();
  await expect.poll(() => page.getByRole("button", { name: "Agree" }).count()).toBe(0);
  expect(asked).toEqual([]);
});
