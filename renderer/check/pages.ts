import type { ProblemLocation } from "../../schema/problems/problem.ts";
import { pageSchema } from "../../schema/site/page-schema.ts";
import type { PlacedBlock, SiteConfig } from "../../schema/site/site-config.ts";
import type { SiteDay } from "../../schema/site/site-day.ts";
import { pointerTo } from "../../schema/sources/source.ts";
import { countGraphemes } from "../../schema/text/count-characters.ts";
import { suggestion } from "../../schema/text/suggest.ts";
import { blocksOf } from "../blocks-of.ts";
import { canonicalPath } from "../resolve/addresses/page-address.ts";
import { isUnpublished } from "../resolve/entries/published.ts";
import { contentType } from "../resolve/frames.ts";
import type { Report } from "../resolve/report/report.ts";
import type { Site, SitePage } from "../site.ts";

const longest = {
  title: pageSchema.properties.title.advisedLength,
  description: pageSchema.properties.description.advisedLength,
} as const;

interface Named {
  readonly place: ProblemLocation;
  readonly path: string;
}

/** Reports `missing-text`, `long-title`, `long-description`, and duplicates within a language. */
export function checkMetadata(site: Site, report: Report): void {
  for (const what of ["title", "description"] as const) {
    const first = new Map<string, Map<string, Named>>();
    for (const page of site.pages) {
      const text = page[what].trim();
      const place = page.places[what];
      if (text === "") {
        if (report.has(place)) continue;
        report.add("missing-text", place, `The page ${page.path} has no ${what}.`, {
          suggestion: `Write one of up to ${longest[what]} characters.`,
          values: { reason: what, limit: longest[what] },
        });
        continue;
      }
      if (!page.listed) continue;
      const length = countGraphemes(text);
      if (length > longest[what]) {
        const message = `The ${what} has ${length} characters, and search results show about ${longest[what]}.`;
        report.add(`long-${what}`, place, message, {
          suggestion: "Shorten it, with what matters most at the start.",
          values: { limit: longest[what], length },
        });
      }
      const ofLanguage = first.get(page.language) ?? new Map<string, Named>();
      first.set(page.language, ofLanguage);
      const same = ofLanguage.get(text);
      if (!same) ofLanguage.set(text, { place, path: page.path });
      else {
        report.add(
          `duplicate-${what}`,
          place,
          `The pages ${same.path} and ${page.path} have the same ${what}.`,
          {
            suggestion: page.previous
              ? "Write {{page.number}} into it, such as page {{page.number}} of {{page.count}}."
              : "Say in each what is particular to it.",
            ...(!isSamePlace(same.place, place) && {
              related: [{ ...same.place, message: `The ${what} of ${same.path}.` }],
            }),
          },
        );
      }
    }
  }
}

const isSamePlace = (one: ProblemLocation, other: ProblemLocation) =>
  one.file === other.file && one.pointer === other.pointer;

/** Reports `second-heading`, `skipped-heading` for a page without an h1, and `empty-page`. */
export function checkHeadings(page: SitePage, report: Report): void {
  const { blocks, places, path } = page;
  const [first, ...others] = blocksOf(page).filter(({ definition }) => definition.heading === 1);
  for (const { place, definition } of first ? others : []) {
    report.add(
      "second-heading",
      { ...place, pointer: pointerTo(place.pointer, "type") },
      `The page has a main heading already, and a block of type "${definition.type}" gives it a second one.`,
      first && {
        suggestion: "Keep one of the two.",
        related: [{ ...first.place, message: "The block with the first main heading." }],
      },
    );
  }
  const within = {
    ...places.page,
    pointer: pointerTo(places.page.pointer, "blocks"),
    target: "key",
  } as const;
  if (blocks.length === 0) {
    const hint = 'Give it blocks, or "draft": true until it has some.';
    report.add("empty-page", within, `The page ${path} has nothing on it.`, hint);
  } else if (!first) {
    report.add(
      "skipped-heading",
      within,
      "The page has no main heading.",
      'Start it with a block that has one, such as "heading" or "hero".',
    );
  }
}

interface HomeInput {
  readonly config: SiteConfig;
  readonly day: SiteDay;
}

/** Reports `missing-home`, at the home page that is left out if there is one. */
export function checkHome(site: Site, { config: { file, pages }, day }: HomeInput, report: Report): void {
  if (site.pages.some(({ path }) => path === "/")) return;
  const index = pages.findIndex((page) => isUnpublished(page, day) && canonicalPath(page.path) === "/");
  const page = pages[index];
  if (!page) {
    const message = 'No page has the address "/", which visitors come to first.';
    report.add("missing-home", { file, pointer: "/pages", target: "key" }, message, 'Give one "path": "/".');
  } else {
    const [key, what] = page.draft
      ? ["draft", "The home page is a draft"]
      : ["publishOn", `The home page is left out until ${page.publishOn}`];
    const place = { file, pointer: `/pages/${index}/${key}` };
    const message = `${what}, so there is nothing at the site's own address.`;
    report.add("missing-home", place, message, "Publish it, or give another page its address.");
  }
}

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
