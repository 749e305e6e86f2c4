import { useState } from "react";
import { nameDays } from "../../../blocks/_kit/contact/hours-lines.ts";
import type { StringSchema } from "../../../schema/fields/schema.ts";
import { hasToken } from "../../../schema/text/token-syntax.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Plus, Trash2 } from "../../ui/icons/icons.ts";
import { factMessages } from "../form/fact-messages.ts";
import { FieldFrame, inputAttributes } from "../form/field-frame.tsx";
import type { FieldProps } from "../form/field-props.ts";
import { fieldId, useForm } from "../form/form-context.ts";
import { useFieldProblems } from "../form/use-field-problems.ts";
import { TextField } from "../text/text-field.tsx";
import {
  type EditedHours,
  faultOf,
  hoursFault,
  hoursOf,
  newSeason,
  newSpecial,
  showsWeek,
  textOfHours,
  usualSpans,
  withDay,
  withoutWeek,
  withSeason,
  withSpecial,
  withWeek,
} from "./edit-hours.ts";
import { hoursReader } from "./hours-reader.ts";
import { SeasonGroup } from "./season-group.tsx";
import { Holidays, SpecialDays } from "./special-days.tsx";
import { WeekRows } from "./week-rows.tsx";

/** Seasons, an ordinary week and special days; what can't be read so, such as a text with a token, is edited as a text. */
export function HoursField(props: FieldProps<StringSchema>) {
  const { value } = props;
  const text = typeof value === "string" ? value : "";
  const hours = hasToken(text) ? undefined : hoursOf(text);
  if (hours) return <HoursForm {...props} text={text} written={hours} />;
  return (
    <>
      <TextField {...props} />
      {!hasToken(text) && <Fault fault={faultOf(text)} isWritten />}
    </>
  );
}

interface HoursFormProps extends FieldProps<StringSchema> {
  readonly text: string;
  readonly written: EditedHours;
}

function HoursForm({ schema, path, required, text, written }: HoursFormProps) {
  const form = useForm();
  const problems = useFieldProblems(path);
  // A time that is being typed is not written before it is one.
  const [typed, setTyped] = useState({ of: text, hours: written });
  const hours = typed.of === text ? typed.hours : written;
  const write = (next: EditedHours) => {
    const nextText = textOfHours(next);
    setTyped({ of: nextText ?? text, hours: next });
    if (nextText !== undefined && nextText !== text)
      form.set(path, nextText === "" && !required ? undefined : nextText);
  };
  const attributes = inputAttributes(form, path, problems, required);
  const parts = { id: fieldId(form, path), hours, write, attributes };
  return (
    <FieldFrame schema={schema} path={path} required={required} problems={problems} group>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the page scrolls to what has the focus, whichever control that is */}
      <div className="hours" onFocus={() => form.onFocus(path)}>
        <Seasons {...parts} />
        <Week {...parts} />
        <Special {...parts} />
        <AddButtons {...parts} />
        <Fault fault={hoursFault(hours)} />
      </div>
    </FieldFrame>
  );
}

interface PartProps {
  /** Of the field: what is in it is named by it. */
  readonly id: string;
  readonly hours: EditedHours;
  write(hours: EditedHours): void;
  /** Of the field's first input. */
  readonly attributes: ReturnType<typeof inputAttributes>;
}

function Seasons({ id, hours, write, attributes }: PartProps) {
  return hours.seasons.map((season, index) => (
    <SeasonGroup
      // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be the same
      key={index}
      season={season}
      usual={(day) => usualSpans(hours, season, day)}
      id={`${id}-season-${index}`}
      {...(index === 0 && { attributes })}
      onChange={(next) => write(withSeason(hours, index, next))}
      onRemove={() => {
        write(withSeason(hours, index, undefined));
        focusLater(`${id}-add-season`);
      }}
    />
  ));
}

