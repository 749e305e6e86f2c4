import { messages } from "../messages/messages.ts";

interface DescriptionFieldsProps {
  readonly id: string;
  readonly alt: string;
  readonly decorative: boolean;
  /** Whether nobody has said anything yet. */
  readonly lacks?: boolean;
  readonly onChange: (next: { readonly alt: string; readonly decorative: boolean }) => void;
}

/** What a picture shows, or that it is there for its looks only. */
export function DescriptionFields({ id, alt, decorative, lacks = false, onChange }: DescriptionFieldsProps) {
  return (
    <>
      <div className="field">
        <div className="field-head">
          <label className="field-label" htmlFor={`${id}-alt`}>
            {messages.pictures.description}
          </label>
          {!decorative && <span className="field-note">{messages.form.required}</span>}
        </div>
        <textarea
          id={`${id}-alt`}
          className="input"
          rows={3}
          maxLength={1000}
          disabled={decorative}
          aria-required={!decorative}
          aria-describedby={`${id}-alt-help`}
          value={decorative ? "" : alt}
          onChange={({ target }) => onChange({ alt: target.value, decorative: false })}
        />
        <p className={lacks ? "field-help picture-lacks" : "field-help"} id={`${id}-alt-help`}>
          {lacks ? messages.pictures.lacks : ""}
          {messages.pictures.describe}
        </p>
      </div>
      <div className="field field-switch">
        <input
          type="checkbox"
          role="switch"
          aria-checked={decorative}
          className="switch"
          id={`${id}-decorative`}
          checked={decorative}
          aria-describedby={`${id}-decorative-help`}
          onChange={({ target }) => onChange({ alt, decorative: target.checked })}
        />
        <label className="field-label" htmlFor={`${id}-decorative`}>
          {messages.pictures.decorative}
        </label>
        <p className="field-help" id={`${id}-decorative-help`}>
          {messages.pictures.decorativeHelp}
        </p>
      </div>
    </>
  );
}
