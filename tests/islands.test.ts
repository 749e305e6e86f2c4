import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { runSite } from "./support/run-site.ts";
import { createTemporarySite } from "./support/temporary-site.ts";
import { visitSite } from "./support/visits.ts";

const site = visitSite(async () => {
  const { root, remove } = await createTemporarySite("islands");
  const { code, stderr } = await runSite(["build", "--root", root, "--no-admin"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return { folder: join(root, "dist"), remove };
});

/** As the fields of the fixture's form are called. */
const oddNames = [
  "constructor",
  "toString",
  "hasOwnProperty",
  "action",
  "method",
  "submit",
  "reset",
  "name",
  "title",
  "children",
  "length",
  "style",
  "target",
];

const button = (page: Page, island: string) => page.locator(`[data-island="${island}"] button`);

describe("an island that fails", () => {
  it.each([
    ["loading", "It fails while it loads."],
    ["rendering", "It fails while it renders."],
    ["effect", "It fails in an effect."],
    ["click", "It fails after a click."],
  ])("while %s says so in the console by its name, and is as it was before", async (island, message) => {
    const page = await site.open("/");
    await button(page, island).click();
    const said: string[] = [];
    await expect
      .poll(() => said.push(...site.takeLog()) && said)
      .toEqual([
        expect.stringMatching(new RegExp(`^error: The island "${island}" failed\\. Error: ${message}`)),
      ]);
    await expect.poll(() => button(page, island).innerText()).toBe(`The island ${island}`);
    await expect.poll(() => page.locator(`[data-island="${island}"]`).getAttribute("aria-busy")).toBe(null);
    await button(page, "counter").click();
    await expect.poll(() => button(page, "counter").innerText()).toBe("Counted 1");
  });

  it("in an event says so in the console by its name, and goes on", async () => {
    const page = await site.open("/");
    await button(page, "event").click();
    const said: string[] = [];
    await expect
      .poll(() => said.push(...site.takeLog()) && said.sort())
      .toEqual([
        expect.stringMatching(/^error: The island "event" failed\. Error: It fails in an event\./),
        "thrown: It fails in an event.",
      ]);
    await expect.poll(() => button(page, "event").innerText()).toBe("The island event");
  });

  it("to be what the server has rendered says so, and is what the browser renders", async () => {
    const page = await site.open("/");
    await button(page, "mismatch").hover();
    const said: string[] = [];
    await expect
      .poll(() => said.push(...site.takeLog()) && said)
      .toEqual([expect.stringMatching(/^error: The island "mismatch" failed\. Error: .*#418/)]);
    await expect.poll(() => button(page, "mismatch").innerText()).toBe("Of the browser");
  });

  it("because of a lost network says nothing, and is asked for again", async () => {
    const page = await site.open("/", {
      prepare: (opened) => opened.route("**/assets/*counter*", (route) => route.abort(), { times: 1 }),
    });
    await button(page, "counter").click();
    await expect.poll(() => site.takeLog()).toEqual([expect.stringContaining("ERR_FAILED")]);
    await expect.poll(() => button(page, "counter").innerText()).toBe("Counted 0");
  });
});

it("an island has what its effects set by the time of the click that it was loaded for", async () => {
  const page = await site.open("/");
  await button(page, "equipped").evaluate((element: HTMLElement) => element.click());
  await expect.poll(() => button(page, "equipped").innerText()).toBe("Used BUTTON");
});

describe("what is filled in before the code of an island is there", () => {
  /** The page, with the code of an island held back until it is let go. */
  async function withoutCode(path: string, code: string) {
    const held: (() => void)[] = [];
    const page = await site.open(path, {
      prepare: (opened) =>
        opened.route(code, async (route) => {
          await new Promise<void>((go) => held.push(go));
          await route.continue();
        }),
    });
    return {
      page,
      release: () => expect.poll(() => held.splice(0).map((go) => go()).length).toBeGreaterThan(0),
    };
  }

  it("is known to its state once, in fields of every kind, and the caret stays", async () => {
    const { page, release } = await withoutCode("/", "**/assets/typed*");
    const island = page.locator('[data-island="typed"]');
    const named = (name: string) => island.locator(`[name="${name}"]`);
    await named("long").fill("two\nlines");
    await named("amount").fill("7");
    await named("slider").fill("80");
    await named("tick").check();
    await named("untick").uncheck();
    await island.getByLabel("two").check();
    await named("choice").selectOption("c");
    await named("several").selectOption(["y"]);
    await named("words").pressSequentially("tped");
    for (const key of ["ArrowLeft", "ArrowLeft", "ArrowLeft"]) await page.keyboard.press(key);
    await release();
    const state = async () => JSON.parse((await island.locator("output").textContent()) ?? "");
    await expect.poll(state).toEqual({
      ...{ words: "tped", long: "two\nlines", amount: "7", slider: "80", tick: true, untick: false },
      ...{ pick: "two", choice: "c", several: ["y"], times: 9 },
    });
    await page.keyboard.type("y");
    await expect.poll(() => named("words").inputValue()).toBe("typed");
    await expect.poll(async () => (await state()).words).toBe("typed");
  });

  it("is a sign, whoever filled it in", async () => {
    const page = await site.open("/");
    const island = page.locator('[data-island="typed"]');
    await island.locator('[name="choice"]').evaluate((select: HTMLSelectElement) => {
      select.value = "b";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await expect.poll(() => island.locator("output").textContent()).toContain('"choice":"b"');
  });

  it("and restored by the browser on the way back, is known to its state", async () => {
    const page = await site.open("/");
    const island = page.locator('[data-island="typed"]');
    const choice = island.locator('[name="choice"]');
    await choice.selectOption("c");
    await island.getByLabel("two").check();
    await expect.poll(() => island.locator("output").textContent()).toContain('"pick":"two"');
    await page.goto(new URL("/form/", page.url()).href);
    await page.goBack();
    await expect.poll(() => choice.inputValue()).toBe("c");
    await expect.poll(() => island.locator("output").textContent()).toContain('"pick":"two"');
    await expect.poll(() => island.locator("output").textContent()).toContain('"choice":"c"');
  });

  it("is told nothing of where nothing was filled in", async () => {
    const page = await site.open("/");
    await page.locator('[data-island="typed"] [name="words"]').focus();
    await expect
      .poll(() =>
        page.locator('[data-island="typed"] [name="words"]').evaluate((field) => "_valueTracker" in field),
      )
      .toBe(true);
    await page.locator('[data-island="typed"] [name="tick"]').check();
    await expect
      .poll(() => page.locator('[data-island="typed"] output').textContent())
      .toContain('"times":1');
  });
});

it("fields of a form that are called as what every object has are filled in, checked and sent", async () => {
  const page = await site.open("/form/");
  const sent: string[] = [];
  await page.route("https://forms.example/**", async (route) => {
    sent.push(route.request().postData() ?? "");
    await route.fulfill({ status: 200, headers: { "access-control-allow-origin": "*" }, body: "{}" });
  });
  await page.getByRole("button", { name: "Send" }).click();
  await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(oddNames.length);
  for (const name of oddNames) await page.getByLabel(name, { exact: true }).fill(`${name} answer`);
  await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(0);
  await page.getByRole("button", { name: "Send" }).click();
  await expect.poll(() => sent.length).toBe(1);
  const answers = new URLSearchParams(sent[0]);
  expect(oddNames.map((name) => answers.get(name))).toEqual(oddNames.map((name) => `${name} answer`));
});

describe("an island for the browser only", () => {
  it("has its placeholder in the page, and is there instead once its code is", async () => {
    const still = await site.open("/map/", { scripts: false });
    const placeholder = still.locator("#where [data-island]").getByText("A place.");
    await expect.poll(() => placeholder.isVisible()).toBe(true);
    const page = await site.open("/map/");
    const map = page.locator("#where [data-island]");
    await map.getByRole("img", { name: "Zoom 1" }).waitFor();
    await expect.poll(() => map.getByText("A place.").count()).toBe(0);
    await map.getByRole("button").click();
    await map.getByRole("img", { name: "Zoom 2" }).waitFor();
  });

  it("loads pictures of the hosts that the block's definition names, on the pages that have the block", async () => {
    const policy = async (path: string) =>
      (await site.open(path)).locator('meta[http-equiv="content-security-policy"]').getAttribute("content");
    const [ofMap, ofHome] = [await policy("/map/"), await policy("/")];
    expect(ofMap).toContain("img-src 'self' data: https://tiles.example;");
    expect(ofHome).toContain("img-src 'self' data:;");
  });
});

it("what needs consent asks no other host for anything until the visitor agrees, with or without script", async () => {
  for (const scripts of [true, false]) {
    const asked: string[] = [];
    const page = await site.open("/map/", {
      scripts,
      prepare: async (opened) => {
        // The other map asks as soon as it can.
        await opened.route("**/map/", async (route) => {
          const answer = await route.fetch();
          const body = (await answer.text()).replace(/<div[^>]* id="where".*?(?=<div[^>]* id="asked")/s, "");
          await route.fulfill({ response: answer, body });
        });
        opened.on("request", (request) => {
          if (request.url().startsWith("https://tiles.example/")) asked.push(new URL(request.url()).search);
        });
      },
    });
    await page.waitForLoadState("load");
    await page.locator("#asked summary").scrollIntoViewIfNeeded();
    // What would be loaded has been by the time it is drawn.
    await page.screenshot();
    expect(asked).toEqual([]);
    await page.getByText("Show the map").click();
    if (scripts) await expect.poll(() => asked).toEqual(["?zoom=1"]);
    else await expect.poll(() => page.locator("#asked").getByText("A place.").isVisible()).toBe(true);
  }
});
