import { addCopyButtons } from "./add-copy-buttons.ts";
import { followHeadings } from "./follow-headings.ts";

export default function enhance(text: HTMLElement): void {
  addCopyButtons(text);
  followHeadings(text);
}
