import type { Resolved } from "../../schema/resolved.ts";
import { numbered } from "../_kit/numbered.ts";
import { Photo } from "../_kit/photo.tsx";
import { ProjectFacts } from "../_kit/project-facts.tsx";
import { ProjectStory } from "../_kit/project-story.tsx";
import type { schema } from "./schema.ts";

export function Project({ project }: Resolved<typeof schema>) {
  const { comparison } = project;
  const more = project.gallery.filter((picture) => picture.name !== project.image.name);
  return (
    <article className="project">
      <header className="project-head">
        <p className="project-label">{project.projectType}</p>
        <h1 className="project-title">{project.title}</h1>
        <p className="project-intro">{project.description}</p>
      </header>
      <figure>
        <Photo picture={project.image} use="full" first className="project-picture" />
        <figcaption className="project-caption">
          {project.location}, {project.completedDate}
        </figcaption>
      </figure>
      <div className="project-text">
        <ProjectFacts project={project} />
        <ProjectStory project={project} level={2} />
      </div>
      {comparison && (
        <div className="project-comparison">
          <figure>
            <Photo picture={comparison.before} use="half" />
            <figcaption>{comparison.beforeCaption}</figcaption>
          </figure>
          <figure>
            <Photo picture={comparison.after} use="half" />
            <figcaption>{comparison.afterCaption}</figcaption>
          </figure>
        </div>
      )}
      {more.length > 0 && (
        <section>
          <h2 className="visually-hidden">More pictures</h2>
          <ul className="project-gallery-pictures">
            {numbered(more).map(([key, picture]) => (
              <li key={key}>
                <Photo picture={picture} use="wide" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
