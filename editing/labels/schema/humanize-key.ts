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
  /^(?:Latin|English|British|Welsh|Irish|Scottish|French|German|Italian|Spanish|Portuguese|Dutch|Danish|Swedish|Norwegian|Greek|Roman|Russian|Turkish|Arabic|Hebrew|Hindi|Indian|Chinese|Japanese|Korean|European|African|American|Christmas|Easter|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|April|June|July|August|September|October|November|December|I)\b/;

/** "Heading" is "heading", "Latin name" and "OpenStreetMap" stay. In German all stay. */
export function withinSentence(title: string): string {
  if (!messages.lowersTitles) return title;
  const [first = ""] = title.split(" ");
  return /[A-Z]/.test(first.slice(1)) || properNames.test(title)
    ? title
    : title.charAt(0).toLowerCase() + title.slice(1);
}
