import { createSlice } from "../_kit/page-store.ts";

export const selectedCategory = createSlice<string | undefined>("article-list", undefined);
