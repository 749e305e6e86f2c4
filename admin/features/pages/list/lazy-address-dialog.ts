import { lazy } from "../../../ui/lazy.tsx";

export const AddressDialog = lazy(async () => (await import("./address-dialog.tsx")).AddressDialog, "dialog");
