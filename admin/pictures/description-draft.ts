import type { MediaFacts } from "../../renderer/resolve/pictures.ts";
import { sameValue } from "../edits/same-value.ts";
import type { PictureDescription } from "../host/host.ts";

/** A description that was typed and is not saved yet. It is kept with the draft of the site: plain JSON. */
export interface DescriptionDraft {
  readonly description: PictureDescription;
  /** The one that it stands in place of; none for a picture that nobody had described. */
  readonly known?: PictureDescription | undefined;
  /** Why it could not be saved, in a sentence. */
  readonly reason?: string;
}

export type DescriptionDrafts = ReadonlyMap<string, DescriptionDraft>;

/** What is said of a picture, if anything is. */
export function descriptionOf({ alt, decorative }: MediaFacts): PictureDescription | undefined {
  if (decorative) return { decorative };
  return alt?.trim() ? { alt } : undefined;
}

/** The words of a description; none for a decorative picture. */
export function wordsOf(description: PictureDescription | undefined): string {
  return description && "alt" in description ? description.alt : "";
}

/** The descriptions that say something else than their pictures have by now. */
export function unsavedDrafts(
  drafts: DescriptionDrafts,
  media: ReadonlyMap<string, MediaFacts>,
): DescriptionDrafts {
  const isSaved = ([name, { description }]: readonly [string, DescriptionDraft]) => {
    const facts = media.get(name);
    return facts !== undefined && sameValue(descriptionOf(facts), description);
  };
  return new Map([...drafts].filter((draft) => !isSaved(draft)));
}

/** The descriptions in what a storage gave back. */
export function readDescriptions(stored: unknown): DescriptionDrafts {
  const { descriptions } = (stored ?? {}) as { readonly descriptions?: unknown };
  if (typeof descriptions !== "object" || descriptions === null) return new Map();
  return new Map(
    Object.entries(descriptions as Readonly<Record<string, DescriptionDraft>>).filter(
      ([, draft]) =>
        isDescription(draft?.description) && (draft.known === undefined || isDescription(draft.known)),
    ),
  );
}

function isDescription(value: unknown): value is PictureDescription {
  const { alt, decorative } = (value ?? {}) as { readonly alt?: unknown; readonly decorative?: unknown };
  return typeof alt === "string" || decorative === true;
}
