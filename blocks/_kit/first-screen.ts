import { createContext, useContext } from "react";

/** Whether a block starts on the first screen; the renderer, which knows the page, says so. */
export const FirstScreen = /* @__PURE__ */ createContext(false);

/** How many pictures make a row on the widest screens. */
const row = 3;

/** How many of a list's pictures are loaded at once: a row on the first screen, none below it. */
export function useFirstPictures(): number {
  return useContext(FirstScreen) ? row : 0;
}
