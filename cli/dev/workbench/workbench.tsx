import { useEffect, useState } from "react";
import type { BlockSample } from "../../../schema/block/samples-of.ts";
import type { DescribedBlock } from "../engine/draw-sample.ts";
import { send } from "../page/send.ts";
import { Field, type FieldFault } from "./field.tsx";
import { Frame } from "./frame.tsx";

interface WorkbenchProps {
  readonly block: DescribedBlock;
  readonly hasAxe: boolean;
}

/** In pixels. */
const widths = [320, 720, 1120] as const;

const schemes = { "": "As the system has it", light: "Light", dark: "Dark" } as const;

type Choices = Readonly<Record<"sample" | "scheme" | "direction" | "words", string>>;

export function Workbench({ block, hasAxe }: WorkbenchProps) {
  const { type, schema, samples } = block;
  const [choices, choose] = useChoices();
  const [edited, setEdited] = useState<unknown>();
  const chosen = samples.find(({ name }) => name === choices.sample) ?? samples[0];
  const { draft, problems } = useDraft(type, edited);
  const query = queryOf(choices);
  if (draft !== undefined) query.set("draft", draft);
  if (hasAxe) query.set("axe", "");
  const chooseSample = (sample: string) => {
    setEdited(undefined);
    choose({ sample });
  };
  return (
    <>
      <header>
        <p>
          <a href="/__blockwork/blocks/">Blocks</a>
        </p>
        <h1>
          {schema.title} <code className="soft">{type}</code>
        </h1>
        <p className="soft">{schema.description}</p>
        <div className="controls">
          <SampleChoice samples={samples} chosen={chosen?.name ?? ""} onChoose={chooseSample} />
          <label>
            Colours
            <select value={choices.scheme} onChange={({ target }) => choose({ scheme: target.value })}>
              {Object.entries(schemes).map(([value, title]) => (
                <option key={value} value={value}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          <Switch
            title="Right to left"
            isOn={choices.direction === "rtl"}
            onChange={(isOn) => choose({ direction: isOn ? "rtl" : "" })}
          />
          <Switch
            title="Long words"
            isOn={choices.words === "long"}
            onChange={(isOn) => choose({ words: isOn ? "long" : "" })}
          />
        </div>
      </header>
      <div className="bench">
        <main className="frames">
          {widths.map((width) => (
            <Frame
              key={width}
              width={width}
              title={schema.title}
              address={`/__blockwork/blocks/${type}/sample?${query}`}
              hasAxe={hasAxe}
            />
          ))}
          {hasAxe || (
            <p className="soft">
              To see what axe finds here: <code>npm install --save-dev axe-core</code>
            </p>
          )}
        </main>
        <form aria-label="Props" onSubmit={(event) => event.preventDefault()}>
          <h2>Props</h2>
          <p role="status" className={problems.length > 0 ? "wrong" : "soft"}>
            {statusOf(edited !== undefined, problems.length)}
          </p>
          <Field
            schema={schema}
            value={edited ?? chosen?.props}
            path={[]}
            isRequired
            problems={problems}
            onChange={setEdited}
          />
          {edited !== undefined && (
            <button type="button" onClick={() => setEdited(undefined)}>
              Back to the sample
            </button>
          )}
        </form>
      </div>
    </>
  );
}

const queryOf = (choices: Choices) =>
  new URLSearchParams(Object.entries(choices).filter(([, value]) => value !== ""));

function statusOf(isEdited: boolean, problems: number): string {
  if (!isEdited) return "What you change here is shown in the frames, and written nowhere.";
  return problems === 0
    ? "These props fit the schema."
    : `${problems} ${problems === 1 ? "problem" : "problems"}`;
}

interface SampleChoiceProps {
  readonly samples: readonly BlockSample[];
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

function SampleChoice({ samples, chosen, onChoose }: SampleChoiceProps) {
  if (samples.length < 2) return null;
  return (
    <label>
      Sample
      <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {samples.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}

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

function useChoices() {
  const [choices, setChoices] = useState<Choices>(() => {
    const query = new URLSearchParams(location.search);
    const read = (key: keyof Choices) => query.get(key) ?? "";
    return {
      sample: read("sample"),
      scheme: read("scheme"),
      direction: read("direction"),
      words: read("words"),
    };
  });
  const choose = (changed: Partial<Choices>) => {
    const next = { ...choices, ...changed };
    const query = queryOf(next);
    history.replaceState(null, "", `${location.pathname}${query.size > 0 ? `?${query}` : ""}`);
    setChoices(next);
  };
  return [choices, choose] as const;
}

interface Draft {
  readonly draft?: string;
  readonly problems: readonly FieldFault[];
}

const none: Draft = { problems: [] };
const typingMs = 250;

function useDraft(type: string, props: unknown): Draft {
  const [draft, setDraft] = useState(none);
  useEffect(() => {
    if (props === undefined) return setDraft(none);
    let isOld = false;
    const timer = setTimeout(async () => {
      const answer = await send("samples", JSON.stringify({ type, props })).catch(() => undefined);
      if (answer?.ok && !isOld) setDraft((await answer.json()) as Draft);
    }, typingMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [type, props]);
  return draft;
}
