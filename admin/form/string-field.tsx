import { useMemo } from "react";
import type { StringSchema } from "../../schema/schema.ts";
import { pointerTo } from "../../schema/source.ts";
import { hasToken } from "../../schema/token-syntax.ts";
import { currentSite } from "../edits/current-site.ts";
import type { SetValue } from "../edits/edit.ts";
import { valueIn } from "../edits/with-target.ts";
import { useEditor, useSession } from "../session-context.ts";
import { useSharedText } from "../tokens/use-shared-text.ts";
import type { FieldProps } from "./field-props.ts";
import { inputFor } from "./field-registry.ts";
import { FormContext, type FormContextValue, type Path, useForm } from "./form-context.ts";
import { samePath } from "./same-path.ts";
import { TokenField } from "./token-field.tsx";

/** Formats that are chosen and not written: a token is no choice. */
const chosen: readonly (string | undefined)[] = ["link", "date", "colour"];

/** The input for a text. One that is shared shows what is written elsewhere, and is typed there. */
export function StringField({ schema, value, path, required }: FieldProps<StringSchema>) {
  const form = useForm();
  const { store, content } = useSession();
  const shared = useSharedText(schema, value);
  const pointer = useEditor(({ document }) => {
    if (!shared) return "";
    const { target } = shared;
    const index = target.in === "page" ? document.pages.findIndex(({ id }) => id === target.page) : -1;
    return shared.path.reduce<string>(pointerTo, target.in === "page" ? `/pages/${index}` : "/site");
  });
  const inner = useMemo((): FormContextValue => {
    if (!shared) return form;
    const { target, path: there } = shared;
    const valueSet = (value: unknown): SetValue => ({
      ...{ kind: "set-value", target, path: there },
      ...(value !== undefined && { value }),
    });
    const isThis = (at: Path) => samePath(at, path);
    const { apply, type } = store.getState();
    return {
      ...form,
      shared: {
        at: path,
        written: String(value),
        shared,
        problemsAt: { file: content.file, pointer },
        write: (text) => form.set(path, text),
      },
      read: (at) =>
        isThis(at) ? valueIn(currentSite(store.getState().history), target, there) : form.read(at),
      set: (at, next) => void (isThis(at) ? apply(valueSet(next)) : form.set(at, next)),
      type: (at, text) => void (isThis(at) ? type(valueSet(text)) : form.type(at, text)),
    };
  }, [form, shared, pointer, path, value, store, content]);
  if (!shared && typeof value === "string" && hasToken(value) && chosen.includes(schema.format))
    return <TokenField schema={schema} value={value} path={path} required={required} />;
  const Input = inputFor(schema);
  return (
    <FormContext value={inner}>
      <Input
        schema={schema}
        value={shared ? shared.text : value}
        path={path}
        required={shared ? shared.required : required}
      />
    </FormContext>
  );
}
