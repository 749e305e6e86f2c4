export { AddressDialog } from "./address-dialog.tsx";
export { NewPageDialog } from "./new-page-dialog.tsx";
export { RenameDialog } from "./rename-dialog.tsx";
