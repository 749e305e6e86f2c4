import type { StoreApi } from "zustand/vanilla";
import type { MediaFacts } from "../../renderer/resolve/pictures.ts";
import type { Host, PictureDescription } from "../host/host.ts";
import { messages } from "../messages/messages.ts";
import { createPending, type Pending, type PendingValues } from "../pending/create-pending.ts";
import type { Media } from "./create-media.ts";

/** What is said of a picture, if anything is. */
export function descriptionOf({ alt, alts, decorative, dark }: MediaFacts): PictureDescription | undefined {
  const version = dark === undefined ? {} : { dark };
  if (decorative) return { decorative, ...version };
  return alt?.trim() ? { alt, ...(alts && { alts }), ...version } : undefined;
}

/** The words of a description; none for a decorative picture. */
export function wordsOf(description: PictureDescription | undefined): string {
  return description && "alt" in description ? description.alt : "";
}

/** The words of a description in the languages that are not the site's own. */
export function wordsInOthers(description: PictureDescription | undefined): Readonly<Record<string, string>> {
  return (description && "alt" in description && description.alts) || {};
}

interface DescriptionsOptions {
  readonly host: Host;
  readonly media: StoreApi<Media>;
  /** What an earlier session has left. */
  readonly earlier: PendingValues<PictureDescription> | undefined;
}

/** What is being written about pictures, by their names. */
export function createDescriptions(options: DescriptionsOptions): StoreApi<Pending<PictureDescription>> {
  const { host, media, earlier } = options;
  const descriptions = createPending<PictureDescription>({
    earlier,
    savedOf(name) {
      const facts = media.getState().media.get(name);
      return facts && descriptionOf(facts);
    },
    async send(name, { value, known }) {
      if ("alt" in value && value.alt.trim() === "")
        return { kind: "failed", reason: messages.pictures.noWords };
      if (!host.pictures) return { kind: "failed", reason: messages.hosts.descriptionNotSaved };
      const result = await host.pictures.describe({ name, description: value, known });
      media.getState().follow();
      if (result.kind === "failed") return result;
      if (result.kind === "described") return { kind: "saved" };
      return { kind: "changed", known: result.description, reason: changed(result.description) };
    },
  });
  media.subscribe((state, before) => state.media !== before.media && descriptions.getState().follow());
  return descriptions;
}

function changed(theirs: PictureDescription | undefined): string {
  const { changedTo, changedToDecorative, changedToNothing } = messages.pictures;
  if (!theirs) return changedToNothing;
  return "decorative" in theirs ? changedToDecorative : changedTo(wordsOf(theirs));
}
