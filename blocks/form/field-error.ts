import { fillIn, fillInCount } from "../_kit/messages/fill-in.ts";
import type { FormField } from "./field.tsx";
import type { FormTexts } from "./form-texts.ts";

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function fieldError(control: Control, field: FormField, texts: FormTexts): string | undefined {
  const { validity } = control;
  if (validity.valueMissing) return missing(field, texts);
  if (validity.badInput || validity.typeMismatch || validity.patternMismatch) return wrong(field, texts);
  const { minimum, maximum, minimumLength } = field;
  const language = document.documentElement.lang;
  const written = (number: number | undefined) => new Intl.NumberFormat(language).format(number ?? 0);
  if (validity.rangeUnderflow) return fillIn(texts.numberTooSmall, { minimum: written(minimum) });
  if (validity.rangeOverflow) return fillIn(texts.numberTooLarge, { maximum: written(maximum) });
  // The browser's own check only looks at what was typed, not at what was filled in.
  if (minimumLength && control.value !== "" && [...control.value.trim()].length < minimumLength)
    return fillInCount(texts.textTooShort, minimumLength, language);
  return undefined;
}

function missing({ kind }: FormField, texts: FormTexts): string {
  if (kind === "checkbox") return texts.consentMissing;
  if (kind === "select") return texts.choiceMissing;
  if (kind === "file") return texts.fileMissing;
  return texts.fieldMissing;
}

function wrong({ kind }: FormField, texts: FormTexts): string {
  if (kind === "email") return texts.emailWrong;
  if (kind === "tel") return texts.telephoneWrong;
  if (kind === "number") return texts.numberWrong;
  if (kind === "date") return texts.dateWrong;
  return texts.fieldMissing;
}
