import type { ComponentType } from "react";
import type { ChildBlock } from "../../schema/fields/resolved.ts";

/** The blocks of a prop with `blocks: true`, one below the other, each in the wrapper that carries its id. */
export function Blocks({ of }: { readonly of: readonly ChildBlock[] }) {
  return of.map(({ id, view, props }) => {
    const View = view as ComponentType<object>;
    return (
      <div key={id} id={id} className="block">
        <View {...(props as object)} />
      </div>
    );
  });
}
