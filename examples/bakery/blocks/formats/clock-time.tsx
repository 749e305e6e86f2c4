import { defineFormat, type FormatFieldProps } from "blockwork";

const form = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Hours and minutes on a clock of 24 hours, as shops write when they open. */
export const clockTime = defineFormat({
  kind: "a time of day",
  example: "07:30",
  check: (text) => (form.test(text) ? undefined : `"${text}" is not a time of day.`),
  field: ClockField,
});

function ClockField({ value, onChange, id, describedBy, required, invalid }: FormatFieldProps) {
  return (
    <input
      // A text that is no time would not be shown by a clock.
      type={value === "" || form.test(value) ? "time" : "text"}
      className="input input-date"
      id={id}
      value={value}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      aria-required={required || undefined}
      onChange={({ target }) => {
        // While one of its parts is being typed, a time is empty to the browser.
        if (!target.validity.badInput) onChange(target.value);
      }}
    />
  );
}
