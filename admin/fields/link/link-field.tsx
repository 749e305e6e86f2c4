import { fieldWords } from "../../../editing/messages/field-words.ts";
import type { StringSchema } from "../../../schema/fields/schema.ts";
import { hasToken } from "../../../schema/text/token-syntax.ts";
import { FieldFrame, inputAttributes } from "../form/field-frame.tsx";
import type { FieldProps } from "../form/field-props.ts";
import { focusField } from "../form/focus-field.ts";
import { useForm } from "../form/form-context.ts";
import { useFieldProblems } from "../form/use-field-problems.ts";
import { useIsTyped } from "../form/use-leave.ts";
import { LinkBox } from "./link-box.tsx";
import { LinkTargetHint } from "./link-target-hint.tsx";
import { useLinkContext } from "./use-link-context.ts";

export function LinkField({ schema, value, path, required }: FieldProps<StringSchema>) {
  const form = useForm();
  const problems = useFieldProblems(path);
  const isTyped = useIsTyped(path);
  const text = typeof value === "string" ? value : "";
  const write = (next: string) => {
    form.set(path, next === "" && !required ? undefined : next);
    // The box of a link that follows a setting is another one.
    if (hasToken(next)) requestAnimationFrame(() => focusField(path, { scroll: false, form }));
  };
  return (
    <FieldFrame
      schema={schema}
      path={path}
      required={required}
      problems={problems}
      below={<LinkTargetHint text={text} isTold={problems.length > 0 || isTyped} onMend={write} />}
    >
      <Box
        text={text}
        write={write}
        attributes={{
          ...inputAttributes(form, path, problems, required),
          placeholder: fieldWords().linkHint,
          onFocus: () => form.onFocus(path),
        }}
      />
    </FieldFrame>
  );
}

interface BoxProps {
  readonly text: string;
  readonly write: (address: string) => void;
  readonly attributes: Parameters<typeof LinkBox>[0]["attributes"];
}

function Box({ text, write, attributes }: BoxProps) {
  const { targets } = useLinkContext();
  return <LinkBox value={text} targets={targets} onChange={write} attributes={attributes} />;
}
