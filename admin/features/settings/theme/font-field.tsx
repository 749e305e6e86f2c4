import type { StringSchema } from "../../../../schema/schema.ts";
import { similarFont, titleOfFont } from "../../../../schema/site/similar-fonts.ts";
import { controlAttributes, FieldFrame } from "../../../fields/form/field-frame.tsx";
import type { FieldProps } from "../../../fields/form/field-props.ts";
import { fieldId, useForm } from "../../../fields/form/form-context.ts";
import { useFieldProblems } from "../../../fields/form/use-field-problems.ts";
import { messages } from "../../../messages/messages.ts";
import type { FontChoice } from "../../../sync/content/served-content.ts";
import { useEditorDocument } from "../../../sync/store/editor-document.ts";
import { Button } from "../../../ui/button.tsx";
import { ListChooser } from "../../../ui/list-chooser.tsx";
import { useAttempt } from "../../../workspace/attempt.ts";
import { useOpenedSite } from "../../../workspace/opened-site.ts";
import { headingFontEdit, inOrderOffered } from "./font-pairs.ts";
import { lookWords } from "./look-words.ts";
import { useFontFaces } from "./use-font-faces.ts";

/** A font of the theme, chosen from those that the site can be built with, each shown in itself. */
export function FontField({ schema, value, path, required }: FieldProps<StringSchema>) {
  const form = useForm();
  const problems = useFieldProblems(path);
  const attempt = useAttempt();
  const { store } = useEditorDocument();
  const { fontChoices, fontNames } = useOpenedSite().content;
  useFontFaces(fontChoices);
  const words = lookWords();
  const id = fieldId(form, path);
  const name = typeof value === "string" ? value : (schema.default ?? "");
  const chosen = fontChoices.find((choice) => choice.name === name);
  const use = path.at(-1) === "displayFont" ? "display" : "text";
  const choose = (next: string) => {
    const written = next === schema.default ? undefined : next;
    const font = fontChoices.find((choice) => choice.name === next);
    const { theme } = store.getState().document.site;
    const edit = use === "display" && font ? headingFontEdit(font, theme, written) : undefined;
    if (edit) attempt({ edit, refused: words.refused });
    else form.set(path, written);
  };
  const offered = inOrderOffered(fontChoices, Object.keys(words.kinds));
  return (
    <FieldFrame
      schema={schema}
      path={path}
      required={required}
      problems={problems}
      below={!chosen && !fontNames.includes(name) && <MissingFont name={name} onChoose={choose} />}
    >
      <ListChooser
        label={words.chooseFont(schema.title)}
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

/** A font's name in itself, and below it what it is like. */
function FontName({ choice, use }: FontNameProps) {
  const words = lookWords();
  const { name, title, family, category, bytes } = choice;
  const isOwn = name.startsWith("fonts/");
  const kind = isOwn ? words.ownFont : (words.kinds[name] ?? words.categories[category] ?? "");
  const kilobytes = Math.max(1, Math.round(bytes[use] / 1000)).toLocaleString(messages.locale);
  return (
    <>
      <span className="font-name" style={{ fontFamily: family }}>
        {title}
      </span>
      <small>{words.fontFacts(kind, kilobytes)}</small>
    </>
  );
}

/** Says that there is no such font, and offers the one that is most like it. */
function MissingFont({
  name,
  onChoose,
}: {
  readonly name: string;
  readonly onChoose: (name: string) => void;
}) {
  const { fontNames } = useOpenedSite().content;
  const { readOnly } = useForm();
  const words = lookWords();
  const similar = similarFont(name, fontNames);
  return (
    <p className="font-missing">
      {words.noSuchFont(titleOfFont(name))}
      {similar !== undefined && !readOnly && (
        <Button onClick={() => onChoose(similar)}>{words.similarFont(titleOfFont(similar))}</Button>
      )}
    </p>
  );
}
