import type { BlockProblem } from "../../schema/define-block.ts";
import type { Resolved } from "../../schema/resolved.ts";
import type { schema } from "./schema.ts";

/**
 * Reports `form-without-delivery` for a form that says "sent" without sending and without being told to, and
 * `form-endpoint` for one that sends what visitors write unencrypted, or nowhere.
 */
export function check({ delivery }: Resolved<typeof schema>): readonly BlockProblem[] {
  if (delivery?.endpoint) {
    if (/^https:\/\//i.test(delivery.endpoint)) return [];
    return [
      {
        code: "form-endpoint",
        key: "delivery/endpoint",
        message: "What visitors write would be sent to an address that is not https.",
        suggestion: "Use the https address of a form service or of your own server.",
      },
    ];
  }
  if (delivery?.demonstration) return [];
  return [
    {
      code: "form-without-delivery",
      message: "This form has nowhere to send its messages, so it only pretends to.",
      suggestion:
        'Give it "delivery" with the endpoint of a form service, or with "demonstration": true while you try it out.',
    },
  ];
}
