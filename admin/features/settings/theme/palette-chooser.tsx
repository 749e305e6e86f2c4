import { useForm } from "../../../fields/form/form-context.ts";
import { messages } from "../../../messages/messages.ts";
import { useEditor } from "../../../sync/store/editor-document.ts";
import { useAttempt } from "../../../workspace/attempt.ts";
import { lookWords } from "./look-words.ts";
import { PalettePages } from "./palette-pages.tsx";
import { hasPalette, paletteEdit, readyPalettes } from "./ready-palettes.ts";

/** The palettes that come with the editor, each as a little page in light and in dark; choosing one changes all colours. */
export function PaletteChooser() {
  const attempt = useAttempt();
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
              attempt({ edit: paletteEdit(palettes, { palette: name }), refused: words.refused })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
