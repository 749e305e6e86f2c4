import { createContext, type ReactNode } from "react";
import { parseUrl } from "../../../schema/text/parse-url.ts";
import { enhanced } from "./hydrate-on.ts";

export const ConsentContext = /* @__PURE__ */ createContext(false);

interface ConsentProps {
  readonly needed: boolean;
  readonly label: string;
  /**
   * Addresses or hosts that what is in it comes from. The visitor's consent to them is remembered: what is in it is there
   * at once the next time, and the footer takes it back. Without it, visitors are asked each time.
   */
  readonly from?: readonly string[];
  readonly children: ReactNode;
}

/** Loads the islands and frames in it once a visitor asks for them. Without script, browsers load other pictures at once. */
export function Consent({ needed, label, from, children }: ConsentProps) {
  if (!needed) return children;
  const hosts = from && [...new Set(from.map(hostOf))].join(" ");
  return (
    <details className="consent" data-hosts={hosts} {...enhanced("consent", "visible")}>
      <summary>{label}</summary>
      <ConsentContext value={true}>{children}</ConsentContext>
    </details>
  );
}

const hostOf = (address: string) => parseUrl(address)?.host ?? address;

interface ConsentFrameProps {
  readonly src: string;
  /** What is in the frame, for those who can't see it, and as the text of the link without script. */
  readonly title: string;
  /** Where the link leads without script, if not to what is in the frame. */
  readonly href?: string;
  /** A value of the frame's `allow`, such as `fullscreen`. */
  readonly allow?: string;
}

/** A frame within a `Consent`: a link to it until the consent is there. */
export function ConsentFrame({ src, title, href = src, allow }: ConsentFrameProps) {
  return (
    <a className="consent-frame" href={href} data-frame={src} data-allow={allow}>
      {title}
    </a>
  );
}
