import { messages } from "../../messages/messages.ts";

/** "openingHours" and "opening-hours" are "Opening hours". */
export function humanizeKey(key: string): string {
  const words = key
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[-_]+/g, " ")
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What English writes with a capital within a sentence, too. */
const properNames =
  /^(?:Latin|English|British|Welsh|Irish|Scottish|French|German|Austrian|Swiss|Italian|Spanish|Portuguese|Dutch|Belgian|Danish|Swedish|Norwegian|Finnish|Czech|Hungarian|Ukrainian|Greek|Roman|Russian|Turkish|Arabic|Hebrew|Persian|Hindi|Indian|Chinese|Japanese|Korean|European|African|American|Canadian|Australian|Mexican|Mediterranean|Victorian|Georgian|Edwardian|Tudor|Gothic|Christian|Jewish|Muslim|Christmas|Easter|Ramadan|Google|Facebook|Pinterest|Mastodon|Bluesky|Spotify|Vimeo|Etsy|Airbnb|Wikipedia|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|April|June|July|August|September|October|November|December|I)\b/;

/** "Heading" is "heading", "Latin name" and "OpenStreetMap" stay. In German all stay. */
export function withinSentence(title: string): string {
  if (!messages.lowersTitles) return title;
  const [first = ""] = title.split(" ");
  return /[A-Z]/.test(first.slice(1)) || properNames.test(title)
    ? title
    : title.charAt(0).toLowerCase() + title.slice(1);
}
