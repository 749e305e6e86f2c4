import { type ComponentType, type ReactNode, useLayoutEffect } from "react";

interface IslandRootProps<P extends object> {
  readonly component: ComponentType<P>;
  readonly props: P;
  readonly onReady?: () => void;
}

/** The outermost component of an island, the same on both sides so that hydration finds what it expects. */
export function IslandRoot<P extends object>({
  component: Component,
  props,
  onReady,
}: IslandRootProps<P>): ReactNode {
  // An effect would wait for a frame to be drawn, and so would the click that is held until now.
  useLayoutEffect(() => void onReady?.(), [onReady]);
  return <Component {...props} />;
}
