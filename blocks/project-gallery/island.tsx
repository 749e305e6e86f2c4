import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useStore } from "zustand";
import { pageStore } from "../_kit/page-store.ts";
import type { ProjectCard } from "./card.ts";
import { ProjectCards } from "./cards.tsx";
import { ProjectDialog } from "./dialog.tsx";
import { fetchProject } from "./project-details.ts";

/** The gallery, awake: a click on a card opens its dialog, whose address is that of the project's own page. */
export default function ProjectGalleryIsland({ projects }: { readonly projects: readonly ProjectCard[] }) {
  const selected = useStore(pageStore, (state) => state.selectedProject);
  const list = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const own = useRef({ path: "", title: "" });

  useEffect(() => {
    own.current = { path: location.pathname, title: document.title };
    const follow = () => {
      const found = projects.find(
        (project) => project.href === location.pathname && location.pathname !== own.current.path,
      );
      document.title = found?.title ?? own.current.title;
      show(found?.id);
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [projects]);

  const projectOf = (target: EventTarget) => {
    const card = (target as Element).closest<HTMLElement>(".project-gallery-card");
    return projects.find((project) => project.id === card?.dataset.project);
  };

  const open = (event: React.MouseEvent) => {
    const link = (event.target as Element).closest("a");
    const project = projectOf(event.target);
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || !project?.href || elsewhere) return;
    event.preventDefault();
    opener.current = link;
    history.pushState({ dialog: project.id }, "", project.href);
    document.title = project.title;
    show(project.id, link.closest(".project-gallery-card"));
  };

  const fetchAhead = ({ target }: React.SyntheticEvent) => {
    const href = projectOf(target)?.href;
    if (href) fetchProject(href).catch(() => undefined);
  };

  const project = projects.find(({ id }) => id === selected);
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
        <ProjectCards projects={projects} />
      </div>
      {project && (
        <ProjectDialog
          key={project.id}
          project={project}
          opener={opener}
          within={list}
          onClose={() => history.back()}
        />
      )}
    </>
  );
}

/** Selects a project, growing the dialog out of its card where the browser can. */
function show(id: string | undefined, card?: Element | null): void {
  const select = () => flushSync(() => pageStore.getState().selectProject(id));
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const picture = card?.querySelector<HTMLElement>("img");
  if (!document.startViewTransition || still || !picture) {
    select();
    return;
  }
  picture.style.viewTransitionName = "project-picture";
  document.startViewTransition(() => {
    picture.style.viewTransitionName = "";
    select();
  });
}
