import { pageSchema } from "../../schema/page-schema.ts";
import type { ProblemLocation } from "../../schema/problem.ts";
import type { Report } from "../resolve/report.ts";
import type { Site } from "../site.ts";

/** What search engines show, in characters. */
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
      if (text.length > longest[what]) {
        const message = `The ${what} has ${text.length} characters, and search results show about ${longest[what]}.`;
        report.add(`long-${what}`, place, message, {
          suggestion: "Shorten it, with what matters most at the start.",
          values: { limit: longest[what], length: text.length },
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
