import type { BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { axeFindings, otherSchemeFindings } from "../support/axe-findings.ts";
import { type EditorTab, openEditorTab } from "../support/editor-tab.ts";
import { type PublishedSite, publishSite } from "../support/git-host/published-site.ts";
import { lookedAgain } from "../support/looked-again.ts";
import { connectBrowser, type SharedBrowser } from "../support/shared-browser.ts";

const config = "site.config.json";
const entry = "content/posts/garden-rooms.md";

/** Each of the ways in once: by an application, by a key, and by a service. */
describe.each([
  ["github", "GitHub", true],
  ["gitlab", "GitLab", true],
  ["forgejo", "Forgejo", false],
] as const)("the published editor of a site on %s", (kind, name, hasApplication) => {
  let site: PublishedSite;
  let browser: SharedBrowser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([publishSite(kind, { hasApplication }), connectBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  const signInWithKey = async ({ dialog }: EditorTab) => {
    await dialog.getByRole("link", { name: `Make an access key on ${name}` }).waitFor();
    await dialog.getByLabel("Access key").fill("valid");
    await dialog.getByRole("button", { name: "Sign in" }).click();
  };
  const signInThere = async ({ dialog, page }: EditorTab) => {
    const there = dialog.getByRole("button", { name: `Sign in with ${name}` });
    await there.click();
    await page.getByRole("link", { name: "Deny" }).click();
    await dialog.getByText("You were not signed in.").waitFor();
    await there.click();
    await page.getByRole("link", { name: "Authorize" }).click();
    await dialog.getByText("with care").waitFor();
    await expect.poll(() => page.url()).not.toMatch(/code=|state=/);
  };

  it("sends a commit from the browser, and opens its merge where somebody was there before", async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.clock.install();
    const tab = await openEditorTab(context, site.url);
    const publish = () => tab.dialog.getByRole("button", { name: /^Publish \d/ }).click();
    await tab.edit();
    await tab.tagline.fill("Drawn with care");
    await site.push(config, '"A house drawn properly"', '"A house that somebody else drew"');
    await tab.button("Publish 1 change").click();
    await (hasApplication ? signInThere : signInWithKey)(tab);
    await publish();
    await tab.dialog.getByRole("button", { name: "Go on" }).click();
    await publish();
    site.host.checks = "pending";
    await lookedAgain(tab.saveState, /Sent · Building/);
    const text = (await site.text(config)) ?? "";
    expect(text).toContain('"tagline": "Drawn with care"');
    expect(text).toContain('"A house that somebody else drew"');
    await context.close();
  });

  it("has a dialog for signing in in which axe finds nothing, in both colour schemes", async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, bypassCSP: true });
    const { page, ...tab } = await openEditorTab(context, site.url);
    await tab.edit();
    await tab.tagline.fill("Drawn with care");
    await tab.button(/^Publish \d/).click();
    if (hasApplication) {
      await tab.dialog.getByRole("button", { name: `Sign in with ${name}` }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(await otherSchemeFindings(page)).toEqual([]);
      await tab.dialog.getByRole("button", { name: "Use an access key instead" }).click();
    }
    await tab.dialog.getByLabel("Access key").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await otherSchemeFindings(page)).toEqual([]);
    await context.close();
  });
});

/** Each test is on a device of its own, with nothing left of the one before. */
const drafts = "blockwork/drafts/anna-baker";

