import { createSlice } from "../_kit/islands/page-store.ts";

/** The card whose dialog is open. */
export interface SelectedItem {
  /** The id of its gallery, as a page may have several. */
  readonly gallery: string;
  /** The id of the item within the gallery. */
  readonly id: string;
}

export const selectedItem = createSlice<SelectedItem | undefined>("project-gallery", undefined);
