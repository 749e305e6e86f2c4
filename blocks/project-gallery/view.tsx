import type { Resolved } from "../../schema/resolved.ts";
import { useFirstPictures } from "../_kit/first-screen.ts";
import { Island } from "../_kit/island.tsx";
import { Section } from "../_kit/section.tsx";
import { projectCard } from "./card.ts";
import type { schema } from "./schema.ts";
import { StillGallery } from "./still-gallery.tsx";

export function ProjectGallery({ label, title, intro, projects, empty }: Resolved<typeof schema>) {
  const eager = useFirstPictures();
  return (
    <Section name="project-gallery" label={label} title={title} intro={intro}>
      {projects.length === 0 ? (
        <p className="empty">{empty}</p>
      ) : (
        <Island
          name="project-gallery"
          wake="interaction"
          component={StillGallery}
          props={{ projects: projects.map(projectCard), eager }}
        />
      )}
    </Section>
  );
}
