import { type ReactNode, useState } from "react";
import type { StringSchema } from "../../schema/schema.ts";
import { ChooseButtons } from "./choose-buttons.tsx";
import { FieldFrame } from "./field-frame.tsx";
import { type Path, useForm } from "./form-context.ts";
import { QuoteButton } from "./quote-button.tsx";
import { useFieldProblems } from "./use-field-problems.ts";

/** What a dialog that offers the values can do. */
export interface Chooser {
  /** Empty for nothing. */
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
}

interface ChooserFieldProps {
  readonly schema: StringSchema;
  readonly path: Path;
  readonly required: boolean;
  /** Empty for nothing. */
  readonly chosen: string;
  /** What is chosen as it is shown, around the buttons that change it. */
  readonly children: (buttons: ReactNode) => ReactNode;
  /** The dialog, while it is open. */
  readonly dialog: (chooser: Chooser) => ReactNode;
}

/** A field whose value is chosen in a dialog: an icon, a picture, an entry among many. */
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
