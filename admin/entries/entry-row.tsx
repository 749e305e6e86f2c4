import { CalendarClock, CircleDot } from "lucide-react";
import { memo } from "react";
import { Thumbnail } from "../pictures/thumbnail.tsx";
import { dateWords } from "./entry-words.ts";
import type { ListedEntry } from "./list-entries.ts";

interface EntryRowProps {
  readonly entry: ListedEntry;
  readonly isOpen: boolean;
  readonly problems: number;
  readonly onOpen: (id: string) => void;
}

/** An entry in the list: its picture, title and date, and what has to be known about it. */
export const EntryRow = memo(({ entry, isOpen, problems, onOpen }: EntryRowProps) => {
  const { id, title, sharesTitle, picture, date, kind, isFuture, change } = entry;
  const facts = [date && dateWords(date), kind].filter(Boolean).join(" · ");
  return (
    <li className="entry-row">
      <button type="button" aria-current={isOpen || undefined} onClick={() => onOpen(id)}>
        {picture !== "" && <Thumbnail name={picture} width={160} className="entry-thumbnail" />}
        <span className="entry-words">
          <span className="entry-title">{title}</span>
          {sharesTitle && <span className="entry-facts">{id}</span>}
          {facts && <span className="entry-facts">{facts}</span>}
          <span className="entry-marks">
            {isFuture && date && (
              <span className="entry-mark">
                <CalendarClock size={13} aria-hidden /> Not before {dateWords(date)}
              </span>
            )}
            {change && (
              <span className="entry-mark entry-changed">
                <CircleDot size={13} aria-hidden /> {change === "new" ? "New, not saved yet" : "Changed"}
              </span>
            )}
            {problems > 0 && (
              <span className="entry-mark entry-wrong">
                {problems} {problems === 1 ? "problem" : "problems"}
              </span>
            )}
          </span>
        </span>
      </button>
    </li>
  );
});
