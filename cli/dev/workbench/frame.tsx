import { useEffect, useRef, useState } from "react";
import type { AxeFinding } from "./axe-findings.ts";
import { findIn } from "./find-in.ts";

interface FrameProps {
  /** In pixels. */
  readonly width: number;
  readonly title: string;
  readonly address: string;
  readonly hasAxe: boolean;
}

const height = 640;

export function Frame({ width, title, address, hasAxe }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [findings, setFindings] = useState<readonly AxeFinding[]>();
  useEffect(() => {
    // A frame whose src changes adds a step to the history each time.
    frame.current?.contentWindow?.location.replace(address);
  }, [address]);
  useEffect(() => {
    const element = frame.current;
    if (!element || !hasAxe) return;
    const watching = watch(element, setFindings);
    element.addEventListener("load", watching.start);
    return () => {
      element.removeEventListener("load", watching.start);
      watching.stop();
    };
  }, [hasAxe]);
  return (
    <div>
      <h2>
        {width} px <span className="soft">{summaryOf(hasAxe, findings)}</span>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide frame is scrolled to by the keyboard too */}
      <section className="scroll" aria-label={`${width} pixels wide`} tabIndex={0}>
        <iframe ref={frame} title={`${title}, ${width} pixels wide`} width={width} height={height} />
      </section>
      {findings && findings.length > 0 && (
        <ul className="findings">
          {findings.map(({ rule, help, target }) => (
            <li key={`${rule} ${target}`}>
              <span className="wrong">{help}</span>: <code>{target}</code> ({rule})
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function summaryOf(hasAxe: boolean, findings: readonly AxeFinding[] | undefined): string {
  if (!hasAxe) return "";
  if (!findings) return "axe is looking";
  if (findings.length === 0) return "axe finds nothing";
  return findings.length === 1 ? "axe finds one thing" : `axe finds ${findings.length} things`;
}

const settledMs = 400;

/** Looks at a frame whenever it has been loaded, or changed without that. */
function watch(element: HTMLIFrameElement, onFound: (findings: readonly AxeFinding[] | undefined) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  const look = async () => {
    const own = ++turn;
    const found = element.contentWindow && (await findIn(element.contentWindow).catch(() => undefined));
    if (own === turn) onFound(found ?? undefined);
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), settledMs);
  };
  const observer = new MutationObserver(later);
  return {
    start() {
      onFound(undefined);
      observer.disconnect();
      const body = element.contentDocument?.body;
      if (body) observer.observe(body, { childList: true, subtree: true, characterData: true });
      later();
    },
    stop() {
      observer.disconnect();
      clearTimeout(timer);
    },
  };
}
