import { FormFields, type FormFieldsProps } from "./form-fields.tsx";

/** The form before it is hydrated: the same elements as the island renders at first, so that hydration finds them. */
export function StaticForm(props: FormFieldsProps) {
  return (
    <FormFields {...props}>
      <div className="form-outcome" role="alert" />
    </FormFields>
  );
}
