import type { BlockProblem } from "../../schema/block/define-block.ts";
import type { Resolved } from "../../schema/fields/resolved.ts";
import { reservedNames } from "./reserved-names.ts";
import type { schema } from "./schema.ts";

/**
 * Reports `form-without-delivery` for a form that sends nothing and does not say that it is for trying out, and
 * `form-endpoint` for one that sends what visitors write unencrypted, or nowhere; `duplicate-id` for two fields of one
 * name; `form-field` for a field that lacks what its kind needs.
 */
export function check(props: Resolved<typeof schema>): readonly BlockProblem[] {
  return [...nameProblems(props), ...fieldProblems(props), ...deliveryProblems(props)];
}

function fieldProblems({ fields, delivery }: Resolved<typeof schema>): BlockProblem[] {
  return fields.flatMap(({ kind, options, minimum, maximum, accept }, index) => {
    const problem = { code: "form-field", key: `fields/${index}/kind` } as const;
    if (kind === "select" && options.length === 0)
      return {
        ...problem,
        values: { reason: "no-options" },
        message: "There is nothing to choose from.",
        suggestion: 'Write "options": a list of texts, or another kind of field.',
      };
    if (kind === "file" && !delivery?.endpoint && !delivery?.handler)
      return {
        ...problem,
        values: { reason: "no-endpoint" },
        message: "A file can't be sent: this form has no endpoint.",
        suggestion:
          'Give "delivery" the endpoint of a form service that takes files, or leave this field out.',
      };
    if (kind === "file" && delivery?.handler && !accept)
      return {
        ...problem,
        key: `fields/${index}/accept`,
        values: { reason: "no-kinds" },
        message: "A form handler takes no file whose kind is not named.",
        suggestion: 'Write the kinds that you can open, such as "accept": ".pdf,image/*".',
      };
    if (kind === "file" && delivery?.format === "json")
      return {
        ...problem,
        values: { reason: "not-as-json" },
        message: "A file can't be sent as JSON.",
        suggestion: 'Write "format": "form" in "delivery".',
      };
    if (minimum !== undefined && maximum !== undefined && minimum > maximum)
      return {
        ...problem,
        key: `fields/${index}/minimum`,
        values: { reason: "no-range" },
        message: `No number is at least ${minimum} and at most ${maximum}.`,
        suggestion: "Swap the two.",
      };
    return [];
  });
}

function nameProblems({ fields }: Resolved<typeof schema>): BlockProblem[] {
  const names = fields.map(({ name }) => name);
  const reserved = names.flatMap((name, index): BlockProblem[] => {
    if (!reservedNames.has(name)) return [];
    return [
      {
        code: "form-field",
        key: `fields/${index}/name`,
        values: { reason: "reserved-name", key: name },
        message: `A field can't have the name "${name}": it is the name of a part of every form, which browsers and scripts ask for.`,
        suggestion: `Write another name, such as "${name}-answer".`,
      },
    ];
  });
  const repeated = names.flatMap((name, index): BlockProblem[] | BlockProblem =>
    names.indexOf(name) === index
      ? []
      : {
          code: "duplicate-id",
          key: `fields/${index}/name`,
          message: `Another field of this form has the name "${name}" already.`,
          suggestion: "Choose another name, or one of the two answers is lost.",
        },
  );
  return [...reserved, ...repeated];
}

function deliveryProblems({ delivery, fields }: Resolved<typeof schema>): readonly BlockProblem[] {
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
    if (!new URL(delivery.endpoint).host.includes("_"))
      return delivery.handler ? handlerProblems(delivery, fields) : [];
    return [{ ...problem, message: "Browsers don't send to a host with an underscore in its name." }];
  }
  if (delivery?.handler) return handlerProblems(delivery, fields);
  if (delivery?.demonstration) return [];
  return [
    {
      code: "form-without-delivery",
      message: "This form has nowhere to send its messages.",
      suggestion:
        'Give it "delivery" with "handler": true and run site new form-handler, or with the endpoint of a form service, or with "demonstration": true while you try it out.',
    },
  ];
}

type FormProps = Resolved<typeof schema>;

function handlerProblems(
  { copy }: NonNullable<FormProps["delivery"]>,
  fields: FormProps["fields"],
): readonly BlockProblem[] {
  if (!copy || fields.some(({ kind }) => kind === "email")) return [];
  return [
    {
      code: "form-field",
      key: "delivery/copy",
      values: { reason: "no-address" },
      message: "Nobody can get a copy: this form asks for no e-mail address.",
      suggestion: 'Add a field of the kind "email", or leave "copy" out.',
    },
  ];
}
