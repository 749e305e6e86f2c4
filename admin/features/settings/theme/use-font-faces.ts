import { useEffect } from "react";
import type { FontChoice } from "../../../../editing/host/served-content.ts";
import { addStyleSheet } from "../../../ui/browser/add-style-sheet.ts";

let users = 0;
let remove: (() => void) | undefined;

export function useFontFaces(choices: readonly FontChoice[]): void {
  useEffect(() => {
    users += 1;
    remove ??= addStyleSheet(document, choices.map(({ css }) => css).join(""));
    return () => {
      users -= 1;
      if (users > 0) return;
      remove?.();
      remove = undefined;
    };
  }, [choices]);
}