function Week({ id, hours, write, attributes }: PartProps) {
  const words = factMessages();
  const { week, seasons } = hours;
  if (!showsWeek(hours)) return null;
  const isFirst = seasons.length === 0;
  const rows = (
    <WeekRows
      week={week}
      onChange={(day, spans) => write(withDay(hours, day, spans))}
      {...(isFirst ? { attributes } : { during: words.restOfYear, attributes: { id: `${id}-week` } })}
    />
  );
  if (isFirst) return rows;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group within a group that is no fieldset itself
    <div className="hours-season" role="group" aria-label={words.restOfYear}>
      <div className="hours-head">
        <span className="field-label">{words.restOfYear}</span>
        <IconButton
          label={words.removeDays({ days: words.restOfYear })}
          icon={<Trash2 size={15} />}
          onClick={() => {
            write(withoutWeek(hours));
            focusLater(`${id}-add-week`);
          }}
        />
      </div>
      {rows}
    </div>
  );
}

function Special({ id, hours, write }: PartProps) {
  return (
    <>
      {hours.holidays && (
        <Holidays
          id={`${id}-holidays`}
          spans={hours.holidays}
          onChange={(holidays) => write({ ...hours, holidays })}
          onRemove={() => {
            write({ ...hours, holidays: undefined });
            focusLater(`${id}-add-holidays`);
          }}
        />
      )}
      {hours.special.map((special, index) => (
        <SpecialDays
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be the same
          key={index}
          id={`${id}-other-${index}`}
          special={special}
          onChange={(next) => write(withSpecial(hours, index, next))}
          onRemove={() => {
            write(withSpecial(hours, index, undefined));
            focusLater(`${id}-add`);
          }}
        />
      ))}
    </>
  );
}

function AddButtons({ id, hours, write }: PartProps) {
  const words = factMessages();
  const { content } = useOpenedSite();
  const add = (next: EditedHours, focused: string) => {
    write(next);
    focusLater(focused);
  };
  const buttons = [
    {
      name: words.addOtherDay,
      id: `${id}-add`,
      onClick: () => add(newSpecial(hours, content.today), `${id}-other-${hours.special.length}`),
    },
    {
      name: words.addSeason,
      id: `${id}-add-season`,
      onClick: () => add(newSeason(hours), `${id}-season-${hours.seasons.length}`),
    },
    !showsWeek(hours) && {
      name: words.addRestOfYear,
      id: `${id}-add-week`,
      onClick: () => add(withWeek(hours), `${id}-week`),
    },
    !hours.holidays && {
      name: words.addHolidays,
      id: `${id}-add-holidays`,
      onClick: () => add({ ...hours, holidays: [] }, `${id}-holidays`),
    },
  ];
  return (
    <div className="hours-dates">
      {buttons.map(
        (button) =>
          button && (
            <Button key={button.id} id={button.id} icon={<Plus size={15} />} onClick={button.onClick}>
              {button.name}
            </Button>
          ),
      )}
    </div>
  );
}

interface FaultProps {
  readonly fault: ReturnType<typeof hoursFault>;
  /** Whether it is in a text that is written already, which has problems of its own. */
  readonly isWritten?: boolean;
}

/** Why the hours can't be written, with the days that contradict others. */
function Fault({ fault, isWritten = false }: FaultProps) {
  const words = factMessages();
  const days = fault?.range && nameDays(fault.range, hoursReader());
  const text =
    days !== undefined
      ? fault?.reason === "overlap"
        ? words.daysOverlap({ days })
        : words.dayTwice({ days })
      : fault && !isWritten && words.timesMissing;
  return (
    <p className="field-error" role="status">
      {text}
    </p>
  );
}

const maxFrames = 30;

/** Focuses an input or button, or the first choice of a group, once it is there. */
function focusLater(id: string, frames = maxFrames): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    if (element) (element.querySelector("select") ?? element).focus();
    else if (frames > 0) focusLater(id, frames - 1);
  });
}
