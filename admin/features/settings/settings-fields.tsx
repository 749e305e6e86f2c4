import type { ValuePath } from "../../../editing/document/edit.ts";
import type { ObjectSchema } from "../../../schema/fields/schema.ts";
import { WithDevelopers } from "../../fields/form/for-developers.tsx";
import { FormProvider } from "../../fields/form-provider.tsx";
import { ObjectFields } from "../../fields/object/object-field.tsx";
import { useEditor } from "../../sync/store/editor-document.ts";

interface SettingsFieldsProps {
  readonly group: string;
  readonly schema: ObjectSchema;
  readonly readOnly: boolean;
  readonly onFocus: (path: ValuePath) => void;
}

const target = { in: "site" } as const;

export function SettingsFields({ group, schema, readOnly, onFocus }: SettingsFieldsProps) {
  const value = useEditor(({ document }) => document.site[group]);
  return (
    <WithDevelopers>
      <FormProvider target={target} pointer="/site" readOnly={readOnly} onFocus={onFocus}>
        <ObjectFields key={group} schema={schema} value={value} path={[group]} />
      </FormProvider>
    </WithDevelopers>
  );
}
