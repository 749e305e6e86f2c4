import { type GalleryProps, ProjectCards } from "./cards.tsx";

/** The gallery before it wakes: the same elements as the island renders at first, so that hydration finds them. */
export function StillGallery(props: GalleryProps) {
  return (
    <div className="project-gallery-list">
      <ProjectCards {...props} />
    </div>
  );
}
