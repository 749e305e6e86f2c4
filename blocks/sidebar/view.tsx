import type { Resolved } from "../../schema/fields/resolved.ts";
import { Blocks } from "../_kit/blocks.tsx";
import type { schema } from "./schema.ts";

export function Sidebar({ blocks, sidebar, side }: Resolved<typeof schema>) {
  const narrow = (
    <div className="sidebar-narrow">
      <Blocks of={sidebar} />
    </div>
  );
  return (
    <div className="sidebar">
      <div className="sidebar-parts" data-side={side}>
        {side === "start" && narrow}
        <div className="sidebar-main">
          <Blocks of={blocks} />
        </div>
        {side === "end" && narrow}
      </div>
    </div>
  );
}
