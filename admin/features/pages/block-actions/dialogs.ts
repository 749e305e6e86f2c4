export { OtherPageDialog } from "./other-page-dialog.tsx";
export { SavePatternDialog } from "./save-pattern-dialog.tsx";
export { SeveralDialog } from "./several-dialog.tsx";
