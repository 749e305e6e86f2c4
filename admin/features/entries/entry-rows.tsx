import { announce } from "@atlaskit/pragmatic-drag-and-drop-live-region";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, memo, type Ref, useCallback, useEffect, useMemo, useRef } from "react";
import { formatDate } from "../../../editing/labels/format-value.ts";
import { languageName } from "../../../editing/labels/language-names.ts";
import { entryWords } from "../../../editing/messages/entry-words.ts";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { Thumbnail } from "../../media/store/thumbnail.tsx";
import { focusWhenVisible } from "../../ui/browser/focus-when-visible.ts";
import { CalendarClock, CircleDot, EyeOff, GripVertical, Languages } from "../../ui/icons/icons.ts";
import { StepButton, stepOfKey } from "../../ui/list-controls.tsx";
import { useAutoScroll } from "../../ui/sorting/use-auto-scroll.ts";
import { useSortable } from "../../ui/sorting/use-sortable.ts";
import type { ListedEntry } from "./list-entries.ts";

interface RowSorting {
  readonly kind: string;
  readonly next: string | undefined;
  readonly onDrop: (id: string, before: string | undefined) => void;
  readonly onStep: EntryStepsProps["onStep"];
}

interface EntryRowProps {
  readonly ref: Ref<HTMLLIElement>;
  readonly entry: ListedEntry;
  /** Its place in the list, from 0, of how many, and in pixels. */
  readonly index: number;
  readonly count: number;
  readonly start: number;
  readonly isOpen: boolean;
  readonly problems: number;
  readonly onOpen: (id: string) => void;
  readonly sorting?: RowSorting;
}

const EntryRow = memo((props: EntryRowProps) => {
  const { ref, entry, index, count, start, isOpen, onOpen, sorting } = props;
  const { id, title, picture } = entry;
  const { row, edge, dragged } = useSortable<HTMLLIElement>({
    kind: `entry ${sorting?.kind ?? ""}`,
    id,
    mayDrag: () => sorting !== undefined,
    onDrop: (dropped, side) => sorting?.onDrop(dropped, side === "top" ? id : sorting.next),
  });
  const measured = useCallback(
    (element: HTMLLIElement | null) => {
      row.current = element;
      if (typeof ref === "function") ref(element);
    },
    [row, ref],
  );
  const press = (event: KeyboardEvent) => {
    const by = stepOfKey(event);
    if (!sorting || by === undefined) return;
    event.preventDefault();
    sorting.onStep(index, by, "open");
  };
  return (
    <li
      ref={measured}
      className="entry-row"
      aria-setsize={count}
      aria-posinset={index + 1}
      data-index={index}
      data-edge={edge}
      data-dragged={dragged || undefined}
      style={{ transform: `translateY(${start}px)` }}
    >
      <button
        type="button"
        className="entry-open"
        aria-current={isOpen || undefined}
        {...(sorting && { title: entryWords().drag, "aria-keyshortcuts": "Alt+ArrowUp Alt+ArrowDown" })}
        onClick={() => onOpen(id)}
        onKeyDown={press}
      >
        {sorting && <GripVertical className="entry-grip" size={14} aria-hidden />}
        {picture !== "" && <Thumbnail name={picture} width={160} className="entry-thumbnail" />}
        <span className="entry-words">
          <span className="entry-title">{title}</span>
          <EntryFacts {...props} />
        </span>
      </button>
      {sorting && <EntrySteps title={title} index={index} count={count} onStep={sorting.onStep} />}
    </li>
  );
}, isSameRow);

function EntryFacts({ entry, problems }: Pick<EntryRowProps, "entry" | "problems">) {
  const { id, sharesTitle, date, kind, language, isDraft, isFuture, change } = entry;
  const facts = [date && formatDate(date), kind].filter(Boolean).join(" · ");
  return (
    <>
      {sharesTitle && <span className="entry-facts">{id}</span>}
      {facts && <span className="entry-facts">{facts}</span>}
      <span className="entry-marks">
        {language && (
          <span className="entry-mark">
            <Languages size={13} aria-hidden /> {languageName(language)}
          </span>
        )}
        {isDraft && (
          <span className="entry-mark">
            <EyeOff size={13} aria-hidden /> {entryWords().draft}
          </span>
        )}
        {isFuture && date && (
          <span className="entry-mark">
            <CalendarClock size={13} aria-hidden />{" "}
            {messages.pages.list.notBefore({ date: formatDate(date) })}
          </span>
        )}
        {change && (
          <span className="entry-mark entry-changed">
            <CircleDot size={13} aria-hidden /> {change === "new" ? entryWords().isNew : entryWords().changed}
          </span>
        )}
        {problems > 0 && (
          <span className="entry-mark entry-wrong">{entryWords().problems({ count: problems })}</span>
        )}
      </span>
    </>
  );
}

