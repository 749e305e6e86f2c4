import { Languages } from "lucide-react";
import { entryFile, entryIdOf } from "../edits/entry-file.ts";
import type { EntryDocument } from "../edits/site-document.ts";
import { Button } from "../kit/button.tsx";
import { messages } from "../messages/messages.ts";
import { useEditor, useView } from "../session-context.ts";
import { useEntryCommands } from "./entry-commands-context.ts";
import { languageName } from "./entry-filters.ts";
import { translatable, translationsOf } from "./translations.ts";
import { useEntries } from "./use-entries.ts";
import { useSiteLanguages } from "./use-site-languages.ts";

interface EntryLanguagesProps {
  readonly collection: string;
  readonly file: string;
  readonly entry: EntryDocument;
  /** The file of the translation that is written beside it. */
  readonly beside: string | undefined;
  /** Shows a translation beside it; none without a file. */
  readonly onBeside: (file: string | undefined) => void;
}

/** The languages that an entry is in, each a way there or a translation to be made. Nothing for a site in one language. */
export function EntryLanguages({ collection, file, entry, beside, onBeside }: EntryLanguagesProps) {
  const commands = useEntryCommands();
  const languages = useSiteLanguages();
  const entries = useEntries();
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const go = useView((view) => view.go);
  const [main = "en-GB"] = languages;
  if (languages.length < 2) return null;
  const own = translatable(entryIdOf(file), entry.frontMatter, main);
  const all = entries.flatMap(({ collection: of, id, fields }) =>
    of === collection ? [translatable(id, fields, main)] : [],
  );
  const known = translationsOf(own, all);
  return (
    <section className="entry-languages" aria-label={messages.entries.languages}>
      <h3>
        <Languages size={15} aria-hidden /> {languageName(own.language)}
      </h3>
      <ul>
        {languages
          .filter((language) => language !== own.language)
          .map((language) => {
            const other = known.get(language);
            const name = languageName(language);
            if (!other)
              return (
                <li key={language}>
                  <Button disabled={readOnly} onClick={() => commands.translate(file, language)}>
                    {messages.entries.translate(name)}
                  </Button>
                </li>
              );
            const there = entryFile(collection, other.id);
            return (
              <li key={language}>
                <Button
                  tone="plain"
                  onClick={() => go({ workspace: "entries", collection, entry: other.id })}
                >
                  {name}
                </Button>
                <Button
                  tone="plain"
                  aria-pressed={beside === there}
                  onClick={() => onBeside(beside === there ? undefined : there)}
                >
                  {beside === there ? messages.entries.close : messages.entries.beside}
                </Button>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
