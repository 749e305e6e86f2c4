import type { BlockProblem } from "../../schema/define-block.ts";
import type { Resolved } from "../../schema/resolved.ts";
import type { schema } from "./schema.ts";

/** Reports `form-without-delivery` for a form that says "sent" without sending and without being told to. */
export function check({ delivery }: Resolved<typeof schema>): readonly BlockProblem[] {
  if (delivery?.endpoint || delivery?.demonstration) return [];
  return [
    {
      code: "form-without-delivery",
      message: "This form has nowhere to send its messages, so it only pretends to.",
      suggestion:
        'Give it "delivery" with the endpoint of a form service, or with "demonstration": true while you try it out.',
    },
  ];
}
