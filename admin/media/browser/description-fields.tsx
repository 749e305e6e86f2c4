import { languageName } from "../../../editing/labels/language-names.ts";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import { libraryWords } from "../../../editing/messages/library-words.ts";

/** The alt text of a picture while it is typed. */
export interface AltTextValues {
  /** In the site's own language. */
  readonly alt: string;
  /** In the site's other languages, by language. */
  readonly alts?: Readonly<Record<string, string>>;
  /** Whether the picture needs no alt text. */
  readonly decorative: boolean;
}

interface DescriptionFieldsProps extends AltTextValues {
  readonly id: string;
  readonly languages?: readonly string[];
  readonly lacks?: boolean;
  readonly onChange: (next: AltTextValues) => void;
}

export function DescriptionFields(props: DescriptionFieldsProps) {
  const { id, alt, alts = {}, languages = [], decorative, lacks = false, onChange } = props;
  const [own, ...others] = languages;
  const isOne = own === undefined || others.length === 0;
  return (
    <>
      <DescriptionField
        id={`${id}-alt`}
        label={
          isOne ? libraryWords().description : libraryWords().descriptionIn({ language: languageName(own) })
        }
        {...(own && { language: own })}
        required
        text={alt}
        decorative={decorative}
        lacks={lacks}
        onChange={(text) => onChange({ alt: text, alts, decorative: false })}
      />
      {others.map((language) => (
        <DescriptionField
          key={language}
          id={`${id}-alt-${language}`}
          label={libraryWords().descriptionIn({ language: languageName(language) })}
          language={language}
          text={alts[language] ?? ""}
          decorative={decorative}
          onChange={(text) => onChange({ alt, alts: { ...alts, [language]: text }, decorative: false })}
        />
      ))}
      <div className="field field-switch">
        <input
          type="checkbox"
          role="switch"
          aria-checked={decorative}
          className="switch"
          id={`${id}-decorative`}
          checked={decorative}
          aria-describedby={`${id}-decorative-help`}
          onChange={({ target }) => onChange({ alt, alts, decorative: target.checked })}
        />
        <label className="field-label" htmlFor={`${id}-decorative`}>
          {libraryWords().decorative}
        </label>
        <p className="field-help" id={`${id}-decorative-help`}>
          {libraryWords().decorativeHelp}
        </p>
      </div>
    </>
  );
}

interface DescriptionFieldProps {
  readonly id: string;
  readonly label: string;
  readonly language?: string;
  readonly required?: boolean;
  readonly text: string;
  readonly decorative: boolean;
  readonly lacks?: boolean;
  readonly onChange: (text: string) => void;
}

function DescriptionField(props: DescriptionFieldProps) {
  const { id, label, language, required = false, text, decorative, lacks = false, onChange } = props;
  return (
    <div className="field">
      <div className="field-head">
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        {required && !decorative && <span className="field-note">{fieldWords().required}</span>}
      </div>
      <textarea
        id={id}
        className="input"
        rows={3}
        maxLength={1000}
        lang={language}
        dir="auto"
        disabled={decorative}
        aria-required={required && !decorative}
        aria-describedby={required ? `${id}-help` : undefined}
        value={decorative ? "" : text}
        onChange={({ target }) => onChange(target.value)}
      />
      {required && (
        <p className={lacks ? "field-help picture-lacks" : "field-help"} id={`${id}-help`}>
          {lacks ? libraryWords().lacks : ""}
          {libraryWords().describe}
        </p>
      )}
    </div>
  );
}
