import type { ReactNode } from "react";
import type { ValuePath } from "../../../editing/document/edit.ts";
import { messages } from "../../../editing/messages/messages.ts";
import type { ObjectSchema, Schema, StringSchema } from "../../../schema/fields/schema.ts";
import type { Each } from "../../../schema/site/site-config.ts";
import { readNumber } from "../../../schema/text/read-number.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Plus, X } from "../../ui/icons/icons.ts";
import { type Choice, choicesOf } from "../choice/choices-of.ts";
import { eachMessages } from "../form/each-messages.ts";
import { useForm } from "../form/form-context.ts";
import { LocationProblems } from "../form/location-problems.tsx";
import {
  firstValue,
  isComparison,
  readCondition,
  type Test,
  testsFor,
  writeCondition,
} from "./conditions.ts";

interface EachConditionsProps {
  readonly each: Each;
  readonly path: ValuePath;
  readonly fields: ObjectSchema;
}

export function EachConditions({ each, path, fields }: EachConditionsProps) {
  const form = useForm();
  const { where = {} } = each;
  const at = [...path, "where"];
  return (
    <Conditions
      label={Object.keys(where).length === 0 ? eachMessages().all : eachMessages().onlyWhere}
      conditions={where}
      fields={fields}
      readOnly={form.readOnly}
      problems={<LocationProblems path={at} />}
      onConditions={(next) => form.set(at, next)}
      onWanted={(name, wanted) => form.set([...at, name], wanted)}
    />
  );
}

interface ConditionsProps {
  readonly label: string;
  readonly conditions: Conditions;
  /** What can be asked of, by the names that conditions have. */
  readonly fields: ObjectSchema;
  readonly readOnly: boolean;
  readonly problems?: ReactNode;
  /** Undefined if there is none left. */
  readonly onConditions: (conditions: Conditions | undefined) => void;
  /** Another value for one of them. */
  readonly onWanted: (name: string, wanted: unknown) => void;
}

type Conditions = Readonly<Record<string, unknown>>;

/** What has to hold, a line for each field. */
export function Conditions(props: ConditionsProps) {
  const { label, conditions, fields, readOnly, problems, onConditions, onWanted } = props;
  const { content } = useOpenedSite();
  const names = Object.keys(conditions);
  const free = Object.keys(fields.properties).filter((name) => !names.includes(name));
  const choicesFor = (schema: Schema | undefined): readonly Choice[] => {
    const single = schema?.type === "array" ? schema.items : schema;
    return single?.type === "string" ? choicesOf(single, content) : [];
  };
  const firstFor = (name: string) => {
    const schema = fields.properties[name];
    const [test = "is"] = testsFor(schema);
    return writeCondition(test, firstValue(schema, choicesFor(schema)));
  };
  const rename = (from: string, to: string) =>
    onConditions(
      Object.fromEntries(
        names.map((name) => (name === from ? [to, firstFor(to)] : [name, conditions[name]])),
      ),
    );
  const add = () => {
    const [name] = free;
    if (name !== undefined) onConditions({ ...conditions, [name]: firstFor(name) });
  };
  const remove = (name: string) => {
    const { [name]: _, ...others } = conditions;
    onConditions(Object.keys(others).length === 0 ? undefined : others);
  };
  return (
    <div className="field each-conditions">
      <span className="field-label">{label}</span>
      {names.map((name) => (
        <ConditionRow
          key={name}
          name={name}
          wanted={conditions[name]}
          schema={fields.properties[name]}
          choices={choicesFor(fields.properties[name])}
          fields={fields}
          free={free}
          readOnly={readOnly}
          onField={(to) => rename(name, to)}
          onWanted={(wanted) => onWanted(name, wanted)}
          onRemove={() => remove(name)}
        />
      ))}
      {problems}
      {!readOnly && free.length > 0 && (
        <Button tone="plain" icon={<Plus size={15} />} onClick={add}>
          {eachMessages().addCondition}
        </Button>
      )}
    </div>
  );
}

function wordsOf(test: Test, schema: Schema | undefined): string {
  const { tests, numberTests } = messages.values;
  const isNumber = schema?.type === "number" || schema?.type === "integer";
  return isNumber && isComparison(test) ? numberTests[test] : tests[test];
}

