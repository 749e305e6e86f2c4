import type { StringSchema } from "../../schema/schema.ts";
import { ColourField } from "../form/colour-field.tsx";
import type { FieldProps } from "../form/field-props.ts";
import { useFieldProblems } from "../form/use-field-problems.ts";
import { useEditor, useSession } from "../session-context.ts";
import { contrastHint } from "./contrast-hint.ts";

/** A colour of the theme, which says how well text can be read in it. */
export function ThemeColourField(props: FieldProps<StringSchema>) {
  const { schemas } = useSession();
  const problems = useFieldProblems(props.path);
  const hint = useEditor((state) => contrastHint(state.document.site, props.path, schemas.site));
  return (
    <ColourField {...props} below={hint && problems.length === 0 && <p className="colour-hint">{hint}</p>} />
  );
}
