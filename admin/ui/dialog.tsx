import { type ReactNode, useContext, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { messages } from "../../editing/messages/messages.ts";
import { PortalRoot } from "./browser/portal-root.ts";
import { IconButton } from "./icon-button.tsx";
import { X } from "./icons/icons.ts";
import { NoticeList } from "./notice-list.tsx";
import { NoticesContext } from "./notices-context.ts";

interface DialogProps {
  readonly title: string;
  /** A `panel` is at the side, a `window` in the middle, a `gallery` takes most of the screen. */
  readonly shape?: "panel" | "window" | "gallery";
  readonly tools?: ReactNode;
  readonly actions?: ReactNode;
  /** Without it the user has to choose: no close button, and Escape does nothing. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** The focus moves in, stays in and is restored; Escape and a click outside close it. */
export function Dialog({ title, shape = "window", tools, actions, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLDivElement>(null);
  const name = useId();
  const notices = useContext(NoticesContext);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  useEffect(() => notices?.getState().registerDialog(name), [notices, name]);
  // A layout effect, because a passive one is cleaned up when the dialog is removed, and can't restore the focus.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    if (shown && close.current?.contains(document.activeElement)) focusFirst(shown);
    setRoot(shown);
    return () => shown?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and the browser's
    <dialog
      ref={dialog}
      className={`dialog dialog-${shape}`}
      aria-labelledby={name}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose?.();
      }}
      onClick={({ target }) => target === dialog.current && onClose?.()}
    >
      <PortalRoot value={root}>
        <div className="dialog-body">
          <div className="dialog-head">
            <h2 id={name}>{title}</h2>
            {tools}
            {onClose && (
              <div ref={close}>
                <IconButton
                  label={messages.preview.close}
                  keys={messages.keys.Escape}
                  icon={<X size={18} />}
                  onClick={onClose}
                />
              </div>
            )}
          </div>
          <div className="dialog-content">{children}</div>
          {notices && <NoticeList store={notices} dialog={name} />}
          {actions && <div className="dialog-actions">{actions}</div>}
        </div>
      </PortalRoot>
    </dialog>
  );
}

const wanted = [
  ".dialog-content :is(input:not([type=file]), select, textarea):enabled",
  ".button-primary:enabled",
  ".dialog-content :is(button:enabled, a[href], summary)",
];

function focusFirst(dialog: HTMLElement): void {
  const first = wanted.flatMap((kind) => dialog.querySelector<HTMLElement>(kind) ?? [])[0];
  // In a radio group, the checked one is the tab stop.
  const isChoice = first instanceof HTMLInputElement && first.type === "radio";
  const stop = isChoice ? dialog.querySelector<HTMLElement>("input[type=radio]:checked") : first;
  (stop ?? first)?.focus();
  if (first instanceof HTMLInputElement && !isChoice) first.select();
}
