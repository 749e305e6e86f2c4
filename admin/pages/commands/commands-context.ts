import { createContext, useContext } from "react";
import type { Session } from "../../session.ts";
import { type BlockFocus, focusInList, focusOnPage } from "../block-focus.ts";
import { type ClipboardCommands, createClipboardCommands } from "../clipboard/clipboard-commands.ts";
import { type BlockCommands, createBlockCommands } from "./block-commands.ts";
import { createFrameCommands, type FrameCommands } from "./frame-commands.ts";
import { createPageCommands, type PageCommands } from "./page-commands.ts";

/** What can be done with blocks at one place of the workspace, where the focus stays. */
export interface BlockTools {
  readonly block: BlockCommands;
  readonly clipboard: ClipboardCommands;
}

/** What can be done in the Pages workspace: with blocks, in their list and on the page itself. */
export interface PagesCommands extends BlockTools {
  readonly page: PageCommands;
  readonly frame: FrameCommands;
  readonly onPage: BlockTools;
}

export const CommandsContext = createContext<PagesCommands | undefined>(undefined);

export function createPagesCommands(session: Session): PagesCommands {
  const { go } = session.view.getState();
  const last = {};
  const toolsWith = (focus: BlockFocus): BlockTools => {
    const block = createBlockCommands(session, focus);
    return { block, clipboard: createClipboardCommands(session, { commands: block, focus, last }) };
  };
  return {
    ...toolsWith(focusInList),
    onPage: toolsWith(focusOnPage((block) => go({ workspace: "pages", ...block }))),
    page: createPageCommands(session),
    frame: createFrameCommands(session),
  };
}

export function usePagesCommands(): PagesCommands {
  const commands = useContext(CommandsContext);
  if (!commands) throw new Error("A part of the Pages workspace stands outside of it.");
  return commands;
}
