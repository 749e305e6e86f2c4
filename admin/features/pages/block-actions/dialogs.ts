export { OtherPageDialog } from "./other-page-dialog.tsx";
export { SavePatternDialog } from "./save-pattern-dialog.tsx";
export { SeveralDialog } from "./several-dialog.tsx";
export { severalMenu } from "./several-menu.tsx";
