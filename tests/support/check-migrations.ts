import fc from "fast-check";
import { expect } from "vitest";
import type { AnyBlock } from "../../schema/block/define-block.ts";
import { anyProps } from "./any-props.ts";
import { assertProperty } from "./assert-property.ts";
import { runs } from "./extent.ts";

/** Fails unless each of a block's migrations changes nothing the second time, and never what it is given, whatever that is. */
export function checkMigrations(block: AnyBlock, numRuns = runs(300)): void {
  assertProperty(
    fc.property(anyProps(block), (props) => {
      let shape = props;
      for (const migrate of block.migrations ?? []) {
        shape = migrate(frozen(shape));
        expect(shape).toBeTypeOf("object");
        expect(migrate(frozen(shape))).toBe(shape);
      }
    }),
    { numRuns },
  );
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  for (const child of Object.values(value)) frozen(child);
  return Object.freeze(value);
}
