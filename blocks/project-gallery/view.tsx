import type { Resolved } from "../../schema/resolved.ts";
import { Link } from "../_kit/link.tsx";
import { Photo } from "../_kit/photo.tsx";
import { Section } from "../_kit/section.tsx";
import type { schema } from "./schema.ts";

export function ProjectGallery({ label, title, intro, projects, empty }: Resolved<typeof schema>) {
  return (
    <Section name="project-gallery" label={label} title={title} intro={intro}>
      {projects.length === 0 && <p className="empty">{empty}</p>}
      <ul className="project-gallery-cards" data-count={projects.length}>
        {projects.map((project) => (
          <li key={project.id} className="project-gallery-card">
            <Photo picture={project.image} use="half" className="project-gallery-picture" />
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
    </Section>
  );
}
