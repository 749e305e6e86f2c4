import type { EditTarget } from "../../editing/document/edit.ts";
import { FormProvider } from "../fields/form-provider.tsx";
import { TextEditor, type TextEditorProps } from "./text-editor.tsx";

interface BlockWritingPlaceProps extends TextEditorProps {
  /** The same object as long as it is the same block. */
  readonly target: EditTarget;
}

export function BlockTextEditor({ target, ...props }: BlockWritingPlaceProps) {
  return (
    <FormProvider target={target} pointer="" ids="writing">
      <TextEditor {...props} />
    </FormProvider>
  );
}
