import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import type { StoreApi } from "zustand/vanilla";
import { messages } from "../../editing/messages/messages.ts";
import { whenReleased } from "./browser/presses.ts";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import { X } from "./icons/icons.ts";
import type { Notice, Notices } from "./notices.ts";

function durationOf({ title, text = "" }: Notice): number {
  return Math.max(6000, 60 * (title.length + text.length));
}

const step = 250;

interface NoticeListProps {
  readonly store: StoreApi<Notices>;
  readonly dialog?: string;
}

const none: readonly Notice[] = [];

/** A live region, which must exist before its first message. Only the uppermost list has notices, one at a time. */
export function NoticeList({ store, dialog }: NoticeListProps) {
  const waiting = useStore(store, (state) => (state.dialogs.at(-1) === dialog ? state.notices : none));
  const notice = waiting.at(-1);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: shown } = list;
    if (shown && notice) document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [notice]);
  return (
    <div ref={list} className="notices" role="status" aria-live="polite">
      {notice && (
        <NoticeCard key={notice.id} notice={notice} onDismiss={() => store.getState().dismiss(notice.id)} />
      )}
    </div>
  );
}

function NoticeCard({ notice, onDismiss }: { readonly notice: Notice; readonly onDismiss: () => void }) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const stays = pointed || focused || notice.tone === "failure";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts anew only when it is let go
  useEffect(() => {
    if (stays) return undefined;
    let left = durationOf(notice);
    // In steps: while the page does not answer, or is not looked at, nobody can read or press anything.
    const timer = setInterval(() => {
      left -= step;
      if (left > 0) return;
      clearInterval(timer);
      whenReleased(onDismiss);
    }, step);
    return () => clearInterval(timer);
  }, [stays, notice.id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being pointed at only makes it stay
    <div
      className={notice.tone ? `notice notice-${notice.tone}` : "notice"}
      onPointerMove={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(keepsFocus(event))}
      onKeyDown={({ key }) => key === "Escape" && onDismiss()}
    >
      <div>
        <p className="notice-title">{notice.title}</p>
        {notice.text && <p>{notice.text}</p>}
        {notice.action && (
          <Button
            tone="plain"
            onClick={() => {
              notice.action?.run();
              onDismiss();
            }}
          >
            {notice.action.label}
          </Button>
        )}
      </div>
      <IconButton
        label={messages.preview.dismiss}
        icon={<X size={16} />}
        onClick={onDismiss}
        placement="left"
      />
    </div>
  );
}

function keepsFocus({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
}
