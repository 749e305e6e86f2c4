import { createSlice } from "../_kit/islands/page-store.ts";

export const selectedCategory = createSlice<string | undefined>("article-list", undefined);
