import type { PlacedBlock, SiteConfig } from "../../schema/site-config.ts";
import { suggestion } from "../../schema/suggest.ts";
import { contentType } from "../resolve/frames.ts";
import type { Report } from "../resolve/report.ts";

/** Reports `frame-content` for no or two slots for the page's blocks, and `wrong-value` for an unknown frame. */
export function checkFrames({ file, site, pages }: SiteConfig, report: Report): void {
  const { frame, frames = {} } = site;
  if (frame) checkFrame(frame, file, "/site/frame", report);
  for (const [name, blocks] of Object.entries(frames))
    checkFrame(blocks, file, `/site/frames/${name}`, report);
  for (const [index, page] of pages.entries()) {
    if (page.frame === undefined || Object.hasOwn(frames, page.frame)) continue;
    const place = { file, pointer: `/pages/${index}/frame` };
    report.add("wrong-value", place, `There is no frame "${page.frame}".`, {
      suggestion:
        suggestion(page.frame, Object.keys(frames)) ?? "Add it to site.frames, or leave the key out.",
      values: { reason: "no-such-name" },
    });
  }
}

function checkFrame(blocks: readonly PlacedBlock[], file: string, pointer: string, report: Report): void {
  const places = blocks.flatMap(({ type, hidden }, index) =>
    type === contentType && !hidden ? [index] : [],
  );
  if (places.length === 0) {
    const message = "This frame has no place for the page's own blocks.";
    const hint = `Add { "id": "content", "type": "${contentType}", "props": {} } where they belong.`;
    report.add("frame-content", { file, pointer, target: "key" }, message, hint);
  }
  for (const second of places.slice(1)) {
    const message = "The page's own blocks have a place in this frame already.";
    report.add("frame-content", { file, pointer: `${pointer}/${second}` }, message, {
      suggestion: "Remove one of the two.",
      values: { reason: "second" },
    });
  }
}
