import type { Entry } from "../../schema/resolved.ts";
import { Link } from "../_kit/link.tsx";
import { Photo } from "../_kit/photo.tsx";

type Project = Entry<"projects">;

interface ProjectCardsProps {
  /** What tells this gallery from another on the same page. */
  readonly gallery: string;
  readonly projects: readonly Project[];
  /** How many of the pictures are loaded at once. */
  readonly eager: number;
}

/** The cards of a gallery. Each is a link to its project's page; where scripts run, the dialog takes the click. */
export function ProjectCards({ gallery, projects, eager }: ProjectCardsProps) {
  return (
    <ul className="project-gallery-cards" data-gallery={gallery} data-count={projects.length}>
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

interface ComparisonProps {
  readonly comparison: NonNullable<Project["comparison"]>;
  readonly eager: boolean;
}

/** Two pictures from one viewpoint, of which one is shown. Without scripts both are. */
function Comparison({ comparison, eager }: ComparisonProps) {
  const { before, beforeCaption, after, afterCaption } = comparison;
  const views = [
    { name: "before", label: "Before", picture: before, caption: beforeCaption, shown: false },
    { name: "after", label: "After", picture: after, caption: afterCaption, shown: true },
  ];
  return (
    <div className="project-gallery-comparison">
      {views.map(({ name, picture, caption, shown }) => (
        <figure key={name} className="project-gallery-view" data-view={name} data-shown={shown}>
          <Photo picture={picture} use="half" eager={eager && shown} className="project-gallery-picture" />
          <figcaption className="project-gallery-caption">{caption}</figcaption>
        </figure>
      ))}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields */}
      <div className="project-gallery-toggle" role="group" aria-label="Before and after">
        {views.map(({ name, label, shown }) => (
          <button key={name} type="button" data-view={name} aria-pressed={shown}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
