import type { FunctionComponent } from "react";
import { formats } from "../../../editing/document/definitions.ts";
import type { StringSchema } from "../../../schema/fields/schema.ts";
import type {
  FormatDefinition,
  FormatFieldProps,
} from "../../../schema/formats/definition/format-definition.ts";
import type { OwnFormat } from "../../../schema/formats/index.ts";
import { hasToken } from "../../../schema/text/token-syntax.ts";
import { FieldFrame, inputAttributes } from "../form/field-frame.tsx";
import type { FieldProps } from "../form/field-props.ts";
import { useForm } from "../form/form-context.ts";
import { QuoteButton } from "../form/quote-button.tsx";
import { useFieldProblems } from "../form/use-field-problems.ts";
import { TextField } from "../text/text-field.tsx";

export const hasOwnField = (format: OwnFormat) => formats[format]?.field !== undefined;

export function OwnFormatField(props: FieldProps<StringSchema>) {
  const { schema, value } = props;
  const format = formats[schema.format ?? ""];
  if (!format?.field || (typeof value === "string" && hasToken(value))) return <TextField {...props} />;
  return <OwnField {...props} format={format} Input={format.field as FunctionComponent<FormatFieldProps>} />;
}

interface OwnFieldProps extends FieldProps<StringSchema> {
  readonly format: FormatDefinition;
  readonly Input: FunctionComponent<FormatFieldProps>;
}

function OwnField({ schema, value, path, required, format, Input }: OwnFieldProps) {
  const form = useForm();
  const problems = useFieldProblems(path);
  const {
    id,
    "aria-describedby": describedBy,
    "aria-invalid": invalid,
  } = inputAttributes(form, path, problems);
  return (
    <FieldFrame
      schema={schema}
      path={path}
      required={required}
      problems={problems}
      group={format.group === true}
      tools={<QuoteButton schema={schema} path={path} />}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the page scrolls to what has the focus, whichever control that is */}
      <div className="own-field" onFocus={() => form.onFocus(path)}>
        <Input
          value={typeof value === "string" ? value : ""}
          onChange={(next) => form.set(path, next === "" && !required ? undefined : next)}
          id={id}
          describedBy={describedBy}
          label={schema.title}
          required={required}
          invalid={invalid === true}
        />
      </div>
    </FieldFrame>
  );
}
