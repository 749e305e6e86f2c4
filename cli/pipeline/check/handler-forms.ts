import { messagesFor } from "../../../blocks/_kit/messages/index.ts";
import { type FormRecord, formRecord } from "../../../blocks/form/form-record.ts";
import { type HandlerTexts, handlerTexts } from "../../../blocks/form/form-texts.ts";
import type { schema } from "../../../blocks/form/schema.ts";
import { blocksOf } from "../../../renderer/blocks-of.ts";
import { pageInfoOf } from "../../../renderer/render/page-info.ts";
import type { Site } from "../../../renderer/site.ts";
import type { Resolved } from "../../../schema/fields/resolved.ts";
import type { ProblemLocation } from "../../../schema/problems/problem.ts";
import { isObject } from "../../../schema/text/is-object.ts";

/** A form that is sent to the site's form handler. */
export interface HandlerForm {
  /** By which the form names its record. */
  readonly id: string;
  readonly record: FormRecord;
  /** Where the form is written. */
  readonly place: ProblemLocation;
  /** The language of the handler's response. */
  readonly answersIn: AnswerLanguage;
}

interface AnswerLanguage {
  readonly direction: "ltr" | "rtl";
  /** The address of the home page. */
  readonly home: string;
  readonly texts: HandlerTexts;
}

/** The forms of a site that are sent to its form handler; those that ask the same are one. */
export function handlerForms(site: Site): readonly HandlerForm[] {
  const found = new Map<string, HandlerForm>();
  for (const page of site.pages)
    for (const { definition, props, place } of blocksOf(site.whole(page))) {
      if (definition.type !== "form" || !isHandled(props)) continue;
      const { language, direction, home, words } = pageInfoOf(site, page);
      const messages = messagesFor(language, words);
      const form = formRecord(props, { language, sent: messages.sent });
      const answersIn = { direction, home, texts: handlerTexts(messages) };
      if (!found.has(form.id)) found.set(form.id, { ...form, place, answersIn });
    }
  return [...found.values()];
}

function isHandled(props: unknown): props is Resolved<typeof schema> {
  return isObject(props) && isObject(props.delivery) && props.delivery.handler === true;
}
