import { createSlice } from "../_kit/islands/page-store.ts";

export const currentView = createSlice("hero", 0);
