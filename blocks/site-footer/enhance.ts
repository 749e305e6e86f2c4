import { fillIn } from "../_kit/messages/fill-in.ts";
import { allowedHosts, onConsentChanged, removeConsent } from "../_kit/remembered-consent.ts";

/** Says which other sites a visitor has agreed to load from, and takes it back; what was loaded is gone after a reload. */
export default function enhance(consent: HTMLElement): void {
  const line = consent.querySelector("p");
  const text = consent.querySelector<HTMLElement>("[data-text]");
  const show = () => {
    const hosts = allowedHosts();
    if (line) line.hidden = hosts.length === 0;
    if (text) text.textContent = fillIn(text.dataset.text ?? "", { sites: hosts.join(", ") });
  };
  consent.querySelector("button")?.addEventListener("click", () => {
    removeConsent();
    location.reload();
  });
  onConsentChanged(show);
  show();
}
