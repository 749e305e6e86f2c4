import { Languages } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../kit/button.tsx";
import { messages } from "../messages/messages.ts";
import { useEditor } from "../session-context.ts";
import { languageName } from "./entry-filters.ts";
import type { Translatable } from "./translations.ts";

interface LanguageListProps {
  /** The page or entry that is shown. */
  readonly own: Translatable;
  /** Of the site. */
  readonly languages: readonly string[];
  /** By language. */
  readonly translations: ReadonlyMap<string, Translatable>;
  readonly onOpen: (id: string) => void;
  readonly onTranslate: (language: string) => void;
  /** What else can be done with a translation. */
  readonly more?: (id: string) => ReactNode;
}

/** The other languages of a page or an entry, each a way there or a translation to be made. */
export function LanguageList({ own, languages, translations, onOpen, onTranslate, more }: LanguageListProps) {
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const others = languages.filter((language) => language !== own.language);
  return (
    <section className="language-list" aria-label={messages.entries.languages}>
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
                  {messages.entries.translate(name)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
