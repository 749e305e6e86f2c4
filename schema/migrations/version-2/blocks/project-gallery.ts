import type { JsonObject } from "../json.ts";
import type { TypedProps } from "../typed-props.ts";
import { projectFacts, projectSections } from "./project-texts.ts";
import { eachOf } from "./query.ts";

/** A project as a card of the gallery, with what its dialog shows. */
export const projectCard: JsonObject = {
  id: "{{item.id}}",
  title: "{{item.title}}",
  href: "{{item.href}}",
  picture: "{{item.image}}",
  place: "{{item.location}}",
  text: "{{item.description}}",
  tags: ["{{item.projectType}}", "{{item.size}}"],
  comparison: "{{item.comparison}}",
  details: {
    label: "{{item.projectType}}",
    facts: projectFacts("item"),
    sections: projectSections("item"),
    pictures: "{{item.gallery}}",
  },
};

/** `project-gallery`: the projects of a query. */
export function migrateProjectGallery(props: JsonObject): TypedProps {
  const type = "project-gallery";
  if (Object.hasOwn(props, "items")) return { type, props };
  const { projects, empty = "No projects to show here yet.", ...rest } = props;
  return { type, props: { ...rest, items: eachOf("projects", projects, projectCard), empty } };
}
