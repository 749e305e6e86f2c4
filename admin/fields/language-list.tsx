import type { ReactNode } from "react";
import { languageName } from "../../editing/labels/language-names.ts";
import { entryWords } from "../../editing/messages/entry-words.ts";
import { useEditor } from "../sync/store/editor-document.ts";
import { Button } from "../ui/button.tsx";
import { Languages } from "../ui/icons/icons.ts";

interface LanguageListProps {
  readonly own: Translatable;
  readonly languages: readonly string[];
  readonly translations: ReadonlyMap<string, Translatable>;
  readonly onOpen: (id: string) => void;
  readonly onTranslate: (language: string) => void;
  readonly more?: (id: string) => ReactNode;
}

export function LanguageList({ own, languages, translations, onOpen, onTranslate, more }: LanguageListProps) {
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const others = languages.filter((language) => language !== own.language);
  return (
    <section className="language-list" aria-label={entryWords().languages}>
      <h3>
        <Languages size={15} aria-hidden /> {languageName(own.language)}
      </h3>
      <ul>
        {others.map((language) => {
          const other = translations.get(language);
          const name = languageName(language);
          return (
            <li key={language}>
              {other ? (
                <>
                  <Button tone="plain" onClick={() => onOpen(other.id)}>
                    {name}
                  </Button>
                  {more?.(other.id)}
                </>
              ) : (
                <Button disabled={readOnly} onClick={() => onTranslate(language)}>
                  {entryWords().translate({ language: name })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface Translatable {
  readonly id: string;
  readonly language: string;
  readonly translationOf: string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

export function translatable(id: string, { language, translationOf }: Fields, main: string): Translatable {
  return {
    id,
    language: typeof language === "string" && language !== "" ? language : main,
    translationOf: typeof translationOf === "string" && translationOf !== "" ? translationOf : undefined,
  };
}

export function translationsOf<Item extends Translatable>(
  one: Item,
  all: readonly Item[],
): ReadonlyMap<string, Item> {
  const original = one.translationOf ?? one.id;
  const same = all.filter(({ id, translationOf }) => id === original || translationOf === original);
  return new Map([...same, one].map((item) => [item.language, item]));
}
