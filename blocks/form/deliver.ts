export interface Delivery {
  /** The endpoint. */
  readonly address: string;
  /** The encoding of the request's body. */
  readonly format: "json" | "form";
  /** Whether the site's own form handler is there, which says more than that it refuses a message. */
  readonly isHandler: boolean;
}

export type DeliveryFailure = "offline" | "timeout" | "refused" | "failed";

/** How sending a message ended. */
export interface DeliveryResult {
  readonly outcome: "sent" | DeliveryFailure;
  /** A code from the site's form handler; absent for other endpoints. */
  readonly reason?: string;
  /** By the name of the field, what the form handler does not accept. */
  readonly faults?: Readonly<Record<string, string>>;
}

/** How long an endpoint may take to answer, in milliseconds; with files, the network's part of it is longer. */
const timeoutMs = { texts: 10_000, files: 120_000 } as const;

/**
 * Sends a message. `sent` means that the endpoint answered with success; `refused` that it answered 4xx, `failed`
 * 5xx or not at all.
 */
export async function deliver(answers: FormData, delivery: Delivery): Promise<DeliveryResult> {
  if (!navigator.onLine) return { outcome: "offline" };
  const json = delivery.format === "json";
  const hasFile = [...answers.values()].some((value) => value instanceof File && value.size > 0);
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), timeoutMs[hasFile ? "files" : "texts"]);
  try {
    const response = await fetch(delivery.address, {
      method: "POST",
      headers: { accept: "application/json", ...(json && { "content-type": "application/json" }) },
      body: json ? JSON.stringify(textsOf(answers)) : encoded(answers),
      signal: waiting.signal,
    });
    if (response.ok) return { outcome: "sent" };
    const outcome = response.status < 500 ? "refused" : "failed";
    return delivery.isHandler ? { outcome, ...(await reasonOf(response)) } : { outcome };
  } catch {
    if (waiting.signal.aborted) return { outcome: "timeout" };
    return { outcome: navigator.onLine ? "failed" : "offline" };
  } finally {
    clearTimeout(timer);
  }
}

function reasonOf(response: Response): Promise<Pick<DeliveryResult, "reason" | "faults">> {
  return response.json().then(
    ({ reason, faults }) => ({ reason, faults }),
    () => ({}),
  );
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
