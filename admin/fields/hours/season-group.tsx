import type { HTMLAttributes } from "react";
import { nameDays } from "../../../blocks/_kit/contact/hours-lines.ts";
import type { OpenSpan, YearlyHours } from "../../../schema/formats/hours/opening-hours.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Trash2 } from "../../ui/icons/icons.ts";
import { factMessages } from "../form/fact-messages.ts";
import { DayRangeInputs } from "./day-range-inputs.tsx";
import { changeDay } from "./edit-hours.ts";
import { hoursReader } from "./hours-reader.ts";
import { WeekRows } from "./week-rows.tsx";

interface SeasonGroupProps {
  readonly id: string;
  readonly season: YearlyHours;
  onChange(season: YearlyHours): void;
  onRemove(): void;
  /** The hours of a day of which the season says nothing. */
  usual(day: number): readonly OpenSpan[] | undefined;
  /** Of the first input, where it is the first one of the field. */
  readonly attributes?: HTMLAttributes<HTMLElement>;
}

/** A part of each year, and its week. */
export function SeasonGroup({ season, onChange, onRemove, usual, attributes, id }: SeasonGroupProps) {
  const texts = factMessages();
  const name = nameDays(season, hoursReader());
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group within a group that is no fieldset itself
    <div id={id} className="hours-season" role="group" aria-label={name}>
      <div className="hours-head">
        <div className="hours-dates">
          <DayRangeInputs
            range={season}
            onChange={(range) => onChange({ ...season, ...range })}
            {...(attributes && { attributes })}
          />
        </div>
        <IconButton label={texts.removeDays({ days: name })} icon={<Trash2 size={15} />} onClick={onRemove} />
      </div>
      <WeekRows
        week={season.week}
        during={name}
        usual={usual}
        onChange={(day, spans) => onChange({ ...season, week: changeDay(season.week, day, spans) })}
      />
    </div>
  );
}
