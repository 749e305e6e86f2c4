import { type ComponentPropsWithRef, memo, useMemo, useRef, useState } from "react";
import type { ValuePath } from "../../../../editing/document/edit.ts";
import { valueAt } from "../../../../editing/document/value.ts";
import type { FontChoice } from "../../../../editing/host/served-content.ts";
import { withinSentence } from "../../../../editing/labels/schema/humanize-key.ts";
import { nameSetting } from "../../../../editing/labels/tokens/name-setting.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import { contrast, contrastPairs, minContrast } from "../../../../renderer/check/contrast.ts";
import type { NumberSchema, ObjectSchema, StringSchema } from "../../../../schema/fields/schema.ts";
import { siteSchema } from "../../../../schema/site/site-schema.ts";
import { theme, theme as themeSchema } from "../../../../schema/site/theme-settings.ts";
import { similarFont, titleOfFont } from "../../../../schema/text/similar-fonts.ts";
import { hasToken } from "../../../../schema/text/token-syntax.ts";
import { ColourField } from "../../../fields/colour/colour-field.tsx";
import { Field, isSameField } from "../../../fields/field.tsx";
import { controlAttributes, FieldFrame } from "../../../fields/form/field-frame.tsx";
import type { FieldProps } from "../../../fields/form/field-props.ts";
import { fieldId, useForm } from "../../../fields/form/form-context.ts";
import { matchesSchema } from "../../../fields/form/mapping/matches-schema.ts";
import { useFieldProblems } from "../../../fields/form/use-field-problems.ts";
import { NumberField } from "../../../fields/number/number-field.tsx";
import { useOpenedSite } from "../../../site/opened-site.ts";
import { useEditor, useEditorDocument } from "../../../sync/store/editor-document.ts";
import { Button } from "../../../ui/button.tsx";
import { ListChooser } from "../../../ui/list-chooser.tsx";
import { useTryEdit } from "../../../view/try-edit.ts";
import { headingFontEdit, inPresetOrder } from "./font-pairs.ts";
import { nearestWeight } from "./font-weights.ts";
import { createLightnessMemory, partnersOf, readableRange } from "./readable-range.ts";
import { themeMessages } from "./theme-messages.ts";
import { useFontFaces } from "./use-font-faces.ts";

export function contrastHint(site: unknown, path: ValuePath, titles: ObjectSchema): string | undefined {
  const [theme, scheme, key] = path;
  if (theme !== "theme" || (scheme !== "light" && scheme !== "dark") || path.length !== 3) return undefined;
  const { properties } = siteSchema.properties.theme.properties[scheme];
  const known: Readonly<Record<string, { readonly default: string }>> = properties;
  const colourOf = (name: string) => {
    const written = valueAt(site, [theme, scheme, name]) ?? known[name]?.default;
    return typeof written === "string" && /^#[0-9a-f]{6}$/i.test(written) ? written : undefined;
  };
  const ratios = contrastPairs.flatMap(([text, behind]) => {
    const [front, back] = [colourOf(text), colourOf(behind)];
    if ((text !== key && behind !== key) || !front || !back) return [];
    const other = withinSentence(
      nameSetting(titles, [theme, scheme, text === key ? behind : text]).at(-1) ?? "",
    );
    const { onColour, underColour } = messages.values;
    return [
      {
        words: text === key ? onColour({ colour: other }) : underColour({ colour: other }),
        ratio: contrast(front, back),
      },
    ];
  });
  const worst = ratios.toSorted((one, two) => one.ratio - two.ratio)[0];
  if (!worst) return undefined;
  const { locale, values } = messages;
  const verdict =
    worst.ratio >= minContrast
      ? values.easyToRead
      : values.tooFaint({ needed: minContrast.toLocaleString(locale) });
  // Rounded down, so that 4.499 is not said to be enough.
  const ratio = (Math.floor(worst.ratio * 10) / 10).toLocaleString(locale, { minimumFractionDigits: 1 });
  return values.contrast({ ratio, where: worst.words, verdict });
}

const isColour = (value: unknown): value is string =>
  typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value);

function ThemeColourField(props: FieldProps<StringSchema>) {
  const { schema, value, path } = props;
  const { schemas } = useOpenedSite();
  const problems = useFieldProblems(path);
  const hint = useEditor((state) => contrastHint(state.document.site, path, schemas.site));
  const [, scheme, key] = path;
  const beside = useEditor(({ document }) => {
    const { properties } = theme.properties[scheme === "dark" ? "dark" : "light"];
    const usual: Readonly<Record<string, { readonly default: string }>> = properties;
    return partnersOf(String(key))
      .keys.map((other) => valueAt(document.site, ["theme", String(scheme), other]) ?? usual[other]?.default)
      .filter(isColour)
      .join(" ");
  });
  const colour = value ?? schema.default;
  return (
    <ColourField
      {...props}
      below={
        <>
          {isColour(colour) && beside !== "" && (
            <LightnessSlider
              path={path}
              title={schema.title}
              colour={colour}
              others={beside.split(" ")}
              hint={hint ?? ""}
            />
          )}
          {hint && problems.length === 0 && <p className="colour-hint">{hint}</p>}
        </>
      }
    />
  );
}

interface LightnessSliderProps {
  readonly path: ValuePath;
  readonly title: string;
  readonly colour: string;
  readonly others: readonly string[];
  readonly hint: string;
}

function LightnessSlider({ path, title, colour, others, hint }: LightnessSliderProps) {
  const form = useForm();
  const [recall] = useState(createLightnessMemory);
  const words = themeMessages();
  const { lch, set } = recall(colour);
  const { chroma, hue, lightness } = lch;
  const beside = others.join(" ");
  const range = useMemo(
    () => readableRange({ chroma, hue, lightness }, beside.split(" ")),
    [chroma, hue, lightness, beside],
  );
  if (!range || range.least === range.most) return null;
  const { least, most } = range;
  const percent = Math.min(Math.max(Math.round(lightness * 100), least), most);
  const ends = words.ends[partnersOf(String(path.at(-1))).isBehind ? "behind" : "text"];
  const end =
    percent === most && most < 100 ? ends.lighter : percent === least && least > 0 ? ends.darker : undefined;
  return (
    <>
      <Slider
        aria-label={words.howLight({ title })}
        min={least}
        max={most}
        step={1}
        value={percent}
        valueText={words.lightText({ percent, contrast: end ?? hint })}
        onFocus={() => form.onFocus(path)}
        onSlide={(next, isHeld) => form.set(path, set(next), isHeld)}
      />
      {end !== undefined && <p className="slider-end">{end}</p>}
    </>
  );
}

interface SliderProps extends Omit<ComponentPropsWithRef<"input">, "onChange" | "type"> {
  readonly value: number;
  readonly valueText: string;
  /** `isHeld` from the second change on while it is dragged: that is still the same step. */
  readonly onSlide: (value: number, isHeld: boolean) => void;
}

function Slider({ valueText, onSlide, ...rest }: SliderProps) {
  const drag = useRef<"no" | "begun" | "moved">("no");
  const end = () => {
    drag.current = "no";
  };
  return (
    <input
      {...rest}
      type="range"
      className="slider"
      aria-valuetext={valueText}
      onPointerDown={() => {
        drag.current = "begun";
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onChange={({ target }) => {
        onSlide(target.valueAsNumber, drag.current === "moved");
        if (drag.current === "begun") drag.current = "moved";
      }}
    />
  );
}

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
