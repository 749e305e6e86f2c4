import type { BlockMigration } from "../block/define-block.ts";

/** A block migration that gives a prop another name, in the place where it was. Where both are written, both stay. */
export function renameProp(from: string, to: string): BlockMigration {
  return (props) =>
    !Object.hasOwn(props, from) || Object.hasOwn(props, to)
      ? props
      : Object.fromEntries(Object.entries(props).map(([key, value]) => [key === from ? to : key, value]));
}
