import { RequestError } from "../request-error.ts";

const extension = /\.(?:jpe?g|png|webp|avif|gif)$/;
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * A name for a file of content/media that every disk and address takes: small letters, digits and dashes, then the
 * extension. Throws a RequestError, 400, if nothing of the wanted name is left or it is no picture's.
 */
export function mediaName(wanted: string): string {
  const small = wanted.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const [ending = ""] = extension.exec(small) ?? [];
  const stem = small
    .slice(0, small.length - ending.length)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replace(/^-+|-+$/g, "");
  if (ending === "" || stem === "" || device.test(stem)) {
    const error = `"${wanted}" is no name for a picture. Call it something like front-door.jpg.`;
    throw new RequestError({ status: 400, error });
  }
  return `${stem}${ending}`;
}
