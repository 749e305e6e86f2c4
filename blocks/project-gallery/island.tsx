import { type MouseEvent, type SyntheticEvent, useEffect, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { useStore } from "zustand";
import { pageStore, type SelectedProject } from "../_kit/page-store.ts";
import { savesData } from "../_kit/saves-data.ts";
import { type GalleryProps, ProjectCards } from "./cards.tsx";
import { ProjectDialog } from "./dialog.tsx";
import { enterDialog, followDialogs, leaveDialog } from "./dialog-history.ts";
import { fetchProject } from "./project-details.ts";

/** The gallery, awake: a click on a card opens its dialog, whose address is that of the project's own page. */
export default function ProjectGalleryIsland({ projects, eager }: GalleryProps) {
  const gallery = useId();
  const selected = useStore(pageStore, (state) => state.selectedProject);
  const list = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const pageTitle = document.title;
    return followDialogs(gallery, (id) => {
      const found = projects.find((project) => project.id === id);
      if (!found && pageStore.getState().selectedProject?.gallery !== gallery) return;
      document.title = found?.title ?? pageTitle;
      show(found && { gallery, id: found.id });
    });
  }, [gallery, projects]);

  const projectOf = (target: EventTarget) => {
    const card = (target as Element).closest<HTMLElement>(".project-gallery-card");
    return projects.find((project) => project.id === card?.dataset.project);
  };

  const open = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    const project = projectOf(event.target);
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || !project?.href || elsewhere) return;
    event.preventDefault();
    opener.current = link;
    enterDialog({ gallery, project: project.id }, project.href);
    document.title = project.title;
    show({ gallery, id: project.id }, link.closest(".project-gallery-card"));
  };

  const fetchAhead = ({ target }: SyntheticEvent) => {
    const href = projectOf(target)?.href;
    if (href && !savesData()) fetchProject(href).catch(() => undefined);
  };

  const project = selected?.gallery === gallery ? projects.find(({ id }) => id === selected.id) : undefined;
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for the links inside it */}
      <div
        ref={list}
        className="project-gallery-list"
        onClick={open}
        onPointerOver={fetchAhead}
        onFocus={fetchAhead}
      >
        <ProjectCards projects={projects} eager={eager} />
      </div>
      {project && (
        <ProjectDialog
          key={project.id}
          project={project}
          opener={opener}
          within={list}
          onClose={leaveDialog}
        />
      )}
    </>
  );
}

/** Selects a project, growing the dialog out of its card where the browser can. */
function show(selected: SelectedProject | undefined, card?: Element | null): void {
  const select = () => flushSync(() => pageStore.getState().selectProject(selected));
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const picture = card?.querySelector<HTMLElement>('[data-shown="true"] img, .project-gallery-picture');
  if (!document.startViewTransition || still || !picture) {
    select();
    return;
  }
  picture.style.viewTransitionName = "project-picture";
  const transition = document.startViewTransition(() => {
    picture.style.viewTransitionName = "";
    select();
  });
  // One that is cut short, by the next or because the tab is hidden, has selected all the same.
  transition.ready.catch(() => undefined);
}
