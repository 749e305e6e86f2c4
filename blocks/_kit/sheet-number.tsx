import { formatNumber } from "./intl.ts";
import { fillIn } from "./messages/fill-in.ts";
import { usePage } from "./page/page-context.ts";
import { useMessages } from "./page/use-messages.ts";

export function SheetNumber() {
  const { sheet, language } = usePage();
  const { sheetOf } = useMessages();
  const written = (value: number) => (value === 0 ? "–" : formatNumber(value, language));
  return fillIn(sheetOf, { number: written(sheet.number), count: written(sheet.count) });
}
