import { internationalHref, regionOf } from "../../schema/international-number.ts";
import { usePage } from "./page-context.ts";

export function useTelephoneHref(number: string): string {
  return internationalHref(number, regionOf(usePage().siteLanguage));
}

export function TelephoneLink({ number }: { readonly number: string }) {
  return <a href={useTelephoneHref(number)}>{number}</a>;
}
