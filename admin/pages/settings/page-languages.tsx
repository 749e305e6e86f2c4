import { Languages } from "lucide-react";
import type { PageDocument } from "../../edits/site-document.ts";
import { languageName } from "../../entries/entry-filters.ts";
import { translatable, translationsOf } from "../../entries/translations.ts";
import { useSiteLanguages } from "../../entries/use-site-languages.ts";
import { Button } from "../../kit/button.tsx";
import { messages } from "../../messages/messages.ts";
import { useEditor } from "../../session-context.ts";
import { usePagesCommands } from "../commands/commands-context.ts";

/** The languages that a page is in, each a way there or a translation to be made. Nothing for a site in one language. */
export function PageLanguages({ page }: { readonly page: PageDocument }) {
  const commands = usePagesCommands().page;
  const languages = useSiteLanguages();
  const pages = useEditor((state) => state.document.pages);
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const [main = "en-GB"] = languages;
  if (languages.length < 2) return null;
  const own = translatable(page.id, page, main);
  const known = translationsOf(
    own,
    pages.map((other) => translatable(other.id, other, main)),
  );
  return (
    <section className="entry-languages" aria-label={messages.pages.settings.languages}>
      <h3>
        <Languages size={15} aria-hidden /> {languageName(own.language)}
      </h3>
      <ul>
        {languages
          .filter((language) => language !== own.language)
          .map((language) => {
            const other = known.get(language);
            const name = languageName(language);
            return (
              <li key={language}>
                {other ? (
                  <Button tone="plain" onClick={() => commands.open(other.id)}>
                    {name}
                  </Button>
                ) : (
                  <Button disabled={readOnly} onClick={() => commands.translate(page.id, language)}>
                    {messages.pages.settings.translate(name)}
                  </Button>
                )}
              </li>
            );
          })}
      </ul>
    </section>
  );
}
