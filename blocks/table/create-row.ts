import type { Resolved } from "../../schema/fields/resolved.ts";
import { element } from "../_kit/html/element.ts";
import { linkElement } from "../_kit/html/link-element.ts";
import { formatDate } from "../_kit/intl.ts";
import { languageAttributes } from "../_kit/item-language.ts";
import { cellText } from "./cells.ts";
import type { row } from "./schema.ts";

/** A row of another page, as the view renders it, below these headings. */
export function createRow(
  item: Resolved<typeof row>,
  headings: readonly HTMLElement[],
  language: string,
): HTMLElement {
  const cells = headings.map((heading, index) => {
    const { sort = "text", align = "start", minor, currency = "", label = "" } = heading.dataset;
    const cell = item.cells[index] ?? "";
    const isDay = sort === "date" && cell !== "";
    const made = element(index > 0 ? "td" : "th", {});
    Object.assign(made.dataset, { sort, align, ...(minor !== undefined && { minor }) });
    if (isDay)
      made.append(element("time", { dateTime: cell, textContent: formatDate(cell, language, "medium") }));
    else {
      const text = cellText(cell, currency ? { currency } : {}, language);
      made.append(index > 0 ? text : linkElement(item.href, text));
    }
    if (index > 0) made.dataset.label = label;
    else made.setAttribute("scope", "row");
    return made;
  });
  return element("tr", languageAttributes(item), cells);
}
