import { useId } from "react";
import type { Resolved } from "../../schema/fields/resolved.ts";
import { Blocks } from "../_kit/blocks.tsx";
import { Prose } from "../_kit/prose.tsx";
import { Section } from "../_kit/section.tsx";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import type { schema } from "./schema.ts";

/** Links to sections, of which the script makes tabs. */
export function Tabs({ label, title, intro, tabs }: Resolved<typeof schema>) {
  const id = useId();
  if (tabs.length === 0) return null;
  const Title = title ? "h3" : "h2";
  return (
    <Section name="tabs" label={label} title={title} intro={intro} hydrateOn="visible">
      <ul className="tabs-list">
        {withIndexKeys(tabs).map(([key, tab]) => (
          <li key={key}>
            <a className="tabs-tab" href={`#${id}${key}`}>
              {tab.title}
            </a>
          </li>
        ))}
      </ul>
      <div className="tabs-panels">
        {withIndexKeys(tabs).map(([key, tab]) => (
          <div key={key} id={`${id}${key}`} className="tabs-panel">
            <Title className="tabs-title">{tab.title}</Title>
            {tab.text && <Prose text={tab.text} headingAbove={title ? 3 : 2} />}
            <Blocks of={tab.blocks} />
          </div>
        ))}
      </div>
    </Section>
  );
}
