import type { Resolved } from "../../schema/fields/resolved.ts";
import { enhanced } from "../_kit/islands/hydrate-on.ts";
import { fillIn } from "../_kit/messages/fill-in.ts";
import { usePage } from "../_kit/page/page-context.ts";
import { useMessages } from "../_kit/page/use-messages.ts";
import { Section } from "../_kit/section.tsx";
import { frameAddress } from "./giscus.ts";
import type { schema } from "./schema.ts";

/** A link to the discussions, in whose place the script puts those of the page. */
export function Comments({ label, title, intro, ...props }: Resolved<typeof schema>) {
  const { showComments, commentsFrom } = useMessages();
  return (
    <Section name="comments" label={label} title={title} intro={intro}>
      <div className="comments-box" {...enhanced("comments", "visible")}>
        {/* A click before the script has come is not lost. */}
        <p {...enhanced("comments", "interaction")}>
          <a
            className="button button-quiet"
            href={`https://github.com/${props.repository}/discussions`}
            data-frame={frameAddress(props, usePage())}
            data-name={title}
          >
            {showComments}
          </a>
        </p>
        <p className="comments-note">{fillIn(commentsFrom, { host: "giscus.app" })}</p>
      </div>
    </Section>
  );
}
