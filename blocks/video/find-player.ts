import { parseUrl } from "../../schema/text/parse-url.ts";

export interface Player {
  /** What people call the host. */
  readonly name: string;
  /** The address of its frame, which plays at once. */
  readonly frame: string;
  /** The address of the film's page. */
  readonly page: string;
}

/** The player of a film on YouTube or Vimeo, by the address of its page, of its frame, or of a link that was shared. */
export function findPlayer(address: string | undefined): Player | undefined {
  const url = address === undefined ? undefined : urlOf(address);
  if (!url) return undefined;
  const host = url.hostname.replace(/^(?:www|m)\./, "");
  const [first = "", second = "", third = ""] = url.pathname.split("/").slice(1);
  if (/^(?:youtube(?:-nocookie)?\.com|youtu\.be)$/.test(host)) {
    const id = host === "youtu.be" ? first : (url.searchParams.get("v") ?? second);
    return /^[\w-]{11}$/.test(id) ? youTube(id) : undefined;
  }
  if (host === "vimeo.com") return vimeo(first, second);
  return host === "player.vimeo.com" && first === "video"
    ? vimeo(second, third || (url.searchParams.get("h") ?? ""))
    : undefined;
}

function urlOf(address: string): URL | undefined {
  const url = parseUrl(address);
  return url?.protocol === "https:" ? url : undefined;
}

const youTube = (id: string): Player => ({
  name: "YouTube",
  frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  page: `https://www.youtube.com/watch?v=${id}`,
});

/** A film that is not listed has a second part in its address. */
function vimeo(id: string, unlisted: string): Player | undefined {
  if (!/^\d{5,12}$/.test(id)) return undefined;
  const key = /^[0-9a-f]{6,20}$/.test(unlisted) ? unlisted : "";
  return {
    name: "Vimeo",
    frame: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key && `&h=${key}`}`,
    page: `https://vimeo.com/${id}${key && `/${key}`}`,
  };
}
