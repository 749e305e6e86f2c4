import type { Resolved } from "../../schema/resolved.ts";
import { Actions } from "../_kit/actions.tsx";
import { useMessages } from "../_kit/use-messages.ts";
import type { schema } from "./schema.ts";

export function NotFound({ code, title, text, actions }: Resolved<typeof schema>) {
  const { pageNotFound } = useMessages();
  return (
    <section className="not-found">
      <p className="not-found-code">{code}</p>
      <h1 className="not-found-title">{title ?? pageNotFound}</h1>
      {text && <p className="not-found-text">{text}</p>}
      <Actions actions={actions} />
    </section>
  );
}
