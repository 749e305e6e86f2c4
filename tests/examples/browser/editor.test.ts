import { describe, expect, it } from "vitest";
import { exampleFolders } from "../../support/example-sites.ts";
import { openEditor } from "../../support/open-editor.ts";

describe.each(exampleFolders)("the editor of %s", (folder) => {
  it("opens on its home page, which is shown as visitors see it", async () => {
    const editor = await openEditor({ site: folder });
    try {
      const page = await editor.newWindow("#/pages/home");
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      const heading = page.frameLocator("iframe").locator("h1");
      await heading.waitFor();
      await expect.poll(async () => (await heading.innerText()).length).toBeGreaterThan(5);
      await expect.poll(() => page.getByText("This screen has stopped working").count()).toBe(0);
      expect(errors).toEqual([]);
    } finally {
      await editor.close();
    }
  });
});

it("shows Arabic words in a field as on the page, from the right", async () => {
  const editor = await openEditor({ site: "examples/music-school" });
  try {
    const page = await editor.newWindow("#/entries/teachers/layla");
    const summary = page.locator("#field-frontMatter-summary");
    await summary.waitFor();
    // Each line begins at the side at which its first letter is read.
    await expect
      .poll(() => summary.evaluate((field) => getComputedStyle(field).unicodeBidi))
      .toBe("plaintext");
  } finally {
    await editor.close();
  }
});
