import { nameDays } from "../../../blocks/_kit/contact/hours-lines.ts";
import { isYearly } from "../../../schema/formats/hours/day-range.ts";
import type { HoursException, OpenSpan } from "../../../schema/formats/hours/opening-hours.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Trash2 } from "../../ui/icons/icons.ts";
import { factMessages } from "../form/fact-messages.ts";
import { DayRangeInputs } from "./day-range-inputs.tsx";
import { repeat } from "./edit-hours.ts";
import { hoursReader } from "./hours-reader.ts";
import { HoursRow } from "./hours-row.tsx";

interface SpecialDaysProps {
  readonly id: string;
  readonly special: HoursException;
  onChange(special: HoursException): void;
  onRemove(): void;
}

/** A day or several that are not as usual: when, whether each year, and the hours. */
export function SpecialDays({ id, special, onChange, onRemove }: SpecialDaysProps) {
  const texts = factMessages();
  const { content } = useOpenedSite();
  const name = nameDays(special, hoursReader());
  return (
    <HoursRow
      name={name}
      spans={special.spans}
      onChange={(spans = []) => onChange({ ...special, spans })}
      tools={
        <IconButton label={texts.removeDays({ days: name })} icon={<Trash2 size={15} />} onClick={onRemove} />
      }
    >
      {(isOpen, toggle) => (
        <div className="hours-dates">
          <DayRangeInputs
            range={special}
            onChange={(range) => onChange({ ...special, ...range })}
            attributes={{ id }}
          />
          <label className="hours-every-year">
            <input
              type="checkbox"
              checked={isYearly(special)}
              onChange={() => onChange(repeat(special, content.today))}
            />
            {texts.everyYear}
          </label>
          <label className="hours-day">
            <input type="checkbox" checked={isOpen} onChange={toggle} />
            {texts.open}
          </label>
        </div>
      )}
    </HoursRow>
  );
}

interface HolidaysProps {
  readonly id: string;
  readonly spans: readonly OpenSpan[];
  onChange(spans: readonly OpenSpan[]): void;
  onRemove(): void;
}

/** The public holidays, whichever they are. */
export function Holidays({ id, spans, onChange, onRemove }: HolidaysProps) {
  const texts = factMessages();
  const name = hoursReader().messages().publicHolidays;
  return (
    <HoursRow
      name={name}
      spans={spans}
      onChange={(next = []) => onChange(next)}
      tools={
        <IconButton label={texts.removeDays({ days: name })} icon={<Trash2 size={15} />} onClick={onRemove} />
      }
    >
      {(isOpen, toggle) => (
        <label className="hours-day">
          <input id={id} type="checkbox" checked={isOpen} onChange={toggle} />
          {name}
        </label>
      )}
    </HoursRow>
  );
}
