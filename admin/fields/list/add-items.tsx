import { ChevronDown, Layers, Plus, Quote } from "lucide-react";
import { useState } from "react";
import type { ArraySchema } from "../../../schema/schema.ts";
import { withinSentence } from "../../labels/schema/plain-name.ts";
import { messages } from "../../messages/messages.ts";
import { Button } from "../../ui/button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { useOpenedSite } from "../../workspace/opened-site.ts";
import { emptyValue } from "../form/empty-value.ts";
import { guessMapping } from "../form/guess-mapping.ts";
import { QuotePicker } from "../form/lazy-quote-picker.ts";
import { AddBlock } from "./lazy-add-block.ts";

interface AddItemsProps {
  readonly schema: ArraySchema;
  /** Of the button. */
  readonly id: string;
  readonly isFull: boolean;
  /** Puts an item at the end. */
  readonly onAdd: (item: unknown) => void;
  /** Takes what stands for several items, or for the whole list. */
  readonly onWhole: (value: unknown) => void;
}

/** What a list can be given: an item, one for each entry of a collection, or a list that is written elsewhere. */
export function AddItems({ schema, id, isFull, onAdd, onWhole }: AddItemsProps) {
  const { model } = useOpenedSite().content;
  const [asking, setAsking] = useState<"block" | "quote">();
  const what = withinSentence(schema.items.title);
  const [first] = Object.values(model.collections);
  const takeEach = () => {
    if (!first) return;
    const item = guessMapping(schema.items, first);
    onWhole({ each: first.name, ...(item !== undefined && { item }) });
  };
  return (
    <div className="list-add">
      <Button
        id={id}
        icon={<Plus size={16} />}
        disabled={isFull}
        onClick={() => (schema.blocks ? setAsking("block") : onAdd(emptyValue(schema.items)))}
      >
        {messages.form.add(what)}
      </Button>
      {!schema.blocks && (
        <Menu
          label={messages.form.moreWays}
          items={[
            ...(first
              ? [
                  {
                    label: messages.form.each,
                    hint: messages.form.eachHint,
                    icon: <Layers size={15} />,
                    onChoose: takeEach,
                  },
                ]
              : []),
            {
              label: messages.form.elsewhere,
              icon: <Quote size={15} />,
              onChoose: () => setAsking("quote"),
            },
          ]}
        >
          <button type="button" className="icon-button" aria-label={messages.form.moreWaysTo(schema.title)}>
            <ChevronDown size={16} aria-hidden />
          </button>
        </Menu>
      )}
      {asking === "quote" && (
        <QuotePicker
          target={schema}
          chosen={undefined}
          onChoose={(path) => {
            setAsking(undefined);
            onWhole(`{{${path}}}`);
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === "block" && (
        <AddBlock
          onAdd={(block) => {
            setAsking(undefined);
            onAdd(block);
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}
