import { namePicture } from "../labels/name-picture.ts";
import { messages } from "../messages/messages.ts";
import type { RepositoryError } from "./repository.ts";

const clock: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };

/** A time of today as "14:32"; in milliseconds since 1970. */
export function clockWords(at: number): string {
  return new Intl.DateTimeFormat(messages.locale, clock).format(at);
}

/** Why a host refused, in the owner's words. */
export function failureWords({ kind, until, message }: RepositoryError): string {
  const words = messages.publishing.failures;
  switch (kind) {
    case "rate-limit":
      return words.rateLimit(until === undefined ? undefined : clockWords(until));
    case "picture-lost":
      return words.pictureLost(namePicture(message));
    case "other":
      return words.other(message);
    default:
      return words[kind];
  }
}
