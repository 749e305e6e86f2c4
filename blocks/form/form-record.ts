import type { Resolved } from "../../schema/fields/resolved.ts";
import type { AnswerField, AnswerRules } from "./answer-fault.ts";
import type { schema } from "./schema.ts";

/** What the form handler must know of a form to check its answers and send them; part of the handler that `site new form-handler` writes. */
export interface FormRecord extends AnswerRules {
  /** The form's name, in the subject of the message. */
  readonly title: string;
  readonly fields: readonly AnswerField[];
  /** What is shown after sending without JavaScript; empty strings for what is not set. */
  readonly success: { readonly title: string; readonly text: string; readonly page: string };
  /** Whether the sender gets a copy by e-mail. */
  readonly copy: boolean;
  /** Whether a token of Cloudflare Turnstile is required. */
  readonly turnstile: boolean;
}

interface RecordContext extends Pick<FormRecord, "language"> {
  readonly sent: string;
}

/** The record of a form on a page, and the id by which the form names it: any change of what is asked changes both. */
export function formRecord(
  { title, checks, fields, delivery, success }: Resolved<typeof schema>,
  { language, sent }: RecordContext,
): { readonly id: string; readonly record: FormRecord } {
  const record = {
    title,
    language,
    checks,
    fields: fields.map(answerField),
    success: { title: success.title ?? sent, text: success.text ?? "", page: success.page ?? "" },
    copy: delivery?.copy ?? false,
    turnstile: delivery?.turnstile ?? false,
  };
  return { id: `form-${hashOf(JSON.stringify(record))}`, record };
}

function answerField(field: Resolved<typeof schema>["fields"][number]): AnswerField {
  const { name, label, kind, required, options, minimum, maximum, minimumLength, accept, maximumSize } =
    field;
  return {
    name,
    label,
    kind,
    required,
    options: [...new Set(options)],
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(minimumLength !== undefined && { minimumLength }),
    ...(accept !== undefined && { accept }),
    maximumSize,
    autocomplete: field.autocomplete,
  };
}

/** FNV-1a with 64 bits, which is enough to tell the forms of a site apart. */
function hashOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, "0");
}
