import { createContext, useContext } from "react";

/** The element that menus and tooltips are put into: the open dialog, because all else is inert then; or the body. */
export const PortalRoot = createContext<HTMLElement | null>(null);

/** For `FloatingPortal`'s `root`, which takes no null. */
export function usePortalRoot(): { readonly root: HTMLElement } | Record<never, never> {
  const root = useContext(PortalRoot);
  return root ? { root } : {};
}
