import { type FormEvent, useId, useState } from "react";
import type { MediaFacts } from "../../renderer/resolve/pictures.ts";
import { sameValue } from "../edits/same-value.ts";
import { Button } from "../kit/button.tsx";
import { useEditor, useMedia, useSession } from "../session-context.ts";
import { descriptionOf, wordsOf } from "./description-draft.ts";
import { DescriptionFields } from "./description-fields.tsx";

interface PictureWordsProps {
  readonly name: string;
  /** None for a picture that is not there any more. */
  readonly facts: MediaFacts | undefined;
}

/** What a picture shows, and the way to say it better: it can be saved by itself, or with all else. */
export function PictureWords({ name, facts }: PictureWordsProps) {
  const { host, media, notices } = useSession();
  const draft = useMedia((state) => state.drafts.get(name));
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const [saving, setSaving] = useState(false);
  const id = useId();
  const known = facts && descriptionOf(facts);
  const said = draft?.description ?? known;
  const decorative = said !== undefined && "decorative" in said;
  if (!host.canWrite || readOnly) {
    return (
      <section>
        <h3>Description</h3>
        <p>{decorative ? "Decorative: screen readers pass over it." : wordsOf(said) || "None yet."}</p>
      </section>
    );
  }
  const write = (next: { readonly alt: string; readonly decorative: boolean }) => {
    const typed = next.decorative ? ({ decorative: true } as const) : { alt: next.alt };
    media.getState().draft(name, sameValue(typed, known ?? { alt: "" }) ? undefined : typed);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    const result = await media.getState().describe(name);
    setSaving(false);
    if (result === "described") notices.getState().notify({ title: `Saved the description of ${name}` });
  };
  const discard = () =>
    notices.getState().notify({
      title: `What you wrote about ${name} was discarded`,
      action: { label: "Undo", run: media.getState().discard(name) },
    });
  return (
    <form className="picture-words-form" onSubmit={save}>
      <DescriptionFields
        id={id}
        alt={wordsOf(said)}
        decorative={decorative}
        onChange={write}
        {...(said ? {} : { lacks: true })}
      />
      {draft?.reason && (
        <p className="field-error" role="alert">
          {draft.reason}
        </p>
      )}
      {draft && (
        <div className="picture-buttons">
          <Button type="submit" disabled={saving || !(decorative || wordsOf(said).trim())}>
            {saving ? "Saving…" : "Save description"}
          </Button>
          <Button tone="plain" onClick={discard}>
            Discard
          </Button>
        </div>
      )}
    </form>
  );
}
