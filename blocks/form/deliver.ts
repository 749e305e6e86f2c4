export interface Delivery {
  readonly endpoint?: string;
  readonly format: "json" | "form";
}

export type DeliveryResult = "sent" | "offline" | "timeout" | "refused" | "failed";

/** How long an endpoint may take to answer, in milliseconds. */
const timeoutMs = 10_000;

/**
 * Sends a message. `sent` means that the endpoint answered with success; `refused` that it answered 4xx, `failed`
 * 5xx or not at all. Without an endpoint nothing is sent, and that counts as sent.
 */
export async function deliver(answers: FormData, delivery: Delivery | undefined): Promise<DeliveryResult> {
  if (!delivery?.endpoint) return "sent";
  if (!navigator.onLine) return "offline";
  const json = delivery.format === "json";
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), timeoutMs);
  try {
    const response = await fetch(delivery.endpoint, {
      method: "POST",
      headers: { accept: "application/json", ...(json && { "content-type": "application/json" }) },
      body: json ? JSON.stringify(textsOf(answers)) : encoded(answers),
      signal: waiting.signal,
    });
    if (response.ok) return "sent";
    return response.status < 500 ? "refused" : "failed";
  } catch {
    if (waiting.signal.aborted) return "timeout";
    return navigator.onLine ? "failed" : "offline";
  } finally {
    clearTimeout(timer);
  }
}

function encoded(answers: FormData): FormData | URLSearchParams {
  const hasFile = [...answers.values()].some((value) => value instanceof File);
  return hasFile ? answers : new URLSearchParams(textsOf(answers));
}

function textsOf(answers: FormData): Record<string, string> {
  return Object.fromEntries(
    [...answers].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
