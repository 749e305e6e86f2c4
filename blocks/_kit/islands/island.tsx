import {
  type ComponentType,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
} from "react";
import type { OwnMessages } from "../../../schema/fields/own-messages.ts";
import { jsonForHtml } from "../html/json-for-html.ts";
import { ownMessagesFor } from "../messages/index.ts";
import { usePage } from "../page/page-context.ts";
import { ConsentContext } from "./consent.tsx";
import type { HydrateOn } from "./hydrate-on.ts";
import { IslandRoot } from "./island-root.tsx";

/**
 * Renders an island to HTML of its own, so that its ids start with its own prefix. The renderer provides it;
 * where nobody does, as in the editor's preview, an island is rendered in place and stays still.
 */
export const IslandRenderer = /* @__PURE__ */ createContext<
  ((element: ReactElement, prefix: string) => string) | undefined
>(undefined);

interface IslandBase<P extends object> {
  /** Its name in blocks/islands.ts. */
  readonly name: string;
  readonly hydrateOn: HydrateOn;
  /** What it is rendered with here and hydrated with in the browser: JSON, no larger than it must be. */
  readonly props: P;
  /** The block's own texts, for `useMessages` in the island; of them the browser gets those of the page's language. */
  readonly messages?: OwnMessages;
  /** Markup before it that React leaves alone; an enhancement of the same name is activated together with the island. */
  readonly children?: ReactNode;
}

interface ServerIsland<P extends object> extends IslandBase<P> {
  readonly component: ComponentType<P>;
  readonly clientOnly?: never;
  readonly placeholder?: never;
}

interface ClientIsland<P extends object> extends IslandBase<P> {
  readonly component?: never;
  /** For code that needs a browser: it is rendered only there. */
  readonly clientOnly: true;
  readonly placeholder: ReactNode;
}

type IslandProps<P extends object> = ServerIsland<P> | ClientIsland<P>;

/** A part of a page that React takes over in the visitor's browser, once it is activated. */
export function Island<P extends object>(island: IslandProps<P>) {
  const { name, hydrateOn, component, placeholder, props, children } = island;
  const page = usePage();
  const render = useContext(IslandRenderer);
  const isAskedFor = useContext(ConsentContext);
  const prefix = `${name}${useId().replace(/\W/g, "")}`;
  const messages = island.messages && {
    type: island.messages.type,
    texts: ownMessagesFor(island.messages, page),
  };
  const element = component && <IslandRoot component={component} props={props} messages={messages} />;
  if (!render)
    return (
      <>
        {children}
        {element ?? placeholder}
      </>
    );
  return (
    <div
      data-island={name}
      data-enhance={children ? name : undefined}
      // In what is closed, nothing is visible.
      data-hydrate-on={isAskedFor ? "visible" : hydrateOn}
      data-prefix={prefix}
      data-client-only={element ? undefined : ""}
    >
      {children}
      {element ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it a few lines above
        <div data-root="" dangerouslySetInnerHTML={{ __html: render(element, prefix) }} />
      ) : (
        <div data-root="">{placeholder}</div>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: jsonForHtml escapes all that could end the element */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: jsonForHtml(props) }} />
      {messages && (
        <script
          type="application/json"
          data-messages=""
          // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonForHtml escapes all that could end the element
          dangerouslySetInnerHTML={{ __html: jsonForHtml(messages) }}
        />
      )}
    </div>
  );
}
