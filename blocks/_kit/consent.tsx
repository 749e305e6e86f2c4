import { createContext, type ReactNode } from "react";

export const ConsentContext = /* @__PURE__ */ createContext(false);

interface ConsentProps {
  readonly needed: boolean;
  readonly label: string;
  readonly children: ReactNode;
}

/** Loads the islands in it once a visitor asks for them. Without script, browsers load other pictures and frames at once. */
export function Consent({ needed, label, children }: ConsentProps) {
  if (!needed) return children;
  return (
    <details className="consent">
      <summary>{label}</summary>
      <ConsentContext value={true}>{children}</ConsentContext>
    </details>
  );
}
