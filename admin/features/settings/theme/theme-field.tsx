import { memo, useRef } from "react";
import type { NumberSchema, StringSchema } from "../../../../schema/schema.ts";
import { similarFont, titleOfFont } from "../../../../schema/similar-fonts.ts";
import { theme as themeSchema } from "../../../../schema/theme-settings.ts";
import { hasToken } from "../../../../schema/token-syntax.ts";
import { valueAt } from "../../../document/value-at.ts";
import { Field, isSameField } from "../../../fields/field.tsx";
import { controlAttributes, FieldFrame } from "../../../fields/form/field-frame.tsx";
import type { FieldProps } from "../../../fields/form/field-props.ts";
import { fieldId, useForm } from "../../../fields/form/form-context.ts";
import { matchesSchema } from "../../../fields/form/matches-schema.ts";
import { useFieldProblems } from "../../../fields/form/use-field-problems.ts";
import { NumberField } from "../../../fields/number/number-field.tsx";
import { messages } from "../../../messages/messages.ts";
import type { FontChoice } from "../../../sync/content/served-content.ts";
import { useEditor, useEditorDocument } from "../../../sync/store/editor-document.ts";
import { Button } from "../../../ui/button.tsx";
import { ListChooser } from "../../../ui/list-chooser.tsx";
import { useOpenedSite } from "../../../workspace/opened-site.ts";
import { useTryEdit } from "../../../workspace/try-edit.ts";
import { headingFontEdit, inPresetOrder } from "./font-pairs.ts";
import { nearestWeight } from "./font-weights.ts";
import { Slider, ThemeColourField } from "./theme-colour-field.tsx";
import { themeMessages } from "./theme-messages.ts";
import { useFontFaces } from "./use-font-faces.ts";

export const ThemeField = memo((props: FieldProps) => {
  const { readOnly } = useForm();
  const { schema, value, path } = props;
  const [, key, ...inside] = path;
  if (readOnly) return <Field {...props} />;
  if (schema.type === "number" || schema.type === "integer") {
    if (!matchesSchema(schema, value ?? 0)) return <Field {...props} />;
    const Input = key === "displayWeight" ? WeightField : SliderField;
    return <Input {...props} schema={schema} />;
  }
  const isPlain = value === undefined || (typeof value === "string" && !hasToken(value));
  if (!isPlain || schema.type !== "string") return <Field {...props} />;
  if (schema.format === "colour" && inside.length === 1)
    return <ThemeColourField {...props} schema={schema} />;
  if (key === "displayFont" || key === "textFont") return <FontField {...props} schema={schema} />;
  return <Field {...props} />;
}, isSameField);

function WeightField(props: FieldProps<NumberSchema>) {
  const { schema, value } = props;
  const { fontChoices } = useOpenedSite().content;
  const name = useEditor(
    ({ document }) =>
      valueAt(document.site, ["theme", "displayFont"]) ?? themeSchema.properties.displayFont.default,
  );
  const font = fontChoices.find((choice) => choice.name === name);
  const { default: usual = 400 } = schema;
  const weight = typeof value === "number" ? value : usual;
  // A font that the editor doesn't know may have any, and what is written otherwise is to be seen.
  if (!font || nearestWeight(weight, font) !== weight) return <SliderField {...props} />;
  const [minimum, maximum] = font.weights;
  if (minimum === maximum)
    return (
      <div className="field">
        <span className="field-label">{schema.title}</span>
        <p className="field-help">{themeMessages().oneWeight({ font: font.title, weight: minimum })}</p>
      </div>
    );
  const inRange = { ...schema, minimum, maximum, default: nearestWeight(usual, font) };
  return <SliderField {...props} schema={inRange} leftOut={usual} />;
}

const steps: Readonly<Record<string, number>> = {
  displayWeight: 10,
  textSize: 0.5,
  lineHeight: 0.05,
  scale: 0.01,
  spacing: 0.05,
  gutter: 0.05,
};

interface SliderFieldProps extends FieldProps<NumberSchema> {
  readonly leftOut?: number;
}

