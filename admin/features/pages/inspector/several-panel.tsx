import { announce } from "@atlaskit/pragmatic-drag-and-drop-live-region";
import { useEffect, useMemo } from "react";
import type { PageDocument } from "../../../../editing/document/site-document.ts";
import { blockLabel } from "../../../../editing/labels/block-label.ts";
import { tokenScope } from "../../../../editing/labels/tokens/token-scope.ts";
import { useOpenedSite } from "../../../site/opened-site.ts";
import { useEditor } from "../../../sync/store/editor-document.ts";
import { focusBlockRow } from "../../../ui/browser/focus-when-visible.ts";
import { Button } from "../../../ui/button.tsx";
import { useWorkspace } from "../../../view/workspace.ts";
import { severalActions } from "../block-actions/several-menu.tsx";
import { useBlockDialogs } from "../block-actions/use-block-dialogs.tsx";
import { usePagesCommands } from "../commands/commands-context.ts";
import { severalMessages } from "../commands/several-messages.ts";

interface SeveralPanelProps {
  readonly page: PageDocument;
  readonly blocks: readonly string[];
}

export function SeveralPanel({ page, blocks }: SeveralPanelProps) {
  const { schemas, content } = useOpenedSite();
  const { notices, view } = useWorkspace();
  const { block: commands, withSeveral } = usePagesCommands();
  const document = useEditor((state) => state.document);
  const words = severalMessages();
  const [first = ""] = blocks;
  const scope = useMemo(() => {
    const { model, today, entries } = content;
    return tokenScope({ site: document.site, model, today, page, entries });
  }, [document.site, page, content]);
  const { ask, dialogs } = useBlockDialogs({ page, commands, onLeave: () => focusBlockRow(first) });
  const groups = severalActions({
    page,
    blocks,
    document,
    withSeveral,
    notify: notices.getState().notify,
    onAsk: (what) => ask(what, first, blocks),
  });
  const title = words.chosen({ number: blocks.length });
  useEffect(() => announce(title), [title]);
  const chosen = page.blocks.filter(({ id }) => blocks.includes(id));
  return (
    <section aria-label={words.names} className="several">
      <header className="inspector-head several-head">
        <div>
          <h2>{title}</h2>
          <p className="field-help">{words.help}</p>
        </div>
        <Button
          onClick={() => {
            view.getState().go({ workspace: "pages", page: page.id, block: first });
            focusBlockRow(first);
          }}
        >
          {words.done}
        </Button>
      </header>
      <div className="inspector-fields">
        <ul className="several-names" aria-label={words.names}>
          {chosen.map((block) => {
            const label = blockLabel(block, schemas.blocks.get(block.type), scope);
            return (
              <li key={block.id}>
                <span className="outline-title">{label.title}</span>
                {label.excerpt && <span className="outline-text">{label.excerpt}</span>}
              </li>
            );
          })}
        </ul>
        {groups.map((items) => (
          <ul key={items[0]?.label} className="several-actions">
            {items.map(({ label, icon, hint, disabled = false, tone, onChoose }) => (
              <li key={label}>
                <Button
                  icon={icon}
                  tone={tone ?? "plain"}
                  aria-disabled={disabled || undefined}
                  title={disabled ? hint : undefined}
                  onClick={() => !disabled && onChoose()}
                >
                  {label}
                </Button>
              </li>
            ))}
          </ul>
        ))}
      </div>
      {dialogs}
    </section>
  );
}
