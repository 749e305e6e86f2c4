import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { axeFindings } from "../../support/axe-findings.ts";
import { openEditor } from "../../support/open-editor.ts";

it("a picture of a site in two languages is described in both, and each page shows its own", async () => {
  const editor = await openEditor({ site: "examples/bakery" });
  const onDisk = async () =>
    JSON.parse(await readFile(join(editor.root, "content/media/media.json"), "utf8"))["oven.webp"];
  try {
    const page = await editor.newWindow("#/pictures/oven.webp", { bypassCSP: true });
    const english = page.getByRole("textbox", { name: "Description in British English" });
    const french = page.getByRole("textbox", { name: "Description in French" });
    await expect.poll(() => english.inputValue()).toContain("A brick oven");
    await expect.poll(() => french.inputValue()).toContain("Un four de brique");
    await expect.poll(() => french.getAttribute("lang")).toBe("fr");
    expect(await axeFindings(page)).toEqual([]);
    await french.fill("Le four.");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.locator(".save-state", { hasText: "All changes saved" }).waitFor();
    expect(await onDisk()).toEqual({
      alt: "A brick oven with a fire in it, and three rye loaves before its door.",
      alts: { fr: "Le four." },
    });
  } finally {
    await editor.close();
  }
});
