import { useId } from "react";
import {
  dayAfter,
  type Publication,
  type PublicationFields,
  publicationEdit,
  publicationOf,
  suggestedDay,
} from "../../editing/document/publication.ts";
import { formatDate } from "../../editing/labels/format-value.ts";
import { messages } from "../../editing/messages/messages.ts";
import { usePublishing } from "../publish/publishers.ts";
import { useOpenedSite } from "../site/opened-site.ts";
import { useEditor } from "../sync/store/editor-document.ts";
import { useTryEdit } from "../view/try-edit.ts";
import { ForDevelopers } from "./form/for-developers.tsx";

interface StateControlProps {
  readonly place: Omit<PublicationFields, "today">;
  readonly id: string;
  readonly onFocus?: () => void;
}

export function PublicationControl({ place, id, onFocus }: StateControlProps) {
  const attempt = useTryEdit();
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const name = useId();
  const words = messages.states;
  const { today } = useOpenedSite().content;
  const dated = { ...place, today };
  const now = publicationOf(dated);
  const choose = (wanted: Publication) => {
    const edit = publicationEdit(dated, wanted);
    if (edit) attempt({ edit, failureTitle: messages.pages.told.notChanged });
  };
  const kinds = [
    ["draft", words.draft],
    ...(place.dayField === undefined
      ? []
      : ([
          [
            "scheduled",
            now.kind === "scheduled" ? words.scheduledFor({ day: formatDate(now.day) }) : words.scheduled,
          ],
        ] as const)),
    ["live", words.live],
  ] as const;
  return (
    <fieldset
      className="state-control"
      disabled={readOnly}
      onFocus={onFocus}
      aria-describedby={`${name}-help`}
    >
      <legend className="field-label">{words.title}</legend>
      {/* Not radio buttons: on the way to the one that is meant, arrow keys would make it something else. */}
      <div className="segments">
        {kinds.map(([kind, label]) => (
          <button
            key={kind}
            type="button"
            // The focus goes to the one that is chosen.
            id={kind === now.kind ? id : `${id}-${kind}`}
            aria-pressed={kind === now.kind}
            onClick={() => choose(kind === "scheduled" ? { kind, day: suggestedDay(dated) } : { kind })}
          >
            {label}
          </button>
        ))}
      </div>
      {now.kind === "scheduled" && (
        <label className="state-day">
          {words.day}
          <input
            type="date"
            className="input input-date"
            value={now.day}
            min={dayAfter(today)}
            onChange={({ target }) =>
              target.value > today && choose({ kind: "scheduled", day: target.value })
            }
          />
        </label>
      )}
      <div id={`${name}-help`} role="status">
        <p className="field-help">{helpFor(now)}</p>
        {place.dayField !== undefined && now.kind !== "scheduled" && (
          <p className="field-help">{words.before}</p>
        )}
      </div>
      {now.kind === "scheduled" && <BuiltEveryNight />}
    </fieldset>
  );
}

function helpFor(now: Publication): string {
  const words = messages.states;
  if (now.kind === "scheduled") return words.from({ day: formatDate(now.day) });
  return now.kind === "draft" ? words.isDraft : words.isLive;
}

const nightly = "5 0 * * *";

/** How the host of the repository builds the site every night, so that what is scheduled goes online by itself; nothing where no host is known. */
function BuiltEveryNight() {
  const settings = usePublishing((state) => state.settings);
  const words = messages.states;
  if (!settings) return null;
  const { host, branch } = settings;
  return (
    <ForDevelopers>
      <p>{words.byItself}</p>
      <p>{host === "gitlab" ? words.every.gitlab({ branch }) : words.every[host]}</p>
      <pre>{host === "gitlab" ? nightly : `schedule:\n  - cron: "${nightly}"`}</pre>
      <p>{words.zone}</p>
    </ForDevelopers>
  );
}
