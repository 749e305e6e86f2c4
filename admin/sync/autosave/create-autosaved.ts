import { createStore, type StoreApi } from "zustand/vanilla";
import { sameValue } from "../../document/same-value.ts";

/** A value that was typed and is not saved yet: plain JSON, because it is kept with the draft of the site. */
export interface AutosavedValue<Value> {
  readonly value: Value;
  /** The one that it stands in place of; none where there was none. */
  readonly known?: Value | undefined;
  /** Why it could not be saved, in a sentence. */
  readonly reason?: string;
}

export type AutosavedValues<Value> = ReadonlyMap<string, AutosavedValue<Value>>;

/** What became of a value; with `changed`, what somebody else has written meanwhile, so that nothing was. */
export type SendResult<Value> =
  | { readonly kind: "saved" }
  | { readonly kind: "changed"; readonly known: Value | undefined; readonly reason: string }
  | { readonly kind: "failed"; readonly reason: string };

/** Values that are saved one by one, beside the document and its log. */
export interface Autosaved<Value> {
  readonly values: AutosavedValues<Value>;
  /** Keeps what is being typed; without a value, what is saved is right again. */
  type(name: string, value: Value | undefined): void;
  /** Forgets one value, or all of them; gives what brings them back. */
  discard(name?: string): () => void;
  /** Saves a value, if what is saved is still the known one. Gives why it could not be. */
  save(name: string): Promise<string | undefined>;
  /** Forgets those that are saved by now, by whoever. */
  follow(): void;
}

interface AutosavedOptions<Value> {
  /** What an earlier session has left. */
  readonly earlier?: AutosavedValues<Value> | undefined;
  /** What is saved under a name. */
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
      // Unless it was given up meanwhile.
      if (typed !== undefined) {
        // What somebody else has written is known from now on; saving once more writes over it.
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
        // A second press of the button finds the first one on its way.
        const sent = sending.get(name) ?? send(name, autosaved).finally(() => sending.delete(name));
        sending.set(name, sent);
        return sent;
      },
      follow: () => set({ values: unsaved(get().values) }),
    };
  });
}
