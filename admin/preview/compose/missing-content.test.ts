import { expect, it } from "vitest";
import { blocks } from "../../../blocks/index.ts";
import { createIconSource } from "../../../cli/assets/icon-source.ts";
import type { SiteDocument } from "../../../editing/document/site-document.ts";
import { smallModel } from "../../../tests/support/small-model.ts";
import { createComposer } from "./compose-page.ts";
import { composedBlocks } from "./composed-page.ts";
import type { SiteContent } from "./open-document.ts";

const icons = createIconSource(new Map());
const emptySite = {
  ...{ file: "site.config.json", model: smallModel, media: new Map(), files: [], publicFiles: [] },
  ...{ today: "2031-06-30", future: false, orderedIds: new Map(), iconSource: icons, drawings: icons },
  entries: [],
} as unknown as SiteContent;

it.each(blocks.map(({ type, sample }) => [type, sample] as const))(
  "%s is drawn on a site that has none of the pictures, files and entries that it names",
  (type, sample) => {
    const block = { id: "it", type, props: sample };
    const document = {
      configVersion: 2,
      site: {},
      pages: [{ id: "home", path: "/", title: "Home", blocks: [block] }],
    } as unknown as SiteDocument;
    const page = createComposer({ content: emptySite, blocks })({ document, pageId: "home" });
    if ("reason" in page) throw new Error(page.reason);
    expect(composedBlocks(page).map(({ state }) => state)).toEqual(["shown"]);
  },
);
