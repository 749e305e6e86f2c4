import { useEffect } from "react";
import { usePublishers } from "../../publish/publishers.ts";
import { useWorkspace } from "../../view/workspace.ts";

export function useSignInReturn(): void {
  const { publishing } = usePublishers();
  const { view } = useWorkspace();
  useEffect(() => {
    if (publishing?.getState().isReturning) view.getState().showPanel("publish");
  }, [publishing, view]);
}
