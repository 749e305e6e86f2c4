import { useEffect } from "react";
import { useSession } from "../../workspace/session-context.ts";

/** Opens what is to be published for somebody who left it to sign in on the host's page. Belongs after the address, which closes it. */
export function useComeBack(): void {
  const { publishing, view } = useSession();
  useEffect(() => {
    if (publishing?.getState().isBack) view.getState().showPanel("publish");
  }, [publishing, view]);
}
