import { type ReactNode, useEffect, useRef } from "react";

interface SidePanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel over the form, for the problems and the changes; the focus goes to it and back. */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="side-panel" aria-label={title} onClose={onClose}>
      <header className="side-panel-head">
        <h2>{title}</h2>
        <form method="dialog">
          <button type="submit" className="quiet-button">
            Close
          </button>
        </form>
      </header>
      {children}
    </dialog>
  );
}
