import { useEffect, useLayoutEffect } from "react";
import type { ObjectSchema } from "../../../../schema/schema.ts";
import { focusField } from "../../../fields/form/focus-field.ts";
import { FieldContext, InnerField } from "../../../fields/form/inner-field.tsx";
import { ObjectFields } from "../../../fields/object/object-field.tsx";
import { sheetIn } from "../../../ui/sheet-in.ts";
import { useView } from "../../../workspace/workspace.ts";
import styles from "./look.scss?inline";
import { lookWords } from "./look-words.ts";
import { PairChooser } from "./pair-chooser.tsx";
import { PaletteChooser } from "./palette-chooser.tsx";
import { PictureColours } from "./picture-colours.tsx";
import { ThemeField } from "./theme-field.tsx";

const path = ["theme"];
const fonts = ["displayFont", "textFont", "displayWeight", "textSize", "lineHeight", "scale"];
const layout = ["spacing", "pageWidth", "gutter", "radius", "header", "sections"];

interface ThemeFieldsProps {
  readonly schema: ObjectSchema;
  readonly value: unknown;
}

/** The fields of the theme, what is decided first before what is adjusted later. */
export function ThemeFields({ schema, value }: ThemeFieldsProps) {
  useLookStyles();
  const wanted = useView((view) => view.wanted);
  // The form was there before its fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they appear
  useEffect(() => {
    if (wanted) focusField(wanted.field);
  }, []);
  const words = lookWords();
  const values = (value ?? {}) as Readonly<Record<string, unknown>>;
  const usual = schema.properties.textFont;
  const fieldsOf = (keys: readonly string[]) =>
    keys.flatMap((key) => {
      const { [key]: property } = schema.properties;
      if (!property) return [];
      return [
        <InnerField
          key={key}
          schema={property}
          value={Object.hasOwn(values, key) ? values[key] : undefined}
          path={[...path, key]}
          required={false}
        />,
      ];
    });
  const elsewhere = [...fonts, ...layout];
  const others = Object.entries(schema.properties).filter(([key]) => !elsewhere.includes(key));
  const colours = { ...schema, properties: Object.fromEntries(others) };
  return (
    <FieldContext value={ThemeField}>
      <h3 className="look-part">{words.colours}</h3>
      <PaletteChooser />
      <PictureColours />
      <h3 className="look-part">{words.fonts}</h3>
      <p className="field-help look-help">{words.weighs}</p>
      <PairChooser usual={usual?.type === "string" ? (usual.default ?? "") : ""} />
      {fieldsOf(fonts)}
      <h3 className="look-part">{words.layout}</h3>
      {fieldsOf(layout)}
      <h3 className="look-part">{words.eachColour}</h3>
      <ObjectFields schema={colours} value={value} path={path} elsewhere={elsewhere} />
    </FieldContext>
  );
}

/** Gives the editor the styles of the fields of the look, which are loaded with these. */
function useLookStyles(): void {
  useLayoutEffect(() => sheetIn(document, styles), []);
}
