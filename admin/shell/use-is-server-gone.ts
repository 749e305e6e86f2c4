import { useEffect, useState } from "react";
import { useSession } from "../session-context.ts";

/** Whether the server that files are saved to does not answer any more. */
export function useIsServerGone(): boolean {
  const { host } = useSession();
  const [isGone, setGone] = useState(false);
  useEffect(() => host.onConnection?.((isConnected) => setGone(!isConnected)), [host]);
  return isGone;
}
