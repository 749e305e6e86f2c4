import { expect, it } from "vitest";
import { axeFindings } from "../support/axe-findings.ts";
import { visitEditor } from "../support/editor-visits.ts";

const visit = visitEditor({ reset: true, bypassCSP: true });

it("a link that leads nowhere is fixed from the problems by key, as one step that undo names", async () => {
  const tab = await visit.open();
  await tab.page.goto(`${visit.site.url}/admin/#/entries/posts/loft-rooms`);
  const text = tab.page.locator("#field-body");
  await text.fill("See [how](/contct) and [why](/gone).");
  await tab.button(/^2 problems/).click();
  const problems = tab.page.getByRole("dialog", { name: "Problems" });
  await problems.getByRole("button", { name: /^Fix: lead it to “Contact/ }).press("Enter");
  await expect.poll(() => tab.words(text)).toBe("See [how](/contact) and [why](/gone).");
  await tab.notices.getByText("The link is fixed").waitFor();
  // The focus is at the problem that is left.
  await expect.poll(() => problems.getByRole("listitem").count()).toBe(1);
  const focused = problems.locator("li button:focus");
  await expect
    .poll(() => focused.textContent())
    .toMatch(/This link leads to “.+”, a page that does not exist\./);
  await tab.page.keyboard.press("Tab");
  await tab.page.keyboard.press("Enter");
  const dialog = tab.page.getByRole("dialog", { name: "Fix the link" });
  expect(await axeFindings(tab.page)).toEqual([]);
  await dialog.getByLabel("Remove the link").check();
  await dialog.getByRole("button", { name: "Remove the link" }).click();
  await expect.poll(() => tab.words(text)).toBe("See [how](/contact) and why.");
  await problems.getByText("Nothing is wrong with the site.").waitFor();
  await tab.close();
  await tab.page.locator('[aria-label="Undo"]').hover();
  await tab.page.getByText("Undo: removed a broken link").first().waitFor();
  await tab.undo(1);
  await expect.poll(() => tab.words(text)).toBe("See [how](/contact) and [why](/gone).");
});

it("a field that goes wrong while it is typed in is called so when it is left, and right at once", async () => {
  const tab = await visit.open();
  await tab.page.goto(`${visit.site.url}/admin/#/pages/home/questions`);
  const title = tab.page.getByRole("textbox", { name: "Heading", exact: true });
  const isWrong = () => title.getAttribute("aria-invalid");
  await title.fill("");
  await tab.button(/^1 problem/).waitFor();
  await expect.poll(isWrong).toBeNull();
  await title.press("Tab");
  await expect.poll(isWrong).toBe("true");
  await title.fill("Answers");
  await expect.poll(isWrong).toBeNull();
  await title.fill("");
  await tab.button(/^1 problem/).waitFor();
  await expect.poll(isWrong).toBeNull();
});
