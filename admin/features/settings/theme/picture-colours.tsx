import { Pipette } from "lucide-react";
import { useState } from "react";
import { useForm } from "../../../fields/form/form-context.ts";
import { useMedia, useMediaStores } from "../../../media/store/media-stores.ts";
import { useEditor } from "../../../sync/store/editor-document.ts";
import { Button } from "../../../ui/button.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { useAttempt } from "../../../workspace/attempt.ts";
import { lookWords } from "./look-words.ts";
import { logoOf, type MainColour, mainColours } from "./main-colours.ts";
import { makePalette } from "./make-palette.ts";
import { PalettePages } from "./palette-pages.tsx";
import { hasPalette, paletteEdit } from "./ready-palettes.ts";

/** In pixels: enough to tell a picture's colours, and little to look through. */
const longestSide = 96;

/** The pixels of a picture at an address, made small: red, green, blue and opacity of each. Rejects where it can't be shown. */
async function samplePicture(address: string): Promise<Uint8ClampedArray> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const scale = Math.min(1, longestSide / Math.max(picture.naturalWidth, picture.naturalHeight, 1));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(picture.naturalHeight * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser has no canvas.");
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}

const PictureChooserDialog = lazy(
  async () => (await import("../../../media/browser/picture-chooser-dialog.tsx")).PictureChooserDialog,
  "dialog",
);

/** What came of looking at a picture: its colours, of which there may be none; `undefined` where it could not be shown. */
interface Looked {
  readonly picture: string;
  readonly colours: readonly MainColour[] | undefined;
}

/** Palettes around the colours of the logo, or of another picture of the site. */
export function PictureColours() {
  const attempt = useAttempt();
  const { media } = useMediaStores();
  const { readOnly } = useForm();
  const theme = useEditor(({ document }) => document.site.theme);
  const named = useEditor(({ document }) => logoOf(document));
  const logo = useMedia(({ media }) => (named !== undefined && media.has(named) ? named : undefined));
  const [isChoosing, setChoosing] = useState(false);
  const [looked, setLooked] = useState<Looked>();
  const words = lookWords();
  const look = async (picture: string) => {
    const address = media.getState().addressOf(picture, 320);
    const colours = await samplePicture(address).then(mainColours, () => undefined);
    setLooked({ picture, colours });
  };
  if (readOnly) return null;
  return (
    <div className="picture-colours">
      <div className="picture-colours-buttons">
        {logo !== undefined && (
          <Button icon={<Pipette size={16} aria-hidden />} onClick={() => void look(logo)}>
            {words.fromLogo}
          </Button>
        )}
        <Button icon={<Pipette size={16} aria-hidden />} onClick={() => setChoosing(true)}>
          {words.fromPicture}
        </Button>
      </div>
      <p role="status" className="field-help">
        {looked && words.found(looked.colours?.length)}
      </p>
      {looked?.colours && looked.colours.length > 0 && (
        <div className="palette-grid">
          {looked.colours.map(({ colour, hue }) => {
            const palettes = makePalette({ accent: colour });
            return (
              <PalettePages
                key={hue}
                palettes={palettes}
                title={words.hues[hue]}
                isChosen={hasPalette(theme, palettes)}
                onChoose={() =>
                  attempt({
                    edit: paletteEdit(palettes, { picture: looked.picture }),
                    refused: words.refused,
                  })
                }
              />
            );
          })}
        </div>
      )}
      {isChoosing && (
        <PictureChooserDialog
          title={words.fromPicture.replace("…", "")}
          name=""
          onChoose={(picture: string) => {
            setChoosing(false);
            void look(picture);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
