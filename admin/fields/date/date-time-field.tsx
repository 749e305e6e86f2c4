import { fieldWords } from "../../../editing/messages/field-words.ts";
import type { StringSchema } from "../../../schema/fields/schema.ts";
import { instantOf, inTimeZone, isTimeZone } from "../../../schema/formats/date-time/date-time.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { FieldFrame, inputAttributes } from "../form/field-frame.tsx";
import type { FieldProps } from "../form/field-props.ts";
import { useForm } from "../form/form-context.ts";
import { useFieldProblems } from "../form/use-field-problems.ts";

const toMinutes = "2026-01-31T09:30".length;

/** A moment by the clock of the site, whatever zone it is written in. */
export function DateTimeField({ schema, value, path, required }: FieldProps<StringSchema>) {
  const form = useForm();
  const problems = useFieldProblems(path);
  const zone = useEditor(({ document }) => document.site.timezone);
  const timeZone = typeof zone === "string" && isTimeZone(zone) ? zone : "UTC";
  const text = typeof value === "string" ? value : "";
  const isMoment = text === "" || instantOf(text, timeZone) !== undefined;
  const local = isMoment && text !== "" ? inTimeZone(text, timeZone).slice(0, toMinutes) : text;
  const write = (next: string) => {
    if (next === "") form.set(path, required ? "" : undefined);
    else form.set(path, isMoment ? inTimeZone(next, timeZone) : next);
  };
  return (
    <FieldFrame
      schema={schema}
      path={path}
      required={required}
      problems={problems}
      below={<p className="field-help">{fieldWords().byClockOf({ zone: timeZone.replaceAll("_", " ") })}</p>}
    >
      <input
        type={isMoment ? "datetime-local" : "text"}
        className="input input-date"
        value={local}
        onFocus={() => form.onFocus(path)}
        onChange={({ target }) => {
          // While one of its parts is being typed, a moment is empty to the browser.
          if (!target.validity.badInput) write(target.value);
        }}
        {...inputAttributes(form, path, problems, required)}
      />
    </FieldFrame>
  );
}
