import { createSlice } from "../_kit/page-store.ts";

/** An item whose dialog is open, and the gallery on the page that it was opened from. */
export interface SelectedItem {
  readonly gallery: string;
  readonly id: string;
}

export const selectedItem = createSlice<SelectedItem | undefined>("project-gallery", undefined);
