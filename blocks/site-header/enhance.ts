export default function enhance(header: HTMLElement): void {
  const lists = [...header.querySelectorAll<HTMLDetailsElement>(".site-submenu")];
  const closeOthers = (target: EventTarget | null) => {
    for (const list of lists) if (!(target instanceof Node && list.contains(target))) list.open = false;
  };
  document.addEventListener("click", ({ target }) => {
    closeOthers(target instanceof Element && target.closest("a") ? null : target);
  });
  header.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget) closeOthers(relatedTarget);
  });
  header.addEventListener("keydown", ({ key, target }) => {
    if (key !== "Escape") return;
    const list = (target as Element).closest<HTMLDetailsElement>(".site-submenu[open]");
    closeOthers(null);
    list?.querySelector("summary")?.focus();
  });
  addEventListener("pagehide", () => closeOthers(null));
}
