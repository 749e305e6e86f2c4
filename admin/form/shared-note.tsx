import { ArrowUpRight } from "lucide-react";
import { currentSite } from "../edits/current-site.ts";
import { usesOfSetting } from "../edits/uses-of-setting.ts";
import { nameOtherUses } from "../edits/words/name-uses.ts";
import { Button } from "../kit/button.tsx";
import { messages } from "../messages/messages.ts";
import { useEditor, useSession } from "../session-context.ts";
import { nameSetting } from "../tokens/name-setting.ts";
import { placeOfSetting } from "../view/place-of-setting.ts";
import { type SharedField, useForm } from "./form-context.ts";
import { TokenSource } from "./token-source.tsx";

/** Under a text that is shared: where else it stands, the way to where it is kept, and the way out. */
export function SharedNote({ at, written, shared, write }: SharedField) {
  const { view, content, schemas, store } = useSession();
  const { target } = useForm();
  const { path, text } = shared;
  const isSetting = shared.target.in === "site";
  const places = useEditor(({ history }) => {
    const site = currentSite(history);
    return isSetting
      ? nameOtherUses(usesOfSetting(site, path), { target, path: at }, site, schemas)
      : undefined;
  });
  const words = places !== undefined ? messages.shared.also(places) : messages.shared.once;
  const go = () =>
    view
      .getState()
      .go(
        shared.target.in === "page"
          ? { workspace: "pages", page: shared.target.page, part: "page", field: path }
          : placeOfSetting(path, { model: content.model, document: store.getState().document }),
      );
  return (
    <div className="shared-note">
      <p>{isSetting ? words : messages.shared.withPage}</p>
      <button type="button" className="chip" onClick={go}>
        <span className="chip-place">
          {nameSetting(isSetting ? schemas.site : schemas.page, path).join(" › ")}
        </span>
        <span className="unseen">{messages.values.editThere}</span>
        <ArrowUpRight size={14} aria-hidden />
      </button>
      {(places !== undefined || !isSetting) && (
        <Button tone="plain" onClick={() => write(text)}>
          {messages.shared.ownWords}
        </Button>
      )}
      <TokenSource text={written} onWrite={write} />
    </div>
  );
}
