import { namePicture } from "../../editing/labels/name-picture.ts";
import { messages } from "../../editing/messages/messages.ts";
import type { RepositoryError } from "./hosts/repository.ts";

const clock: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };

export function formatTime(at: number): string {
  return new Intl.DateTimeFormat(messages.locale, clock).format(at);
}

export function describeFailure({ kind, until, message }: RepositoryError): string {
  const words = messages.publishing.failures;
  switch (kind) {
    case "rate-limit":
      return until === undefined ? words.rateLimit : words.rateLimitUntil({ time: formatTime(until) });
    case "picture-lost":
      return words.pictureLost({ name: namePicture(message) });
    case "other":
      return message === "" ? words.other : words.otherBecause({ reason: message });
    default:
      return words[kind];
  }
}
