import type { Page } from "playwright-core";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { typed as keyed } from "../support/built-page.ts";
import { type FormEndpoint, startFormEndpoint } from "../support/form-endpoint.ts";
import { blockOf, buildVariant } from "../support/site-variant.ts";
import { type Visitor, visitSite } from "../support/visits.ts";
import { focused, tabTo, ways } from "../support/ways.ts";

const typed = {
  name: "Ada O'Neill & Sons",
  phone: "07700 900321",
  subject: "A loft",
  message: "Two lines,\nand a £ sign.",
};
const empty = { name: "", phone: "", subject: "", message: "" };

let endpoint: FormEndpoint;
const site = visitSite(async () => {
  endpoint = await startFormEndpoint();
  return buildVariant((config) => {
    const page = config.pages.find(({ id }) => id === "contact");
    if (!page) throw new Error("There is no contact page.");
    // The map is of another site, which a test does not ask for anything.
    page.blocks.splice(0, Infinity, ...page.blocks.filter(({ type }) => type !== "map"));
    const asJson = structuredClone(page);
    config.pages.push(Object.assign(asJson, { id: "json", path: "/contact-json" }));
    blockOf(config, "contact", "form").props.delivery = { endpoint: endpoint.address };
    blockOf(config, "json", "form").props.delivery = { endpoint: endpoint.address, format: "json" };
  });
});
afterAll(() => endpoint?.close());
beforeEach(() => {
  endpoint.received.length = 0;
  endpoint.preflights.length = 0;
  endpoint.answer = 200;
  endpoint.shares = true;
});

const open = (visitor: Visitor = {}, path = "/contact/") => site.open(path, { ownNetwork: true, ...visitor });
const fieldOf = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const sendOf = (page: Page) => page.locator("form button[type=submit]");
const toastOf = (page: Page) => page.getByRole("status").getByText("Message sent successfully!");
const alertOf = (page: Page) => page.locator(".form-outcome");

async function fillIn(page: Page) {
  for (const [name, text] of Object.entries(typed)) await fieldOf(page, name).fill(text);
}
const valuesOf = (page: Page) =>
  page.locator("form").evaluate((form) => {
    const { _gotcha, ...fields } = Object.fromEntries(new FormData(form as HTMLFormElement));
    return fields;
  });
/** What arrived, read back as the fields that were sent. */
const fieldsReceived = () =>
  endpoint.received.map(({ body }) => {
    const { _gotcha, ...fields } = Object.fromEntries(new URLSearchParams(body));
    return Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, value.replaceAll("\r\n", "\n")]),
    );
  });

describe.each(ways)("The form by $way", ({ way, visitor, use }) => {
  it("is filled in and sent, says so, and is empty again", async () => {
    const page = await open(visitor);
    for (const [name, text] of Object.entries(typed)) {
      if (way === "keyboard") await tabTo(fieldOf(page, name));
      else await use(fieldOf(page, name));
      await page.keyboard.insertText(text);
    }
    await use(sendOf(page));
    await toastOf(page).waitFor();
    await expect
      .poll(async () => keyed((await page.getByRole("status").textContent()) ?? ""))
      .toContain("We'll get back to you within 24 hours.");
    await expect.poll(() => focused(page)).toContain("Message sent successfully!");
    await use(page.getByRole("button", { name: "Write another message" }));
    await expect.poll(() => valuesOf(page)).toEqual(empty);
    expect(fieldsReceived()).toEqual([typed]);
  });

  it.each(["/contact/", "/contact-json/"])("posts without scripts, on %s", async (path) => {
    const page = await open({ ...visitor, scripts: false }, path);
    await fillIn(page);
    await use(sendOf(page));
    await page.waitForURL(endpoint.address);
    expect(fieldsReceived()).toEqual([typed]);
    expect(endpoint.received[0]?.contentType).toBe("application/x-www-form-urlencoded");
  });
});

