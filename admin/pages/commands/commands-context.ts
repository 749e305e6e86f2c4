import { createContext, useContext } from "react";
import type { Session } from "../../session.ts";
import { type ClipboardCommands, createClipboardCommands } from "../clipboard/clipboard-commands.ts";
import { type BlockCommands, createBlockCommands } from "./block-commands.ts";
import { createFrameCommands, type FrameCommands } from "./frame-commands.ts";
import { createPageCommands, type PageCommands } from "./page-commands.ts";

/** What can be done in the Pages workspace. */
export interface PagesCommands {
  readonly block: BlockCommands;
  readonly page: PageCommands;
  readonly frame: FrameCommands;
  readonly clipboard: ClipboardCommands;
}

export const CommandsContext = createContext<PagesCommands | undefined>(undefined);

export function createPagesCommands(session: Session): PagesCommands {
  const block = createBlockCommands(session);
  return {
    block,
    page: createPageCommands(session),
    frame: createFrameCommands(session),
    clipboard: createClipboardCommands(session, block),
  };
}

export function usePagesCommands(): PagesCommands {
  const commands = useContext(CommandsContext);
  if (!commands) throw new Error("A part of the Pages workspace stands outside of it.");
  return commands;
}
