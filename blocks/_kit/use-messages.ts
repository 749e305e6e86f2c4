import type { MessagesOf, OwnMessages } from "../../schema/fields/own-messages.ts";
import { type Messages, messagesFor, ownMessagesFor } from "./messages/index.ts";
import { islandPage, usePage } from "./page-context.ts";

/** The fixed texts in the language of the page, with the site's own words in their places. */
export function useMessages(): Messages;
/** The texts of a site's own block. Throws in an island, whose script would have those of every language. */
export function useMessages<M extends OwnMessages>(own: M): MessagesOf<M>;
export function useMessages(own?: OwnMessages) {
  const page = usePage();
  if (own === undefined) return messagesFor(page.language, page.words);
  if (page === islandPage)
    throw new Error("useMessages can't be used in an island. Give the island its texts as props.");
  return ownMessagesFor(own, page);
}
