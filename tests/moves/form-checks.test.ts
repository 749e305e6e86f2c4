import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { blockOf, buildVariant } from "../support/site-variant.ts";
import { visitSite } from "../support/visits.ts";

const site = visitSite(() =>
  buildVariant((config) => {
    const { props } = blockOf(config, "contact", "form");
    const page = config.pages.find(({ id }) => id === "contact");
    page?.blocks.splice(0, Infinity, ...page.blocks.filter(({ type }) => type !== "map"));
    Object.assign(props, { delivery: { demonstration: true }, checks: "usual" });
    (props.fields as object[]).push(
      { name: "email", label: "E-mail", kind: "email" },
      { name: "rooms", label: "Rooms", kind: "number", minimum: 1, maximum: 20 },
    );
  }),
);

const fieldOf = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const send = (page: Page) => page.locator("form button[type=submit]").click();
const mistakes = (page: Page) => page.locator(".form-mistake").allTextContents();

async function fillIn(page: Page, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) await fieldOf(page, name).fill(text);
}

describe("A form for trying out", () => {
  it("takes no answer that can't be one, and says why and how", async () => {
    const page = await site.open("/contact/");
    await fillIn(page, { name: "A", phone: "abc", message: "hi", email: "ada", rooms: "many" });
    await send(page);
    await expect
      .poll(() => mistakes(page))
      .toEqual([
        "Please write your name with at least 2 letters, so that we know who is writing.",
        "Please write a telephone number with at least 7 digits, so that we can call you.",
        "Please write at least 10 characters, so that we know what it is about.",
        "Please write an e-mail address such as name@example.com, so that we can answer.",
        "Please write a number.",
      ]);
    await expect.poll(() => page.locator(".toast").count()).toBe(0);
  });

  it("never says that it was sent", async () => {
    const page = await site.open("/contact/");
    await fillIn(page, { name: "Ada", phone: "07700 900321", message: "A loft, please.", rooms: "2,000" });
    await send(page);
    await expect.poll(() => mistakes(page)).toEqual(["Please write 20 or less."]);
    await fieldOf(page, "rooms").fill("2.5");
    await expect.poll(() => mistakes(page)).toEqual([]);
    await send(page);
    const nothing = "Nothing was sent: this form is for trying out.";
    await page.locator(".form-sent").getByText(nothing).waitFor();
    await expect.poll(() => page.locator(".toast").textContent()).toContain(nothing);
    await expect
      .poll(() => page.locator("main").innerText())
      .not.toMatch(/sent successfully|get back to you/);
  });

  it("asks for nothing by a bubble of the browser's, also when it is sent before its script has come", async () => {
    const page = await site.open("/contact/", {
      prepare: (opened) =>
        opened.addInitScript(() => {
          addEventListener("invalid", () => document.documentElement.setAttribute("data-bubble", ""), true);
        }),
    });
    await send(page);
    await expect
      .poll(() => mistakes(page))
      .toEqual([
        "Please fill in “Full Name”.",
        "Please fill in “Phone Number”.",
        "Please fill in “Message”.",
      ]);
    await expect.poll(() => page.locator("html").getAttribute("data-bubble")).toBe(null);
    await expect
      .poll(() => fieldOf(page, "name").evaluate((field) => field === document.activeElement))
      .toBe(true);
  });

  it("has a number that a wheel does not change, and for which a phone shows digits", async () => {
    const page = await site.open("/contact/");
    const rooms = fieldOf(page, "rooms");
    await rooms.fill("3");
    await rooms.hover();
    await rooms.evaluate((field) =>
      field.addEventListener("wheel", () => field.setAttribute("data-wheeled", "")),
    );
    await page.mouse.wheel(0, 200);
    await page.locator("[data-wheeled]").waitFor();
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => rooms.inputValue()).toBe("3");
    await expect
      .poll(async () => [await rooms.getAttribute("type"), await rooms.getAttribute("inputmode")])
      .toEqual(["text", "decimal"]);
  });

  it("is checked by the browser where there is no script", async () => {
    const page = await site.open("/contact/", { scripts: false });
    await fieldOf(page, "name").pressSequentially("A");
    await fieldOf(page, "phone").pressSequentially("abc");
    await fieldOf(page, "message").pressSequentially("hi");
    const wrong = () => page.locator("form :invalid").evaluateAll((all) => all.map(({ id }) => id).length);
    await expect.poll(wrong).toBe(3);
    await fieldOf(page, "name").pressSequentially("da");
    await fieldOf(page, "phone").fill("+44 (0)7700 900321");
    await fieldOf(page, "message").pressSequentially(" there, you");
    await expect.poll(wrong).toBe(0);
  });
});
