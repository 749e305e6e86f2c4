import { useEffect } from "react";
import { coveredHeight } from "./covered-height.ts";

/**
 * Tells the styles how much of the window the keyboard on the screen lies over, so that nothing is behind it. Some
 * browsers make the window smaller instead (`interactive-widget` in the page), and Safari does not.
 */
export function useCoveredHeight(): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    const { documentElement: root } = document;
    let last = 0;
    const measure = () => {
      const covered = seen ? coveredHeight(root.clientHeight, seen) : 0;
      if (covered === last) return;
      last = covered;
      root.style.setProperty("--covered", `${covered}px`);
      document.activeElement?.scrollIntoView({ block: "nearest" });
    };
    measure();
    seen?.addEventListener("resize", measure);
    seen?.addEventListener("scroll", measure);
    return () => {
      seen?.removeEventListener("resize", measure);
      seen?.removeEventListener("scroll", measure);
      root.style.removeProperty("--covered");
    };
  }, []);
}