describe("What is sent", () => {
  it("is a form, as form services want it", async () => {
    const page = await open();
    await fillIn(page);
    await sendOf(page).click();
    await toastOf(page).waitFor();
    expect(endpoint.received).toHaveLength(1);
    expect(endpoint.received[0]?.contentType).toMatch(/^application\/x-www-form-urlencoded/);
    expect(endpoint.received[0]?.accept).toBe("application/json");
    expect(endpoint.received[0]?.origin).toBe(site.url);
    // Any form may be sent to another origin without asking first.
    expect(endpoint.preflights).toEqual([]);
  });

  it("is JSON, where the config says so", async () => {
    const page = await open({}, "/contact-json/");
    await fillIn(page);
    await sendOf(page).click();
    await toastOf(page).waitFor();
    expect(endpoint.received).toHaveLength(1);
    expect(endpoint.received[0]?.contentType).toBe("application/json");
    expect(JSON.parse(endpoint.received[0]?.body ?? "")).toEqual(typed);
    expect(endpoint.preflights).toEqual(["content-type"]);
  });

  it("goes when Enter is pressed in a field", async () => {
    const page = await open();
    await fillIn(page);
    await fieldOf(page, "subject").press("Enter");
    await toastOf(page).waitFor();
    expect(fieldsReceived()).toEqual([typed]);
  });

  it("goes once, however often the button is pressed meanwhile", async () => {
    const page = await open();
    await fillIn(page);
    await sendOf(page).dblclick();
    await toastOf(page).waitFor();
    expect(endpoint.received).toHaveLength(1);
  });

  it("is nothing when a machine has filled in the trap, which is told that it was sent", async () => {
    const page = await open();
    await fillIn(page);
    await fieldOf(page, "_gotcha").evaluate((trap) => ((trap as HTMLInputElement).value = "http://spam"));
    await sendOf(page).click();
    await toastOf(page).waitFor();
    expect(endpoint.received).toEqual([]);
  });

  it("has a trap that nobody sees, tabs to or hears", async () => {
    const page = await open();
    const trap = fieldOf(page, "_gotcha");
    await expect.poll(() => trap.getAttribute("tabindex")).toBe("-1");
    await expect.poll(() => page.getByRole("textbox").count()).toBe(4);
    const box = await trap.boundingBox();
    expect(box && box.x + box.width).toBeLessThan(0);
  });
});

describe("Where the form's code does not come", () => {
  it("it posts as it would without scripts", async () => {
    const page = await open({
      prepare: (opened) => opened.route("**/assets/form.*.js", (route) => route.abort()),
    });
    await fillIn(page);
    await sendOf(page).click();
    await page.waitForURL(endpoint.address);
    expect(fieldsReceived()).toEqual([typed]);
    expect(site.takeLog().every((line) => line.includes("ERR_FAILED"))).toBe(true);
  });
});

describe("A required field that is empty", () => {
  it.each(["name", "phone", "message"])("is the browser's to complain about: %s", async (name) => {
    const page = await open();
    await fillIn(page);
    await fieldOf(page, name).fill("");
    await sendOf(page).click();
    const field = fieldOf(page, name);
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => field.evaluate((element) => element.matches(":user-invalid"))).toBe(true);
    expect(endpoint.received).toEqual([]);
  });

  it("has a sentence below it, also when the form was sent before its script had come", async () => {
    const page = await open();
    await sendOf(page).click();
    const wrong = page.locator("form [aria-invalid='true']");
    await expect
      .poll(() => wrong.evaluateAll((fields) => fields.map((field) => field.getAttribute("name"))))
      .toEqual(["name", "phone", "message"]);
    const described = () =>
      wrong.evaluateAll((fields) =>
        fields.map(
          (field) => document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent,
        ),
      );
    await expect.poll(described).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^\S.*\.$/)));
  });

  it("is not one when it is the subject", async () => {
    const page = await open();
    await fillIn(page);
    await fieldOf(page, "subject").fill("");
    await sendOf(page).click();
    await toastOf(page).waitFor();
    expect(fieldsReceived()).toEqual([{ ...typed, subject: "" }]);
  });
});

describe("While a message is on its way", () => {
  it("the form says so and takes no more typing, and the focus stays", async () => {
    endpoint.answer = "never";
    const page = await open();
    await fillIn(page);
    await sendOf(page).click();
    await expect.poll(() => sendOf(page).textContent()).toBe("Sending…");
    await expect.poll(() => sendOf(page).getAttribute("aria-disabled")).toBe("true");
    await expect.poll(() => page.locator("form").getAttribute("aria-busy")).toBe("true");
    await expect.poll(() => focused(page)).toBe("button Sending…");
    await fieldOf(page, "name").focus();
    await page.keyboard.type("lost");
    await expect.poll(() => valuesOf(page)).toEqual(typed);
  });
});

