import { markdownLinks } from "../../renderer/resolve/markdown-links.ts";
import { tokenPattern } from "../../schema/token-syntax.ts";
import type { LinkFollower } from "./link-follower.ts";

/**
 * Markdown in which links to pages that moved have followed; every other character stays. Where links are, the
 * renderer's lexer says: a mark is put before whatever may be the path of one, and those that come back in the address
 * of a link or of a definition were before one. So code and plain words that look the same are left alone.
 */
export function followInMarkdown(markdown: string, follower: LinkFollower): string {
  const text = hideTokens(markdown);
  const places = placesOfPaths(text, follower.host);
  if (places.length === 0) return markdown;
  const marked = splice(
    text,
    places.map((start, index) => ({ start, end: start, written: markOf(index) })),
  );
  const changes = new Map<number, Splice>();
  for (const { href, isBare } of markdownLinks(marked)) {
    const followed = follower.follow(href.replaceAll(marks, ""));
    const start = followed && places[markAt(href, followed.start)];
    const end = followed && start !== undefined ? endOf(text, start, followed.written) : undefined;
    if (!followed || start === undefined || end === undefined) continue;
    const written = isBare ? encoded(followed.path) : escaped(followed.path);
    changes.set(start, { start, end, written: showTokens(written) });
  }
  return splice(
    markdown,
    [...changes.values()].toSorted((a, b) => a.start - b.start),
  );
}

interface Splice {
  readonly start: number;
  readonly end: number;
  readonly written: string;
}

const marks = /\/blockwork(\d+)x/g;
const markOf = (index: number) => `/blockwork${index}x`;

/** The mark that stands at an offset of a link's address, without counting the marks before it. */
function markAt(href: string, offset: number): number {
  let length = 0;
  for (const { index, 0: mark, 1: number } of href.matchAll(marks)) {
    if (index - length === offset) return Number(number);
    length += mark.length;
  }
  return -1;
}

/** Where the path of a link may begin: at a slash that begins a word or an address, or behind the site's own host. */
function placesOfPaths(text: string, host: string | undefined): number[] {
  const slashes = /(?<=^|[\s(:]|(?:\(\s*|\]:\s*)<)\\?\/(?![/>])/g;
  const places = [...text.matchAll(slashes)].map(({ index }) => index);
  if (host === undefined) return places;
  const hosts = new RegExp(host.replace(/[.[\]]/g, "\\$&"), "gi");
  const behind = [...text.matchAll(hosts)].map(({ index, 0: written }) => index + written.length);
  return [...places, ...behind].toSorted((a, b) => a - b);
}

/** Where a word ends that starts at an offset of a Markdown text, with or without backslashes in it. */
function endOf(markdown: string, start: number, word: string): number | undefined {
  let at = start;
  for (let index = 0; index < word.length; index++) {
    if (markdown[at] === "\\" && markdown[at + 1] === word[index]) at++;
    if (markdown[at] !== word[index]) return undefined;
    at++;
  }
  return at;
}

function escaped(path: string): string {
  return path.replace(/[()[\]<>\\`]/g, "\\$&");
}

function encoded(path: string): string {
  return path.replace(
    /[()[\]<>`*]|(?<![.,:;!?_~'"&])[.,:;!?_~'"&]+$/g,
    (signs) => `%${[...signs].map((sign) => sign.charCodeAt(0).toString(16).toUpperCase()).join("%")}`,
  );
}

function splice(text: string, splices: readonly Splice[]): string {
  let at = 0;
  const parts = splices.map(({ start, end, written }) => {
    const part = text.slice(at, start) + written;
    at = end;
    return part;
  });
  return parts.join("") + text.slice(at);
}

/** Where Unicode has signs for private use. */
const hidden = 0xe000;

/** Tokens stand for texts without a meaning in Markdown: they are hidden in as many characters that have none either. */
function hideTokens(text: string): string {
  return text.replace(tokenPattern, (token) =>
    token.replace(/[\s\w{}.\\-]/g, (sign) => String.fromCharCode(hidden + sign.charCodeAt(0))),
  );
}

function showTokens(text: string): string {
  return text.replace(/[\ue000-\ue0ff]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - hidden));
}
