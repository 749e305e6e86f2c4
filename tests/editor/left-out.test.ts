import { expect, it } from "vitest";
import { visitEditor } from "../support/editor-visits.ts";

const visit = visitEditor({ reset: true });

it("a save writes what is right, leaves the broken page as it was, and says so", async () => {
  const tab = await visit.open();
  await tab.edit();
  await tab.tagline.fill("Painted by hand");
  await tab.page.goto(`${visit.site.url}/admin/#/pages/home/questions`);
  const title = tab.page.getByRole("textbox", { name: "Heading", exact: true });
  const words = await tab.words(title);
  await title.fill("");
  await tab.button(/^1 problem/).waitFor();
  await tab.button(/^Save Changes/).click();
  await tab.page.getByRole("dialog", { name: "Problems" }).waitFor();
  await expect.poll(() => tab.saveState.textContent()).toContain("Saved, but for Home");
  const saved = await visit.site.read("site.config.json");
  expect(saved).toBe(visit.original.replace("Drawn by hand", "Painted by hand"));
  await tab.close();
  await title.fill(words);
  await expect.poll(() => tab.saveState.textContent()).toBe("All changes saved");
});
