import { type ComponentType, type ReactNode, useLayoutEffect } from "react";
import { type IslandMessages, IslandMessagesContext } from "../messages/island-messages.ts";

interface IslandRootProps<P extends object> {
  readonly component: ComponentType<P>;
  readonly props: P;
  readonly messages: IslandMessages | undefined;
  readonly onReady?: () => void;
}

/** The outermost component of an island, the same on both sides so that hydration finds what it expects. */
export function IslandRoot<P extends object>({
  component: Component,
  props,
  messages,
  onReady,
}: IslandRootProps<P>): ReactNode {
  // An effect would wait for a frame to be drawn, and so would the click that is held until now.
  useLayoutEffect(() => void onReady?.(), [onReady]);
  return (
    <IslandMessagesContext value={messages}>
      <Component {...props} />
    </IslandMessagesContext>
  );
}
