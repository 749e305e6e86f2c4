import { currentView } from "./current-view.ts";

/** The button that cross-fades between the two views; it is named after the one that it would show. */
export default function enhance(frame: HTMLElement): void {
  const button = frame.querySelector<HTMLButtonElement>(".hero-toggle");
  const views = [...frame.querySelectorAll<HTMLElement>(".hero-view")];
  if (!button) return;
  currentView.subscribe((view) => {
    frame.dataset.view = String(view);
    button.textContent = views[1 - view]?.dataset.name ?? "";
  });
  button.addEventListener("click", () => currentView.set(1 - currentView.get()));
}
