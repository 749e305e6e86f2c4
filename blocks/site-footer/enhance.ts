import {
  allowedHosts,
  onConsentChanged,
  rememberConsent,
  removeConsent,
} from "../_kit/islands/remembered-consent.ts";
import { fillIn } from "../_kit/messages/fill-in.ts";

/** Asks for the consent that the site's scripts need, says which other sites a visitor has agreed to load from, and takes it back; what was loaded is gone after a reload. */
export default function enhance(consent: HTMLElement): void {
  const lines = [...consent.querySelectorAll("p")];
  const hostsOf = ({ dataset }: HTMLElement) => {
    const allowed = allowedHosts();
    return dataset.asked?.split(" ").filter((host) => !allowed.includes(host)) ?? allowed;
  };
  const show = () => {
    for (const line of lines) {
      const hosts = hostsOf(line);
      const text = line.querySelector<HTMLElement>("[data-text]");
      line.hidden = hosts.length === 0;
      if (text) text.textContent = fillIn(text.dataset.text ?? "", { sites: hosts.join(", ") });
    }
  };
  for (const line of lines)
    line.querySelector("button")?.addEventListener("click", () => {
      if (line.dataset.asked) rememberConsent(...hostsOf(line));
      else {
        removeConsent();
        location.reload();
      }
    });
  onConsentChanged(show);
  show();
}
