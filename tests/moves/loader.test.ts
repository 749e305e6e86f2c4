import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type Visitor, visitSite } from "../support/visits.ts";
import { tabTo, ways } from "../support/ways.ts";

const site = visitSite();
const article = "/blog/party-wall-agreements-leicester-property-guide/";

/** The files of the visitor's script that a page asks for, by name, from now on. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const name = new URL(request.url()).pathname.match(/^\/assets\/([\w.-]+)\.[\w-]+\.js$/)?.[1];
    if (name) names.push(name);
  });
  return names;
}

/** Holds back some of the script's files until it is told to let them go. */
function holdBack(files: string) {
  let release: (value?: undefined) => void = () => undefined;
  const released = new Promise((done) => {
    release = done;
  });
  return {
    release: () => release(),
    prepare: (page: Page) =>
      page.route(`**/assets/${files}.*.js`, async (route) => {
        await released;
        await route.continue();
      }),
  };
}

describe("Before any interaction", () => {
  it.each([
    ["/", ["loader"]],
    ["/services/", ["loader"]],
    ["/blog/", ["loader"]],
    [article, ["loader"]],
    ["/contact/", ["loader"]],
    ["/projects/2/", ["loader"]],
    ["/testimonials/", ["loader"]],
    ["/blog/category/design-trends/", ["loader"]],
    ["/404.html", ["loader", "redirect-missing"]],
  ])("%s asks for %j", async (path, expected) => {
    let names: string[] = [];
    const page = await site.open(path, { prepare: async (opened) => (names = scriptsOf(opened)) });
    await page.waitForLoadState("load");
    await expect.poll(() => names).toEqual(expected);
    // What the page for missing addresses says comes after its script was asked for.
    if (path === "/404.html") await expect.poll(() => site.takeLog().join()).toContain("there is no page at");
  });
});

describe("The code of a part that sleeps", () => {
  const signs: readonly [string, Visitor, (page: Page) => Promise<void>][] = [
    ["the pointer comes over it", {}, (page) => page.locator("form").hover()],
    ["the focus comes into it", {}, (page) => tabTo(page.locator("form input").first())],
    ["it is touched", { touch: true }, (page) => page.locator("form input").first().tap()],
  ];
  it.each(signs)("comes when %s, once", async (_, visitor, sign) => {
    const page = await site.open("/contact/", visitor);
    const names = scriptsOf(page);
    await sign(page);
    await expect.poll(() => names).toContain("toasts");
    await sign(page);
    expect([...new Set(names)].length).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(["react", "form.island"]));
    expect(names.join()).not.toContain("project-gallery");
  });

  it("waits for an action where data is saved", async () => {
    const page = await site.open("/", {
      prepare: (opened) =>
        opened.addInitScript(() =>
          Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
        ),
    });
    const names = scriptsOf(page);
    const card = page.getByRole("link", { name: "Glazed gable in Knighton" });
    await card.hover();
    await card.focus();
    expect(names).toEqual([]);
    await card.click();
    await page.getByRole("dialog").waitFor();
    expect(names).toContain("project-gallery.island");
  });
});

