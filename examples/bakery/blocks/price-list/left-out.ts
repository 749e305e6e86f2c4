import { createSlice } from "blockwork";

/** The ids of the allergens that the visitor leaves out. */
export const leftOut = createSlice<readonly string[]>("price-list", []);
