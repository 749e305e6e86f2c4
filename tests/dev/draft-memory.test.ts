import { expect, it } from "vitest";
import { checkDraft } from "../../cli/dev/engine/check-drafts.ts";
import { createSiteState } from "../../cli/dev/engine/site-state.ts";
import { createTemporarySite } from "../support/temporary-site.ts";

it("pages that were resolved for the check of a save are not resolved again once it is written", async () => {
  const site = await createTemporarySite("small-site");
  const state = createSiteState({ root: site.root, config: "site.config.json", future: false });
  const runs = async () =>
    [...new Set((await state.checked()).site?.pages.map(({ resolvedIn }) => resolvedIn))].toSorted();
  expect(await runs()).toEqual(["1"]);
  const file = "content/posts/loft-rooms.md";
  const text = (await site.read(file)).replace(/^title: .*$/m, "title: Rooms below the roof");
  const draft = { files: [{ file, bytes: Buffer.from(text) }], pictures: [] };
  expect(await checkDraft(state, draft)).toEqual({ problems: [], added: [] });
  await site.write(file, text);
  state.changed("content");
  expect(await runs()).toEqual(["1", "2"]);
  await site.remove();
});
