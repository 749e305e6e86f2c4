import { useRef, useState } from "react";
import { focusSoon } from "../../ui/focus-soon.ts";

/** Whether the text of an entry is written on its page. Afterwards the focus is where it was before. */
export function useWriting(file: string | undefined) {
  const [written, setWritten] = useState<string>();
  const opener = useRef<Element | null>(null);
  const is = file !== undefined && written === file;
  return {
    is,
    set(isWriting: boolean) {
      if (isWriting) opener.current = document.activeElement;
      else
        focusSoon(() => {
          const { current } = opener;
          const isThere =
            current instanceof HTMLElement && current.checkVisibility() && current !== document.body;
          return isThere ? current : document.querySelector<HTMLElement>(".entry-stage .write-button");
        });
      setWritten(isWriting ? file : undefined);
    },
  };
}
