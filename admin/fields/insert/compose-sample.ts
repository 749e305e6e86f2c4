import { blocks } from "../../../blocks/index.ts";
import type { DefinedBlock } from "../../document/definitions.ts";
import { createComposer } from "../../preview/compose/compose-page.ts";
import type { EditorDocument } from "../../sync/store/editor-document.ts";
import { parseHtml } from "../../ui/trusted-types.ts";
import type { OpenedSite } from "../../workspace/opened-site.ts";
import { localizeSample } from "./localize-sample.ts";
import { siteSupplies } from "./site-supplies.ts";

/** A block as the insert menu shows it: the production renderer's markup of its sample, filled from this site. */
export function composeSample(
  { store, content }: Pick<EditorDocument, "store"> & Pick<OpenedSite, "content">,
  { type, schema, sample }: DefinedBlock,
) {
  const { document } = store.getState();
  const props = localizeSample(schema, sample, siteSupplies(document, content, undefined)) as Record<
    string,
    unknown
  >;
  const page = {
    id: "sample",
    path: "/sample",
    title: "sample",
    description: "sample",
    blocks: [{ id: "sample", type, props }],
  };
  // The other pages are there for links to lead to; what is on them is not needed.
  const others = document.pages
    .filter(({ id, path }) => id !== page.id && path !== page.path)
    .map((other) => ({ ...other, blocks: [] }));
  // One of its own: the preview's remembers the page that is being edited.
  const compose = createComposer({ content, blocks });
  return compose({ document: { ...document, pages: [...others, page] }, pageId: page.id });
}

/** The blocks in a composed page, without the frames of other sites: a thumbnail asks nobody for anything. */
export function sampleBody(html: string): Element | undefined {
  const main = parseHtml(html).querySelector("main");
  for (const frame of main?.querySelectorAll("iframe, script") ?? []) frame.removeAttribute("src");
  return main ?? undefined;
}
