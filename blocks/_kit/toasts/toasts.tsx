import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Icon } from "../icon.tsx";
import { useSlice } from "../islands/use-slice.ts";
import { type Toast, toastList } from "./toast-list.ts";

/** How long a toast stays that nobody points at or has the focus in, in milliseconds. */
const stay = 6000;

/** The page's toasts. The live region is there before the first message, or screen readers would miss it. */
export default function Toasts({ dismiss }: { readonly dismiss: string }) {
  const toasts = useSlice(toastList.slice);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} dismissLabel={dismiss} />
      ))}
    </div>
  );
}

interface ToastCardProps {
  readonly toast: Toast;
  readonly dismissLabel: string;
}

function ToastCard({ toast, dismissLabel }: ToastCardProps) {
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  const held = pointedAt || focused;
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => toastList.dismiss(toast.id), stay);
    return () => clearTimeout(timer);
  }, [held, toast.id]);

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    setFocused(true);
    cameFrom.current = relatedTarget as HTMLElement | null;
  };
  const dismiss = () => {
    // The button that has the focus is about to go.
    if (focused) cameFrom.current?.focus();
    toastList.dismiss(toast.id);
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
      <button type="button" className="toast-dismiss" aria-label={dismissLabel} onClick={dismiss}>
        <Icon name="x" size={22} />
      </button>
    </div>
  );
}
