export { LinkDialog } from "./link-dialog.tsx";
export { LinkField } from "./link-field.tsx";
