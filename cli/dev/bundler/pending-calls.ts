import type { SiteError } from "../../files/site-error.ts";

interface Pending<Message> {
  readonly message: Message;
  readonly done: (value: unknown) => void;
  readonly fail: (error: SiteError) => void;
}

/** Calls to another thread or process that have no result yet. */
interface PendingCalls<Message> {
  readonly size: number;
  /** Sends what is made of a new id; settles when its result comes. */
  call(messageOf: (id: number) => Message): Promise<unknown>;
  succeed(id: number, value: unknown): void;
  fail(id: number, error: SiteError): void;
  failAll(error: SiteError): void;
  /** Sends all once more, to one that has taken the place of another. */
  repeat(): void;
}

export function createPendingCalls<Message>(send: (message: Message) => void): PendingCalls<Message> {
  const pending = new Map<number, Pending<Message>>();
  let lastId = 0;
  const take = (id: number) => {
    const found = pending.get(id);
    pending.delete(id);
    return found;
  };
  return {
    get size() {
      return pending.size;
    },
    call: (messageOf) =>
      new Promise((done, fail) => {
        const id = ++lastId;
        const message = messageOf(id);
        pending.set(id, { message, done, fail });
        send(message);
      }),
    succeed: (id, value) => take(id)?.done(value),
    fail: (id, error) => take(id)?.fail(error),
    failAll(error) {
      for (const id of [...pending.keys()]) take(id)?.fail(error);
    },
    repeat() {
      for (const { message } of pending.values()) send(message);
    },
  };
}
