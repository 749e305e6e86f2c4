import type { SafeHtml } from "../../../schema/fields/resolved.ts";
import { element } from "./element.ts";
import { trustedHtml } from "./trusted-html.ts";

/** What `<Prose>` renders, for a text that a script adds to a page. */
export const proseElement = (text: SafeHtml): HTMLElement =>
  element("div", { className: "prose", innerHTML: trustedHtml(text.html) });
