export const hydratedIslands = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>("[data-island]")].filter(isHydrated);

export function isHydrated(part: Element): boolean {
  const root = part.querySelector("[data-root]");
  return root !== null && Object.keys(root).some((key) => key.startsWith("__reactContainer"));
}
