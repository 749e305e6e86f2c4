import { useEffect, useEffectEvent } from "react";
import type { AddRequest } from "./create-view.ts";
import { useView, useWorkspace } from "./workspace.ts";

export function useAddRequest(isMine: (adding: AddRequest) => boolean, begin: () => void): void {
  const { view } = useWorkspace();
  const adding = useView((state) => state.addRequest);
  const onAdding = useEffectEvent(() => {
    if (!adding || !isMine(adding)) return;
    view.setState({ addRequest: undefined });
    begin();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that is asked for
  useEffect(() => onAdding(), [adding]);
}
