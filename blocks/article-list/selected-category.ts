import { createSlice } from "../_kit/page-store.ts";

/** The id of the category that the cards are filtered by; none for all. */
export const selectedCategory = createSlice<string | undefined>("article-list", undefined);