describe("the published editor of a site on GitHub", () => {
  let site: PublishedSite;
  let browser: SharedBrowser;
  let context: BrowserContext;
  let tab: EditorTab;
  const errors: string[] = [];
  beforeAll(async () => {
    [site, browser] = await Promise.all([publishSite("github"), connectBrowser()]);
  });
  beforeEach(async () => {
    site.host.tokens.clear();
    site.host.tokens.add("valid");
    if (await site.host.git.head(drafts)) site.host.git.delete(drafts);
    await site.build();
    context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.clock.install();
    tab = await openEditorTab(context, site.url, errors);
    tab.page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  });
  afterEach(async () => {
    await context.close();
    // A browser says by itself that a request was refused; what a key may do is asked by requests that write nothing.
    expect(errors.filter((error) => !/status of (?:401|404|422)/.test(error))).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  const stored = () => tab.page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  const signIn = async (token = "valid", { stays = true } = {}) => {
    await tab.dialog.getByLabel("Access key").fill(token);
    await tab.dialog.getByRole("checkbox", { name: "Stay signed in on this device" }).setChecked(stays);
    await tab.dialog.getByRole("button", { name: "Sign in" }).click();
  };
  const type = async (words: string) => {
    await tab.edit();
    await tab.tagline.fill(words);
  };
  const publish = () => tab.dialog.getByRole("button", { name: /^Publish \d/ }).click();
  const ask = () =>
    tab
      .button(/^Publish \d/)
      .first()
      .click();
  const state = (words: string | RegExp) => tab.saveState.filter({ hasText: words }).waitFor();

  it("shows what will go, sends one commit, and says when it is built and when it is live", async () => {
    await type("Drawn with care");
    await tab.button("Publish 1 change").click();
    await tab.dialog.getByRole("link", { name: "Make an access key on GitHub" }).waitFor();
    await signIn("mistyped");
    await tab.dialog.getByText("This access key is not valid").waitFor();
    await signIn();
    await tab.dialog.getByText("with care").waitFor();
    await publish();
    await state("Sent");
    expect(await site.text(config)).toContain('"tagline": "Drawn with care"');
    expect(site.host.git.messages("main")[0]).toMatch(/tagline/i);
    await expect.poll(() => tab.button("Publish").isDisabled()).toBe(true);

    // What is live is older than what was sent; a reload shows what was sent.
    site.host.checks = "pending";
    await lookedAgain(tab.saveState, /Sent · Building/);
    await tab.page.reload();
    await tab.page.locator(".content-workspace").waitFor();
    await expect.poll(() => tab.words()).toBe("Drawn with care");
    await state("Sent");

    await site.build();
    await lookedAgain(tab.saveState, /^Sent · Live \d\d:\d\d$/);
    await tab.page.reload();
    await state("Everything is published");
    await expect.poll(() => tab.words()).toBe("Drawn with care");
    expect(site.host.git.messages("main")).toHaveLength(2);
    // The key is in its own place of this browser, and in nothing that leaves it.
    expect(await tab.exported()).not.toContain("valid");
    expect(await site.text(config)).not.toContain('"valid"');
  });

  it("keeps the key in memory, unless she stays signed in", async () => {
    await type("Drawn in memory");
    await ask();
    const stay = { name: "Stay signed in on this device", checked: false };
    await tab.dialog.getByRole("checkbox", stay).waitFor();
    await signIn("valid", { stays: false });
    await tab.dialog.getByText("in memory").waitFor();
    await expect.poll(stored).not.toContain('valid"');
    await publish();
    await state("Sent");
    await tab.page.reload();
    await tab.page.locator(".content-workspace").waitFor();
    await type("Drawn for good");
    await ask();
    await signIn();
    await tab.dialog.getByText("for good").waitFor();
    await expect.poll(stored).toContain('valid"');
    await tab.page.reload();
    await tab.page.locator(".content-workspace").waitFor();
    await expect.poll(() => tab.words()).toBe("Drawn for good");
    await ask();
    await tab.dialog.getByText("for good").waitFor();
  });

  it("writes over nothing that somebody else has published, and puts both together", async () => {
    await type("Drawn by two people");
    await tab.page.getByRole("link", { name: "Entries", exact: true }).click();
    await tab.page
      .getByRole("button", { name: /Garden rooms/ })
      .first()
      .click();
    const title = tab.page.getByRole("textbox", { name: "Title" }).first();
    await title.fill("Rooms in the garden");
    await site.push(config, '"A house drawn properly"', '"A house that somebody else drew"');
    await site.push(
      entry,
      /title: .*/.exec((await site.text(entry)) ?? "")?.[0] ?? "",
      "title: A garden room",
    );
    await ask();
    await signIn();
    const commits = site.host.git.messages("main").length;
    await publish();
    await tab.dialog.getByRole("heading", { name: "Somebody else has published meanwhile" }).waitFor();
    await tab.dialog.getByText("that somebody else drew", { exact: true }).waitFor();
    await tab.dialog.getByRole("button", { name: "Go on" }).click();
    await publish();
    await tab.dialog.getByRole("heading", { name: /was changed by somebody else$/ }).waitFor();
    await tab.dialog.getByRole("button", { name: "Go on" }).click();
    await publish();
    await state("Sent");
    const text = (await site.text(config)) ?? "";
    expect(text).toContain('"tagline": "Drawn by two people"');
    expect(text).toContain('"A house that somebody else drew"');
    expect(await site.text(entry)).toContain("title: Rooms in the garden");
    expect(site.host.git.messages("main")).toHaveLength(commits + 1);
    // The present build has neither version of the entry that was met on the way.
    await tab.page.reload();
    await title.waitFor();
    await expect.poll(() => title.inputValue()).toBe("Rooms in the garden");
  });

  it("lets somebody look first: on a branch of its own, with the changes in words, which stay here", async () => {
    await type("Drawn to be looked at");
    await ask();
    await signIn();
    const before = await site.host.git.head("main");
    await tab.dialog.getByRole("button", { name: "Ask somebody to look first" }).click();
    await tab.notices.getByText("Somebody can look at it").waitFor();
    await tab.notices.getByRole("button", { name: "Open it" }).waitFor();
    expect(await site.host.git.head("main")).toBe(before);
    expect(site.host.proposals).toMatchObject([{ base: "main", title: expect.stringMatching(/tagline/i) }]);
    await tab.button("Publish 1 change").waitFor();
  });

  it("has dialogs in which axe finds nothing, in both colour schemes", async () => {
    const plain = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
    tab = await openEditorTab(plain, site.url, errors);
    const findings = async () => [...(await axeFindings(tab.page)), ...(await otherSchemeFindings(tab.page))];
    await type("Drawn for everybody");
    await ask();
    await tab.dialog.getByLabel("Access key").waitFor();
    expect(await findings()).toEqual([]);
    await signIn("mistyped");
    await tab.dialog.getByText("This access key is not valid").waitFor();
    expect(await findings()).toEqual([]);
    await signIn();
    await tab.dialog.getByText("You publish to bakery/site on GitHub.").waitFor();
    expect(await findings()).toEqual([]);
    await plain.close();
  });

  it("asks for another key where the old one has expired, and nothing is lost", async () => {
    await type("Drawn on Sundays");
    await ask();
    await signIn();
    await tab.dialog.getByText("You publish to bakery/site on GitHub.").waitFor();
    site.host.tokens.clear();
    site.host.tokens.add("newer");
    const before = await site.host.git.head("main");
    await publish();
    await tab.dialog.getByText("This access key is not valid").waitFor();
    expect(await site.host.git.head("main")).toBe(before);
    await signIn("newer");
    await tab.dialog.getByText("You publish to bakery/site on GitHub.").waitFor();
    await expect.poll(() => tab.page.getByText("This access key is not valid").count()).toBe(0);
    await publish();
    await state("Sent");
    expect(await site.text(config)).toContain('"tagline": "Drawn on Sundays"');
    await type("Drawn on Mondays");
    await ask();
    await tab.dialog.getByRole("button", { name: "Sign out" }).click();
    await expect.poll(() => tab.page.evaluate(() => JSON.stringify(localStorage))).not.toContain("newer");
    await ask();
    await tab.dialog.getByLabel("Access key").waitFor();
  });
});
