import { Button } from "../../../ui/button.tsx";
import { ChevronDown } from "../../../ui/icons/icons.ts";
import { Menu } from "../../../ui/menu.tsx";
import { type SeveralMenuInput, severalMenu } from "../block-actions/several-menu.tsx";
import { severalMessages } from "../commands/several-messages.ts";

interface SeveralBarProps extends SeveralMenuInput {
  readonly onDone: () => void;
}

export function SeveralBar({ onDone, ...input }: SeveralBarProps) {
  const words = severalMessages();
  const number = input.blocks.length;
  return (
    <section className="several-bar" aria-label={words.actions}>
      <p role="status">{words.chosen({ number })}</p>
      <Menu label={words.actions} items={() => severalMenu(input)} placement="top-end">
        <Button disabled={number === 0} aria-label={words.actions}>
          {words.act} <ChevronDown size={16} aria-hidden />
        </Button>
      </Menu>
      <Button tone="primary" onClick={onDone}>
        {words.done}
      </Button>
    </section>
  );
}
