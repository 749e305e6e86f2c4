import { collectionOfPage } from "../../../editing/document/page.ts";
import { publicationOfPage } from "../../../editing/document/publication.ts";
import type { PageDocument, SiteDocument } from "../../../editing/document/site-document.ts";
import type { SiteFile } from "../../../renderer/resolve/addresses/files.ts";
import type { MediaMetadata } from "../../../renderer/resolve/pictures/pictures.ts";
import type { Schema } from "../../../schema/fields/schema.ts";
import type { Model } from "../../../schema/model/model.ts";
import type { EntryConfig } from "../../../schema/site/site-config.ts";
import type { SampleContent } from "./localize-sample.ts";

interface SiteContent {
  readonly entries: readonly EntryConfig[];
  readonly media: ReadonlyMap<string, MediaMetadata>;
  readonly files: readonly SiteFile[];
  readonly model: Model;
  /** As 2026-12-24. */
  readonly today: string;
}

export function sampleContent(
  document: SiteDocument,
  { entries, media, files, model, today }: SiteContent,
  page: PageDocument | undefined,
): SampleContent {
  const described = [...media].filter(([, { alt, width, height }]) => alt && width > height);
  const pictures = [...described, ...media].map(([name]) => name);
  return {
    pictures,
    files: files.map(({ name }) => name),
    paths: document.pages
      .filter((other) => !other.entries && publicationOfPage(other, today).kind === "live")
      .map(({ path }) => path),
    entries(collection) {
      const ids = entries.filter((entry) => entry.collection === collection).map(({ id }) => id);
      return page && collectionOfPage(page) === collection ? ["{{entry.id}}", ...ids] : ids;
    },
    token(format) {
      for (const [group, schema] of Object.entries(model.settings)) {
        const path = pathOfFormat(schema, document.site[group], format);
        if (path) return `{{site.${group}.${path}}}`;
      }
      return undefined;
    },
  };
}

function pathOfFormat(schema: Schema, value: unknown, format: string): string | undefined {
  if (schema.type !== "object" || typeof value !== "object" || value === null) return undefined;
  const fields = value as Readonly<Record<string, unknown>>;
  for (const [key, property] of Object.entries(schema.properties)) {
    const child = fields[key];
    if (property.type === "string" && property.format === format && typeof child === "string" && child !== "")
      return key;
    const below = pathOfFormat(property, child, format);
    if (below) return `${key}.${below}`;
  }
  return undefined;
}
