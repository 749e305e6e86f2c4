import { useEffect, useEffectEvent } from "react";
import type { Adding } from "./create-view.ts";
import { useView, useWorkspace } from "./workspace.ts";

export function useAdding(isMine: (adding: Adding) => boolean, begin: () => void): void {
  const { view } = useWorkspace();
  const adding = useView((state) => state.adding);
  const onAdding = useEffectEvent(() => {
    if (!adding || !isMine(adding)) return;
    view.setState({ adding: undefined });
    begin();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that is asked for
  useEffect(() => onAdding(), [adding]);
}
