import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AxeLook, axeFindings, findingsInLooks, otherSchemeFindings } from "./support/axe-findings.ts";
import { type BuiltPage, builtPages } from "./support/built-page.ts";
import { coveringPages, kindsOn } from "./support/covering-pages.ts";
import { everything, inEach } from "./support/extent.ts";
import { layOutAll } from "./support/lay-out-all.ts";
import { layoutFindings } from "./support/layout-findings.ts";
import { lookAtEach, lookedAt, type OpenSite, openSite, pageKinds, pagePaths } from "./support/open-site.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** What axe looks at: it takes long, and finds the same on each page of a template. */
const audited = inEach({ smoke: pageKinds, all: coveringPages(builtPages()), nightly: pagePaths });

describe("axe", () => {
  const looks: readonly AxeLook[] = [
    { viewport: phone, colorScheme: "light" },
    { viewport: desktop, colorScheme: "dark" },
  ];

  it("looks at an element of each kind that there is on any page", () => {
    const pages = builtPages();
    const kinds = (paths: Iterable<string>) =>
      new Set([...paths].flatMap((path) => [...kindsOn(pages.get(path) as BuiltPage)]));
    expect(kinds(coveringPages(pages))).toEqual(kinds(pages.keys()));
  });

  it("finds nothing on any page, on a light phone and a wide dark screen, and in the other scheme no colour", async () => {
    const context = await layOutAll(
      await site.newContext({ viewport: phone, bypassCSP: true, reducedMotion: "reduce" }),
    );
    const find = async (page: Page) => [
      ...(await axeFindings(page)),
      ...(everything ? await otherSchemeFindings(page) : []),
    ];
    expect(await lookAtEach(context, audited, (page) => findingsInLooks(page, looks, find))).toEqual([]);
    await context.close();
  });

  it("finds nothing without scripts", { timeout: 60_000 }, async () => {
    // axe is a script itself: the page's own are kept away, and its styles told that there are none.
    const context = await layOutAll(await site.newContext({ viewport: phone, bypassCSP: true }));
    await context.route("**/*.js", (route) => route.abort());
    await context.route("**/", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/\(scripting: ?none\)/g, "(min-width: 0)");
      await route.fulfill({ response, body });
    });
    const findings = await lookAtEach(
      context,
      everything ? pageKinds : pageKinds.slice(0, 4),
      async (page, path) => {
        if (path === "/") await expect.poll(() => page.locator(".hero-toggle").isVisible()).toBe(false);
        return axeFindings(page);
      },
    );
    expect(findings).toEqual([]);
    await context.close();
  });

  it("would find a picture without words and grey on grey", async () => {
    const context = await layOutAll(await site.newContext({ bypassCSP: true }));
    const page = await context.newPage();
    await page.goto("/404.html");
    await page.evaluate(() => {
      document
        .querySelector("main")
        ?.insertAdjacentHTML("beforeend", '<img src="/favicon.svg"><p id="grey">grey</p>');
      document.querySelector("#grey")?.setAttribute("style", "color: #999; background: #aaa");
    });
    const findings = await axeFindings(page);
    expect(findings.map((finding) => finding.split(":")[0])).toEqual([
      "/404.html color-contrast",
      "/404.html image-alt",
    ]);
    const others = await otherSchemeFindings(page);
    expect(others.map((finding) => finding.split(":")[0])).toEqual(["/404.html color-contrast"]);
    await context.close();
  });
});

describe("Targets", () => {
  it("are large enough to hit on a phone and a wide screen", async () => {
    const context = await layOutAll(await site.newContext({ reducedMotion: "reduce" }));
    const smallAt = async (page: Page, viewport: typeof phone) => {
      await page.setViewportSize(viewport);
      const targets = await page.evaluate(measureTargets);
      const { pathname } = new URL(page.url());
      expect(targets.length, pathname).toBeGreaterThan(8);
      return targets
        .filter(({ width, height, primary }) => height < 44 || width < (primary ? 44 : 24))
        .map(({ name, width, height }) => `${pathname} ${name}: ${width} × ${height}`);
    };
    const small = await lookAtEach(context, lookedAt, async (page) => [
      ...(await smallAt(page, phone)),
      ...(await smallAt(page, desktop)),
    ]);
    expect(small).toEqual([]);
    await context.close();
  });
});

interface Target {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** A button, a field or a link of the header: 44 px both ways, others 44 px high. */
  readonly primary: boolean;
}

/** The visible controls of a page, but for links in the flow of a text, whose size is the text's. */
function measureTargets(): Target[] {
  const controls = document.querySelectorAll<HTMLElement>(
    "a[href], button, input, textarea, select, summary",
  );
  return [...controls].flatMap((control) => {
    const { width, height, right, bottom } = control.getBoundingClientRect();
    const around = control.closest("p, li, dd, td")?.textContent?.trim() ?? "";
    const inText = getComputedStyle(control).display === "inline" && around !== control.textContent?.trim();
    // A card's link covers the card.
    const covers = getComputedStyle(control, "::after").position === "absolute";
    const shown = control.checkVisibility({ visibilityProperty: true }) && right > 0 && bottom + scrollY > 0;
    if (!shown || inText || covers) return [];
    const primary = control.matches("button, .button, input, textarea, .site-header a");
    return [{ name: `${control.localName} "${control.textContent?.trim()}"`, width, height, primary }];
  });
}

