import { createContext, type ReactNode, useContext, useState } from "react";
import { createPortal } from "react-dom";
import { messages } from "../../../editing/messages/messages.ts";

/** Where a form has what is for developers: no element until it is drawn, undefined without such a place. */
const DeveloperPlace = createContext<HTMLElement | null | undefined>(undefined);

/** A form that ends with what its fields have for developers, folded. */
export function WithDevelopers({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <DeveloperPlace value={place}>
      {children}
      <details className="developer-note form-developers">
        <summary>{messages.shell.forDevelopers}</summary>
        <div ref={setPlace} />
      </details>
    </DeveloperPlace>
  );
}

/** Shown where its form has what is for developers; folded at its own place where no form is around it. */
export function ForDevelopers({ children }: { readonly children: ReactNode }) {
  const place = useContext(DeveloperPlace);
  if (place === null) return null;
  if (place) return createPortal(<div>{children}</div>, place);
  return (
    <details className="developer-note">
      <summary>{messages.shell.forDevelopers}</summary>
      <div>{children}</div>
    </details>
  );
}
