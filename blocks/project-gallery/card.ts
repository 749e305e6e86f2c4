import type { Entry, Picture } from "../../schema/resolved.ts";

/** What a card shows of a project, and what its dialog starts with. */
export interface ProjectCard {
  readonly id: string;
  readonly href: string | undefined;
  readonly title: string;
  readonly location: string;
  readonly description: string;
  readonly projectType: string;
  readonly size: string;
  readonly image: Picture;
  readonly comparison: Entry<"projects">["comparison"];
}

/** The card of a project: no more than is shown, because it travels with the page. */
export function projectCard(project: Entry<"projects">): ProjectCard {
  const { id, href, title, location, description, projectType, size, image, comparison } = project;
  return { id, href, title, location, description, projectType, size, image, comparison };
}
