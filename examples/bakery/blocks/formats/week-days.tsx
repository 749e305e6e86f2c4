import { defineFormat, type FormatFieldProps } from "blockwork";

const days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

/** Days of the week as schema.org writes them: `Tu-Fr`, or `Mo,We-Sa`. */
export const weekDays = defineFormat({
  kind: "days of the week",
  example: "Tu-Fr",
  check(text) {
    const chosen = daysIn(text);
    return chosen && textOf(chosen) === text ? undefined : `"${text}" is not a list of days.`;
  },
  field: DaysField,
  group: true,
});

function DaysField({ value, onChange, id, describedBy }: FormatFieldProps) {
  const chosen = daysIn(value) ?? [];
  const toggle = (day: string) =>
    onChange(textOf(chosen.includes(day) ? chosen.filter((other) => other !== day) : [...chosen, day]));
  return (
    <div className="choices">
      {days.map((day, index) => (
        <label key={day}>
          <input
            type="checkbox"
            {...(index === 0 && { id })}
            aria-describedby={describedBy}
            checked={chosen.includes(day)}
            onChange={() => toggle(day)}
          />
          <span>{day}</span>
        </label>
      ))}
    </div>
  );
}

/** The days that a text names; nothing for one that names something else. */
function daysIn(text: string): string[] | undefined {
  const found: string[] = [];
  for (const part of text === "" ? [] : text.split(",")) {
    const [first = "", last = first] = part.split("-");
    const from = days.indexOf(first);
    const to = days.indexOf(last);
    if (from < 0 || to < from) return undefined;
    found.push(...days.slice(from, to + 1));
  }
  return found;
}

/** The text for some days: those in a row by the first and the last of them. */
function textOf(chosen: readonly string[]): string {
  const runs: string[][] = [];
  for (const [index, day] of days.entries()) {
    if (!chosen.includes(day)) continue;
    const run = runs.at(-1);
    if (run && run.at(-1) === days[index - 1]) run.push(day);
    else runs.push([day]);
  }
  return runs.map((run) => (run.length === 1 ? run[0] : `${run[0]}-${run.at(-1)}`)).join(",");
}
