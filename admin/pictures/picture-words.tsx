import { type FormEvent, useId, useState } from "react";
import type { MediaFacts } from "../../renderer/resolve/pictures.ts";
import { sameValue } from "../edits/same-value.ts";
import { useSiteLanguages } from "../entries/use-site-languages.ts";
import type { PictureDescription } from "../host/host.ts";
import { Button } from "../kit/button.tsx";
import { messages } from "../messages/messages.ts";
import { useDescriptions, useEditor, useSession } from "../session-context.ts";
import { descriptionOf, wordsInOthers, wordsOf } from "./create-descriptions.ts";
import { DarkVersion } from "./dark-version.tsx";
import { DescriptionFields, type Said } from "./description-fields.tsx";
import { describeInDraft } from "./pictures-in-draft.ts";

interface PictureWordsProps {
  readonly name: string;
  /** None for a picture that is not there any more. */
  readonly facts: MediaFacts | undefined;
}

/** What a picture shows, and the way to say it better: where it is no part of the draft, it can be saved by itself. */
export function PictureWords({ name, facts }: PictureWordsProps) {
  const { host, store, pending, notices } = useSession();
  const typed = useDescriptions((state) => state.values.get(name));
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const languages = useSiteLanguages();
  const [saving, setSaving] = useState(false);
  const id = useId();
  const known = facts && descriptionOf(facts);
  const said = typed?.value ?? known;
  const decorative = said !== undefined && "decorative" in said;
  if (readOnly) {
    return (
      <section>
        <h3>{messages.pictures.description}</h3>
        <p>{decorative ? messages.pictures.isDecorative : wordsOf(said) || messages.pictures.noneYet}</p>
      </section>
    );
  }
  const { type, save, discard } = pending.descriptions.getState();
  const typeAll = (next: PictureDescription) =>
    host.pictures
      ? type(name, sameValue(next, known ?? { alt: "" }) ? undefined : next)
      : describeInDraft(store, name, next);
  const write = ({ alt, alts = {}, decorative }: Said) => {
    const others = Object.entries(alts).filter(([, text]) => text !== "");
    const version = said?.dark === undefined ? {} : { dark: said.dark };
    typeAll(
      decorative
        ? { decorative, ...version }
        : { alt, ...(others.length > 0 && { alts: Object.fromEntries(others) }), ...version },
    );
  };
  const writeDark = (dark: string | undefined) => {
    const { dark: _, ...rest } = said ?? { alt: "" };
    typeAll(dark === undefined ? rest : { ...rest, dark });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    const refusal = await save(name);
    setSaving(false);
    if (refusal === undefined) notices.getState().notify({ title: messages.pictures.saved(name) });
  };
  const giveUp = () =>
    notices.getState().notify({
      title: messages.pictures.discarded(name),
      action: { label: messages.pictures.undo, run: discard(name) },
    });
  return (
    <form className="picture-words-form" onSubmit={submit}>
      <DescriptionFields
        id={id}
        alt={wordsOf(said)}
        alts={wordsInOthers(said)}
        languages={languages}
        decorative={decorative}
        onChange={write}
        {...(said ? {} : { lacks: true })}
      />
      {facts && <DarkVersion name={name} dark={said?.dark} onChange={writeDark} />}
      {typed?.reason && (
        <p className="field-error" role="alert">
          {typed.reason}
        </p>
      )}
      {typed && (
        <div className="picture-buttons">
          <Button type="submit" disabled={saving || !(decorative || wordsOf(said).trim())}>
            {saving ? messages.pictures.saving : messages.pictures.save}
          </Button>
          <Button tone="plain" onClick={giveUp}>
            {messages.pictures.discard}
          </Button>
        </div>
      )}
    </form>
  );
}
