import { useState } from "react";
import { addressOf, type BlockLink, type ShownBlock } from "./block-order.ts";
import { BlockSearch } from "./block-search.tsx";
import { Controls } from "./controls.tsx";
import { Field } from "./field.tsx";
import { Frame } from "./frame.tsx";
import { type Choices, queryOf, sharedQueryOf, useChoices } from "./use-choices.ts";
import { useDraft } from "./use-draft.ts";

interface WorkbenchProps extends ShownBlock {
  readonly hasAxe: boolean;
}

/** In pixels. */
const widths = [320, 720, 1120] as const;

export function Workbench({ block, blocks, hasAxe }: WorkbenchProps) {
  const { type, schema, samples } = block;
  const [choices, choose] = useChoices();
  const [edited, setEdited] = useState<unknown>();
  const chosen = samples.find(({ name }) => name === choices.sample) ?? samples[0];
  const { draft, problems } = useDraft(type, edited);
  const { size, ...drawn } = choices;
  const query = queryOf(drawn);
  if (draft !== undefined) query.set("draft", draft);
  const alone = `${addressOf(type)}/sample?${query}`;
  if (hasAxe) query.set("axe", "");
  const props = edited ?? chosen?.props;
  const change = (changed: Partial<Choices>) => {
    if (changed.sample !== undefined) setEdited(undefined);
    choose(changed);
  };
  return (
    <>
      <header>
        <Ways type={type} blocks={blocks} choices={choices} />
        <h1>
          {schema.title} <code className="soft">{type}</code>
        </h1>
        <p className="soft">{schema.description}</p>
        <Controls
          {...{ block, choices, props }}
          sample={chosen?.name ?? ""}
          address={alone}
          onChoose={change}
        />
      </header>
      <div className="bench">
        <main className="frames" data-size={size}>
          {widths.map((width) => (
            <Frame
              key={width}
              width={width}
              title={schema.title}
              address={`${addressOf(type)}/sample?${query}`}
              hasAxe={hasAxe}
              isFitted={size !== "actual"}
            />
          ))}
          {hasAxe || (
            <p className="soft hint">
              To see what axe finds here: <code>npm install --save-dev axe-core</code>
            </p>
          )}
        </main>
        <form id="props" aria-label="Props" onSubmit={(event) => event.preventDefault()}>
          <h2>Props</h2>
          <p role="status" className={problems.length > 0 ? "wrong" : "soft"}>
            {statusOf(edited !== undefined, problems.length)}
          </p>
          <Field
            schema={schema}
            value={props}
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

interface WaysProps {
  readonly type: string;
  readonly blocks: readonly BlockLink[];
  readonly choices: Choices;
}

/** To the list, to the blocks before and after this one, and to any other. */
function Ways({ type, blocks, choices }: WaysProps) {
  const index = blocks.findIndex((block) => block.type === type);
  const query = sharedQueryOf(choices);
  const previous = blocks[index - 1];
  const next = blocks[index + 1];
  return (
    <nav aria-label="Blocks" className="ways">
      <a href="/__blockwork/blocks/">Blocks</a>
      {previous && (
        <a rel="prev" href={addressOf(previous.type) + query}>
          <span aria-hidden="true">← </span>
          <span className="visually-hidden">Previous: </span>
          {previous.title}
        </a>
      )}
      {next && (
        <a rel="next" href={addressOf(next.type) + query}>
          <span className="visually-hidden">Next: </span>
          {next.title}
          <span aria-hidden="true"> →</span>
        </a>
      )}
      <a href="#props" className="to-props">
        Props
      </a>
      <BlockSearch blocks={blocks} query={query} />
    </nav>
  );
}

function statusOf(isEdited: boolean, problems: number): string {
  if (!isEdited) return "What you change here is shown in the frames, and written nowhere.";
  return problems === 0
    ? "These props fit the schema."
    : `${problems} ${problems === 1 ? "problem" : "problems"}`;
}
