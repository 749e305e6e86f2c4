import type { StringSchema } from "../../schema/schema.ts";
import { theme } from "../../schema/site/theme.ts";
import { valueAt } from "../edits/value-at.ts";
import { ColourField } from "../form/colour-field.tsx";
import type { FieldProps } from "../form/field-props.ts";
import { useFieldProblems } from "../form/use-field-problems.ts";
import { useEditor, useSession } from "../session-context.ts";
import { contrastHint } from "./contrast-hint.ts";
import { LightnessSlider } from "./lightness-slider.tsx";
import { partnersOf } from "./readable-range.ts";

const isColour = (value: unknown): value is string =>
  typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value);

/** A colour of the theme, which says how well text can be read in it, with a slider that keeps it so. */
export function ThemeColourField(props: FieldProps<StringSchema>) {
  const { schema, value, path } = props;
  const { schemas } = useSession();
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
