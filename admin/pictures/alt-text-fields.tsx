import { useId } from "react";
import type { MediaFacts } from "../../renderer/resolve/pictures.ts";
import { useSiteLanguages } from "../entries/use-site-languages.ts";
import { messages } from "../messages/messages.ts";
import { useEditor, useSession } from "../session-context.ts";
import { DarkVersion } from "./dark-version.tsx";
import { DescriptionFields, type Said } from "./description-fields.tsx";
import { descriptionOf, viewOf, wordsOf } from "./description-of.ts";
import { describeInDraft } from "./pictures-in-draft.ts";

interface AltTextFieldsProps {
  readonly name: string;
  readonly facts: MediaFacts;
}

/** What a picture shows, and the way to say it better. */
export function AltTextFields({ name, facts }: AltTextFieldsProps) {
  const { store, content } = useSession();
  const readOnly = useEditor((state) => state.readOnly !== undefined) || !content.kept;
  const languages = useSiteLanguages();
  const id = useId();
  const said = descriptionOf(facts);
  const decorative = said !== undefined && "decorative" in said;
  if (readOnly) {
    return (
      <section>
        <h3>{messages.pictures.description}</h3>
        <p>{decorative ? messages.pictures.isDecorative : wordsOf(said) || messages.pictures.noneYet}</p>
      </section>
    );
  }
  const write = ({ alt, alts = {}, decorative }: Said) => {
    const others = Object.entries(alts).filter(([, text]) => text !== "");
    describeInDraft(
      store,
      name,
      decorative
        ? { decorative, ...viewOf(facts) }
        : { alt, ...(others.length > 0 && { alts: Object.fromEntries(others) }), ...viewOf(facts) },
    );
  };
  const writeDark = (dark: string | undefined) => {
    const { dark: _, ...rest } = said ?? { alt: facts.alt ?? "", ...viewOf(facts) };
    describeInDraft(store, name, dark === undefined ? rest : { ...rest, dark });
  };
  return (
    <div className="picture-words-form">
      <DescriptionFields
        id={id}
        alt={facts.alt ?? ""}
        alts={facts.alts ?? {}}
        languages={languages}
        decorative={decorative}
        onChange={write}
        {...(said ? {} : { lacks: true })}
      />
      <DarkVersion name={name} dark={facts.dark} onChange={writeDark} />
    </div>
  );
}