describe("Layout", () => {
  it("shows all texts of a page on every screen, with large letters, in forced colours and on paper", async () => {
    const context = await layOutAll(await site.newContext({ reducedMotion: "reduce" }));
    expect(await lookAtEach(context, lookedAt, layoutFindings)).toEqual([]);
    await context.close();
  });

  it("would find what is too wide, cut off, on top of another or as pale as the paper", async () => {
    const context = await layOutAll(await site.newContext({ reducedMotion: "reduce" }));
    const page = await context.newPage();
    await page.goto("/404.html");
    await page.evaluate(() => {
      const put = (words: string, styles: Partial<CSSStyleDeclaration>) => {
        const line = document.createElement("p");
        line.textContent = words;
        Object.assign(line.style, styles);
        document.querySelector("main")?.append(line);
      };
      put("wide", { width: "2000px", textAlign: "end" });
      put("cut", { width: "3em", textIndent: "2em", overflow: "hidden", whiteSpace: "nowrap" });
      put("below", {});
      put("above", { marginTop: "-1lh" });
      put("pale", { color: "#eee" });
    });
    const found = (await layoutFindings(page)).filter((finding) => finding.includes(", 820 px: "));
    expect(found.map((finding) => finding.slice(finding.indexOf(": ") + 2))).toEqual([
      "the page is 2000 px wide",
      '"wide" reaches beyond the screen',
      '"cut" is cut off by p',
      '"pale" has a contrast of 1.1',
      '"below" lies over "above"',
    ]);
    await context.close();
  });
});

describe("Keyboard", () => {
  it("reaches the skip link first, which leads past the header", async () => {
    const context = await layOutAll(await site.newContext({ viewport: desktop }));
    const page = await context.newPage();
    await page.goto("/contact/");
    await page.keyboard.press("Tab");
    const skip = page.locator(":focus");
    await expect.poll(() => skip.textContent()).toBe("Skip to content");
    await expect.poll(async () => (await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
    await context.close();
  });

  it.each([true, false])("opens and closes the menu (scripts: %s)", async (javaScriptEnabled) => {
    const context = await site.newContext({ viewport: phone, javaScriptEnabled });
    const page = await context.newPage();
    await page.goto("/services/");
    const menu = page.locator("#site-menu");
    await expect.poll(() => menu.isVisible()).toBe(false);
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("Tab");
    await expect.poll(() => page.locator(":focus").textContent()).toBe("Menu");
    await page.keyboard.press("Enter");
    await expect.poll(() => menu.isVisible()).toBe(true);
    await page.keyboard.press("Tab");
    await expect.poll(() => page.locator(":focus").textContent()).toBe("Home");
    await page.keyboard.press("Escape");
    await expect.poll(() => menu.isVisible()).toBe(false);
    await expect.poll(() => page.locator(":focus").textContent()).toBe("Menu");

    await page.keyboard.press("Space");
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("Tab");
    await expect.poll(() => page.locator(":focus").textContent()).toBe("Blog");
    await Promise.all([page.waitForURL("**/blog/"), page.keyboard.press("Enter")]);
    await expect.poll(() => page.locator("#site-menu").isVisible()).toBe(false);
    await context.close();
  });

  it.each(inEach({ smoke: pageKinds.slice(0, 3), all: pageKinds, nightly: pageKinds }))(
    "shows where it is on every stop of %s, and hides none behind the header",
    async (path) => {
      const context = await layOutAll(await site.newContext({ viewport: desktop, reducedMotion: "reduce" }));
      const page = await context.newPage();
      await page.goto(path);
      const wrong: string[] = [];
      let stops = 0;
      for (; stops < 150; stops += 1) {
        await page.keyboard.press("Tab");
        const stop = await page.evaluate(describeFocus);
        if (!stop) break;
        if (!stop.marked) wrong.push(`${stop.name} is not marked`);
        if (!stop.uncovered) wrong.push(`${stop.name} is covered`);
      }
      expect(wrong).toEqual([]);
      expect(stops).toBeGreaterThan(15);
      await context.close();
    },
  );
});

/** The element with the focus: whether it (or its card) has an outline, and whether it can be seen. */
function describeFocus(): { name: string; marked: boolean; uncovered: boolean } | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
  const name = `${focused.localName} "${(focused.textContent || focused.getAttribute("name") || "").trim()}"`;
  if (focused.localName === "iframe") return { name, marked: true, uncovered: true };
  const outlined = [focused, focused.closest("li"), focused.closest("article")].some((element) => {
    const { outlineStyle, outlineWidth } = element
      ? getComputedStyle(element)
      : { outlineStyle: "none", outlineWidth: "0" };
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  });
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const spots = [top + 2, (top + bottom) / 2, bottom - 2].map((y) =>
    document.elementFromPoint((left + right) / 2, y),
  );
  const uncovered = spots.some((spot) => spot !== null && (focused.contains(spot) || spot.contains(focused)));
  return { name, marked: outlined, uncovered };
}
