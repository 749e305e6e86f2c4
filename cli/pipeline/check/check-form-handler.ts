import type { Site } from "../../../renderer/site.ts";
import { createProblem, type Problem } from "../../../schema/problems/problem.ts";
import type { FormHandler } from "../read/read-form-handler.ts";
import { handlerForms } from "./handler-forms.ts";

/** Reports `form-handler` for a form whose messages the site's form handler would refuse. */
export function checkFormHandler(site: Site, handler: FormHandler | undefined): readonly Problem[] {
  return handlerForms(site).flatMap(({ id, place }) => {
    const at = { ...place, pointer: `${place.pointer}/props/delivery/handler`, target: "key" as const };
    if (!handler)
      return createProblem(
        "form-handler",
        at,
        "This form is sent to a form handler, and the site has none.",
        {
          suggestion: "Run site new form-handler, which makes it.",
          values: { reason: "no-handler" },
        },
      );
    const suggestion = "Run site new form-handler, and publish the function again.";
    if (!handler.forms.has(id))
      return createProblem(
        "form-handler",
        at,
        "The form handler was made before this form was changed, and refuses what it sends.",
        suggestion,
      );
    if (handler.hasRules) return [];
    const message = "The form handler checks answers by other rules than this form.";
    return createProblem("form-handler", at, message, suggestion);
  });
}
