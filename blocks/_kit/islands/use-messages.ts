import { useContext } from "react";
import type { OwnMessages } from "../../../schema/fields/own-messages.ts";
import { IslandMessagesContext, textsOfIsland } from "../messages/island-messages.ts";

/** In the visitor's script this takes the place of `useMessages`, which brings the catalogues of every language. */
export function useMessages(own?: OwnMessages) {
  return textsOfIsland(useContext(IslandMessagesContext), own);
}
