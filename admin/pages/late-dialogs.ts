import { later } from "../later/later.tsx";
import { withEntryFormat } from "../later/with-entry-format.ts";

/** The dialogs of the pages, loaded when they are wanted. */
export const InsertMenu = later(async () => (await import("./insert/insert-menu.tsx")).InsertMenu, "dialog");
export const MoveToPageDialog = later(
  async () => (await import("./outline/move-to-page-dialog.tsx")).MoveToPageDialog,
  "dialog",
);
export const NewPageDialog = later(
  async () => (await import("./list/new-page-dialog.tsx")).NewPageDialog,
  "dialog",
);
export const RenameDialog = later(
  async () => (await import("./list/rename-dialog.tsx")).RenameDialog,
  "dialog",
);
export const AddressDialog = later(
  () => withEntryFormat(async () => (await import("./list/address-dialog.tsx")).AddressDialog),
  "dialog",
);
