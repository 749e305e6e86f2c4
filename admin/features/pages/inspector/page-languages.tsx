import type { PageDocument } from "../../../document/site-document.ts";
import { LanguageList, translatable, translationsOf } from "../../../fields/language-list.tsx";
import { useEditor } from "../../../sync/store/editor-document.ts";
import { useSiteLanguages } from "../../../workspace/use-site-languages.ts";
import { usePagesCommands } from "../commands/commands-context.ts";

/** The languages that a page is in, each a way there or a translation to be made. Nothing for a site in one language. */
export function PageLanguages({ page }: { readonly page: PageDocument }) {
  const commands = usePagesCommands().page;
  const languages = useSiteLanguages();
  const pages = useEditor((state) => state.document.pages);
  const [main = "en-GB"] = languages;
  if (languages.length < 2) return null;
  const own = translatable(page.id, page, main);
  const all = pages.map((other) => translatable(other.id, other, main));
  return (
    <LanguageList
      {...{ own, languages }}
      translations={translationsOf(own, all)}
      onOpen={commands.open}
      onTranslate={(language) => commands.translate(page.id, language)}
    />
  );
}
