import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { messages as de } from "../../editing/messages/compiled/de.ts";
import { messages as en } from "../../editing/messages/compiled/en.ts";
import { withDiskCalls } from "../support/disk-calls.ts";
import { visitEditor } from "../support/editor-visits.ts";

const visit = visitEditor({ reset: true });
const german = visitEditor({ reset: true, locale: "de-DE" });
const file = "site.config.json";

it.each([
  { language: "English", visits: visit, texts: en },
  { language: "German", visits: german, texts: de },
])("names in $language the file with what another program wrote during a save", async ({ visits, texts }) => {
  const tab = await visits.open();
  await tab.button(texts.content.edit).click();
  await tab.tagline.fill("Drawn with care");
  const path = join(visits.site.root, file);
  const theirs = visits.original.replace("Drawn by hand", "Drawn by machine");
  /** The instant between the last comparison and the replacement. */
  const writeBefore = ({ name }: { readonly name: string }) => {
    if (name !== "renameSync") return;
    writeFileSync(`${path}.theirs`, theirs);
    renameSync(`${path}.theirs`, path);
  };
  const notice = tab.notices.filter({ hasText: texts.hosts.rescued });
  await withDiskCalls(
    (named) => named === path,
    writeBefore,
    async () => {
      await tab.button(texts.shell.save).click();
      await notice.waitFor();
    },
  );
  const [place = ""] = /\.blockwork\/backup\/\S+\.json/.exec(await notice.innerText()) ?? [];
  await expect.poll(() => notice.innerText()).toContain(texts.hosts.rescuedText({ places: place }));
  expect(await visits.site.read(place)).toBe(theirs);
  expect(await visits.site.read(file)).toBe(visits.original.replace("Drawn by hand", "Drawn with care"));
});
