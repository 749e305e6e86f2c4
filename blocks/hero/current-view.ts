import { createSlice } from "../_kit/page-store.ts";

/** Which of the hero's views is shown, from 0. */
export const currentView = createSlice("hero", 0);
