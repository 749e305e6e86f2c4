import { useEditor } from "../session-context.ts";
import { BlockOutline } from "./block-outline.tsx";
import { Inspector } from "./inspector.tsx";
import { Stage } from "./stage.tsx";

/** Pages and their blocks: the outline on the left, the live page in the middle, the chosen block's form on the right. */
export default function PagesWorkspace() {
  const pages = useEditor((state) => state.document.pages);
  const chosen = useEditor((state) => state.selection.page);
  const page = pages.find(({ id }) => id === chosen) ?? pages[0];
  if (!page) return <p className="nothing">This site has no pages.</p>;
  return (
    <div className="pages-workspace">
      <BlockOutline page={page} />
      <Stage page={page} />
      <Inspector page={page} />
    </div>
  );
}
