import { useLayoutEffect } from "react";
import { sheetIn } from "../kit/sheet-in.ts";
import styles from "./look.scss?inline";

/** Gives the editor the styles of the fields of the look, which are loaded with these. */
export function useLookStyles(): void {
  useLayoutEffect(() => sheetIn(document, styles), []);
}
