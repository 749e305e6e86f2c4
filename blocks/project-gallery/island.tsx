import { useStore } from "zustand";
import { pageStore } from "../_kit/page-store.ts";
import { ProjectDialog } from "./dialog.tsx";
import { leaveDialog } from "./dialog-history.ts";
import type { ProjectStart } from "./project-start.ts";

interface ProjectGalleryIslandProps {
  readonly gallery: string;
  readonly projects: readonly ProjectStart[];
}

/** The dialog of a gallery's selected project. Its address is that of the project's own page; to close it is to go back. */
export default function ProjectGalleryIsland({ gallery, projects }: ProjectGalleryIslandProps) {
  const selected = useStore(pageStore, (state) => state.selectedProject);
  const project = selected?.gallery === gallery && projects.find(({ id }) => id === selected.id);
  if (!project) return null;
  return <ProjectDialog key={project.id} gallery={gallery} project={project} onClose={leaveDialog} />;
}
