import { type ReactNode, useState } from "react";
import type { DescribedBlock } from "../engine/draw-sample.ts";
import type { Choices } from "./use-choices.ts";

interface ControlsProps {
  readonly block: DescribedBlock;
  /** The name of the sample that is shown. */
  readonly sample: string;
  readonly choices: Choices;
  readonly onChoose: (changed: Partial<Choices>) => void;
  /** Of the page with the block alone. */
  readonly address: string;
  /** What the frames show, as an author would write it. */
  readonly props: unknown;
}

const schemes = { "": "As the system", light: "Light", dark: "Dark" } as const;
const lengths = { "": "As they are", words: "Long words", texts: "Long texts" } as const;

export function Controls({ block, sample, choices, onChoose, address, props }: ControlsProps) {
  const { type, samples } = block;
  return (
    <div className="controls">
      {samples.length > 1 && (
        <Choice title="Sample" value={sample} onChoose={(name) => onChoose({ sample: name })}>
          {samples.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Choice>
      )}
      <LanguageChoice
        languages={block.languages}
        value={choices.language}
        onChoose={(language) => onChoose({ language })}
      />
      <Choice title="Colours" value={choices.scheme} onChoose={(scheme) => onChoose({ scheme })}>
        {optionsOf(schemes)}
      </Choice>
      <Choice title="Texts" value={choices.length} onChoose={(length) => onChoose({ length })}>
        {optionsOf(lengths)}
      </Choice>
      <Switch
        title="Right to left"
        isOn={choices.direction === "rtl"}
        onChange={(isOn) => onChoose({ direction: isOn ? "rtl" : "" })}
      />
      <Switch
        title="Actual size"
        isOn={choices.size === "actual"}
        onChange={(isOn) => onChoose({ size: isOn ? "actual" : "" })}
      />
      <a className="button" href={address} target="_blank" rel="noopener">
        Open in its own tab
      </a>
      <CopyButton type={type} props={props} />
    </div>
  );
}

interface ChoiceProps {
  readonly title: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ title, value, onChoose, children }: ChoiceProps) {
  return (
    <label>
      {title}
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </select>
    </label>
  );
}

const optionsOf = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([value, title]) => (
    <option key={value} value={value}>
      {title}
    </option>
  ));

interface LanguageChoiceProps extends Omit<ChoiceProps, "title" | "children"> {
  readonly languages: DescribedBlock["languages"];
}

/** The site's own language is none in the address. */
function LanguageChoice({ languages: { ofSite, others }, value, onChoose }: LanguageChoiceProps) {
  const [own = "en", ...further] = ofSite;
  if (further.length + others.length === 0) return null;
  return (
    <Choice title="Language" value={value} onChoose={onChoose}>
      {optionsOf({ "": nameOf(own), ...Object.fromEntries(further.map((tag) => [tag, nameOf(tag)])) })}
      {others.length > 0 && (
        <optgroup label="Not of this site">
          {optionsOf(Object.fromEntries(others.map((tag) => [tag, nameOf(tag)])))}
        </optgroup>
      )}
    </Choice>
  );
}

const names = new Intl.DisplayNames(["en"], { type: "language" });

const nameOf = (tag: string) => `${names.of(tag) ?? tag} (${tag})`;

interface SwitchProps {
  readonly title: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Switch({ title, isOn, onChange }: SwitchProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {title}
    </label>
  );
}

/** Copies the block as it would stand in `blocks` of a page in site.config.json. */
function CopyButton({ type, props }: { readonly type: string; readonly props: unknown }) {
  const [told, setTold] = useState("");
  const copy = async () => {
    const text = JSON.stringify({ id: type, type, props }, null, 2);
    await navigator.clipboard.writeText(text).then(
      () => setTold("Copied."),
      () => setTold("The browser does not let this page copy."),
    );
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        Copy as JSON
      </button>
      <span role="status" className="soft">
        {told}
      </span>
    </>
  );
}
