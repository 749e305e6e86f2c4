import { chmod, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { axeFindings, otherSchemeFindings } from "../support/axe-findings.ts";
import { visitEditor } from "../support/editor-visits.ts";
import { type LocalRepositoryOfSite, startLocalRepository } from "../support/local-repository.ts";

const config = "site.config.json";

describe("publishing from site dev with the git of the site's folder", () => {
  const visit = visitEditor({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  let repository: LocalRepositoryOfSite;
  beforeEach(async () => {
    repository = await startLocalRepository(visit.site.root);
  });
  afterEach(async () => {
    await rm(join(visit.site.root, ".git"), { recursive: true, force: true });
    await repository.remove();
  });
  const open = async (words: string) => {
    const tab = await visit.open();
    await tab.edit();
    await tab.tagline.fill(words);
    await tab.button("Save Changes").first().click();
    await tab.notices.getByText("Content Saved").waitFor();
    const publish = () => tab.dialog.getByRole("button", { name: "Publish", exact: true }).click();
    return { ...tab, publish };
  };

  it("shows what was saved in words, and what was changed elsewhere by name, then commits and pushes it", async () => {
    await visit.site.write("content/files/prices.txt", "new");
    const tab = await open("Drawn with git");
    await tab.button("Publish").click();
    await tab.dialog.getByText("with git").waitFor();
    await tab.dialog.getByText("new: content/files/prices.txt").waitFor();
    await tab.dialog.getByText("to main").waitFor();
    expect([...(await axeFindings(tab.page)), ...(await otherSchemeFindings(tab.page))]).toEqual([]);
    await tab.publish();
    await tab.notices.getByText("What you saved is in the site’s repository now").waitFor();
    expect(repository.remote(config)).toContain('"tagline": "Drawn with git"');
    expect(repository.remote("content/files/prices.txt")).toBe("new");
    expect(repository.titles()).toHaveLength(2);
    await tab.button("Save Changes").first().waitFor();
    // Nothing that a developer has done beside it goes along, nor keeps the button there.
    await visit.site.write("notes.txt", "not of the site");
    await tab.page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect.poll(() => tab.button("Publish").count()).toBe(0);
  });

  it("says in a sentence what went wrong, what git said to developers, and loses nothing", async () => {
    const hook = join(visit.site.root, ".git/hooks/pre-commit");
    await writeFile(hook, "#!/bin/sh\necho 'Spelling: three mistakes' >&2\nexit 1\n");
    await chmod(hook, 0o755);
    const tab = await open("Drawn with a hook");
    await tab.button("Publish").click();
    await tab.publish();
    await tab.dialog.getByText("A check of the repository has refused it.").waitFor();
    await tab.dialog.getByText("For developers").click();
    await tab.dialog.getByText("Spelling: three mistakes").waitFor();
    expect([...(await axeFindings(tab.page)), ...(await otherSchemeFindings(tab.page))]).toEqual([]);
    await rm(hook);
    await repository.push("content/theirs.txt", "theirs");
    await tab.publish();
    await tab.dialog.getByText("Somebody else has published before you.").waitFor();
    await tab.dialog.getByText("was kept here before and goes along").waitFor();
    expect(repository.titles()).toEqual(["Theirs", "Begin"]);
    repository.git("pull", "--quiet", "--rebase");
    await tab.publish();
    await tab.notices.getByText("What you saved is in the site’s repository now").waitFor();
    expect(repository.remote(config)).toContain('"tagline": "Drawn with a hook"');
    expect(repository.titles().slice(1)).toEqual(["Theirs", "Begin"]);
  });

  it("says why nothing can be published from a commit without a branch", async () => {
    repository.git("checkout", "--quiet", "--detach");
    const tab = await open("Drawn aside");
    await tab.button("Publish").click();
    await tab.dialog.getByText("An older version of the site is checked out here").waitFor();
    await expect
      .poll(() => tab.dialog.getByRole("button", { name: "Publish", exact: true }).isDisabled())
      .toBe(true);
  });
});
