import { useState } from "react";
import { Link } from "../_kit/link.tsx";
import { Photo } from "../_kit/photo.tsx";
import type { ProjectCard } from "./card.ts";

/** What the gallery shows, as it travels with the page. */
export interface GalleryProps {
  readonly projects: readonly ProjectCard[];
  /** How many of the pictures are loaded at once. */
  readonly eager: number;
}

/** The cards of a gallery. Each is a link to its project's page; where scripts run, the dialog takes the click. */
export function ProjectCards({ projects, eager }: GalleryProps) {
  return (
    <ul className="project-gallery-cards" data-count={projects.length}>
      {projects.map((project, index) => (
        <li key={project.id} className="project-gallery-card" data-project={project.id}>
          {project.comparison ? (
            <Comparison comparison={project.comparison} eager={index < eager} />
          ) : (
            <Photo
              picture={project.image}
              use="half"
              eager={index < eager}
              className="project-gallery-picture"
            />
          )}
          <h3 className="project-gallery-title">
            <Link href={project.href}>{project.title}</Link>
          </h3>
          <p className="project-gallery-location">{project.location}</p>
          <p className="project-gallery-description">{project.description}</p>
          <p className="project-gallery-facts">
            <span>{project.projectType}</span>
            <span>{project.size}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

type Compared = NonNullable<ProjectCard["comparison"]>;

/** Two pictures from one viewpoint, of which one is shown. Without scripts both are. */
function Comparison({ comparison, eager }: { readonly comparison: Compared; readonly eager: boolean }) {
  const [shown, setShown] = useState<"before" | "after">("after");
  const views = [
    ["before", "Before", comparison.before, comparison.beforeCaption],
    ["after", "After", comparison.after, comparison.afterCaption],
  ] as const;
  return (
    <div className="project-gallery-comparison">
      {views.map(([name, , picture, caption]) => (
        <figure key={name} className="project-gallery-view" data-shown={shown === name}>
          <Photo
            picture={picture}
            use="half"
            eager={eager && name === shown}
            className="project-gallery-picture"
          />
          <figcaption className="project-gallery-caption">{caption}</figcaption>
        </figure>
      ))}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields */}
      <div className="project-gallery-toggle" role="group" aria-label="Before and after">
        {views.map(([name, label]) => (
          <button key={name} type="button" aria-pressed={shown === name} onClick={() => setShown(name)}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
