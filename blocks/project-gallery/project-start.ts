import type { Entry, Picture } from "../../schema/resolved.ts";

/** What a project's dialog starts with, before the project's details are there. */
export interface ProjectStart {
  readonly id: string;
  readonly href: string | undefined;
  readonly title: string;
  readonly projectType: string;
  readonly image: Picture;
}

/** The start of a project's dialog: no more than is shown, because it travels with the page. */
export function projectStart({ id, href, title, projectType, image }: Entry<"projects">): ProjectStart {
  return { id, href, title, projectType, image };
}
