import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { buildSiteOfBlocks } from "../support/site-of-blocks.ts";
import { visitSite } from "../support/visits.ts";

const props = {
  title: "What readers say",
  repository: "mill-lane/comments",
  repositoryId: "R_1234",
  category: "Announcements",
  categoryId: "DIC_1234",
};
const content = { id: "content", type: "content", props: {} };
const footer = { id: "footer", type: "site-footer", props: { name: "Mill Lane", consent: true } };
const site = visitSite(() =>
  buildSiteOfBlocks({
    site: { frame: [content, footer] },
    pages: { "/": [["comments", props]], "/other": [["comments", props]] },
  }),
);

/** What giscus.app answers: a page that says how high it is, and is told so by its address. */
const widget = `<!doctype html><title>Comments</title><p>Comments</p><script>
const session = new URL(location.href).searchParams.get("session");
parent.postMessage({ giscus: { resizeHeight: 712.4 } }, "*");
if (session === "over") parent.postMessage({ giscus: { error: "Bad credentials" } }, "*");
</script>`;

async function answer(page: Page, asked: URL[]): Promise<void> {
  await page.route("https://giscus.app/**", (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ contentType: "text/html", body: widget });
  });
}

const open = (path: string, asked: URL[]) => site.open(path, { prepare: (opened) => answer(opened, asked) });
const frameOf = (page: Page) => page.locator('iframe[title="What readers say"]');

it("asks nobody before a click, is as high as its comments, and is there at once the next time", async () => {
  const asked: URL[] = [];
  const page = await open("/", asked);
  await page.getByText("Show comments").scrollIntoViewIfNeeded();
  await page.getByText("They are kept on GitHub and come from giscus.app").waitFor();
  expect(asked).toEqual([]);
  await page.getByText("Show comments").click();
  await expect.poll(() => frameOf(page).getAttribute("height")).toBe("713");
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    ...{ repo: "mill-lane/comments", term: "index", session: "", theme: "preferred_color_scheme" },
    origin: `${site.url}/`,
  });
  await page.goto(`${site.url}/other/`);
  await frameOf(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.at(-1)?.searchParams.get("term")).toMatch(/^other/);
  await page.getByRole("button", { name: "Withdraw consent" }).click();
  await page.getByText("Show comments").waitFor();
});

it("remembers who has signed in, out of the address, and forgets a session that is over", async () => {
  const asked: URL[] = [];
  const page = await open("/?giscus=over&from=mail#top", asked);
  await page.getByText("Show comments").click();
  await expect.poll(() => asked.map(({ searchParams }) => searchParams.get("session"))).toEqual(["over", ""]);
  expect(asked[0]?.searchParams.get("origin")).toBe(`${site.url}/?from=mail`);
  await expect.poll(() => page.url()).not.toContain("giscus");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("giscus-session"))).toBe(null);
});

it("takes no message of another window", async () => {
  const asked: URL[] = [];
  const page = await open("/", asked);
  await page.getByText("Show comments").click();
  await expect.poll(() => frameOf(page).getAttribute("height")).toBe("713");
  await page.evaluate(() => window.postMessage({ giscus: { resizeHeight: 9 } }, "*"));
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await expect.poll(() => frameOf(page).getAttribute("height")).toBe("713");
});

it("leads to the discussions without script", async () => {
  const page = await site.open("/", { scripts: false });
  const link = page.getByRole("link", { name: "Show comments" });
  await expect
    .poll(() => link.getAttribute("href"))
    .toBe("https://github.com/mill-lane/comments/discussions");
});
