import { createContext, useContext } from "react";
import type { EntryCommands } from "./entry-commands.ts";

export const EntryCommandsContext = createContext<EntryCommands | undefined>(undefined);

/** What can be done with entries as a whole. */
export function useEntryCommands(): EntryCommands {
  const commands = useContext(EntryCommandsContext);
  if (!commands) throw new Error("A part of the entries' screen stands outside of it.");
  return commands;
}
