import { numbered } from "./numbered.ts";

/** A postal address; its commas and line breaks become lines. */
export function Address({ address }: { readonly address: string }) {
  return (
    <address className="address">
      {numbered(address.trim().split(/\s*[,،\n]\s*/)).map(([key, line]) => (
        <span key={key}>{line}</span>
      ))}
    </address>
  );
}
