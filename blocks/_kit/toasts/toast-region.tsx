import { Island } from "../islands/island.tsx";
import { useMessages } from "../page/use-messages.ts";

export function ToastRegion() {
  const { dismiss } = useMessages();
  return <Island name="toasts" hydrateOn="call" component={NoToasts} props={{ dismiss }} />;
}

function NoToasts(_: { readonly dismiss: string }) {
  return <div className="toasts" role="status" aria-live="polite" />;
}
