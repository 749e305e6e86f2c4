import { lazy } from "../../ui/lazy.tsx";

/** The dialogs of the pages, loaded when they are wanted. */
export const InsertMenu = lazy(
  async () => (await import("../../fields/insert/insert-menu.tsx")).InsertMenu,
  "dialog",
);
export const MoveToPageDialog = lazy(
  async () => (await import("./outline/move-to-page-dialog.tsx")).MoveToPageDialog,
  "dialog",
);
export const NewPageDialog = lazy(
  async () => (await import("./list/new-page-dialog.tsx")).NewPageDialog,
  "dialog",
);
export const RenameDialog = lazy(
  async () => (await import("./list/rename-dialog.tsx")).RenameDialog,
  "dialog",
);
export const AddressDialog = lazy(
  async () => (await import("./list/address-dialog.tsx")).AddressDialog,
  "dialog",
);
