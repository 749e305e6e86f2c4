import { Island } from "./island.tsx";
import { useMessages } from "./use-messages.ts";

/** The place for the toasts of a page, for the renderer to put at its end. */
export function ToastRegion() {
  const { dismiss } = useMessages();
  return <Island name="toasts" hydrateOn="call" component={NoToasts} props={{ dismiss }} />;
}

/** The place before the first toast: screen readers only hear of changes in a region that was there. */
function NoToasts(_: { readonly dismiss: string }) {
  return <div className="toasts" role="status" aria-live="polite" />;
}
