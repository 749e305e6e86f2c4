import { nameToken } from "../../../editing/labels/tokens/name-token.ts";
import type { TextScope } from "../../../editing/labels/tokens/token-scope.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { emptyValue } from "../../../schema/fields/empty-value.ts";
import type { Schema } from "../../../schema/fields/schema.ts";
import type { Condition, Conditional } from "../../../schema/site/site-config.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { Button } from "../../ui/button.tsx";
import type { FieldProps } from "../form/field-props.ts";
import { focusField } from "../form/focus-field.ts";
import { useForm } from "../form/form-context.ts";
import { InnerField } from "../form/inner-field.tsx";
import { LocationProblems } from "../form/location-problems.tsx";
import { useTokenScope } from "../form/use-token-scope.ts";
import { isComparison, readCondition } from "./conditions.ts";

interface ConditionNoteProps {
  readonly condition: Condition;
  /** Whether something else is there if it does not hold. */
  readonly hasOther: boolean;
}

/** What has to hold for something to be there, in words. */
function ConditionNote({ condition, hasOther }: ConditionNoteProps) {
  const { schemas } = useOpenedSite();
  const scope = useTokenScope();
  const words = describeCondition(condition, schemas.site, scope);
  const { onlyIf, thereIf } = messages.values;
  return <p className="field-help">{(hasOther ? thereIf : onlyIf)({ condition: words })}</p>;
}

interface ConditionalFieldProps extends Omit<FieldProps, "value"> {
  readonly value: Conditional;
}

/** The inputs for a value that is there only if a condition holds, with the condition in words, and for what is there otherwise. */
export function ConditionalField({ schema, value, path, required }: ConditionalFieldProps) {
  const form = useForm();
  const words = messages.values;
  const hasOther = Object.hasOwn(value, "else");
  const other = [...path, "else"];
  return (
    <div className="conditional-field">
      <InnerField schema={schema} value={value.value} path={[...path, "value"]} required={required} />
      <ConditionNote condition={value.if} hasOther={hasOther} />
      <LocationProblems path={[...path, "if"]} />
      {hasOther && (
        <fieldset className="group conditional-other">
          <legend>{words.otherwise}</legend>
          <InnerField schema={schema} value={value.else} path={other} required={required} />
          {!form.readOnly && (
            <Button tone="plain" onClick={() => form.set(other, undefined)}>
              {words.removeOther}
            </Button>
          )}
        </fieldset>
      )}
      {!form.readOnly && !hasOther && (
        <Button
          tone="plain"
          onClick={() => {
            form.set(other, emptyValue(schema));
            requestAnimationFrame(() => focusField(other, { scroll: false, form }));
          }}
        >
          {words.addOther}
        </Button>
      )}
      {!form.readOnly && (
        <Button tone="plain" onClick={() => form.set(path, value.value)}>
          {words.inAnyCase}
        </Button>
      )}
    </div>
  );
}

/** What has to hold, in a sentence: "the entry’s Stock is 0". */
function describeCondition(condition: Condition, site: Schema, scope: TextScope): string {
  const { values } = messages;
  const parts = Object.entries(condition).map(([path, wanted]) => {
    const field = nameToken(path, site, scope);
    const { test, value } = readCondition(wanted);
    const isNumber = typeof value === "number";
    const words =
      test === undefined
        ? ""
        : isNumber && isComparison(test)
          ? values.numberTests[test]
          : values.tests[test];
    return values
      .conditionOf({ field, test: words, value: wordsOf(value) })
      .replace(/\s+/g, " ")
      .trim();
  });
  return new Intl.ListFormat(messages.locale).format(parts);
}

function wordsOf(value: unknown): string {
  if (value === undefined) return "";
  if (typeof value === "boolean") return value ? messages.values.yes : messages.values.no;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
