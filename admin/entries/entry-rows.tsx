import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, useEffect, useRef } from "react";
import { useAutoScroll } from "../pages/sorting/use-auto-scroll.ts";
import { EntryRow } from "./entry-row.tsx";
import type { ListedEntry } from "./list-entries.ts";

interface EntryRowsProps {
  readonly found: readonly ListedEntry[];
  readonly open: string | undefined;
  readonly wrong: ReadonlyMap<string, number>;
  readonly onOpen: (id: string) => void;
  /** Of a list that is sorted by hand: what its rows are sorted among. */
  readonly kind?: string;
  /** Puts an entry before another one, or at the end. */
  readonly onMove?: (id: string, before: string | undefined) => void;
}

/** A guess at a row's height in pixels, until it is measured. */
const guess = 72;

/** The rows of a list, of which only those are drawn that can be seen; and again only when what is listed has changed. */
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
                      onMove,
                      previous: found[index - 1]?.id,
                      after: [found[index + 1]?.id, found[index + 2]?.id],
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
