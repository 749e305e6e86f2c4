import { useId } from "react";
import type { ValuePath } from "../../../editing/document/edit.ts";
import type { ObjectSchema } from "../../../schema/fields/schema.ts";
import type { Each } from "../../../schema/site/site-config.ts";
import { plainNumber } from "../../../schema/text/plain-number.ts";
import { eachMessages } from "../form/each-messages.ts";
import { useForm } from "../form/form-context.ts";
import { LocationProblems } from "../form/location-problems.tsx";

interface EachLimitsProps {
  readonly each: Each;
  readonly path: ValuePath;
  readonly fields: ObjectSchema;
}

export function EachLimits({ each, path, fields }: EachLimitsProps) {
  const form = useForm();
  const id = useId();
  const sort = [each.sort ?? []].flat();
  const [first = "", ...others] = sort;
  const field = first.replace(/^-/, "");
  const setSort = (name: string, down: boolean) =>
    form.set([...path, "sort"], name === "" ? undefined : down ? `-${name}` : name);
  const number = (key: "limit" | "offset", least: number) => ({
    type: "text",
    inputMode: "numeric" as const,
    autoComplete: "off",
    className: "input input-number",
    disabled: form.readOnly,
    value: each[key] ?? "",
    onChange: ({ target }: { readonly target: HTMLInputElement }) => {
      const digits = plainNumber(target.value).trim();
      const typed = /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
      if (digits === "" || (typed !== undefined && typed >= least)) form.set([...path, key], typed);
    },
  });
  return (
    <>
      <div className="each-row">
        <div className="field">
          <label className="field-label" htmlFor={`${id}-sort`}>
            {eachMessages().orderedBy}
          </label>
          <select
            id={`${id}-sort`}
            className="input"
            disabled={form.readOnly || others.length > 0}
            value={field}
            onChange={({ target }) => setSort(target.value, first.startsWith("-"))}
          >
            <option value="">{eachMessages().asListed}</option>
            {Object.entries(fields.properties).map(([name, { title }]) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </div>
        {field !== "" && (
          <label className="each-check">
            <input
              type="checkbox"
              disabled={form.readOnly || others.length > 0}
              checked={first.startsWith("-")}
              onChange={({ target }) => setSort(field, target.checked)}
            />
            {eachMessages().lastFirst}
          </label>
        )}
        <div className="field">
          <label className="field-label" htmlFor={`${id}-limit`}>
            {eachMessages().atMost}
          </label>
          <input id={`${id}-limit`} {...number("limit", 1)} />
        </div>
        <div className="field">
          <label className="field-label" htmlFor={`${id}-offset`}>
            {eachMessages().withoutFirst}
          </label>
          <input id={`${id}-offset`} {...number("offset", 0)} />
        </div>
      </div>
      <LocationProblems path={[...path, "sort"]} />
    </>
  );
}
