import type { JsonObject } from "../json.ts";
import type { TypedProps } from "../typed-props.ts";
import { projectCard } from "./project-gallery.ts";
import { projectFacts, projectSections } from "./project-texts.ts";
import { isOwnEntry, onlyEntry } from "./query.ts";

/** The project whose page it is, as the showcase's props. */
const ownProject: JsonObject = {
  label: "{{entry.projectType}}",
  title: "{{entry.title}}",
  intro: "{{entry.description}}",
  place: "{{entry.location}}",
  picture: "{{entry.image}}",
  caption: "{{entry.location}}, {{entry.completedDate}}",
  facts: projectFacts("entry"),
  sections: projectSections("entry"),
  comparison: "{{entry.comparison}}",
  pictures: "{{entry.gallery}}",
};

/** `project`: the project of the page; any other is shown as a card, which leads to its page. */
export function migrateShowcase(props: JsonObject): TypedProps {
  const { project, ...rest } = props;
  if (project === undefined) return { type: "showcase", props };
  if (isOwnEntry(project)) return { type: "showcase", props: { ...ownProject, ...rest } };
  const items = onlyEntry("projects", project, projectCard);
  return { type: "project-gallery", props: { title: "Project", ...rest, items } };
}
