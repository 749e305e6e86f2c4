import { usePage } from "./page/page-context.ts";

const strong = {
  ltr: /\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Nd}/u,
  rtl: /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/,
};

/** A line of facts, such as 12 Orchard Lane, reads by its own direction on a page of the other one. */
export function Isolated({ text }: { readonly text: string }) {
  const { direction } = usePage();
  return strong[direction === "rtl" ? "ltr" : "rtl"].test(text) ? <bdi>{text}</bdi> : text;
}
