import { pageStore } from "../_kit/page-store.ts";

/** The button that cross-fades between the two views; it is named after the one that it would show. */
export default function enhance(frame: HTMLElement): void {
  const button = frame.querySelector<HTMLButtonElement>(".hero-toggle");
  const views = [...frame.querySelectorAll<HTMLElement>(".hero-view")];
  if (!button) return;
  pageStore.subscribe(({ heroView }) => {
    frame.dataset.view = String(heroView);
    button.textContent = views[1 - heroView]?.dataset.name ?? "";
  });
  button.addEventListener("click", () => {
    const { heroView, showHeroView } = pageStore.getState();
    showHeroView(1 - heroView);
  });
}
