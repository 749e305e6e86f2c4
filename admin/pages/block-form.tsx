import type { AnyBlock } from "../../schema/define-block.ts";
import type { BlockDocument } from "../edits/site-document.ts";
import { ObjectFields } from "../form/object-field.tsx";

interface BlockFormProps {
  readonly block: BlockDocument;
  /** None for a block of a type that this release does not have; it is kept as it is. */
  readonly definition: AnyBlock | undefined;
  readonly onDuplicate: () => void;
  readonly onHide: (hidden: boolean) => void;
  readonly onRemove: () => void;
}

/** The form of the chosen block, and what can be done with it as a whole. */
export function BlockForm({ block, definition, onDuplicate, onHide, onRemove }: BlockFormProps) {
  return (
    <section className="block-form" aria-label="The chosen block">
      <header className="block-form-head">
        <h2>{definition?.schema.title ?? block.type}</h2>
        <p className="field-help">{definition?.schema.description}</p>
        <div className="list-tools">
          <button type="button" onClick={onDuplicate}>
            Duplicate
          </button>
          <button type="button" onClick={() => onHide(!block.hidden)}>
            {block.hidden ? "Show on page" : "Hide"}
          </button>
          <button type="button" onClick={onRemove}>
            Delete
          </button>
        </div>
      </header>
      {definition ? (
        <ObjectFields schema={definition.schema} value={block.props} path={[]} />
      ) : (
        <p className="nothing">
          Blockwork does not know blocks of the type “{block.type}”, so it is kept as it is and can't be
          edited here.
        </p>
      )}
    </section>
  );
}
