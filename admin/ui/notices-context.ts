import { createContext } from "react";
import type { StoreApi } from "zustand/vanilla";
import type { Notices } from "./notices.ts";

export const NoticesContext = createContext<StoreApi<Notices> | undefined>(undefined);
