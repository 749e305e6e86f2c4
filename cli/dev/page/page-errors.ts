import type { PartError } from "../../../renderer/visitor/report-error.ts";
import type { PageErrorKind } from "./describe-page-errors.ts";
import type { Overlay } from "./overlay.ts";
import { send } from "./send.ts";
import { readPage } from "./sent-page.ts";

type Reported = Readonly<Record<string, string>> & { readonly kind: PageErrorKind };

/** Reports errors and policy violations of the open page to the server. */
interface PageErrors {
  /** Whether an island or enhancement threw since the page was loaded. */
  hasFailed(): boolean;
  /** Forgets what was reported, so that it is reported again if it happens again. */
  clear(): void;
}

export function watchPageErrors(overlay: Pick<Overlay, "show">): PageErrors {
  const all = new Map<string, Reported>();
  const seen = new WeakSet<object>();
  let sending: Promise<unknown> = Promise.resolve();
  let hasFailed = false;

  function report(error: Reported): void {
    const key = JSON.stringify(error);
    if (all.has(key)) return;
    all.set(key, error);
    sending = sending
      .then(
        async () => {
          const answer = await send("page-errors", JSON.stringify({ errors: [...all.values()] }));
          if (answer.ok) overlay.show(readPage(await answer.text()));
        },
        () => undefined,
      )
      .catch(() => undefined);
  }

  const isNew = (error: unknown) => {
    if (typeof error !== "object" || error === null) return true;
    if (seen.has(error)) return false;
    seen.add(error);
    return true;
  };

  document.addEventListener("blockwork:error", (event) => {
    const { name, error, componentStack = "" } = (event as CustomEvent<PartError>).detail;
    hasFailed = true;
    if (!isNew(error)) return;
    const element = event.target as HTMLElement;
    const island = String(element.dataset.island !== undefined);
    report({ kind: "island", name, island, ...placeOf(element), ...textsOf(error), componentStack });
  });
  const onThrown = (error: unknown) => {
    // What islands throw in events comes here before it is known to be theirs.
    queueMicrotask(() => {
      const { stack } = textsOf(error);
      if (stack.includes("/assets/") && isNew(error))
        report({ kind: "script", ...placeOf(), ...textsOf(error) });
    });
  };
  addEventListener("error", ({ error }) => onThrown(error));
  addEventListener("unhandledrejection", ({ reason }) => onThrown(reason));
  const onViolation = (event: SecurityPolicyViolationEvent) => {
    const {
      effectiveDirective: directive,
      blockedURI: blocked,
      sample,
      sourceFile,
      lineNumber,
      columnNumber,
    } = event;
    if (event.disposition !== "enforce" || (sourceFile && !isOwnScript(sourceFile))) return;
    const source = sourceFile ? `${sourceFile}:${lineNumber}:${columnNumber}` : "";
    report({ kind: "violation", directive, blocked, sample, source, ...placeOf(refusedElement(event)) });
  };
  for (const event of window.blockworkViolations ?? []) onViolation(event);
  document.addEventListener("securitypolicyviolation", onViolation);
  return { hasFailed: () => hasFailed, clear: () => all.clear() };
}

declare global {
  interface Window {
    readonly blockworkViolations?: readonly SecurityPolicyViolationEvent[];
  }
}

const isOwnScript = (address: string) => address.startsWith(location.origin);

const textsOf = (error: unknown) => {
  const { message = String(error), stack = "" } = (error ?? {}) as Partial<Error>;
  return { message: String(message), stack: String(stack) };
};

const placeOf = (element?: Element) => ({
  page: location.pathname,
  block: element?.closest(".block[id], .frame-block[id]")?.id ?? "",
});

const blocks = ".block, .frame-block";

function refusedElement({ target, blockedURI }: SecurityPolicyViolationEvent): Element | undefined {
  if (target instanceof Element && target.closest(blocks)) return target;
  if (!/^https?:/.test(blockedURI)) return undefined;
  const names = ["src", "href", "srcset", "action", "data"];
  const parts = [...document.querySelectorAll(blocks)].flatMap((block) => [...block.querySelectorAll("*")]);
  return parts.find((part) => names.some((name) => part.getAttribute(name)?.includes(blockedURI)));
}
