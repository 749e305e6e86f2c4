import type { Problem } from "../../schema/problem.ts";
import type { StringSchema } from "../../schema/schema.ts";
import { Button } from "../kit/button.tsx";
import { messages } from "../messages/messages.ts";
import { controlAttributes } from "./field-frame.tsx";
import { fieldId, type Path, useForm } from "./form-context.ts";

interface ChooseButtonsProps {
  readonly schema: StringSchema;
  readonly path: Path;
  readonly required: boolean;
  readonly problems: readonly Problem[];
  /** The name of what is chosen; empty for nothing. */
  readonly chosen: string;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

/** The buttons of a field whose value is chosen elsewhere by its looks: an icon, a picture. */
export function ChooseButtons(props: ChooseButtonsProps) {
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
        {chosen === "" ? messages.form.choose : messages.form.change}
      </Button>
      {!required && chosen !== "" && (
        <Button tone="plain" aria-label={messages.form.removeWhat(schema.title)} onClick={onRemove}>
          {messages.form.remove}
        </Button>
      )}
    </>
  );
}