function isSameRow(
  { sorting, ...before }: EntryRowProps,
  { sorting: next, ...after }: EntryRowProps,
): boolean {
  const keys = Object.keys(after) as (keyof typeof after)[];
  return keys.every((key) => before[key] === after[key]) && sorting?.next === next?.next;
}

type RowControl = "open" | "up" | "down";

interface EntryStepsProps {
  readonly title: string;
  readonly index: number;
  readonly count: number;
  readonly onStep: (index: number, by: -1 | 1, control: RowControl) => void;
}

function EntrySteps({ title, index, count, onStep }: EntryStepsProps) {
  return (
    <div className="entry-steps">
      <StepButton
        by={-1}
        of={title}
        className="entry-up"
        aria-disabled={index === 0}
        tabIndex={-1}
        onClick={() => onStep(index, -1, "up")}
      />
      <StepButton
        by={1}
        of={title}
        className="entry-down"
        aria-disabled={index === count - 1}
        tabIndex={-1}
        onClick={() => onStep(index, 1, "down")}
      />
    </div>
  );
}

interface EntryRowsProps {
  readonly found: readonly ListedEntry[];
  readonly open: string | undefined;
  readonly wrong: ReadonlyMap<string, number>;
  readonly onOpen: (id: string) => void;
  readonly kind?: string;
  readonly onMove?: (id: string, before: string | undefined) => void;
}

/** A guess at a row's height in pixels, until it is measured. */
const guess = 72;

export const EntryRows = memo(({ found, open, wrong, onOpen, kind, onMove }: EntryRowsProps) => {
  const scroll = useAutoScroll<HTMLDivElement>();
  const virtual = useVirtualizer({
    count: found.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => guess,
    getItemKey: (index) => found[index]?.file ?? index,
    overscan: 6,
  });
  const openAt = found.findIndex(({ id }) => id === open);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current === open || openAt === -1) return;
    shown.current = open;
    virtual.scrollToIndex(openAt, { align: "auto" });
  }, [open, openAt, virtual]);
  const moved = useRef<{ readonly id: string; readonly control: RowControl }>(undefined);
  const latest = useRef({ found, onMove });
  latest.current = { found, onMove };
  const { move, step } = useMemo(() => {
    const move = (id: string, before: string | undefined, control: RowControl = "open") => {
      moved.current = { id, control };
      latest.current.onMove?.(id, before);
    };
    const step = (index: number, by: -1 | 1, control: RowControl) => {
      const { found: now } = latest.current;
      const item = now[index];
      if (!item) return;
      if (now[index + by]) move(item.id, now[by < 0 ? index - 1 : index + 2]?.id, control);
      else announce(by < 0 ? fieldWords().isFirst : fieldWords().isLast);
    };
    return { move, step };
  }, []);
  // A row that is moved out of what is drawn would take the focus with it.
  useEffect(() => {
    const { current: last } = moved;
    const index = last ? found.findIndex(({ id }) => id === last.id) : -1;
    moved.current = undefined;
    if (!last || index === -1) return;
    virtual.scrollToIndex(index, { align: "auto" });
    focusWhenVisible(() =>
      scroll.current?.querySelector<HTMLElement>(`[data-index="${index}"] .entry-${last.control}`),
    );
  }, [found, virtual, scroll]);
  return (
    <div ref={scroll} className="entry-rows">
      <ul style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ key, index, start }) => {
          const item = found[index];
          return (
            item && (
              <EntryRow
                key={key}
                ref={virtual.measureElement}
                entry={item}
                index={index}
                count={found.length}
                start={start}
                isOpen={item.id === open}
                problems={wrong.get(item.file) ?? 0}
                onOpen={onOpen}
                {...(kind !== undefined &&
                  onMove && {
                    sorting: {
                      kind,
                      next: found[index + 1]?.id,
                      onDrop: move,
                      onStep: step,
                    },
                  })}
              />
            )
          );
        })}
      </ul>
    </div>
  );
});