function SliderField({ leftOut, ...props }: SliderFieldProps) {
  const { schema, value, path } = props;
  const form = useForm();
  const slider = useRef<HTMLInputElement>(null);
  const words = themeMessages();
  const { minimum = 0, maximum = 100, default: usual = minimum } = schema;
  const number = typeof value === "number" ? value : usual;
  const written = (shown: number) => shown.toLocaleString(messages.locale);
  const than = number === usual ? words.usual : number > usual ? words.more : words.less;
  return (
    <NumberField
      {...props}
      beside={
        <Slider
          ref={slider}
          id={`${fieldId(form, path)}-slider`}
          aria-label={words.slide({ title: schema.title })}
          min={minimum}
          max={maximum}
          step={steps[String(path.at(-1))] ?? 1}
          value={number}
          valueText={words.numberText({ number: written(number), than })}
          onFocus={() => form.onFocus(path)}
          onSlide={(next, isHeld) => form.set(path, next, isHeld)}
        />
      }
      below={
        number !== usual && (
          <Button
            tone="plain"
            className="slider-back"
            onClick={() => {
              form.set(path, leftOut === undefined || leftOut === usual ? undefined : usual);
              slider.current?.focus();
            }}
          >
            {words.backToUsual({ number: written(usual) })}
          </Button>
        )
      }
    />
  );
}

function FontField({ schema, value, path, required }: FieldProps<StringSchema>) {
  const form = useForm();
  const problems = useFieldProblems(path);
  const attempt = useTryEdit();
  const { store } = useEditorDocument();
  const { fontChoices, fontNames } = useOpenedSite().content;
  useFontFaces(fontChoices);
  const words = themeMessages();
  const id = fieldId(form, path);
  const name = typeof value === "string" ? value : (schema.default ?? "");
  const chosen = fontChoices.find((choice) => choice.name === name);
  const use = path.at(-1) === "displayFont" ? "display" : "text";
  const choose = (next: string) => {
    const written = next === schema.default ? undefined : next;
    const font = fontChoices.find((choice) => choice.name === next);
    const { theme } = store.getState().document.site;
    const edit = use === "display" && font ? headingFontEdit(font, theme, written) : undefined;
    if (edit) attempt({ edit, failureTitle: words.refused });
    else form.set(path, written);
  };
  const offered = inPresetOrder(fontChoices, Object.keys(words.kinds));
  return (
    <FieldFrame
      schema={schema}
      path={path}
      required={required}
      problems={problems}
      below={!chosen && !fontNames.includes(name) && <MissingFont name={name} onChoose={choose} />}
    >
      <ListChooser
        label={words.chooseFont({ title: schema.title })}
        options={offered.map((choice) => ({
          value: choice.name,
          label: choice.title,
          content: <FontName choice={choice} use={use} />,
        }))}
        chosen={name}
        onChoose={choose}
        button={{
          ...controlAttributes(form, path, problems),
          "aria-labelledby": `${id}-label ${id}`,
          onFocus: () => form.onFocus(path),
        }}
      >
        {chosen ? (
          <FontName choice={chosen} use={use} />
        ) : (
          <span className="font-name">{titleOfFont(name)}</span>
        )}
      </ListChooser>
    </FieldFrame>
  );
}

interface FontNameProps {
  readonly choice: FontChoice;
  readonly use: "display" | "text";
}

function FontName({ choice, use }: FontNameProps) {
  const words = themeMessages();
  const { name, title, family, category, bytes } = choice;
  const kinds: Readonly<Partial<Record<string, string>>> = words.kinds;
  const categories: Readonly<Partial<Record<string, string>>> = words.categories;
  const isOwn = name.startsWith("fonts/");
  const kind = isOwn ? words.ownFont : (kinds[name] ?? categories[category] ?? "");
  const kilobytes = Math.max(1, Math.round(bytes[use] / 1000)).toLocaleString(messages.locale);
  return (
    <>
      <span className="font-name" style={{ fontFamily: family }}>
        {title}
      </span>
      <small>{words.fontFacts({ kind, kilobytes })}</small>
    </>
  );
}

function MissingFont({
  name,
  onChoose,
}: {
  readonly name: string;
  readonly onChoose: (name: string) => void;
}) {
  const { fontNames } = useOpenedSite().content;
  const { readOnly } = useForm();
  const words = themeMessages();
  const similar = similarFont(name, fontNames);
  return (
    <p className="font-missing">
      {words.noSuchFont({ name: titleOfFont(name) })}
      {similar !== undefined && !readOnly && (
        <Button onClick={() => onChoose(similar)}>
          {words.similarFont({ title: titleOfFont(similar) })}
        </Button>
      )}
    </p>
  );
}
