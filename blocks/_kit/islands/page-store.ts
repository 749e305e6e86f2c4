import { createStore, type StoreApi } from "zustand/vanilla";

type PageState = Readonly<Record<string, unknown>>;

/** A fresh store: the browser has one a page, the server renders every page with the initial state of each slice. */
export function createPageStore(): StoreApi<PageState> {
  return createStore<PageState>()(() => ({}));
}

/** What the moving parts of the open page know together, by block type. */
const pageStore = createPageStore();

/** The part of the page's store that one block has to itself. */
export interface Slice<State> {
  get(): State;
  set(state: State): void;
  /** Calls back after each change; what it returns ends that. */
  subscribe(listener: (state: State, before: State) => void): () => void;
  /** Selects the block's part of the whole state. */
  readonly read: (state: PageState) => State;
  readonly store: StoreApi<PageState>;
}

/** Declares a slice, named after the type of its block, in the block's own folder. */
export function createSlice<State>(name: string, initial: State, store = pageStore): Slice<State> {
  // Only `set` writes under this name, so what is found there is of its type.
  const read = (state: PageState) => (Object.hasOwn(state, name) ? (state[name] as State) : initial);
  return {
    get: () => read(store.getState()),
    set: (state) => store.setState({ [name]: state }),
    subscribe: (listener) =>
      store.subscribe((now, before) => {
        if (read(now) !== read(before)) listener(read(now), read(before));
      }),
    read,
    store,
  };
}
