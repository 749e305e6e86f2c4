import { announce } from "@atlaskit/pragmatic-drag-and-drop-live-region";
import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, useEffect, useMemo, useRef } from "react";
import { messages } from "../../messages/messages.ts";
import { focusWhenVisible } from "../../ui/focus-when-visible.ts";
import { useAutoScroll } from "../../ui/sorting/use-auto-scroll.ts";
import { EntryRow, type RowControl } from "./entry-row.tsx";

import type { ListedEntry } from "./list-entries.ts";

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
      else announce(by < 0 ? messages.form.isFirst : messages.form.isLast);
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
