import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { languageName, languageOf, namedLanguages } from "../../../editing/labels/language-names.ts";
import type { StringSchema } from "../../../schema/fields/schema.ts";
import { useSiteLanguages } from "../../site/use-site-languages.ts";
import { FieldFrame, inputAttributes } from "../form/field-frame.tsx";
import type { FieldProps } from "../form/field-props.ts";
import { useForm } from "../form/form-context.ts";
import { useFieldProblems } from "../form/use-field-problems.ts";

/** A language by its name; its code can be typed as well. What is neither stays, with its problem. */
export function LanguageField({ schema, value, path, required }: FieldProps<StringSchema>) {
  const form = useForm();
  const problems = useFieldProblems(path);
  const list = useId();
  const languages = useSiteLanguages();
  const known = useMemo(() => namedLanguages(languages), [languages]);
  const [typed, setTyped] = useState<string>();
  const tag = typeof value === "string" ? value : "";
  const write = (next: string) => form.type(path, next === "" && !required ? undefined : next);
  const finish = () => {
    if (typed === undefined) return;
    const next = languageOf(typed, known) ?? typed.trim();
    if (next !== tag) write(next);
    setTyped(undefined);
  };
  return (
    <FieldFrame schema={schema} path={path} required={required} problems={problems}>
      <input
        type="text"
        className="input"
        list={list}
        autoComplete="off"
        spellCheck={false}
        value={typed ?? (tag === "" ? "" : languageName(tag))}
        placeholder={schema.default ? languageName(schema.default) : undefined}
        onFocus={() => form.onFocus(path)}
        onChange={({ target }) => {
          setTyped(target.value);
          const found = languageOf(target.value, known);
          if (target.value === "") write("");
          else if (found !== undefined && found !== tag) write(found);
        }}
        onBlur={finish}
        onKeyDown={({ key }: KeyboardEvent) => key === "Enter" && finish()}
        {...inputAttributes(form, path, problems, required)}
      />
      <datalist id={list}>
        {known.map((language) => (
          <option key={language.tag} value={language.name} />
        ))}
      </datalist>
    </FieldFrame>
  );
}
