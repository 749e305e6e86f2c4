import { useState } from "react";
import type { ValuePath } from "../../../editing/document/edit.ts";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import type { Schema } from "../../../schema/fields/schema.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Quote } from "../../ui/icons/icons.ts";
import { useForm } from "./form-context.ts";
import { QuotePicker } from "./quote-picker.tsx";

export function QuoteButton({ schema, path }: { readonly schema: Schema; readonly path: ValuePath }) {
  const form = useForm();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className="field-tool"
        label={fieldWords().takeWhat({ what: schema.title })}
        icon={<Quote size={15} />}
        onClick={() => setOpen(true)}
      />
      {open && (
        <QuotePicker
          target={schema}
          chosen={undefined}
          onChoose={(found) => {
            setOpen(false);
            form.set(path, `{{${found}}}`);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
