import { useState } from "react";

/** How a block is shown, as the address keeps it; each is empty unless somebody has chosen. */
export type Choices = Readonly<
  Record<"sample" | "language" | "scheme" | "direction" | "length" | "size", string>
>;

const nothing: Choices = { sample: "", language: "", scheme: "", direction: "", length: "", size: "" };

const keys = Object.keys(nothing) as readonly (keyof Choices)[];

export const queryOf = (choices: Partial<Choices>): URLSearchParams =>
  new URLSearchParams(Object.entries(choices).filter(([, value]) => value !== ""));

/** What carries over to another block; samples are each block's own. */
export const sharedQueryOf = ({ sample: _, ...shared }: Choices): string => {
  const query = queryOf(shared);
  return query.size > 0 ? `?${query}` : "";
};

export function useChoices() {
  const [choices, setChoices] = useState<Choices>(() => {
    const query = new URLSearchParams(location.search);
    return Object.assign({}, nothing, ...keys.map((key) => ({ [key]: query.get(key) ?? "" })));
  });
  const choose = (changed: Partial<Choices>) => {
    const next = { ...choices, ...changed };
    const query = queryOf(next);
    history.replaceState(null, "", `${location.pathname}${query.size > 0 ? `?${query}` : ""}`);
    setChoices(next);
  };
  return [choices, choose] as const;
}
