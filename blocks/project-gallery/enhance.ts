import { pageStore } from "../_kit/page-store.ts";
import { savesData } from "../_kit/saves-data.ts";
import { enterDialog, followDialogs } from "./dialog-history.ts";
import { fetchProject } from "./project-details.ts";

/**
 * The cards of a gallery, once activated: a click on one selects its project, and the island beside them shows its dialog.
 * They stay the server's markup; hydrating them would be half of what a slow phone takes to open the first dialog.
 */
export default function enhance(element: HTMLElement): void {
  const cards = element.querySelector<HTMLElement>(".project-gallery-cards");
  const { gallery } = cards?.dataset ?? {};
  if (!cards || !gallery) return;
  const pageTitle = document.title;
  const linkOf = (project: string | undefined) =>
    [...cards.querySelectorAll<HTMLElement>("[data-project]")]
      .find((card) => card.dataset.project === project)
      ?.querySelector("a");
  const select = (project: string | undefined) => {
    const link = linkOf(project);
    document.title = link?.textContent ?? pageTitle;
    pageStore.getState().selectProject(link && project ? { gallery, id: project } : undefined);
  };

  cards.addEventListener("click", (event) => {
    const target = event.target as Element;
    const toggle = target.closest<HTMLElement>(".project-gallery-toggle button");
    if (toggle) compare(toggle);
    const link = target.closest("a");
    const { project } = target.closest<HTMLElement>("[data-project]")?.dataset ?? {};
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || !project || elsewhere) return;
    event.preventDefault();
    enterDialog({ gallery, project }, link.pathname);
    select(project);
  });
  followDialogs(gallery, (project) => {
    if (project || pageStore.getState().selectedProject?.gallery === gallery) select(project);
  });

  if (savesData()) return;
  const fetchAhead = (target: Element | null) => {
    const path = target?.closest("[data-project]")?.querySelector("a")?.pathname;
    if (path) fetchProject(path).catch(() => undefined);
  };
  for (const type of ["pointerover", "focusin"])
    cards.addEventListener(type, ({ target }) => fetchAhead(target as Element));
  fetchAhead(cards.querySelector("[data-project]:hover"));
}

/** Shows the picture that a Before or After button stands for. */
function compare(chosen: HTMLElement): void {
  const { view } = chosen.dataset;
  for (const button of chosen.parentElement?.querySelectorAll("button") ?? [])
    button.ariaPressed = String(button === chosen);
  const figures =
    chosen.closest(".project-gallery-comparison")?.querySelectorAll<HTMLElement>("figure") ?? [];
  for (const figure of figures) figure.dataset.shown = String(figure.dataset.view === view);
}
