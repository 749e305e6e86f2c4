import { withIndexKeys } from "./with-index-keys.ts";

/** A postal address; its commas and line breaks become lines. */
export function Address({ address }: { readonly address: string }) {
  return (
    <address className="address">
      {withIndexKeys(address.trim().split(/\s*[,،\n]\s*/)).map(([key, line]) => (
        <span key={key}>{line}</span>
      ))}
    </address>
  );
}
