import { createContext, useContext } from "react";

/** Where menus and tooltips are rendered: in the open dialog, because the rest is inert, or the body. */
export const PortalRoot = createContext<HTMLElement | null>(null);

/** For `FloatingPortal`'s `root`, which does not accept null. */
export function usePortalRoot(): { readonly root: HTMLElement } | Record<never, never> {
  const root = useContext(PortalRoot);
  return root ? { root } : {};
}
