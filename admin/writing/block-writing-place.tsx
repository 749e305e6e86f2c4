import type { EditTarget } from "../document/edit.ts";
import { FormProvider } from "../fields/form-provider.tsx";
import { WritingPlace, type WritingPlaceProps } from "./writing-place.tsx";

interface BlockWritingPlaceProps extends WritingPlaceProps {
  /** The same object as long as it is the same block. */
  readonly target: EditTarget;
}

export function BlockWritingPlace({ target, ...props }: BlockWritingPlaceProps) {
  return (
    <FormProvider target={target} pointer="" ids="writing">
      <WritingPlace {...props} />
    </FormProvider>
  );
}
