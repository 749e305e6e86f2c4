import { expect, it } from "vitest";
import { axeFindings } from "../support/axe-findings.ts";
import { visitEditor } from "../support/editor-visits.ts";

const visit = visitEditor({ reset: true, bypassCSP: true });

it("an entry is scheduled for a day, with the focus on it, and made a draft", async () => {
  const tab = await visit.open();
  await tab.page.goto(`${visit.site.url}/admin/#/entries/posts/loft-rooms`);
  const status = tab.page.getByRole("group", { name: "Status" });
  const state = (name: RegExp) => status.getByRole("button", { name });
  const pressed = status.locator("[aria-pressed=true]");
  await status.getByText("Scheduled goes online when the site is next published on or after").waitFor();
  await state(/^Scheduled/).click();
  await status.getByLabel("From this day on").fill("2099-12-24");
  await expect.poll(() => pressed.textContent()).toBe("Scheduled 24 Dec 2099");
  await expect.poll(() => pressed.evaluate((button) => button.id)).toBe("field-frontMatter-draft");
  await tab.page.locator(".entry-row", { hasText: "Not before 24 Dec 2099" }).waitFor();
  await expect.poll(() => axeFindings(tab.page)).toEqual([]);
  await state(/^Draft/).click();
  await tab.button(/^Save Changes/).click();
  const file = "content/posts/loft-rooms.md";
  await expect.poll(() => visit.site.read(file)).toContain("draft: true");
  await tab.page.locator('[aria-label="Undo"]').hover();
  await tab.page.getByText("Undo: made it a draft").first().waitFor();
});
