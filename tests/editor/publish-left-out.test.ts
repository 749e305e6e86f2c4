import { describe, expect, it } from "vitest";
import { sampleFacts } from "../../renderer/check/sample-facts.ts";
import { visitPublished } from "../support/git-host/visit-published.ts";

const config = "site.config.json";

// A site for each: what the first one has not sent is kept as a draft on the host, for whoever signs in there next.
describe("what is broken", () => {
  const visits = visitPublished("github");

  it("Publish says what it leaves out, and sends the rest", async () => {
    const { site } = visits;
    site.host.tokens.add("valid");
    const before = (await site.text(config)) ?? "";
    const { tab, context } = await visits.open();
    await tab.edit();
    await tab.tagline.fill("Drawn with care");
    await tab.page.goto(`${site.url}/admin/#/pages/home/questions`);
    await tab.page.getByRole("textbox", { name: "Heading", exact: true }).fill("");
    await tab.button(/^1 problem/).waitFor();
    await tab.button("Publish 2 changes").click();
    await tab.dialog.getByLabel("Access key").fill("valid");
    await tab.dialog.getByRole("button", { name: "Sign in" }).click();
    await tab.dialog.getByText("Left out until it is put right: Home.").waitFor();
    await tab.dialog.getByRole("button", { name: "Publish 1 change" }).click();
    await expect.poll(() => tab.saveState.textContent()).toContain("Sent, but for Home");
    const sent = (await site.text(config)) ?? "";
    expect(sent).toContain('"tagline": "Drawn with care"');
    expect(JSON.parse(sent).pages).toEqual(JSON.parse(before).pages);
    expect(site.host.git.messages("main")[0]).not.toContain("heading");
    await tab.button("Publish 1 change").waitFor();
    await context.close();
  });
});

describe("what a template made up", () => {
  const visits = visitPublished("github");

  it("Publish waits until the facts that a template made up are the owner's own", async () => {
    const { site } = visits;
    site.host.tokens.add("valid");
    const { tab, context } = await visits.open();
    await tab.edit();
    await tab.tagline.fill(sampleFacts.settings[0]);
    await tab.button(/^1 problem/).waitFor();
    await tab.button("Publish 1 change").click();
    await tab.dialog.getByLabel("Access key").fill("valid");
    await tab.dialog.getByRole("button", { name: "Sign in" }).click();
    await tab.dialog.getByText("One fact is still made up by the template.").waitFor();
    const publish = tab.dialog.getByRole("button", { name: /^Publish/ });
    await expect.poll(() => publish.isDisabled()).toBe(true);
    await tab.dialog.getByRole("button", { name: "Show the problems" }).click();
    // The field says the same, which may be before the panel is there.
    const problems = tab.page.getByRole("dialog", { name: "Problems" });
    await problems.getByText("This is still a sample that the site began with.").first().waitFor();
    await tab.page.keyboard.press("Escape");
    await expect.poll(() => problems.count()).toBe(0);
    await tab.tagline.fill("Drawn by the sea");
    await tab.button("Publish 1 change").click();
    await publish.click();
    await expect.poll(async () => site.text(config)).toContain('"tagline": "Drawn by the sea"');
    await context.close();
  });
});
