import { type FormEvent, useId, useState } from "react";
import type { MediaFacts } from "../../renderer/resolve/pictures.ts";
import { Button } from "../kit/button.tsx";
import { useMedia, useSession } from "../session-context.ts";
import { descriptionOf } from "./create-media.ts";
import { DescriptionFields } from "./description-fields.tsx";

interface PictureWordsProps {
  readonly name: string;
  readonly facts: MediaFacts;
}

/** What a picture shows, and the way to say it better. It is saved by itself: it belongs to the picture, not to a page. */
export function PictureWords({ name, facts }: PictureWordsProps) {
  const { host, media, notices } = useSession();
  const draft = useMedia((state) => state.drafts.get(name)?.description);
  const [saving, setSaving] = useState(false);
  const [reason, setReason] = useState<string>();
  const id = useId();
  const known = descriptionOf(facts);
  if (!host.canWrite) {
    return (
      <section>
        <h3>Description</h3>
        <p>{facts.decorative ? "Decorative: screen readers pass over it." : facts.alt || "None yet."}</p>
      </section>
    );
  }
  const said = draft ?? known;
  const alt = said && "alt" in said ? said.alt : "";
  const decorative = said !== undefined && "decorative" in said;
  const write = (next: { readonly alt: string; readonly decorative: boolean }) => {
    const typed = next.decorative ? ({ decorative: true } as const) : { alt: next.alt };
    const isKnown = JSON.stringify(typed) === JSON.stringify(known ?? { alt: "" });
    media.getState().draft(name, isKnown ? undefined : typed);
    setReason(undefined);
  };
  const isEmpty = draft !== undefined && "alt" in draft && draft.alt.trim() === "";
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    const result = await media.getState().describe(name);
    setSaving(false);
    if (result?.kind === "failed") setReason(result.reason);
    if (result?.kind === "described")
      notices.getState().notify({ title: `Saved the description of ${name}` });
    if (result?.kind === "changed") {
      const theirs = result.description;
      const words = !theirs ? "nothing" : "alt" in theirs ? `“${theirs.alt}”` : "that it is decorative";
      setReason(
        `Somebody else has changed it meanwhile. It says ${words} now; save again to write yours over it.`,
      );
    }
  };
  return (
    <form className="picture-words-form" onSubmit={save}>
      <DescriptionFields
        id={id}
        alt={alt}
        decorative={decorative}
        onChange={write}
        {...(facts.decorative || facts.alt?.trim() || draft ? {} : { lacks: true })}
      />
      {reason && (
        <p className="field-error" role="alert">
          {reason}
        </p>
      )}
      {draft && (
        <div className="picture-buttons">
          <Button type="submit" disabled={isEmpty || saving}>
            {saving ? "Saving…" : "Save description"}
          </Button>
          <Button tone="plain" onClick={() => media.getState().draft(name, undefined)}>
            Discard
          </Button>
        </div>
      )}
    </form>
  );
}
