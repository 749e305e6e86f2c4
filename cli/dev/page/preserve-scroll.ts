interface Kept {
  readonly left: number;
  readonly top: number;
  readonly open: readonly boolean[];
}

const key = () => `blockwork-place ${location.pathname}`;
const details = () => [...document.querySelectorAll("details")];

export function reloadInPlace(): void {
  const kept: Kept = { left: scrollX, top: scrollY, open: details().map(({ open }) => open) };
  sessionStorage.setItem(key(), JSON.stringify(kept));
  location.reload();
}

export function returnToPlace(): void {
  const kept = JSON.parse(sessionStorage.getItem(key()) ?? "null") as Kept | null;
  if (!kept) return;
  sessionStorage.removeItem(key());
  const { left, top, open } = kept;
  const all = details();
  if (all.length === open.length)
    for (const [index, element] of all.entries()) element.open = open[index] ?? false;
  history.scrollRestoration = "manual";
  const restore = () => scrollTo({ left, top, behavior: "instant" });
  restore();
  addEventListener("load", restore);
}
