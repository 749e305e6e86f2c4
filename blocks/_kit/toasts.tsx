import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { Icon } from "./icon-drawing.tsx";
import { pageStore, type Toast } from "./page-store.ts";

/** How long a toast stays that nobody points at, in milliseconds. */
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
  const [held, setHeld] = useState(false);
  const dismissToast = useStore(pageStore, (state) => state.dismissToast);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), stay);
    return () => clearTimeout(timer);
  }, [held, toast.id, dismissToast]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being pointed at only makes it stay
    <div
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className="toast-title">{toast.title}</p>
      {toast.text && <p className="toast-text">{toast.text}</p>}
      <button
        type="button"
        className="toast-dismiss"
        aria-label="Dismiss"
        onClick={() => dismissToast(toast.id)}
      >
        <Icon name="x" />
      </button>
    </div>
  );
}
