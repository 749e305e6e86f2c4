import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import type { createNotices, Notice } from "./notices.ts";

/** How long a notice stays that nobody points at or has the focus in, in milliseconds. */
const stay = 6000;

interface NoticeListProps {
  readonly store: ReturnType<typeof createNotices>;
}

/** The notices, in a live region that is there before the first of them. */
export function NoticeList({ store }: NoticeListProps) {
  const notices = useStore(store, (state) => state.notices);
  return (
    <div className="notices" role="status" aria-live="polite">
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} onDismiss={() => store.getState().dismiss(notice.id)} />
      ))}
    </div>
  );
}

function NoticeCard({ notice, onDismiss }: { readonly notice: Notice; readonly onDismiss: () => void }) {
  const [held, setHeld] = useState(false);
  const stays = held || notice.tone === "failure";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts anew only when it is let go
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(onDismiss, stay);
    return () => clearTimeout(timer);
  }, [stays, notice.id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being pointed at only makes it stay
    <div
      className={notice.tone ? `notice notice-${notice.tone}` : "notice"}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
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
      <IconButton label="Dismiss" icon={<X size={16} />} onClick={onDismiss} placement="left" />
    </div>
  );
}
