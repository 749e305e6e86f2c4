import { useEffect } from "react";
import { useEditorDocument } from "../../sync/store/editor-document.ts";

/** What is pasted, dropped or cut is a step of its own, however soon before or behind it somebody types. */
export function usePasteSteps(): void {
  const { store } = useEditorDocument();
  useEffect(() => {
    const { endTyping } = store.getState();
    const onInput = ({ inputType }: InputEvent) => {
      if (!/^(?:insertFrom|deleteBy)/.test(inputType)) return;
      endTyping();
      setTimeout(endTyping);
    };
    window.addEventListener("beforeinput", onInput, { capture: true });
    return () => window.removeEventListener("beforeinput", onInput, { capture: true });
  }, [store]);
}
