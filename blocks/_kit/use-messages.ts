import { type Messages, messagesFor } from "./messages/index.ts";
import { usePage } from "./page-context.ts";

/** The fixed texts in the language of the page, with the site's own words in their places. */
export function useMessages(): Messages {
  const { language, words } = usePage();
  return messagesFor(language, words);
}
