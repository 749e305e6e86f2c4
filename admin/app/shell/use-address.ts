import { useEffect } from "react";
import { formatRoute, parseRoute } from "../../../editing/routes/route-hash.ts";
import { useEditorDocument } from "../../sync/store/editor-document.ts";
import { useWorkspace } from "../../view/workspace.ts";

export function useAddress(): void {
  const { store } = useEditorDocument();
  const { view } = useWorkspace();
  useEffect(() => {
    const follow = () => {
      if (location.hash !== formatRoute(view.getState().route()))
        view.getState().go(parseRoute(location.hash));
    };
    let told: string | undefined;
    const tell = () => {
      const address = formatRoute(view.getState().route());
      // The browser changes the address before it says so: until then another one than what is shown is no mistake.
      if (address === told) return;
      told = address;
      if (location.hash === address) return;
      const isFirst = location.hash === "";
      history[isFirst ? "replaceState" : "pushState"](null, "", address);
    };
    if (location.hash !== "") follow();
    tell();
    addEventListener("popstate", follow);
    const stops = [view.subscribe(tell), store.subscribe(tell)];
    return () => {
      removeEventListener("popstate", follow);
      for (const stop of stops) stop();
    };
  }, [store, view]);
}
