import type { Resolved } from "../../schema/fields/resolved.ts";
import { Blocks } from "../_kit/blocks.tsx";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import type { schema } from "./schema.ts";

export function Columns({ columns }: Resolved<typeof schema>) {
  if (columns.length === 0) return null;
  return (
    <div className="columns">
      <div className="columns-row" data-columns={columns.length}>
        {withIndexKeys(columns).map(([key, { blocks }]) => (
          <div key={key} className="columns-column">
            <Blocks of={blocks} />
          </div>
        ))}
      </div>
    </div>
  );
}
