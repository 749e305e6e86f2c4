import type { Resolved } from "../../schema/fields/resolved.ts";
import { Icon } from "../_kit/icon.tsx";
import { languageAttributes } from "../_kit/item-language.ts";
import { useMessages } from "../_kit/page/use-messages.ts";
import { Section } from "../_kit/section.tsx";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import type { schema } from "./schema.ts";

export function Timeline({
  label,
  title,
  intro,
  stages,
  includedHeading,
  noteHeading,
}: Resolved<typeof schema>) {
  const messages = useMessages();
  if (stages.length === 0) return null;
  return (
    <Section name="timeline" label={label} title={title} intro={intro} hydrateOn="visible">
      <ol className="timeline-stages">
        {withIndexKeys(stages).map(([key, stage]) => (
          <li key={key} className="timeline-stage" data-colour={stage.colour} {...languageAttributes(stage)}>
            <div className="timeline-head">
              <Icon icon={stage.icon} />
              <h3 className="timeline-title">{stage.title}</h3>
              {(stage.payment || stage.duration) && (
                <ul className="timeline-badges">
                  {stage.payment && <li className="timeline-badge">{stage.payment}</li>}
                  {stage.duration && <li className="timeline-badge">{stage.duration}</li>}
                </ul>
              )}
            </div>
            <div className="timeline-text">
              <p>{stage.description}</p>
              {stage.note && (
                <p className="timeline-note">
                  <strong>{noteHeading ?? messages.importantNote}:</strong> {stage.note}
                </p>
              )}
            </div>
            {stage.features.length > 0 && (
              <details className="timeline-included">
                <summary>
                  <h4 className="timeline-subtitle">{includedHeading ?? messages.included}</h4>
                </summary>
                <ul className="timeline-features">
                  {withIndexKeys(stage.features).map(([key, feature]) => (
                    <li key={key}>{feature}</li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