describe("A message that was not sent", () => {
  it.each([
    { what: "refused (422)", answer: 422, says: "Your message was not accepted." },
    { what: "refused (404)", answer: 404, says: "Your message was not accepted." },
    { what: "met with a failure (500)", answer: 500, says: "Your message could not be sent." },
    { what: "met with a failure (503)", answer: 503, says: "Your message could not be sent." },
    { what: "broken off", answer: "reset", says: "Your message could not be sent." },
  ] as const)("because it was $what is kept, announced, and can be sent again", async ({ answer, says }) => {
    endpoint.answer = answer;
    const page = await open();
    await fillIn(page);
    await sendOf(page).click();
    await page.getByRole("alert").getByText(says).waitFor();
    await expectKept(page);
    site.takeLog();

    endpoint.answer = 200;
    await sendOf(page).click();
    await toastOf(page).waitFor();
    await expect.poll(() => alertOf(page).count()).toBe(0);
    expect(fieldsReceived()).toEqual([typed, typed]);
    await page.getByRole("button", { name: "Write another message" }).click();
    await expect.poll(() => valuesOf(page)).toEqual(empty);
  });

  it("because a service takes no JSON from other origins is kept, and was never sent", async () => {
    endpoint.shares = false;
    const page = await open({}, "/contact-json/");
    await fillIn(page);
    await sendOf(page).click();
    await page.getByRole("alert").getByText("Your message could not be sent.").waitFor();
    await expectKept(page);
    expect(endpoint.preflights).toHaveLength(1);
    expect(endpoint.received).toEqual([]);
    site.takeLog();
  });

  it("because a service does not let its answer be read is kept", async () => {
    endpoint.shares = false;
    const page = await open();
    await fillIn(page);
    await sendOf(page).click();
    await page.getByRole("alert").getByText("Your message could not be sent.").waitFor();
    await expectKept(page);
    site.takeLog();
  });

  it("because the visitor is offline is kept, and goes once the network is back", async () => {
    const page = await open();
    await fieldOf(page, "name").focus();
    await fillIn(page);
    await expect.poll(() => awake(page)).toBe(true);
    // The form asks for the toast's code by itself, which is not what is tried here.
    await expect.poll(() => hasLoaded(page, /\/toasts\.[^/]*\.js$/)).toBe(true);
    await goOffline(page, true);
    await sendOf(page).click();
    await page.getByRole("alert").getByText("You seem to be offline").waitFor();
    await expectKept(page);
    expect(endpoint.received).toEqual([]);

    await goOffline(page, false);
    await sendOf(page).click();
    await toastOf(page).waitFor();
    expect(fieldsReceived()).toEqual([typed]);
  });

  it("because nobody answered for ten seconds is kept", async () => {
    endpoint.answer = "never";
    const page = await open({ prepare: (opened) => opened.clock.install() });
    await fillIn(page);
    await sendOf(page).click();
    await expect.poll(() => sendOf(page).textContent()).toBe("Sending…");
    await expect.poll(() => endpoint.received.length).toBe(1);
    await page.clock.fastForward(7000);
    await expect.poll(() => sendOf(page).textContent()).toBe("Sending…");
    await page.clock.fastForward(3000);
    await page.getByRole("alert").getByText("took too long").waitFor();
    await expectKept(page);
  });

  async function expectKept(page: Page) {
    await expect.poll(() => valuesOf(page)).toEqual(typed);
    await expect.poll(() => sendOf(page).textContent()).toBe("Send Message");
    await expect.poll(() => sendOf(page).getAttribute("aria-disabled")).toBe(null);
    await expect.poll(() => focused(page)).toBe("button Send Message");
    const links = alertOf(page).getByRole("link");
    await expect
      .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute("href"))))
      .toEqual(["tel:+441164960187", "mailto:studio@fosseandfield.example"]);
    await expect.poll(() => toastOf(page).count()).toBe(0);
  }
});

/** Cuts a page off, or back on, and waits until it knows. */
async function goOffline(page: Page, isOffline: boolean): Promise<void> {
  await page.context().setOffline(isOffline);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(!isOffline);
}

function hasLoaded(page: Page, file: RegExp): Promise<boolean> {
  return page.evaluate(
    (pattern) =>
      performance
        .getEntriesByType("resource")
        .some(({ name }) => new RegExp(pattern).test(new URL(name).pathname)),
    file.source,
  );
}

/** Whether React has taken the form over: it keeps its own notes on elements. */
function awake(page: Page): Promise<boolean> {
  return page
    .locator("form")
    .evaluate((form) => Object.keys(form).some((key) => key.startsWith("__reactProps")));
}
