import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildExample } from "../../support/example-sites.ts";
import { type ServedExample, serveExample } from "../../support/serve-example.ts";

const site = buildExample("examples/bakery");
let served: ServedExample;
beforeAll(async () => {
  served = await serveExample(site);
});
afterAll(() => served.close());

const names = (page: Page) => page.locator(".price-list-table tbody th").allInnerTexts();

const withPage = (path: string, look: (page: Page) => Promise<void>) =>
  served.visit(path, look, { viewport: { width: 1280, height: 900 } });

describe("the price list", () => {
  it("leaves out what has an allergen, by the first click, and brings it back", () =>
    withPage("/breads/", async (page) => {
      await expect.poll(() => names(page)).toHaveLength(8);
      const milk = page.getByRole("button", { name: "Milk" });
      await milk.click();
      await expect.poll(() => names(page)).toHaveLength(5);
      await expect.poll(() => names(page)).not.toContain("Sunday Plait");
      await expect.poll(() => milk.getAttribute("aria-pressed")).toBe("true");
      await expect.poll(() => page.locator(".price-list-count").innerText()).toBe("5 breads");
      await page.getByRole("button", { name: "Nuts" }).click();
      await expect.poll(() => names(page)).toHaveLength(4);
      await milk.click();
      await expect.poll(() => names(page)).toHaveLength(7);
    }));

  it("does so by keyboard, in French too, and says when nothing is left", () =>
    withPage("/fr/pains/", async (page) => {
      const gluten = page.getByRole("button", { name: "Gluten" });
      await gluten.focus();
      await page.keyboard.press("Space");
      await expect.poll(() => names(page)).toHaveLength(0);
      await expect.poll(() => page.locator(".price-list-count").innerText()).toBe("0 pain");
      await expect.poll(() => page.locator(".price-list .empty").innerText()).toContain("blé");
      await page.keyboard.press("Enter");
      await expect.poll(() => names(page)).toHaveLength(8);
      await expect.poll(() => page.locator(".price-list-count").innerText()).toBe("8 pains");
    }));
});
