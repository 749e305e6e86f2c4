import type { BlockProblem } from "../../schema/block/define-block.ts";
import type { Resolved } from "../../schema/fields/resolved.ts";
import type { schema } from "./schema.ts";

/** Reports `missing-timezone` for hours that are in no place: UTC is what a site has that does not say where it is. */
export function check({ timezone }: Pick<Resolved<typeof schema>, "timezone">): BlockProblem[] {
  if (timezone !== "UTC") return [];
  return [
    {
      code: "missing-timezone",
      message: "Whether it is open now is not known: the site does not say in which time zone it is.",
      suggestion: 'Write "timezone": "Europe/Paris" into "site", or into the props of this block.',
    },
  ];
}
