import { useEffect, useId, useLayoutEffect, useState } from "react";
import type { ThemeStep } from "../../../../editing/document/edit.ts";
import { valueAt } from "../../../../editing/document/value.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import type { ObjectSchema } from "../../../../schema/fields/schema.ts";
import type { ThemeColours } from "../../../../schema/site/theme-settings.ts";
import { focusField } from "../../../fields/form/focus-field.ts";
import { useForm } from "../../../fields/form/form-context.ts";
import { FieldContext, InnerField } from "../../../fields/form/inner-field.tsx";
import { ObjectFields } from "../../../fields/object/object-field.tsx";
import { PictureBrowser } from "../../../fields/picture/lazy-picture-inputs.ts";
import { useMedia, useOpenedSite } from "../../../site/opened-site.ts";
import { useEditor } from "../../../sync/store/editor-document.ts";
import { addStyleSheet } from "../../../ui/browser/add-style-sheet.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Check, Pipette } from "../../../ui/icons/icons.ts";
import { ListChooser } from "../../../ui/list-chooser.tsx";
import { useTryEdit } from "../../../view/try-edit.ts";
import { useWorkspace } from "../../../view/workspace.ts";
import { fontPairs, pairEdit } from "./font-pairs.ts";
import styles from "./look.scss?inline";
import { logoOf, type MainColour, mainColours } from "./main-colours.ts";
import { makePalette, type Palettes } from "./make-palette.ts";
import { hasPalette, paletteEdit, presetPalettes, sitePalettes } from "./preset-palettes.ts";
import { ThemeField } from "./theme-field.tsx";
import { themeMessages } from "./theme-messages.ts";
import { useFontFaces } from "./use-font-faces.ts";

const path = ["theme"];
const schemes = ["scheme"];
const fonts = ["displayFont", "textFont", "displayWeight", "textSize", "lineHeight", "scale"];
const layout = ["spacing", "pageWidth", "gutter", "radius", "header", "sections"];

interface ThemeFieldsProps {
  readonly schema: ObjectSchema;
  readonly value: unknown;
}

