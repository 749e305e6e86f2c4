import { useId } from "react";
import type { Resolved } from "../../schema/resolved.ts";
import { useFirstPictures } from "../_kit/first-screen.ts";
import { Island } from "../_kit/island.tsx";
import { Section } from "../_kit/section.tsx";
import { ProjectCards } from "./cards.tsx";
import { projectStart } from "./project-start.ts";
import type { schema } from "./schema.ts";

export function ProjectGallery({ label, title, intro, projects, empty }: Resolved<typeof schema>) {
  const gallery = useId();
  const eager = useFirstPictures();
  return (
    <Section name="project-gallery" label={label} title={title} intro={intro}>
      {projects.length === 0 ? (
        <p className="empty">{empty}</p>
      ) : (
        <Island
          name="project-gallery"
          hydrateOn="interaction"
          component={NoDialog}
          props={{ gallery, projects: projects.map(projectStart) }}
        >
          <ProjectCards gallery={gallery} projects={projects} eager={eager} />
        </Island>
      )}
    </Section>
  );
}

/** The island before a project is selected. */
function NoDialog() {
  return null;
}
