/** The detail of a `blockwork:error`, an event at the element of the island or enhancement that has failed. */
export interface PartError {
  readonly name: string;
  readonly error: unknown;
  readonly componentStack?: string | undefined;
}

/** What Chrome and Edge, Firefox and Safari say of an `import()` whose file did not come. */
const lostNetwork = /^TypeError: .*(imported module|importing a module)/i;

/** A lost network is no error: the page works without the part. */
export function reportError(element: HTMLElement, error: unknown, componentStack?: string): void {
  if (lostNetwork.test(String(error))) return;
  const { island, enhance } = element.dataset;
  console.error(island ? `The island "${island}" failed.` : `The enhancement "${enhance}" failed.`, error);
  const detail: PartError = { name: island ?? enhance ?? "", error, componentStack };
  element.dispatchEvent(new CustomEvent("blockwork:error", { bubbles: true, detail }));
}

export default function rethrow(element: HTMLElement, error: unknown): never {
  reportError(element, error);
  throw error;
}
