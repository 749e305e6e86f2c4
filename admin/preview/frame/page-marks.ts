import { renderBlock } from "../../../renderer/render/render-block.tsx";
import { renderFrame } from "../../../renderer/render/render-body.tsx";
import type { Settings } from "../../../renderer/site.ts";
import { siteSchema } from "../../../schema/site-schema.ts";
import type { ComposedBlock, ComposedPage } from "../composed-page.ts";
import { markValues } from "../marks/mark-values.ts";
import { type MarkedTwin, markedTwin } from "../marks/marked-twin.ts";

const twins = new WeakMap<object, MarkedTwin>();

/** The twin of a block, made when somebody points at it; none for a box that stands in for a block. */
export function twinOfBlock({ source, onFirstScreen }: ComposedBlock): MarkedTwin | undefined {
  if (!source) return undefined;
  const known = twins.get(source);
  if (known) return known;
  const { value, marks } = markValues(source.definition.schema, source.props, { in: "block", path: [] });
  const { html } = renderBlock({ ...source, props: value }, onFirstScreen);
  const twin = markedTwin(html, marks);
  if (twin) twins.set(source, twin);
  return twin;
}

let lastFrame: { readonly markup: string; readonly twin: MarkedTwin | undefined } | undefined;

/** The twin of what stands around the blocks; its texts come from the settings. Its root stands for the body. */
export function twinOfFrame({ frame, frameProps }: ComposedPage): MarkedTwin | undefined {
  if (lastFrame?.markup === frame) return lastFrame.twin;
  const { value, marks } = markValues(siteSchema, frameProps.settings, { in: "site", path: [] });
  const html = renderFrame({ ...frameProps, settings: value as Settings });
  lastFrame = { markup: frame, twin: markedTwin(`<div>${html}</div>`, marks) };
  return lastFrame.twin;
}
