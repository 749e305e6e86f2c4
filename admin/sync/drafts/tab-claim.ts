/** How long another tab has to hand the site over before it is taken, in milliseconds. */
const timeoutMs = 3000;
/** How often, and after how many milliseconds, a lock is asked for again: the page before a reload may have it still. */
const attempts = 5;
const between = 80;

interface Message {
  readonly kind: "take-over" | "handed-over";
  readonly tab: string;
  readonly draft?: unknown;
}

/** What one tab has of a site: at most one tab may edit it. */
export interface TabClaim {
  /** Whether this tab may edit now; not while another one does. */
  claim(): Promise<boolean>;
  /** Asks the tab that edits to stop, or takes its place. Gives the draft that it handed over, if it did. */
  takeOver(): Promise<unknown>;
}

interface ClaimOptions {
  readonly key: string;
  readonly tab: string;
  /** Another tab wants to edit: stops editing here, and gives the draft. */
  readonly onAsked: () => Promise<unknown>;
  /** Another tab edits now. */
  readonly onTaken: () => void;
}

/**
 * A lock that the browser gives to one tab, and takes back when the tab ends in whichever way; the tabs talk about it
 * on a channel. A browser without locks (an address without encryption) lets the tab that came last edit, and the
 * storage refuses the others.
 */
export function createTabClaim({ key, tab, onAsked, onTaken }: ClaimOptions): TabClaim {
  const { locks } = navigator as Partial<Navigator>;
  const channel = new BroadcastChannel(`blockwork ${key}`);
  let letGo: (() => void) | undefined;
  let waiting: ((draft: unknown) => void) | undefined;

  /** Takes the lock and keeps it, and answers whether that was possible. */
  const hold = (options: LockOptions) =>
    new Promise<boolean>((answer) => {
      if (!locks) return answer(true);
      locks
        .request(`blockwork ${key}`, options, (lock) => {
          answer(lock !== null);
          if (!lock) return undefined;
          return new Promise<void>((done) => {
            letGo = done;
          });
        })
        .catch(() => {
          // Never got, or stolen by a tab that this one did not answer.
          if (letGo) onTaken();
          letGo = undefined;
          answer(false);
        });
    });
  const release = () => {
    letGo?.();
    letGo = undefined;
  };
  const send = (message: Message) => channel.postMessage(message);
  let editing = false;
  channel.addEventListener("message", async ({ data }: MessageEvent<Message>) => {
    if (data.kind === "handed-over" && data.tab === tab) waiting?.(data.draft);
    if (data.kind !== "take-over" || !editing) return;
    editing = false;
    const draft = await onAsked();
    send({ kind: "handed-over", tab: data.tab, draft });
    release();
  });
  return {
    async claim() {
      for (let attempt = 0; !editing && attempt < attempts; attempt++) {
        if (attempt > 0) await new Promise((done) => setTimeout(done, between));
        editing = await hold({ ifAvailable: true });
      }
      return editing;
    },
    async takeOver() {
      const { held = [] } = (await locks?.query()) ?? {};
      const isHeld = !locks || held.some(({ name }) => name === `blockwork ${key}`);
      const handed = new Promise<unknown>((answer) => {
        waiting = answer;
        setTimeout(() => answer(undefined), !isHeld ? 0 : locks ? timeoutMs : between * attempts);
      });
      send({ kind: "take-over", tab });
      const free = await hold({ signal: AbortSignal.timeout(timeoutMs) });
      if (!free) await hold({ steal: true });
      editing = true;
      return handed;
    },
  };
}
