import {
  type ComponentType,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
} from "react";
import type { HydrateOn } from "./hydrate-on.ts";
import { IslandRoot } from "./island-root.tsx";
import { jsonForHtml } from "./json-for-html.ts";

/**
 * Renders an island to HTML of its own, so that its ids start with its own prefix. The renderer provides it;
 * where nobody does, as in the editor's preview, an island is rendered in place and stays still.
 */
export const IslandRenderer = /* @__PURE__ */ createContext<
  ((element: ReactElement, prefix: string) => string) | undefined
>(undefined);

interface IslandProps<P extends object> {
  /** Its name in blocks/islands.ts. */
  readonly name: string;
  readonly hydrateOn: HydrateOn;
  readonly component: ComponentType<P>;
  /** What it is rendered with here and hydrated with in the browser: JSON, no larger than it must be. */
  readonly props: P;
  /** Markup before it that React leaves alone; an enhancement of the same name is activated together with the island. */
  readonly children?: ReactNode;
}

/** A part of a page that React takes over in the visitor's browser, once it is activated. */
export function Island<P extends object>({ name, hydrateOn, component, props, children }: IslandProps<P>) {
  const render = useContext(IslandRenderer);
  const prefix = `${name}${useId().replace(/\W/g, "")}`;
  const element = <IslandRoot component={component} props={props} />;
  if (!render)
    return (
      <>
        {children}
        {element}
      </>
    );
  return (
    <div
      data-island={name}
      data-enhance={children ? name : undefined}
      data-hydrate-on={hydrateOn}
      data-prefix={prefix}
    >
      {children}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it a line above */}
      <div data-root="" dangerouslySetInnerHTML={{ __html: render(element, prefix) }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: jsonForHtml escapes all that could end the element */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: jsonForHtml(props) }} />
    </div>
  );
}
