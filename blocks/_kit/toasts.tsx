import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { Icon } from "./icon-drawing.tsx";
import { pageStore, type Toast } from "./page-store.ts";

/** How long a toast stays that nobody points at or has the focus in, in milliseconds. */
const stay = 6000;

/** The page's toasts. The live region is there before the first message, or screen readers would miss it. */
export default function Toasts() {
  const toasts = useStore(pageStore, (state) => state.toasts);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  const dismissToast = useStore(pageStore, (state) => state.dismissToast);
  const held = pointedAt || focused;
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), stay);
    return () => clearTimeout(timer);
  }, [held, toast.id, dismissToast]);

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    setFocused(true);
    cameFrom.current = relatedTarget as HTMLElement | null;
  };
  const dismiss = () => {
    // The button that has the focus is about to go.
    if (focused) cameFrom.current?.focus();
    dismissToast(toast.id);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape") dismiss();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being pointed at only makes it stay
    <div
      className="toast"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={onFocus}
      onBlur={() => setFocused(false)}
      onKeyDown={onKeyDown}
    >
      <p className="toast-title">{toast.title}</p>
      {toast.text && <p className="toast-text">{toast.text}</p>}
      <button type="button" className="toast-dismiss" aria-label="Dismiss" onClick={dismiss}>
        <Icon name="x" />
      </button>
    </div>
  );
}
