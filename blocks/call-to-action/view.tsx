import type { Resolved } from "../../schema/fields/resolved.ts";
import { Actions } from "../_kit/actions.tsx";
import type { schema } from "./schema.ts";

export function CallToAction({ label, title, text, actions }: Resolved<typeof schema>) {
  return (
    <section className="call-to-action">
      <div className="call-to-action-sheet">
        {label && <p className="call-to-action-label">{label}</p>}
        <h2 className="call-to-action-title">{title}</h2>
        {text && <p className="call-to-action-text">{text}</p>}
        <Actions actions={actions} />
      </div>
    </section>
  );
}
