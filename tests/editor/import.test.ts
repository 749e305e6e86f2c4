import { describe, expect, it } from "vitest";
import type { EditorTab } from "../support/editor-tab.ts";
import { visitEditor } from "../support/editor-visits.ts";

const visit = visitEditor();

/** Drops files on an element, as from a folder. */
function drop(
  tab: EditorTab,
  files: readonly { readonly name: string; readonly text: string }[],
  on = "body",
) {
  return tab.page.evaluate(
    ({ dropped, target }) => {
      const dataTransfer = new DataTransfer();
      for (const { name, text } of dropped)
        dataTransfer.items.add(
          new File([text], name, { type: name.endsWith(".png") ? "image/png" : "application/json" }),
        );
      const fire = (type: string) => {
        const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
        document.querySelector(target)?.dispatchEvent(event);
        return event.defaultPrevented;
      };
      fire("dragenter");
      const prevented = [fire("dragover"), fire("drop")];
      return prevented;
    },
    { dropped: files, target: on },
  );
}
const choose = (tab: EditorTab, name: string, text: string) =>
  tab.page
    .getByLabel("File to import")
    .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
describe("an import", () => {
  it("is chosen in its dialog", async () => {
    const tab = await visit.open();
    await tab.button("More").click();
    await tab.page.getByRole("menuitem", { name: "Import a file" }).click();
    await choose(tab, "site-content.json", visit.original.replaceAll("Drawn", "Painted"));
    await expect.poll(() => tab.notices.textContent()).toContain("“site-content.json” has taken the place");
    await expect.poll(() => tab.dialog.count()).toBe(0);
    await expect.poll(() => tab.words()).toBe("Painted by hand");
    await tab.notices.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => tab.words()).toBe("Drawn by hand");
  });

  it("can be dropped anywhere; what is no site says so, and never takes the browser away", async () => {
    const tab = await visit.open();
    await tab.page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["{}"], "site.json", { type: "application/json" }));
      document.body.dispatchEvent(new DragEvent("dragenter", { bubbles: true, dataTransfer }));
    });
    await tab.page.getByText("Drop the site's .json file to import it").waitFor();
    const first = await drop(tab, [{ name: "entries.zip", text: "PK" }]);
    expect(first).toEqual([true, true]);
    await expect.poll(() => tab.dialog.textContent()).toContain("“entries.zip” is an archive");
    const second = await drop(tab, [{ name: "photo.png", text: "x" }]);
    expect(second).toEqual([true, true]);
    await expect
      .poll(() => tab.dialog.textContent())
      .toContain("Only a file that was exported here can be taken in");
    const third = await drop(tab, [
      { name: "a.json", text: "{}" },
      { name: "b.json", text: "{}" },
    ]);
    expect(third).toEqual([true, true]);
    await expect.poll(() => tab.dialog.textContent()).toContain("Only one file can be imported at a time.");
    await tab.close();
    await drop(tab, [{ name: "site.json", text: visit.original.replace("Drawn", "Painted") }]);
    await expect.poll(() => tab.words()).toBe("Painted by hand");
    await drop(tab, [{ name: "site.json", text: visit.original.replace("Drawn", "Painted") }]);
    await expect.poll(() => tab.notices.textContent()).toContain("Nothing to import");
  });
});

describe("an export", () => {
  it("works without a network, with mistakes in it, and says how many", async () => {
    const tab = await visit.open();
    await tab.edit();
    await tab.tagline.fill("");
    await tab.page.locator("#field-company-name").fill("");
    await tab.button(/^\d problems?$/).waitFor();
    await visit.context.setOffline(true);
    const text = await tab.exported();
    expect(text).toBe(visit.original.replace("Small & Sons", "").replace("Drawn by hand", ""));
    await expect
      .poll(() => tab.notices.textContent())
      .toMatch(/Content ExportedContent has been exported to JSON file\. It has \d problems? to be mended/);
    // What has not been loaded by now needs the network: export does not, the list of problems may.
    await visit.context.setOffline(false);
    await tab.button("Show the problems").click();
    await tab.page.getByRole("dialog", { name: "Problems" }).waitFor();
  });
});
