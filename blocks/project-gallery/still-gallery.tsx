import type { ProjectCard } from "./card.ts";
import { ProjectCards } from "./cards.tsx";

/** The gallery before it wakes: the same elements as the island renders at first, so that hydration finds them. */
export function StillGallery({ projects }: { readonly projects: readonly ProjectCard[] }) {
  return (
    <div className="project-gallery-list">
      <ProjectCards projects={projects} />
    </div>
  );
}
