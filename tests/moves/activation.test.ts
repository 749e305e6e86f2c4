import { join } from "node:path";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { packageRoot } from "../support/package-root.ts";
import { visitSite } from "../support/visits.ts";

/**
 * The loader by itself, over a page with one part of each kind. The code of every part counts how often it woke
 * the part, the clicks on it and the keys in it.
 */
const site = visitSite();
let loader: string;
beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { start } from "./renderer/visitor/loader.ts";
        start({ islands: { late: () => import("/late.js") }, enhancements: {
          probe: () => import("/probe.js"), broken: () => import("/broken.js"), late: () => import("/late.js") } });`,
      resolveDir: packageRoot,
    },
    bundle: true,
    write: false,
    format: "esm",
    external: ["/*.js", "./hydrate.tsx"],
    absWorkingDir: join(packageRoot),
  });
  loader = outputFiles[0]?.text ?? "";
});

const probe = `export default (part) => {
  const count = (name) => (part.dataset[name] = Number(part.dataset[name] ?? 0) + 1);
  count("woken");
  part.addEventListener("click", () => count("clicks"));
  part.addEventListener("keydown", ({ key }) => (part.dataset.keys = (part.dataset.keys ?? "") + key));
}`;
const broken = `export default () => { throw new Error("A fault in a part's code"); }`;

async function openWith(parts: string, late: Promise<unknown> = Promise.resolve()) {
  const answers = {
    "/probe.js": probe,
    "/broken.js": broken,
    "/loader.js": loader,
    "/late.js": probe,
    "/hydrate.tsx": "export default (element, component) => component(element);",
  };
  const page = await site.open("/robots.txt", {
    prepare: async (opened) => {
      for (const [path, body] of Object.entries(answers))
        await opened.route(`**${path}`, async (route) => {
          if (path === "/late.js") await late;
          await route.fulfill({ contentType: "text/javascript", body });
        });
      await opened.route("**/parts", (route) =>
        route.fulfill({
          contentType: "text/html",
          body: `<!doctype html><title>Parts</title><link rel="icon" href="data:,"><script type="module" src="/loader.js"></script>${parts}`,
        }),
      );
    },
  });
  await page.goto(`${site.url}/parts`);
  return page;
}

const part = (wake: string, inside = "", name = "probe") =>
  `<div id="part" data-enhance="${name}" data-hydrate-on="${wake}">${inside}</div>`;
/** A part beside it, on the screen, which wakes no earlier than the other would. */
const near = (wake: string, name = "probe") =>
  `<div id="near" data-enhance="${name}" data-hydrate-on="${wake}"></div>`;
const nearWoken = (page: Page) => page.locator("#near[data-woken]").waitFor({ state: "attached" });
const counts = (page: Page) =>
  page.locator("#part").evaluate((element) => {
    const { woken, clicks, keys } = (element as HTMLElement).dataset;
    return { woken, clicks, keys };
  });
const woken = (page: Page) => counts(page).then((all) => all.woken);

describe("A part wakes", () => {
  it("at once with load", async () => {
    const page = await openWith(part("load"));
    await expect.poll(() => woken(page)).toBe("1");
  });

  it("when the browser has nothing to do with idle", async () => {
    const page = await openWith(part("idle"));
    await expect.poll(() => woken(page)).toBe("1");
  });

  it("near the screen with visible", async () => {
    const page = await openWith(
      `${near("visible")}<div style="height: 3000px"></div>${part("visible", "Far down")}`,
    );
    await nearWoken(page);
    await expect.poll(() => woken(page)).toBe(undefined);
    await page.evaluate(() => scrollTo(0, 3000 - innerHeight - 150));
    await expect.poll(() => woken(page)).toBe("1");
  });

  it("only once it is shown with visible, if it was in something closed", async () => {
    const page = await openWith(
      `<details><summary>More</summary>${part("visible", "Inside")}</details>${near("visible")}`,
    );
    await nearWoken(page);
    await expect.poll(() => woken(page)).toBe(undefined);
    await page.locator("summary").click();
    await expect.poll(() => woken(page)).toBe("1");
  });

  it("when its name is called with call, once", async () => {
    const page = await openWith(`${part("call")}${near("call", "late")}`);
    const call = (name: string) =>
      page.evaluate(
        (detail) => document.dispatchEvent(new CustomEvent("blockwork:activate", { detail })),
        name,
      );
    await call("late");
    await nearWoken(page);
    await expect.poll(() => woken(page)).toBe(undefined);
    await call("probe");
    await expect.poll(() => woken(page)).toBe("1");
    await call("probe");
    // What the second call would have done is done in the next frame at the latest: its code is there.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    await expect.poll(() => woken(page)).toBe("1");
  });

  it("with interaction when it is shown, touched or gone into, once", async () => {
    const page = await openWith(
      `<div id="box" style="display: none">${part("interaction", "<button>Press</button>")}</div>`,
    );
    await page.evaluate(() => document.querySelector("#box")?.removeAttribute("style"));
    await page.locator("button").click();
    await expect.poll(() => counts(page)).toEqual({ woken: "1", clicks: "1", keys: undefined });
    await page.locator("button").click();
    await expect.poll(() => counts(page)).toEqual({ woken: "1", clicks: "2", keys: undefined });
  });
});

describe("While the code of a part is on its way", () => {
  /** A part whose code comes when it is let. */
  async function openLate(inside: string) {
    let letCome: (value?: undefined) => void = () => undefined;
    const page = await openWith(part("interaction", inside, "late"), new Promise((done) => (letCome = done)));
    return { page, letCome: () => letCome() };
  }

  it.each(["load", "idle", "visible"])("a click in an island counts, with %s too", async (wake) => {
    let letCome: (value?: undefined) => void = () => undefined;
    const page = await openWith(
      `<div id="part" data-island="late" data-hydrate-on="${wake}"><button>Press</button></div>`,
      new Promise((done) => (letCome = done)),
    );
    await page.locator("button").click();
    letCome();
    await expect.poll(() => counts(page)).toEqual({ woken: "1", clicks: "1", keys: undefined });
  });

  it("impatient clicks count as one", async () => {
    const { page, letCome } = await openLate("<button>Press</button>");
    await page.locator("button").click({ clickCount: 3 });
    letCome();
    await expect.poll(() => counts(page)).toEqual({ woken: "1", clicks: "1", keys: undefined });
  });

  it("a click on each of several buttons counts, in their order", async () => {
    const { page, letCome } = await openLate("<button>1</button><button>2</button><button>3</button>");
    for (const name of ["2", "1", "2", "3"]) await page.getByRole("button", { name }).click();
    await page.locator("#part").evaluate((element) =>
      element.addEventListener("click", ({ target }) => {
        element.dataset.order = (element.dataset.order ?? "") + (target as Element).textContent;
      }),
    );
    letCome();
    await expect.poll(() => page.locator("#part").getAttribute("data-order")).toBe("213");
  });

  it("a press of Enter is a click, an arrow key comes again as itself, and letters are only typed", async () => {
    const { page, letCome } = await openLate("<button>Press</button><input>");
    await page.locator("button").press("Enter");
    await page.locator("button").press("ArrowRight");
    letCome();
    await expect.poll(() => counts(page)).toEqual({ woken: "1", clicks: "1", keys: "ArrowRight" });

    const other = await openLate("<input>");
    await other.page.locator("input").pressSequentially("Ada");
    other.letCome();
    await expect.poll(() => counts(other.page)).toEqual({ woken: "1", clicks: undefined, keys: undefined });
    await expect.poll(() => other.page.locator("input").inputValue()).toBe("Ada");
  });

  it("what is no link and no button works as ever", async () => {
    const { page, letCome } = await openLate(
      '<details><summary>More</summary>Text</details><label><input type="checkbox"> Yes</label>',
    );
    await page.locator("summary").click();
    await page.locator("label").click();
    await expect.poll(() => page.locator("details").getAttribute("open")).toBe("");
    await expect.poll(() => page.locator("input").isChecked()).toBe(true);
    letCome();
    await expect.poll(() => woken(page)).toBe("1");
    await expect.poll(() => page.locator("input").isChecked()).toBe(true);
  });
});

describe("A fault in the code of a part", () => {
  it.each(["load", "interaction"])("is not swallowed, with %s", async (wake) => {
    const page = await openWith(part(wake, '<a href="#there">There</a>', "broken"));
    if (wake === "interaction") await page.locator("a").click();
    await expect.poll(() => site.takeLog()).toEqual(["thrown: A fault in a part's code"]);
    // Nor does it swallow the click.
    if (wake === "interaction") await expect.poll(() => new URL(page.url()).hash).toBe("#there");
  });
});
