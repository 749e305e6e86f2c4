import { ArrowUpRight } from "lucide-react";
import { useState } from "react";
import { hasToken, soleToken } from "../../schema/token-syntax.ts";
import { Button } from "../kit/button.tsx";
import { messages } from "../messages/messages.ts";
import { withTokens } from "../tokens/token-meaning.ts";
import { useTokenScope } from "../tokens/use-token-scope.ts";
import { emptyValue } from "./empty-value.ts";
import { FieldFrame } from "./field-frame.tsx";
import type { FieldProps } from "./field-props.ts";
import { focusField } from "./focus-field.ts";
import { fieldId, useForm } from "./form-context.ts";
import { QuotePicker } from "./late-dialogs.ts";
import { LeadsTo } from "./leads-to.tsx";
import { TokenChips } from "./token-chips.tsx";
import { useFieldProblems } from "./use-field-problems.ts";

/** A value that is taken as it is from elsewhere: which one, the way there, and the way back to one of its own. */
export function TokenField({ schema, value, path, required }: FieldProps) {
  const form = useForm();
  const problems = useFieldProblems(path);
  const [choosing, setChoosing] = useState(false);
  const text = String(value);
  const inList = typeof path.at(-1) === "number";
  const scope = useTokenScope();
  const own = () => {
    // A text goes on with what it says now; anything else begins anew.
    const words = schema.type === "string" && hasToken(text) ? withTokens(text, scope) : "";
    form.set(path, words || (required || inList ? emptyValue(schema) : undefined));
    requestAnimationFrame(() => focusField(path, { scroll: false, form }));
  };
  return (
    <FieldFrame schema={schema} path={path} required={required} problems={problems} group>
      <div className="token-field">
        {schema.type === "string" && schema.format === "link" && <LeadsTo text={text} />}
        <TokenChips text={text} onMend={(next) => form.set(path, next)} />
        {!form.readOnly && (
          <div className="picture-buttons">
            <Button
              id={fieldId(form, path)}
              icon={<ArrowUpRight size={15} />}
              onFocus={() => form.onFocus(path)}
              onClick={() => setChoosing(true)}
            >
              {messages.form.takeAnother}
            </Button>
            <Button tone="plain" onClick={own}>
              {messages.form.writeHere}
            </Button>
          </div>
        )}
      </div>
      {choosing && (
        <QuotePicker
          target={schema}
          chosen={soleToken(text)?.path}
          onChoose={(found) => {
            setChoosing(false);
            form.set(path, `{{${found}}}`);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </FieldFrame>
  );
}
