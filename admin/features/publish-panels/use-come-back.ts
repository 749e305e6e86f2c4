import { useEffect } from "react";
import { usePublishers } from "../../publish/publishers.ts";
import { useWorkspace } from "../../workspace/workspace.ts";

/** Opens what is to be published for somebody who left it to sign in on the host's page. Belongs after the address, which closes it. */
export function useComeBack(): void {
  const { publishing } = usePublishers();
  const { view } = useWorkspace();
  useEffect(() => {
    if (publishing?.getState().isReturning) view.getState().showPanel("publish");
  }, [publishing, view]);
}
