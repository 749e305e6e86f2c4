import { withIndexKeys } from "./with-index-keys.ts";

const starred = /\*(?=\S)([^*]+)(?<=\S)\*/;

/** A line of text in which stars around words make them italic: `*Iris sibirica* 'Alba'`. */
export function Emphasis({ text }: { readonly text: string }) {
  // The odd ones are what stood between stars.
  return withIndexKeys(text.split(starred)).map(([key, part]) =>
    key % 2 === 0 ? part : <em key={key}>{part}</em>,
  );
}

/** The same without its stars, for where there is no italic. */
export const withoutEmphasis = (text: string) => text.split(starred).join("");
