import type { BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { axeFindings, otherSchemeFindings } from "../support/axe-findings.ts";
import { type EditorTab, openEditorTab } from "../support/editor-tab.ts";
import { type PublishedSite, publishSite } from "../support/git-host/published-site.ts";
import { connectBrowser, type SharedBrowser } from "../support/shared-browser.ts";

const branch = "blockwork/drafts/anna-baker";
const ipad =
  "Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1";

const stepMs = 2500;

interface Device {
  readonly context: BrowserContext;
  readonly tab: EditorTab;
}

describe("unpublished work on two devices", () => {
  let site: PublishedSite;
  let browser: SharedBrowser;
  let devices: BrowserContext[] = [];
  const errors: string[] = [];
  beforeAll(async () => {
    [site, browser] = await Promise.all([publishSite("github"), connectBrowser()]);
  });
  beforeEach(async () => {
    site.host.tokens.clear();
    site.host.tokens.add("valid");
    site.host.isPublic = false;
    if (await site.host.git.head(branch)) site.host.git.delete(branch);
  });
  afterEach(async () => {
    for (const context of devices) await context.close();
    devices = [];
    expect(errors.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  const openDevice = async (userAgent?: string): Promise<Device> => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      ...(userAgent && { userAgent }),
    });
    devices.push(context);
    await context.clock.install();
    const tab = await openEditorTab(context, site.url, errors);
    tab.page.on("console", (message) => {
      const text = message.text();
      // A browser says by itself that a request was refused, or that there is no connection.
      if (message.type() === "error" && !/status of (?:401|422)|ERR_INTERNET_DISCONNECTED/.test(text))
        errors.push(text);
    });
    return { context, tab };
  };
  const signIn = async ({ tab }: Device, key = "valid") => {
    await tab.dialog.getByLabel("Access key").fill(key);
    await tab.dialog.getByRole("checkbox", { name: "Stay signed in on this device" }).check();
    await tab.dialog.getByRole("button", { name: "Sign in" }).click();
    await tab.dialog.getByText("You publish to bakery/site on GitHub.").waitFor();
    await tab.close();
  };
  const type = async ({ tab }: Device, words: string, field = tab.tagline) => {
    await tab.edit();
    await field.fill(words);
  };
  /** Less at a time than the database has to answer. */
  const pass = async ({ context }: Device, ms = 20_000) => {
    for (let left = ms; left > 0; left -= stepMs) {
      await context.clock.fastForward(stepMs);
      await context.pages()[0]?.evaluate(() => indexedDB.databases());
    }
  };
  const place = async (device: Device, words: string | RegExp) => {
    const { page } = device.tab;
    const read = async () => {
      await pass(device, stepMs);
      return (await page.locator(".work-location").allTextContents()).join();
    };
    await (typeof words === "string" ? expect.poll(read).toContain(words) : expect.poll(read).toMatch(words));
  };
  const begin = async (words: string): Promise<Device> => {
    const device = await openDevice();
    await type(device, words);
    await place(device, "Only on this device: you are not signed in");
    await device.tab.page.locator(".work-location").click();
    await device.tab.dialog.getByRole("button", { name: "Sign in" }).click();
    await signIn(device);
    return device;
  };
  /** Signs in without changing anything first. */
  const join = async (userAgent?: string): Promise<Device> => {
    const device = await openDevice(userAgent);
    await device.tab.page.evaluate((settings) => {
      localStorage.setItem(`blockwork token github ${settings.url} ${settings.repository}`, "valid");
    }, site.host.settings);
    await device.tab.page.reload();
    await device.tab.page.locator(".content-workspace").waitFor();
    return device;
  };
  const written = async () => {
    const head = (await site.host.git.head(branch)) ?? "";
    return (await site.host.git.blob(head, "blockwork-draft/draft.json"))?.bytes.toString() ?? "";
  };

  it("says where it is, goes on on the other one, and meets there with what was written meanwhile", async () => {
    const mac = await begin("Of the first");
    await place(mac, /^Saved on this device and on GitHub, /);
    const main = await site.host.git.head("main");
    expect(await written()).toContain("Of the first");
    expect(await written()).not.toContain("valid");
    await pass(mac, 130_000);
    await place(mac, /^Saved on this device and on GitHub, [23] minutes ago$/);

    const pad = await join(ipad);
    const { dialog } = pad.tab;
    await dialog.getByRole("heading", { name: /^Go on where you were, .+ on the/ }).waitFor();
    await dialog.getByRole("button", { name: "Go on" }).click();
    await dialog.waitFor({ state: "hidden" });
    await pad.tab.page.locator(".content-workspace").waitFor();
    await expect.poll(() => pad.tab.words()).toBe("Of the first");
    await pad.tab.page.getByRole("button", { name: "Publish 1 change" }).waitFor();

    // Both write on without a connection, at different places.
    const name = (device: Device) => device.tab.page.locator("#field-company-name");
    await pad.context.setOffline(true);
    await mac.context.setOffline(true);
    await type(pad, "Written on the iPad", name(pad));
    await type(mac, "Written on the first");
    await pass(pad);
    await place(pad, "Only on this device: no connection");
    await mac.context.setOffline(false);
    await pass(mac, 60_000);
    await place(mac, /and on GitHub/);
    await pad.context.setOffline(false);
    await pass(pad, 60_000);
    await pad.tab.notices.getByText(/^What you did on the .+ is here too\.$/).waitFor();
    await place(pad, /and on GitHub/);
    await expect.poll(() => pad.tab.words()).toBe("Written on the first");
    await expect.poll(() => pad.tab.words(name(pad))).toBe("Written on the iPad");
    expect(await site.host.git.head("main")).toBe(main);
  });

  it("asks where both have changed the same, and loses neither", async () => {
    const first = await begin("Of the first");
    await place(first, /and on GitHub/);
    const second = await join();
    await second.tab.dialog.getByRole("button", { name: "Go on" }).click();
    await second.tab.page.getByRole("button", { name: "Publish 1 change" }).waitFor();
    await type(second, "Of the second");
    await pass(second);
    await place(second, /and on GitHub/);
    await type(first, "Of the first again");
    await pass(first);
    await first.tab.dialog.getByRole("heading", { name: "You went on on another device too" }).waitFor();
    await first.tab.dialog.getByRole("button", { name: "Go on" }).click();
    await place(first, /and on GitHub/);
    await expect.poll(() => first.tab.words()).toBe("Of the second");
    expect(await written()).toContain("Of the first again");
    await first.tab.bars.getByText(/no place/).waitFor();
  });

  it("begins from the published site where somebody wants that, and keeps the other as a version", async () => {
    const first = await begin("Of the first");
    await place(first, /and on GitHub/);
    const second = await join();
    const before = await second.tab.words();
    await second.tab.dialog.getByRole("button", { name: "Begin from the published site" }).click();
    await second.tab.dialog.waitFor({ state: "hidden" });
    await expect.poll(() => second.tab.words()).toBe(before);
    await second.tab.page.getByRole("button", { name: "More" }).click();
    await second.tab.page.getByRole("menuitem", { name: /Versions/ }).click();
    await second.tab.dialog.getByText(/^On the .+,/).waitFor();
    await second.tab.close();
    await second.tab.page.reload();
    await second.tab.page.locator(".content-workspace").waitFor();
    await pass(second);
    await expect.poll(() => second.tab.dialog.count()).toBe(0);
  });

  it("is emptied by publishing, and no question is asked on the other device", async () => {
    const first = await begin("Drawn with care");
    await place(first, /and on GitHub/);
    await first.tab.button("Publish 1 change").click();
    await first.tab.dialog.getByRole("button", { name: /^Publish \d/ }).click();
    await first.tab.saveState.filter({ hasText: "Sent" }).waitFor();
    await pass(first);
    await expect.poll(written).toContain('"draft":null');
    const second = await join();
    await pass(second);
    await expect.poll(() => second.tab.dialog.count()).toBe(0);
  });

  it("asks nothing as long as somebody publishes", async () => {
    const first = await begin("Of the first");
    await place(first, /and on GitHub/);
    const second = await openDevice();
    await type(second, "Of the second");
    await second.tab.button("Publish 1 change").click();
    const { dialog } = second.tab;
    await dialog.getByLabel("Access key").fill("valid");
    await dialog.getByRole("button", { name: "Sign in" }).click();
    await dialog.getByText("You publish to bakery/site on GitHub.").waitFor();
    await pass(second);
    await expect.poll(() => dialog.getByRole("button", { name: "Publish 1 change" }).count()).toBe(1);
    await second.tab.close();
    await pass(second);
    await dialog.getByRole("heading", { name: "You went on on another device too" }).waitFor();
  });

  it("is kept here where the key has expired, and there again after signing in", async () => {
    const device = await begin("Of the first");
    await place(device, /and on GitHub/);
    site.host.tokens.clear();
    site.host.tokens.add("newer");
    await type(device, "After a year");
    await pass(device);
    await place(device, "Only on this device: the access key is not valid any more");
    await device.tab.page.locator(".work-location").click();
    await device.tab.dialog.getByRole("button", { name: "Sign in" }).click();
    await signIn(device, "newer");
    await place(device, /and on GitHub/);
    expect(await written()).toContain("After a year");
  });

  it("is written over by nobody where a newer editor has written it", async () => {
    const device = await begin("Of the first");
    await place(device, /and on GitHub/);
    const parent = await site.host.git.head(branch);
    const content = JSON.stringify({ format: 2, device: { id: "pad", kind: "ipad" } });
    const files = [{ path: "blockwork-draft/draft.json", content }];
    const head = await site.host.git.commit({ branch, parent, message: "Newer", files });
    await type(device, "Of the older editor");
    await pass(device);
    await place(device, /can’t be read here/);
    await device.tab.page.locator(".work-location").click();
    await device.tab.dialog.getByText(/written by a newer version of the editor, on the iPad/).waitFor();
    expect(await site.host.git.head(branch)).toBe(head);
  });

  it("is asked about before everybody could read it", async () => {
    site.host.isPublic = true;
    const device = await begin("Of the first");
    await device.tab.bars.getByText(/everybody could read it/).waitFor();
    await pass(device);
    expect(await site.host.git.head(branch)).toBeUndefined();
    await device.tab.bars.getByRole("button", { name: "Keep it there too" }).click();
    await place(device, /and on GitHub/);
    expect(await written()).toContain("Of the first");
  });

  it("has dialogs in which axe finds nothing, in both colour schemes, also on a phone", async () => {
    const first = await begin("Of the first");
    await place(first, /and on GitHub/);
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      const context = await browser.newContext({ viewport, bypassCSP: true });
      devices.push(context);
      const { page, dialog, close } = await openEditorTab(context, site.url, errors);
      await page.evaluate((settings) => {
        localStorage.setItem(`blockwork token github ${settings.url} ${settings.repository}`, "valid");
      }, site.host.settings);
      await page.reload();
      await dialog.getByRole("button", { name: "Go on" }).waitFor();
      expect([...(await axeFindings(page)), ...(await otherSchemeFindings(page))]).toEqual([]);
      await close();
      await page.locator(".work-location").click();
      await page.keyboard.press("Escape");
      await page.locator(".work-location").waitFor();
      expect([...(await axeFindings(page)), ...(await otherSchemeFindings(page))]).toEqual([]);
    }
  });
});
