import { TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";

/**
 * Takes over what is selected in the browser, which reports a changed selection with its next frame only. Without it, a
 * command that follows at once is about the selection before: Ctrl+K right behind Ctrl+Shift+Left on a busy machine.
 */
export function takeShownSelection(view: EditorView): void {
  const { selection, doc, tr } = view.state;
  if (!(selection instanceof TextSelection) || !view.hasFocus() || view.composing) return;
  const shown = view.dom.ownerDocument.getSelection();
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = shown ?? {};
  if (!anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return;
  const anchor = doc.resolve(view.posAtDOM(anchorNode, anchorOffset));
  const head = doc.resolve(view.posAtDOM(focusNode, focusOffset));
  const taken = TextSelection.between(anchor, head);
  if (!taken.eq(selection)) view.dispatch(tr.setSelection(taken));
}
