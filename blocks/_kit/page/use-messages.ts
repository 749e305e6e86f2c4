import { useContext } from "react";
import type { MessagesOf, OwnMessages } from "../../../schema/fields/own-messages.ts";
import { type Messages, messagesFor, ownMessagesFor } from "../messages/index.ts";
import { IslandMessagesContext, textsOfIsland } from "../messages/island-messages.ts";
import { islandPage, usePage } from "./page-context.ts";

/** The fixed texts in the language of the page, with the site's own words in their places. Throws in an island. */
export function useMessages(): Messages;
/** The texts of a site's own block; in an island, of the block whose view gave it its `messages`. */
export function useMessages<M extends OwnMessages>(own: M): MessagesOf<M>;
export function useMessages(own?: OwnMessages) {
  const page = usePage();
  const given = useContext(IslandMessagesContext);
  if (page === islandPage) return textsOfIsland(given, own);
  return own === undefined ? messagesFor(page.language, page.words) : ownMessagesFor(own, page);
}
