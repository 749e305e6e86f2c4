import type { BlockProblem } from "../../schema/define-block.ts";
import type { Resolved } from "../../schema/resolved.ts";
import type { schema } from "./schema.ts";

/**
 * Reports `form-without-delivery` for a form that says "sent" without sending and without being told to, and
 * `form-endpoint` for one that sends what visitors write unencrypted, or nowhere; `duplicate-id` for two fields of one name.
 */
export function check(props: Resolved<typeof schema>): readonly BlockProblem[] {
  return [...nameProblems(props), ...deliveryProblems(props)];
}

function nameProblems({ fields }: Resolved<typeof schema>): BlockProblem[] {
  const names = fields.map(({ name }) => name);
  return names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : {
          code: "duplicate-id",
          key: `fields/${index}/name`,
          message: `Another field of this form has the name "${name}" already.`,
          suggestion: "Choose another name, or one of the two answers is lost.",
        },
  );
}

function deliveryProblems({ delivery }: Resolved<typeof schema>): readonly BlockProblem[] {
  if (delivery?.endpoint) {
    const problem = {
      code: "form-endpoint",
      key: "delivery/endpoint",
      suggestion: "Use the https address of a form service or of your own server.",
    } as const;
    if (!/^https:\/\//i.test(delivery.endpoint)) {
      const message = "What visitors write would be sent to an address that is not https.";
      return [{ ...problem, message }];
    }
    // A policy that names it is not understood, so browsers would not send (CSP 3, host-char).
    if (!new URL(delivery.endpoint).host.includes("_")) return [];
    return [{ ...problem, message: "Browsers don't send to a host with an underscore in its name." }];
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
