import { internationalHref, regionOf } from "../../../schema/telephone/international-number.ts";
import { usePage } from "../page/page-context.ts";

export function useTelephoneHref(number: string): string | undefined {
  return internationalHref(number, regionOf(usePage().siteLanguage));
}

export function TelephoneLink({ number }: { readonly number: string }) {
  const href = useTelephoneHref(number);
  return href === undefined ? number : <a href={href}>{number}</a>;
}
