import { useForm } from "../../../fields/form-context.ts";
import { messages } from "../../../messages/messages.ts";
import { attempt } from "../../../workspace/attempt.ts";
import { useEditor, useSession } from "../../../workspace/session-context.ts";
import { lookWords } from "./look-words.ts";
import { PalettePages } from "./palette-pages.tsx";
import { hasPalette, paletteEdit, readyPalettes } from "./ready-palettes.ts";

/** The palettes that come with the editor, each as a little page in light and in dark; choosing one changes all colours. */
export function PaletteChooser() {
  const session = useSession();
  const theme = useEditor(({ document }) => document.site.theme);
  const { readOnly } = useForm();
  const words = lookWords();
  return (
    <fieldset className="palettes" aria-describedby="palettes-help">
      <legend className="field-label">{words.palettes}</legend>
      <p className="field-help" id="palettes-help">
        {words.palettesHelp}
      </p>
      <div className="palette-grid">
        {readyPalettes.map(({ name, palettes }) => (
          <PalettePages
            key={name}
            palettes={palettes}
            title={messages.changes.palettes[name]}
            isChosen={hasPalette(theme, palettes)}
            disabled={readOnly}
            onChoose={() =>
              attempt(session, { edit: paletteEdit(palettes, { palette: name }), refused: words.refused })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
