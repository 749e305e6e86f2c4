import { telephoneHref } from "../../schema/telephone-href.ts";

/** A telephone number that can be called. */
export function TelephoneLink({ number }: { readonly number: string }) {
  return <a href={telephoneHref(number)}>{number}</a>;
}
