import { useId } from "react";
import { valueAt } from "../../../document/value-at.ts";
import { useForm } from "../../../fields/form/form-context.ts";
import { useEditor } from "../../../sync/store/editor-document.ts";
import { ListChooser } from "../../../ui/list-chooser.tsx";
import { useAttempt } from "../../../workspace/attempt.ts";
import { useOpenedSite } from "../../../workspace/opened-site.ts";
import { fontPairs, pairEdit } from "./font-pairs.ts";
import { lookWords } from "./look-words.ts";
import { useFontFaces } from "./use-font-faces.ts";

/** Pairs of fonts that go together, each shown as a heading and a line of text; choosing one changes both fonts. */
export function PairChooser({ usual }: { readonly usual: string }) {
  const attempt = useAttempt();
  const { readOnly } = useForm();
  const id = useId();
  const { fontChoices } = useOpenedSite().content;
  useFontFaces(fontChoices);
  const heading = useEditor(({ document }) => valueAt(document.site, ["theme", "displayFont"]) ?? usual);
  const text = useEditor(({ document }) => valueAt(document.site, ["theme", "textFont"]) ?? usual);
  const theme = useEditor(({ document }) => document.site.theme);
  const pairs = fontPairs(fontChoices);
  const keyOf = (pair: (typeof pairs)[number]) => `${pair.heading.name} ${pair.text.name}`;
  const words = lookWords();
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
                {words.pair(pair.heading.title, pair.text.title)}
              </span>
              <span style={{ fontFamily: pair.text.family }}>{words.sample}</span>
            </>
          ),
        }))}
        chosen={`${heading} ${text}`}
        onChoose={(chosen) => {
          const pair = pairs.find((other) => keyOf(other) === chosen);
          if (pair) attempt({ edit: pairEdit(pair, theme), refused: words.refused });
        }}
        button={{ id, "aria-labelledby": `${id}-label ${id}`, "aria-describedby": `${id}-help` }}
      >
        {words.choosePair}
      </ListChooser>
      <p className="field-help" id={`${id}-help`}>
        {words.pairHelp}
      </p>
    </div>
  );
}
