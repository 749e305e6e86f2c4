import { entryFile, entryIdOf } from "../../document/entry-file.ts";
import type { EntryDocument } from "../../document/site-document.ts";
import { LanguageList, translatable, translationsOf } from "../../fields/language-list.tsx";
import { messages } from "../../messages/messages.ts";
import { Button } from "../../ui/button.tsx";
import { useEntries } from "../../workspace/use-entries.ts";
import { useSiteLanguages } from "../../workspace/use-site-languages.ts";
import { useView } from "../../workspace/workspace.ts";
import { useEntryCommands } from "./entry-commands-context.ts";

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
  const go = useView((view) => view.go);
  const [main = "en-GB"] = languages;
  if (languages.length < 2) return null;
  const own = translatable(entryIdOf(file), entry.frontMatter, main);
  const all = entries.flatMap(({ collection: of, id, fields }) =>
    of === collection ? [translatable(id, fields, main)] : [],
  );
  const moreOf = (id: string) => {
    const there = entryFile(collection, id);
    const isBeside = beside === there;
    return (
      <Button tone="plain" aria-pressed={isBeside} onClick={() => onBeside(isBeside ? undefined : there)}>
        {isBeside ? messages.entries.close : messages.entries.beside}
      </Button>
    );
  };
  return (
    <LanguageList
      {...{ own, languages }}
      translations={translationsOf(own, all)}
      onOpen={(id) => go({ workspace: "entries", collection, entry: id })}
      onTranslate={(language) => commands.translate(file, language)}
      more={moreOf}
    />
  );
}
