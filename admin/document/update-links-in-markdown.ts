import { markdownLinks } from "../../renderer/resolve/markdown-links.ts";
import { tokenPattern } from "../../schema/token-syntax.ts";
import type { LinkUpdater } from "./link-updater.ts";

/** Puts a mark before each possible path, and asks the renderer's lexer which are in the address of a link; code and plain text stay. */
export function updateLinksInMarkdown(markdown: string, follower: LinkUpdater): string {
  const text = hideTokens(markdown);
  const places = placesOfPaths(text, follower.host);
  if (places.length === 0) return markdown;
  const marked = splice(
    text,
    places.map((start, index) => ({ start, end: start, written: markOf(index) })),
  );
  const changes = new Map<number, Splice>();
  for (const { href, isBare } of markdownLinks(marked)) {
    const followed = follower.update(href.replaceAll(marks, ""));
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

function markAt(href: string, offset: number): number {
  let length = 0;
  for (const { index, 0: mark, 1: number } of href.matchAll(marks)) {
    if (index - length === offset) return Number(number);
    length += mark.length;
  }
  return -1;
}

function placesOfPaths(text: string, host: string | undefined): number[] {
  const slashes = /(?<=^|[\s(:]|(?:\(\s*|\]:\s*)<)\\?\/(?![/>])/g;
  const places = [...text.matchAll(slashes)].map(({ index }) => index);
  if (host === undefined) return places;
  const hosts = new RegExp(host.replace(/[.[\]]/g, "\\$&"), "gi");
  const behind = [...text.matchAll(hosts)].map(({ index, 0: written }) => index + written.length);
  return [...places, ...behind].toSorted((a, b) => a - b);
}

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

const hidden = 0xe000;

/** Replaces tokens by as many private characters, which mean nothing in Markdown. */
function hideTokens(text: string): string {
  return text.replace(tokenPattern, (token) =>
    token.replace(/[\s\w{}.\\-]/g, (sign) => String.fromCharCode(hidden + sign.charCodeAt(0))),
  );
}

function showTokens(text: string): string {
  return text.replace(/[\ue000-\ue0ff]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - hidden));
}
