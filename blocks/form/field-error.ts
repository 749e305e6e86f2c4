import { type AnswerRules, answerFault, faultSentence } from "./answer-fault.ts";
import type { FormField } from "./field.tsx";
import type { FormTexts } from "./form-texts.ts";

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface FieldErrorOptions extends Pick<AnswerRules, "checks"> {
  readonly texts: FormTexts;
}

/** What is wrong with the current answer in a form control, as a sentence; undefined if it is accepted. */
export function fieldError(
  control: Control,
  field: FormField,
  { texts, checks }: FieldErrorOptions,
): string | undefined {
  const language = document.documentElement.lang;
  const fault = isIncompleteDate(control)
    ? ({ text: "dateWrong" } as const)
    : answerFault(field, answerOf(control), { language, checks });
  return fault && faultSentence(fault, field, { texts, language });
}

/** A date of which a part was typed has no value, as an empty one. */
const isIncompleteDate = ({ type, validity }: Control) => type === "date" && validity.badInput;

function answerOf(control: Control): string | readonly File[] {
  const { type, value } = control;
  if (type === "file") return [...((control as HTMLInputElement).files ?? [])];
  if (type === "checkbox") return (control as HTMLInputElement).checked ? value : "";
  return value;
}
