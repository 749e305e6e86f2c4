import { afterAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { buildVariant } from "../support/site-variant.ts";
import { visitSite } from "../support/visits.ts";
import { focused, waysOnPhone } from "../support/ways.ts";

const site = visitSite(() =>
  buildVariant(({ site: { frame } }) => {
    const header = frame.find(({ type }) => type === "site-header");
    const links = header?.props.links as object[] | undefined;
    links?.push({ text: "Projects", href: "/#projects" });
  }),
);
const phone = { width: 390, height: 800 };
const menuOf = (page: Awaited<ReturnType<typeof site.open>>) => ({
  button: page.getByRole("button", { name: "Menu" }),
  menu: page.locator("#site-menu"),
});

describe.each(waysOnPhone)("The menu by $way", ({ visitor, use }) => {
  it.each([
    ["with a part that moves", "/services/"],
    ["without any script", "/testimonials/"],
  ])("toggles, on a page %s", async (_, path) => {
    const { button, menu } = menuOf(await site.open(path, visitor));
    await expect.poll(() => menu.isVisible()).toBe(false);
    await use(button);
    await expect.poll(() => menu.isVisible()).toBe(true);
    await use(button);
    await expect.poll(() => menu.isVisible()).toBe(false);
  });

  it("closes when a link to another page is chosen", async () => {
    const page = await site.open("/projects/", visitor);
    const { button, menu } = menuOf(page);
    await use(button);
    await use(menu.getByRole("link", { name: "Testimonials" }));
    await page.waitForURL("**/testimonials/");
    await expect.poll(() => menu.isVisible()).toBe(false);
  });

  it("closes when a link within the page is chosen", async () => {
    const page = await site.open("/", visitor);
    const { button, menu } = menuOf(page);
    await use(button);
    await use(menu.getByRole("link", { name: "Projects" }));
    await expect.poll(() => new URL(page.url()).hash).toBe("#projects");
    await expect.poll(() => menu.isVisible()).toBe(false);
  });

  it("toggles without scripts", async () => {
    const page = await site.open("/", { ...visitor, scripts: false });
    const { button, menu } = menuOf(page);
    await use(button);
    await expect.poll(() => menu.isVisible()).toBe(true);
    await use(menu.getByRole("link", { name: "Blog" }));
    await page.waitForURL("**/blog/");
    await expect.poll(() => menu.isVisible()).toBe(false);
  });
});

describe("The menu", () => {
  it("closes on Escape and gives the focus back", async () => {
    const page = await site.open("/", phone);
    const { button, menu } = menuOf(page);
    await button.press("Enter");
    await page.keyboard.press("Tab");
    await expect.poll(() => focused(page)).toBe("a Home");
    await page.keyboard.press("Escape");
    await expect.poll(() => menu.isVisible()).toBe(false);
    await expect.poll(() => focused(page)).toBe("button Menu");
  });

  it.each([true, false])("never hides what has the focus (scripts: %j)", async (scripts) => {
    const page = await site.open("/testimonials/", { ...phone, scripts });
    const { button } = menuOf(page);
    await button.press("Enter");
    for (let steps = 0; steps < 30; steps++) {
      await page.keyboard.press("Tab");
      const seen = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const above = document.elementFromPoint(x, y);
        const isOff = x < 0 || y < 0 || x > innerWidth || y > innerHeight;
        return isOff || element === document.body || element.contains(above) || above?.contains(element)
          ? ""
          : `${element.textContent} is behind ${above?.className}`;
      });
      expect(seen).toBe("");
    }
  });

  it("closes on a click outside, which does nothing else", async () => {
    const page = await site.open("/", phone);
    const { button, menu } = menuOf(page);
    await button.click();
    await page.mouse.click(200, 780);
    await expect.poll(() => menu.isVisible()).toBe(false);
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  });

  it("closes on a tap outside, which does nothing else", async () => {
    // A browser that has had many pages may never answer a tap at a place, so this one is new.
    const browser = await launchBrowser();
    const page = await browser.newPage({ viewport: phone, hasTouch: true, isMobile: true });
    await page.goto(`${site.url}/`);
    const { button, menu } = menuOf(page);
    await button.tap();
    await page.touchscreen.tap(200, 780);
    await expect.poll(() => menu.isVisible()).toBe(false);
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
    await browser.close();
  });

  it("tells assistive technology whether it is open", async () => {
    const page = await site.open("/", phone);
    const { button } = menuOf(page);
    const devtools = await page.context().newCDPSession(page);
    const expanded = async () => {
      const { nodes } = await devtools.send("Accessibility.getFullAXTree");
      const node = nodes.find(({ role, name }) => role?.value === "button" && name?.value === "Menu");
      return node?.properties?.find(({ name }) => name === "expanded")?.value.value;
    };
    expect(await expanded()).toBe(false);
    await button.click();
    expect(await expanded()).toBe(true);
  });

  it("simply stands in the header where there is room", async () => {
    const { button, menu } = menuOf(await site.open("/"));
    await expect.poll(() => button.isVisible()).toBe(false);
    await expect.poll(() => menu.isVisible()).toBe(true);
  });

  it("is usable on a screen that becomes wide while it is open", async () => {
    const page = await site.open("/", phone);
    const { button, menu } = menuOf(page);
    await button.click();
    await page.setViewportSize({ width: 1180, height: 820 });
    const isInHeader = async () => {
      const [header, list] = [await page.locator(".site-header").boundingBox(), await menu.boundingBox()];
      return list && header && list.y >= header.y && list.y + list.height <= header.y + header.height;
    };
    await expect.poll(isInHeader).toBe(true);
  });
});

describe("A page that a visitor comes back to", async () => {
  const browser = await launchBrowser({ keepPages: true });
  afterAll(() => browser.close());

  it("has its menu closed, whether the browser kept it in its memory or not", async () => {
    const page = await (await browser.newContext({ viewport: phone })).newPage();
    await page.goto(`${site.url}/projects/`);
    await menuOf(page).button.click();
    await menuOf(page).menu.getByRole("link", { name: "Contact Us" }).first().click();
    await page.waitForURL("**/contact/");
    await page.goBack({ waitUntil: "commit" });
    await menuOf(page).button.waitFor();
    await expect.poll(() => menuOf(page).menu.isVisible()).toBe(false);
  });

  // The packaged Chromium keeps no pages, so it is told what one that does would tell it.
  it("closes its menu when it is put into that memory", async () => {
    const page = await site.open("/", phone);
    await menuOf(page).button.click();
    await menuOf(page).menu.waitFor();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
    await expect.poll(() => menuOf(page).menu.isVisible()).toBe(false);
  });
});
