import { useState } from "react";
import type { ObjectSchema } from "../../../schema/schema.ts";
import type { Each } from "../../../schema/site-config.ts";
import { Segments } from "../../kit/segments.tsx";
import { messages } from "../../messages/messages.ts";
import { type Path, useForm } from "../form-context.ts";
import { EachChosen } from "./each-chosen.tsx";
import { EachConditions } from "./each-conditions.tsx";
import { EachLimits } from "./each-limits.tsx";
import { type EachMode, eachModes, hasRule, modeOf, withMode } from "./each-mode.ts";
import { EachWithoutOwn } from "./each-without-own.tsx";

interface EachShownProps {
  readonly each: Each;
  readonly path: Path;
  /** The fields that conditions and orders can name. */
  readonly fields: ObjectSchema;
  /** Gives the ids of the entries that are shown now, in order. */
  readonly shownIds: () => readonly string[];
}

/** Which entries of a collection are shown: all of them, those that a rule finds, or chosen ones. */
export function EachShown({ each, path, fields, shownIds }: EachShownProps) {
  const form = useForm();
  // A rule without a condition, and a choice of none, are written as all of them.
  const written = modeOf(each);
  const [asked, setAsked] = useState<{ readonly of: string; readonly mode: EachMode }>({
    of: each.each,
    mode: written,
  });
  const mode = written === "all" && asked.of === each.each ? asked.mode : written;
  const change = (next: EachMode) => {
    setAsked({ of: each.each, mode: next });
    form.set(path, withMode(each, next, shownIds()));
  };
  const words = messages.each;
  return (
    <>
      <div className="field each-shown">
        <span className="field-label">{words.shown}</span>
        {form.readOnly ? (
          <p>{words.modes[mode]}</p>
        ) : (
          <Segments
            label={words.shown}
            value={mode}
            options={eachModes.map((option) => [option, words.modes[option]])}
            onChange={change}
          />
        )}
      </div>
      {mode === "rule" && <EachConditions each={each} path={path} fields={fields} />}
      {mode === "chosen" ? (
        <EachChosen each={each} path={path} />
      ) : (
        <EachWithoutOwn each={each} path={path} />
      )}
      {(mode === "rule" || (mode === "chosen" && hasRule(each))) && (
        <EachLimits each={each} path={path} fields={fields} />
      )}
    </>
  );
}
