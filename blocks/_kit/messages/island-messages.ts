import { createContext } from "react";
import type { Catalogue, MessagesOf, OwnMessages } from "../../../schema/fields/own-messages.ts";

/** The texts of a block in the language of the page, as an island has them on the server and in the browser. */
export interface IslandMessages {
  /** The block's. */
  readonly type: string;
  readonly texts: Catalogue;
}

/** What the view gave the island as `messages`; the island's root provides it. */
export const IslandMessagesContext = /* @__PURE__ */ createContext<IslandMessages | undefined>(undefined);

/** What `useMessages` returns in an island. Throws for texts that the view did not give it. */
export function textsOfIsland<M extends OwnMessages>(
  given: IslandMessages | undefined,
  own: M | undefined,
): MessagesOf<M> {
  if (own === undefined)
    throw new Error(
      "useMessages() without messages can't be used in an island. Give the island those texts as props.",
    );
  if (given?.type !== own.type)
    throw new Error(
      `The island has no messages of "${own.type}". Give it them in the view: <Island messages={messages} …>.`,
    );
  return given.texts as MessagesOf<M>;
}
