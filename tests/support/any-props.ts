import fc from "fast-check";
import type { AnyBlock } from "../../schema/block/define-block.ts";

/** Props that somebody may have written: of the block's keys and of those that its migrations look for, at any depth. */
export function anyProps({ schema, sample, migrations = [] }: AnyBlock): fc.Arbitrary<Props> {
  const keys = new Set(Object.keys(schema.properties));
  // A block without properties is given one that no block has.
  if (keys.size === 0) keys.add("nonsense");
  // A key that is found may be what leads to the next one.
  for (let round = 0; round < 3; round++) {
    const all = { ...Object.fromEntries([...keys].map((key) => [key, [{}]])), ...(sample as Props) };
    for (const migrate of migrations) migrate(watched(all, keys));
  }
  const key = fc.constantFrom(...keys);
  const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
  const { props } = fc.letrec<{ value: unknown; props: Props }>((tie) => ({
    value: fc.oneof({ maxDepth: 3 }, leaf, tie("props"), fc.array(tie("value"), { maxLength: 3 })),
    props: fc.oneof(fc.dictionary(key, tie("value")), partOf(sample as Props, key, tie("value"))),
  }));
  return props;
}

type Props = Readonly<Record<string, unknown>>;

/** The sample with something else in one place. */
function partOf(sample: Props, key: fc.Arbitrary<string>, value: fc.Arbitrary<unknown>): fc.Arbitrary<Props> {
  return fc.tuple(key, value).map(([changed, to]) => ({ ...sample, [changed]: to }));
}

/** The same value, which notes every key that is looked for in an object. */
function watched<Value extends object>(value: Value, keys: Set<string>): Value {
  const note = (target: object, key: string | symbol) => {
    if (typeof key === "string" && !Array.isArray(target)) keys.add(key);
  };
  return new Proxy(value, {
    get(target, key) {
      note(target, key);
      const found: unknown = Reflect.get(target, key);
      return typeof found === "object" && found !== null ? watched(found, keys) : found;
    },
    has(target, key) {
      note(target, key);
      return Reflect.has(target, key);
    },
    getOwnPropertyDescriptor(target, key) {
      note(target, key);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
  });
}