export function ThemeFields({ schema, value }: ThemeFieldsProps) {
  useLookStyles();
  const { view } = useWorkspace();
  // The form was there before its fields.
  useEffect(() => {
    const wanted = view.getState().focusRequest;
    if (wanted) focusField(wanted.field);
  }, [view]);
  const words = themeMessages();
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
  const elsewhere = [...schemes, ...fonts, ...layout, "palettes"];
  const others = Object.entries(schema.properties).filter(([key]) => !elsewhere.includes(key));
  const colours = { ...schema, properties: Object.fromEntries(others) };
  return (
    <FieldContext value={ThemeField}>
      <h3 className="look-part">{words.colours}</h3>
      <PaletteChooser />
      <PictureColours />
      {fieldsOf(schemes)}
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

function useLookStyles(): void {
  useLayoutEffect(() => addStyleSheet(document, styles), []);
}

function PairChooser({ usual }: { readonly usual: string }) {
  const attempt = useTryEdit();
  const { readOnly } = useForm();
  const id = useId();
  const { fontChoices } = useOpenedSite().content;
  useFontFaces(fontChoices);
  const heading = useEditor(({ document }) => valueAt(document.site, ["theme", "displayFont"]) ?? usual);
  const text = useEditor(({ document }) => valueAt(document.site, ["theme", "textFont"]) ?? usual);
  const theme = useEditor(({ document }) => document.site.theme);
  const pairs = fontPairs(fontChoices);
  const keyOf = (pair: (typeof pairs)[number]) => `${pair.heading.name} ${pair.text.name}`;
  const chosen = pairs.find((pair) => keyOf(pair) === `${heading} ${text}`);
  const words = themeMessages();
  if (pairs.length === 0 || readOnly) return null;
  return (
    <div className="field">
      <span className="field-label" id={`${id}-label`}>
        {words.pairs}
      </span>
      <ListChooser
        label={words.pairs}
        options={pairs.map((pair) => ({
          value: keyOf(pair),
          label: pair.heading.title,
          content: (
            <>
              <span className="font-name" style={{ fontFamily: pair.heading.family }}>
                {words.pair({ heading: pair.heading.title, text: pair.text.title })}
              </span>
              <span style={{ fontFamily: pair.text.family }}>{words.sample}</span>
            </>
          ),
        }))}
        chosen={`${heading} ${text}`}
        onChoose={(wanted) => {
          const pair = pairs.find((other) => keyOf(other) === wanted);
          if (pair) attempt({ edit: pairEdit(pair, theme), failureTitle: words.refused });
        }}
        button={{ id, "aria-labelledby": `${id}-label ${id}`, "aria-describedby": `${id}-help` }}
      >
        {chosen ? words.pair({ heading: chosen.heading.title, text: chosen.text.title }) : words.choosePair}
      </ListChooser>
      <p className="field-help" id={`${id}-help`}>
        {words.pairHelp}
      </p>
    </div>
  );
}

function PaletteChooser() {
  const theme = useEditor(({ document }) => document.site.theme);
  const words = themeMessages();
  const own = sitePalettes(theme).map(({ title, palettes }) => ({
    ...{ title, palettes, step: { sitePalette: title } },
  }));
  const ready = presetPalettes.map(({ name, palettes }) => ({
    ...{ title: messages.changes.palettes[name], palettes, step: { palette: name } },
  }));
  return (
    <>
      {own.length > 0 && (
        <PaletteGrid title={words.sitePalettes} help={words.sitePalettesHelp} choices={own} />
      )}
      <PaletteGrid title={words.palettes} help={words.palettesHelp} choices={ready} />
    </>
  );
}

interface PaletteGridProps {
  readonly title: string;
  readonly help: string;
  readonly choices: readonly {
    readonly title: string;
    readonly palettes: Palettes;
    readonly step: ThemeStep;
  }[];
}

function PaletteGrid({ title, help, choices }: PaletteGridProps) {
  const attempt = useTryEdit();
  const theme = useEditor(({ document }) => document.site.theme);
  const { readOnly } = useForm();
  const id = useId();
  return (
    <fieldset className="palettes" aria-describedby={id}>
      <legend className="field-label">{title}</legend>
      <p className="field-help" id={id}>
        {help}
      </p>
      <div className="palette-grid">
        {choices.map(({ title, palettes, step }) => (
          <PalettePages
            key={title}
            palettes={palettes}
            title={title}
            isChosen={hasPalette(theme, palettes)}
            disabled={readOnly}
            onChoose={() =>
              attempt({ edit: paletteEdit(palettes, step), failureTitle: themeMessages().refused })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

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

/** What came of looking at a picture: its colours, of which there may be none; `undefined` where it could not be shown. */
interface Looked {
  readonly picture: string;
  readonly colours: readonly MainColour[] | undefined;
}

function PictureColours() {
  const attempt = useTryEdit();
  const { media } = useOpenedSite();
  const { readOnly } = useForm();
  const theme = useEditor(({ document }) => document.site.theme);
  const named = useEditor(({ document }) => logoOf(document));
  const logo = useMedia(({ media }) => (named !== undefined && media.has(named) ? named : undefined));
  const [isChoosing, setChoosing] = useState(false);
  const [looked, setLooked] = useState<Looked>();
  const words = themeMessages();
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
        {looked && (looked.colours ? words.found({ count: looked.colours.length }) : words.unreadablePicture)}
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
                    failureTitle: words.refused,
                  })
                }
              />
            );
          })}
        </div>
      )}
      {isChoosing && (
        <Dialog title={words.fromPicture.replace("…", "")} shape="gallery" onClose={() => setChoosing(false)}>
          <PictureBrowser
            onChoose={(picture) => {
              setChoosing(false);
              void look(picture);
            }}
          />
        </Dialog>
      )}
    </div>
  );
}

interface PalettePagesProps {
  readonly palettes: Palettes;
  readonly title: string;
  readonly isChosen: boolean;
  readonly disabled?: boolean;
  readonly onChoose: () => void;
}

function PalettePages({ palettes, title, isChosen, disabled, onChoose }: PalettePagesProps) {
  return (
    <button
      type="button"
      className="palette"
      aria-pressed={isChosen}
      disabled={disabled}
      onClick={() => {
        if (!isChosen) onChoose();
      }}
    >
      <span className="palette-pages" aria-hidden>
        <LittlePage colours={palettes.light} />
        <LittlePage colours={palettes.dark} />
      </span>
      <span className="palette-title">
        {title}
        {isChosen && <Check size={16} aria-hidden />}
      </span>
    </button>
  );
}

function LittlePage({ colours }: { readonly colours: ThemeColours }) {
  const { paper, sheet, ink, quiet, line, accent } = colours;
  const { letters, quietWord, buttonWord } = themeMessages().littlePage;
  return (
    <span className="little-page" style={{ background: paper, color: ink }}>
      <b>{letters}</b>
      <span style={{ color: quiet }}>{quietWord}</span>
      <span className="little-sheet" style={{ background: sheet, borderColor: line }}>
        <span className="little-button" style={{ background: accent, color: paper }}>
          {buttonWord}
        </span>
      </span>
    </span>
  );
}
