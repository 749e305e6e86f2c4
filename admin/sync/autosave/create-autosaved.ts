import { createStore, type StoreApi } from "zustand/vanilla";
import { sameValue } from "../../../editing/document/value.ts";

/** A typed value that is not saved yet: plain JSON, because it is stored with the draft of the site. */
export interface AutosavedValue<Value> {
  /** What was typed. */
  readonly value: Value;
  /** The saved value that it replaces. If another one is saved by now, nothing is written. */
  readonly known?: Value | undefined;
  /** Why the last attempt to save it failed; missing if there was none. */
  readonly reason?: string;
}

export type AutosavedValues<Value> = ReadonlyMap<string, AutosavedValue<Value>>;

/** With `changed`, nothing was written, because the saved value is another one by now. */
export type SendResult<Value> =
  | { readonly kind: "saved" }
  | { readonly kind: "changed"; readonly known: Value | undefined; readonly reason: string }
  | { readonly kind: "failed"; readonly reason: string };

/** Typed values that are saved outside of the log of edits, by name. */
export interface Autosaved<Value> {
  readonly values: AutosavedValues<Value>;
  /** Records what is typed; undefined drops it. */
  type(name: string, value: Value | undefined): void;
  /** One value, or all of them; returns what restores them. */
  discard(name?: string): () => void;
  /** Resolves to the reason if it could not be saved, as a sentence. The value then stays. */
  save(name: string): Promise<string | undefined>;
  /** Drops values that equal the saved ones, after these have changed. */
  removeSaved(): void;
}

interface AutosavedOptions<Value> {
  readonly earlier?: AutosavedValues<Value> | undefined;
  readonly savedOf: (name: string) => Value | undefined;
  readonly send: (name: string, autosaved: AutosavedValue<Value>) => Promise<SendResult<Value>>;
}

export function createAutosaved<Value>(options: AutosavedOptions<Value>): StoreApi<Autosaved<Value>> {
  const { earlier = new Map(), savedOf } = options;
  const unsaved = (values: AutosavedValues<Value>) =>
    new Map([...values].filter(([name, { value }]) => !sameValue(savedOf(name), value)));
  return createStore<Autosaved<Value>>()((set, get) => {
    const sending = new Map<string, Promise<string | undefined>>();
    const keep = (name: string, autosaved: AutosavedValue<Value> | undefined) => {
      const values = new Map(get().values);
      if (autosaved) values.set(name, autosaved);
      else values.delete(name);
      set({ values });
    };
    const send = async (name: string, autosaved: AutosavedValue<Value>) => {
      const result = await options.send(name, autosaved);
      const typed = get().values.get(name)?.value;
      const reason = result.kind === "saved" ? undefined : result.reason;
      if (typed !== undefined) {
        // Another author's value is known from now on: saving once more overwrites it.
        const { known } = result.kind === "changed" ? result : autosaved;
        if (reason !== undefined) keep(name, { value: typed, known, reason });
        else if (typed === autosaved.value) keep(name, undefined);
        else keep(name, { value: typed, known: autosaved.value });
      }
      return reason;
    };
    return {
      values: unsaved(earlier),
      type(name, value) {
        const { values } = get();
        const known = values.has(name) ? values.get(name)?.known : savedOf(name);
        keep(name, value === undefined ? undefined : { value, known });
      },
      discard(name) {
        const { values } = get();
        const isGone = (other: string) => name === undefined || other === name;
        const gone = [...values].filter(([other]) => isGone(other));
        set({ values: new Map([...values].filter(([other]) => !isGone(other))) });
        return () => set((now) => ({ values: new Map([...now.values, ...gone]) }));
      },
      async save(name) {
        const autosaved = get().values.get(name);
        if (!autosaved) return undefined;
        // A second click returns the pending request.
        const sent = sending.get(name) ?? send(name, autosaved).finally(() => sending.delete(name));
        sending.set(name, sent);
        return sent;
      },
      removeSaved: () => set({ values: unsaved(get().values) }),
    };
  });
}
