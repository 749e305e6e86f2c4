import { createSlice } from "../_kit/page-store.ts";

export interface SelectedItem {
  readonly gallery: string;
  readonly id: string;
}

export const selectedItem = createSlice<SelectedItem | undefined>("project-gallery", undefined);