describe.each(ways)(
  "The first action by $way, before the code is there, is done once when it is",
  ({ visitor, use }) => {
    it("on the hero's button", async () => {
      const { release, prepare } = holdBack("hero");
      const page = await site.open("/", { ...visitor, prepare });
      const toggle = page.locator(".hero-toggle");
      await use(toggle);
      await expect.poll(() => toggle.textContent()).toBe("Rear View");
      await expect.poll(() => page.locator(".hero-views").getAttribute("aria-busy")).toBe("true");
      release();
      await expect.poll(() => toggle.textContent()).toBe("Front View");
      await expect.poll(() => page.locator(".hero-views").getAttribute("aria-busy")).toBe(null);
    });

    it("on a project's card", async () => {
      const { release, prepare } = holdBack("{react,project-gallery}");
      const page = await site.open("/projects/", { ...visitor, prepare });
      const before = await page.evaluate(() => history.length);
      await use(page.getByRole("link", { name: "Glazed gable in Knighton" }));
      await expect.poll(() => new URL(page.url()).pathname).toBe("/projects/");
      release();
      await page.getByRole("dialog").waitFor();
      await expect.poll(() => page.evaluate(() => history.length)).toBe(before + 1);
    });

    it("on Before and After", async () => {
      const { release, prepare } = holdBack("project-gallery");
      const page = await site.open("/projects/", { ...visitor, prepare });
      const before = page.getByRole("button", { name: "Before" });
      await use(before);
      release();
      await expect.poll(() => before.getAttribute("aria-pressed")).toBe("true");
    });

    it("on the blog's filter", async () => {
      const { release, prepare } = holdBack("article-list");
      const page = await site.open("/blog/", { ...visitor, prepare });
      await use(page.locator(".article-list-filter").getByRole("link", { name: "Design Trends" }));
      release();
      await expect.poll(() => page.locator(".article-list-card:visible").count()).toBe(1);
    });

    it("on the form's button", async () => {
      const { release, prepare } = holdBack("{react,form}");
      const page = await site.open("/contact/", { ...visitor, prepare });
      for (const name of ["name", "phone", "message"])
        await page.locator(`[name="${name}"]`).fill("Some words");
      const send = page.getByRole("button", { name: "Send Message" });
      await use(send);
      await use(send);
      release();
      await page.locator(".toast").first().waitFor();
      await expect.poll(() => page.locator(".toast").count()).toBe(1);
      await expect.poll(() => page.locator(".form-fields").count()).toBe(0);
    });
  },
);

describe("What is typed before the form wakes", () => {
  it("stays, with the focus and the caret where they were", async () => {
    const { release, prepare } = holdBack("{react,form}");
    const page = await site.open("/contact/", { prepare });
    const message = page.locator('[name="message"]');
    await page.locator('[name="name"]').pressSequentially("Ada");
    await message.pressSequentially("A loft, pleas");
    await page.keyboard.press("ArrowLeft");
    release();
    await expect
      .poll(() => page.locator("form").evaluate((form) => Object.keys(form).join().includes("__react")))
      .toBe(true);
    await page.keyboard.type("e");
    await expect.poll(() => message.inputValue()).toBe("A loft, pleaes");
    await expect.poll(() => page.locator('[name="name"]').inputValue()).toBe("Ada");
  });
});

describe("Code that does not come", () => {
  const failing = (page: Page) =>
    page.route("**/assets/{project-gallery,article-list}.*.js", (route) => route.abort());

  it.each([
    ["a project's card", "/projects/", "Glazed gable in Knighton", "/projects/10/"],
    ["the blog's filter", "/blog/", "Design Trends", "/blog/category/design-trends/"],
  ])("leaves %s a link", async (_, path, name, leadsTo) => {
    const page = await site.open(path, { prepare: failing });
    await page.locator("main").getByRole("link", { name, exact: true }).first().click();
    await page.waitForURL(site.url + leadsTo);
    expect(site.takeLog().every((line) => line.includes("ERR_FAILED"))).toBe(true);
  });

  it("leaves a link to the browser after five seconds", async () => {
    const { prepare } = holdBack("project-gallery");
    const page = await site.open("/projects/", {
      prepare: async (opened) => {
        await opened.clock.install();
        await prepare(opened);
      },
    });
    await page.getByRole("link", { name: "Glazed gable in Knighton" }).click();
    await page.clock.fastForward(3500);
    await expect.poll(() => new URL(page.url()).pathname).toBe("/projects/");
    await page.clock.fastForward(1500);
    await page.waitForURL("**/projects/10/");
    await expect.poll(() => page.locator("h1").textContent()).toBe("Glazed gable in Knighton");
  });

  it("is asked for again with the next action, once the network is back", async () => {
    const page = await site.open("/");
    const toggle = page.locator(".hero-toggle");
    await page.context().setOffline(true);
    await toggle.click();
    await expect.poll(() => page.locator(".hero-views").getAttribute("aria-busy")).toBe(null);
    await expect.poll(() => toggle.textContent()).toBe("Rear View");
    await page.context().setOffline(false);
    await toggle.click();
    await expect.poll(() => toggle.textContent()).toBe("Front View");
    // Pictures that come later do not wait for the network.
    for (const line of site.takeLog()) expect(line).toContain("net::ERR_INTERNET_DISCONNECTED");
  });
});
