import { type ReactNode, useState } from "react";
import type { ValuePath } from "../../../editing/document/edit.ts";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import type { StringSchema } from "../../../schema/fields/schema.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import { Button } from "../../ui/button.tsx";
import { controlAttributes, FieldFrame } from "../form/field-frame.tsx";
import { fieldId, useForm } from "../form/form-context.ts";
import { QuoteButton } from "../form/quote-button.tsx";
import { useFieldProblems } from "../form/use-field-problems.ts";

/** What the dialog of a field needs. */
export interface Chooser {
  /** The current value; empty if there is none. */
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
}

interface ChooserFieldProps {
  readonly schema: StringSchema;
  readonly path: ValuePath;
  readonly required: boolean;
  readonly chosen: string;
  readonly children: (buttons: ReactNode) => ReactNode;
  readonly dialog: (chooser: Chooser) => ReactNode;
}

export function ChooserField({ schema, path, required, chosen, children, dialog }: ChooserFieldProps) {
  const form = useForm();
  const problems = useFieldProblems(path);
  const [open, setOpen] = useState(false);
  const choose = (value: string | undefined) => {
    form.set(path, value);
    setOpen(false);
  };
  return (
    <FieldFrame
      schema={schema}
      path={path}
      required={required}
      problems={problems}
      group
      tools={<QuoteButton schema={schema} path={path} />}
    >
      {children(
        <ChooseButtons
          {...{ schema, path, required, problems, chosen }}
          onOpen={() => setOpen(true)}
          onRemove={() => choose(undefined)}
        />,
      )}
      {open && dialog({ chosen, onChoose: choose, onClose: () => setOpen(false) })}
    </FieldFrame>
  );
}

interface ChooseButtonsProps {
  readonly schema: StringSchema;
  readonly path: ValuePath;
  readonly required: boolean;
  readonly problems: readonly Problem[];
  readonly chosen: string;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

function ChooseButtons(props: ChooseButtonsProps) {
  const { schema, path, required, problems, chosen, onOpen, onRemove } = props;
  const form = useForm();
  const id = fieldId(form, path);
  return (
    <>
      <Button
        onFocus={() => form.onFocus(path)}
        onClick={onOpen}
        {...controlAttributes(form, path, problems)}
        aria-labelledby={`${id} ${id}-label`}
      >
        {chosen === "" ? fieldWords().choose : fieldWords().change}
      </Button>
      {!required && chosen !== "" && (
        <Button tone="plain" aria-label={fieldWords().removeWhat({ what: schema.title })} onClick={onRemove}>
          {fieldWords().remove}
        </Button>
      )}
    </>
  );
}
