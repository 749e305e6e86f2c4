import { parseUrl } from "../../schema/text/parse-url.ts";

const providers = [
  ["Stripe", /(?:^|\.)stripe\.com$/],
  ["PayPal", /(?:^|\.)paypal\.(?:com|me)$/],
  ["Mollie", /(?:^|\.)mollie\.(?:com|nl)$|^useplink\.com$/],
] as const;

/** Who takes the payment at an address: a known provider by its name, another by its host; nobody for a page of this site. */
export function paymentProvider(address: string): string | undefined {
  const { protocol, hostname = "" } = parseUrl(address) ?? {};
  if (protocol !== "https:" && protocol !== "http:") return undefined;
  return providers.find(([, host]) => host.test(hostname))?.[0] ?? hostname.replace(/^www\./, "");
}
