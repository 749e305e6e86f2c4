import { createSlice } from "../_kit/page-store.ts";

export const currentView = createSlice("hero", 0);
