import type { StructuredData, StructuredDataContext } from "../../schema/define-block.ts";
import type { Resolved } from "../../schema/resolved.ts";
import { pictureUrl } from "../_kit/picture-attributes.ts";
import type { schema } from "./schema.ts";

/** The project as a schema.org CreativeWork. */
export function structuredData(
  { project }: Resolved<typeof schema>,
  context: StructuredDataContext,
): StructuredData {
  return {
    "@type": "CreativeWork",
    name: project.title,
    description: project.description,
    genre: project.projectType,
    image: context.absolute(pictureUrl(project.image, Math.min(1200, project.image.width), "jpg")),
    locationCreated: { "@type": "Place", name: project.location },
    creator: { "@id": context.absolute("/#organisation") },
    url: context.url,
  };
}
