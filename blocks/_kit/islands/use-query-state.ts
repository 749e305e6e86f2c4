import { useCallback, useSyncExternalStore } from "react";

const changed = "blockwork:query";

/**
 * A text that the address of the page keeps, such as `?month=2027-01`: for what visitors come back to by Back, a reload
 * or a link. In an island; those that ask for one name share it. The server renders the initial text, which the address
 * leaves out. What is set is a step of the browser's history.
 */
export function useQueryState(name: string, initial: string): readonly [string, (value: string) => void] {
  const read = () => new URLSearchParams(location.search).get(name) ?? initial;
  const value = useSyncExternalStore(subscribe, read, () => initial);
  const set = useCallback(
    (next: string) => {
      const address = new URL(location.href);
      if (next === initial) address.searchParams.delete(name);
      else address.searchParams.set(name, next);
      if (address.href === location.href) return;
      history.pushState(history.state, "", address);
      dispatchEvent(new Event(changed));
    },
    [name, initial],
  );
  return [value, set];
}

function subscribe(onChange: () => void): () => void {
  for (const event of [changed, "popstate"]) addEventListener(event, onChange);
  return () => {
    for (const event of [changed, "popstate"]) removeEventListener(event, onChange);
  };
}
