import { type RefObject, useEffect, useRef, useState } from "react";
import type { AxeFinding } from "./axe-findings.ts";
import { findIn } from "./find-in.ts";
import { ownHeight } from "./own-height.ts";

interface FrameProps {
  /** In pixels. */
  readonly width: number;
  readonly title: string;
  readonly address: string;
  readonly hasAxe: boolean;
  /** Whether a frame that is wider than its place is made smaller. */
  readonly isFitted: boolean;
}

/** Of the two sides, in pixels. */
const borders = 2;

export function Frame({ width, title, address, hasAxe, isFitted }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const viewport = useRef<HTMLElement>(null);
  const room = useWidth(viewport);
  const { height, findings, isLoaded } = useContent(frame, { address, hasAxe });
  const scale = isFitted && room > 0 ? Math.min(1, (room - borders) / width) : 1;
  const scrolls = room > 0 && width * scale + borders > room + 1;
  return (
    <section className="frame" data-width={width} aria-label={`${width} pixels wide`}>
      <h2>
        {width} px <span className="soft">{summaryOf({ scale, hasAxe, isLoaded, findings })}</span>
      </h2>
      <section
        ref={viewport}
        className="scroll"
        aria-label={`The block, ${width} pixels wide`}
        tabIndex={scrolls ? 0 : undefined}
      >
        <div className="paper" aria-busy={!isLoaded} style={{ width: width * scale, height: height * scale }}>
          <iframe
            ref={frame}
            title={`${title}, ${width} pixels wide`}
            width={width}
            style={{ height, transform: scale < 1 ? `scale(${scale})` : undefined }}
          />
        </div>
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
    </section>
  );
}

interface FrameState {
  readonly isLoaded: boolean;
  readonly findings: readonly AxeFinding[] | undefined;
}

function summaryOf({
  scale,
  hasAxe,
  isLoaded,
  findings,
}: FrameState & { readonly scale: number; readonly hasAxe: boolean }): string {
  const size = scale < 1 ? [`at ${Math.round(scale * 100)} %`] : [];
  if (!isLoaded) return [...size, "loading"].join(", ");
  return [...size, ...(hasAxe ? [foundBy(findings)] : [])].join(", ");
}

function foundBy(findings: readonly AxeFinding[] | undefined): string {
  if (!findings) return "axe is looking";
  if (findings.length === 0) return "axe finds nothing";
  return findings.length === 1 ? "axe finds one thing" : `axe finds ${findings.length} things`;
}

/** In pixels; 0 before it is known. */
function useWidth(viewport: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [viewport]);
  return width;
}

/** Shows an address in a frame, and follows how high its page is and what axe finds in it. */
function useContent(
  frame: RefObject<HTMLIFrameElement | null>,
  { address, hasAxe }: Pick<FrameProps, "address" | "hasAxe">,
): FrameState & { readonly height: number } {
  const [height, setHeight] = useState(320);
  const [state, setState] = useState<FrameState>({ isLoaded: false, findings: undefined });
  useEffect(() => {
    setState({ isLoaded: false, findings: undefined });
    // A frame whose src changes adds a step to the history each time.
    frame.current?.contentWindow?.location.replace(address);
  }, [frame, address]);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watching = watch(element, {
      onSize: () => setHeight(ownHeight(element)),
      onChange: (findings) => setState({ isLoaded: true, findings }),
      hasAxe,
    });
    element.addEventListener("load", watching.start);
    return () => {
      element.removeEventListener("load", watching.start);
      watching.stop();
    };
  }, [frame, hasAxe]);
  return { ...state, height };
}

const settledMs = 400;

interface Watcher {
  readonly hasAxe: boolean;
  readonly onSize: () => void;
  readonly onChange: (findings: readonly AxeFinding[] | undefined) => void;
}

/** Looks at a frame whenever it has been loaded, or changed without that. */
function watch(element: HTMLIFrameElement, { hasAxe, onSize, onChange }: Watcher) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  const look = async () => {
    const own = ++turn;
    const found = element.contentWindow && (await findIn(element.contentWindow).catch(() => undefined));
    if (own === turn) onChange(found ?? undefined);
  };
  const later = () => {
    if (!hasAxe) return;
    clearTimeout(timer);
    timer = setTimeout(() => void look(), settledMs);
  };
  let sizes: ResizeObserver | undefined;
  const measure = (page: Document) => {
    for (const block of page.body.children) sizes?.observe(block);
    onSize();
  };
  const changes = new MutationObserver(() => {
    if (element.contentDocument?.body) measure(element.contentDocument);
    later();
  });
  const disconnect = () => {
    changes.disconnect();
    sizes?.disconnect();
  };
  return {
    start() {
      disconnect();
      const { contentDocument: page, contentWindow: own } = element;
      // A frame that is not at its address yet.
      if (!page?.body || !own || page.URL === "about:blank") return;
      // Of its own window, whose layout it follows.
      sizes = new (own as Window & typeof globalThis).ResizeObserver(onSize);
      onChange(undefined);
      measure(page);
      changes.observe(page.body, { childList: true, subtree: true, characterData: true });
      later();
    },
    stop() {
      disconnect();
      clearTimeout(timer);
    },
  };
}
