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

/** "Heading" is "heading", "OpenStreetMap" stays. In German all stay. */
export function withinSentence(title: string): string {
  if (!messages.lowersTitles) return title;
  const [first = ""] = title.split(" ");
  return /[A-Z]/.test(first.slice(1)) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}
