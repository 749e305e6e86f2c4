import { createContext } from "react";
import type { StoreApi } from "zustand/vanilla";
import type { Notices } from "./notices.ts";

/** The notices of the editor, for the dialogs that show them; none before there is an editor. */
export const NoticesContext = createContext<StoreApi<Notices> | undefined>(undefined);
