import { type DateStyle, formatDate } from "./intl.ts";
import { usePage } from "./page/page-context.ts";

/** A day such as 2025-03-04, as the page's language writes it. */
export function Day({ date, style = "long" }: { readonly date: string; readonly style?: DateStyle }) {
  return <time dateTime={date}>{formatDate(date, usePage().language, style)}</time>;
}
