import { type KeyboardEvent, type ReactNode, useRef } from "react";

interface ToolbarProps {
  readonly label: string;
  readonly className: string;
  /** The first is the tab stop; the others have a `tabIndex` of -1. */
  readonly children: ReactNode;
}

/** One tab stop; the arrow keys move between the buttons. */
export function Toolbar({ label, className, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLButtonElement>("button:enabled") ?? [])];
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const from = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (by === undefined || from === -1) return;
    event.preventDefault();
    buttons[(from + by + buttons.length) % buttons.length]?.focus();
  };
  return (
    <div ref={bar} className={className} role="toolbar" aria-label={label} onKeyDown={step}>
      {children}
    </div>
  );
}
