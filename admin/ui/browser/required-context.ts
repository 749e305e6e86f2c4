import { type Context, createContext, useContext } from "react";

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
