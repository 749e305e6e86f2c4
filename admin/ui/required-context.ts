import { type Context, createContext, useContext } from "react";

/** A context whose value has to be provided, and the hook that reads it. The hook throws where no provider is around. */
export function requiredContext<Value>(name: string): readonly [Context<Value | undefined>, () => Value] {
  const context = createContext<Value | undefined>(undefined);
  context.displayName = name;
  return [
    context,
    () => {
      const value = useContext(context);
      if (value === undefined) throw new Error(`${name} is used outside of its provider.`);
      return value;
    },
  ];
}
