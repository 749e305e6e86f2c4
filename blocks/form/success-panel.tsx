import { useEffect, useRef } from "react";

interface SentPanelProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly note?: string | undefined;
  readonly another: string;
  readonly onAnother: () => void;
}

export function SuccessPanel({ title, text, note, another, onAnother }: SentPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={panel} className="form-sent" tabIndex={-1}>
      <p className="form-sent-title">{title}</p>
      {text && <p>{text}</p>}
      {note && <p className="form-demonstration">{note}</p>}
      <button type="button" className="button button-quiet" onClick={onAnother}>
        {another}
      </button>
    </div>
  );
}
