/** How long another tab has to hand over before its lock is stolen, in milliseconds. */
const timeoutMs = 3000;
const attempts = 5;
const between = 80;

interface Message {
  readonly kind: "take-over" | "handed-over";
  readonly tab: string;
  readonly draft?: unknown;
}

/** Lets one tab at a time edit a site. */
export interface TabClaim {
  /** Resolves to whether this tab may edit. */
  claim(): Promise<boolean>;
  /** Asks the other tab to hand over, or steals its lock. Resolves to the draft that it handed over. */
  takeOver(): Promise<unknown>;
}

interface ClaimOptions {
  readonly key: string;
  readonly tab: string;
  /** Another tab wants to edit: stops editing here, and resolves to the draft. */
  readonly onAsked: () => Promise<unknown>;
  readonly onTaken: () => void;
}

/** A Web Lock and a BroadcastChannel. Without locks (in an insecure context), the last tab edits, and the storage denies the others. */
export function createTabClaim({ key, tab, onAsked, onTaken }: ClaimOptions): TabClaim {
  const { locks } = navigator as Partial<Navigator>;
  const channel = new BroadcastChannel(`blockwork ${key}`);
  let letGo: (() => void) | undefined;
  let waiting: ((draft: unknown) => void) | undefined;

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
          // Never acquired, or stolen by a tab that this one did not answer.
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
