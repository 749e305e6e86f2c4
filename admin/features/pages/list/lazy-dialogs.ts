import { lazyModule } from "../../../ui/browser/lazy-module.ts";
import { lazy } from "../../../ui/lazy.tsx";

const dialogs = lazyModule(() => import("./dialogs.ts"), "used");

export const AddressDialog = lazy(dialogs, "AddressDialog", "dialog");
export const NewPageDialog = lazy(dialogs, "NewPageDialog", "dialog");
export const RenameDialog = lazy(dialogs, "RenameDialog", "dialog");
