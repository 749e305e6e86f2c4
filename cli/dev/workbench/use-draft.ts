import { useEffect, useState } from "react";
import { send } from "../page/send.ts";
import type { FieldFault } from "./field.tsx";

interface Draft {
  readonly draft?: string;
  readonly problems: readonly FieldFault[];
}

const none: Draft = { problems: [] };
const typingMs = 250;

/** Sends props that are being edited to the server, which gives them a name for the frames. */
export function useDraft(type: string, props: unknown): Draft {
  const [draft, setDraft] = useState(none);
  useEffect(() => {
    if (props === undefined) return setDraft(none);
    let isOld = false;
    const timer = setTimeout(async () => {
      const answer = await send("samples", JSON.stringify({ type, props })).catch(() => undefined);
      if (answer?.ok && !isOld) setDraft((await answer.json()) as Draft);
    }, typingMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [type, props]);
  return draft;
}