interface ConditionRowProps {
  readonly name: string;
  readonly wanted: unknown;
  readonly schema: Schema | undefined;
  readonly choices: readonly Choice[];
  readonly fields: ObjectSchema;
  readonly free: readonly string[];
  readonly readOnly: boolean;
  readonly onField: (name: string) => void;
  readonly onWanted: (wanted: unknown) => void;
  readonly onRemove: () => void;
}

function ConditionRow(props: ConditionRowProps) {
  const { name, wanted, schema, choices, fields, free, readOnly, onField, onWanted, onRemove } = props;
  const { test, value } = readCondition(wanted);
  const title = schema?.title ?? name;
  const known = testsFor(schema);
  const offered = test === undefined || known.includes(test) ? known : [test, ...known];
  return (
    <div className="each-condition">
      <select
        className="input"
        aria-label={eachMessages().field}
        disabled={readOnly}
        value={name}
        onChange={({ target }) => onField(target.value)}
      >
        {[name, ...free].map((field) => (
          <option key={field} value={field}>
            {fields.properties[field]?.title ?? field}
          </option>
        ))}
      </select>
      {test === undefined ? (
        <code>{JSON.stringify(value)}</code>
      ) : (
        <>
          <select
            className="input"
            aria-label={eachMessages().conditionFor({ field: title })}
            disabled={readOnly}
            value={test}
            onChange={({ target }) =>
              onWanted(writeCondition(target.value as Test, value ?? firstValue(schema, choices)))
            }
          >
            {offered.map((one) => (
              <option key={one} value={one}>
                {wordsOf(one, schema)}
              </option>
            ))}
          </select>
          {test !== "present" && test !== "absent" && (
            <ConditionValue
              label={title}
              value={value}
              schema={schema}
              choices={choices}
              readOnly={readOnly}
              onValue={(next) => onWanted(writeCondition(test, next))}
            />
          )}
        </>
      )}
      {!readOnly && (
        <IconButton
          label={eachMessages().removeCondition({ field: title })}
          icon={<X size={15} />}
          onClick={onRemove}
        />
      )}
    </div>
  );
}

interface ConditionValueProps {
  readonly label: string;
  readonly value: unknown;
  readonly schema: Schema | undefined;
  readonly choices: readonly Choice[];
  readonly readOnly: boolean;
  readonly onValue: (value: unknown) => void;
}

function ConditionValue({ label, value, schema, choices, readOnly, onValue }: ConditionValueProps) {
  const text = String(value ?? "");
  const named = {
    className: "input",
    "aria-label": eachMessages().valueFor({ field: label }),
    disabled: readOnly,
  };
  if (schema?.type === "boolean")
    return (
      <select {...named} value={text} onChange={({ target }) => onValue(target.value === "true")}>
        <option value="true">{messages.values.yes}</option>
        <option value="false">{messages.values.no}</option>
      </select>
    );
  if (choices.length > 0) {
    const own = ownEntry(schema);
    const isKnown = choices.some((choice) => choice.value === text) || text === own;
    return (
      <select {...named} value={text} onChange={({ target }) => onValue(target.value)}>
        {!isKnown && <option value={text}>{text}</option>}
        {own !== undefined && <option value={own}>{messages.values.ownEntry}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  }
  const isNumber = schema?.type === "number" || schema?.type === "integer";
  const isDay = schema?.type === "string" && schema.format === "date" && !text.includes("{{");
  return (
    <input
      {...named}
      type={isDay && text !== "" ? "date" : "text"}
      inputMode={isNumber ? "decimal" : undefined}
      {...(isNumber ? { defaultValue: text } : { value: text })}
      onChange={({ target }) => {
        if (!isNumber) return onValue(target.value);
        const [read] = readNumber(target.value, [messages.locale]);
        if (read !== undefined) onValue(read);
      }}
    />
  );
}

function ownEntry(schema: Schema | undefined): string | undefined {
  const single = (schema?.type === "array" ? schema.items : schema) as StringSchema | undefined;
  return single?.type === "string" && single.entry !== undefined ? "{{entry.id}}" : undefined;
}
