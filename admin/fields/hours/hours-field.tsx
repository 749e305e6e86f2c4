import { type ReactNode, useRef, useState } from "react";
import { formatWeekday } from "../../../blocks/_kit/intl.ts";
import { messages } from "../../../editing/messages/messages.ts";
import type { StringSchema } from "../../../schema/fields/schema.ts";
import type { HoursException, OpeningHours, OpenSpan } from "../../../schema/formats/hours/opening-hours.ts";
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
  defaultSpan,
  hoursFault,
  hoursOf,
  newException,
  partsOfYear,
  textOfHours,
  withBreak,
  withDay,
  withException,
} from "./edit-hours.ts";

export function HoursField(props: FieldProps<StringSchema>) {
  const { value } = props;
  const text = typeof value === "string" ? value : "";
  const hours = hasToken(text) ? undefined : hoursOf(text);
  return hours ? <HoursRows {...props} text={text} written={hours} /> : <TextField {...props} />;
}

interface RowsProps extends FieldProps<StringSchema> {
  readonly text: string;
  readonly written: OpeningHours;
}

function HoursRows({ schema, path, required, text, written }: RowsProps) {
  const form = useForm();
  const { content } = useOpenedSite();
  const problems = useFieldProblems(path);
  // A time that is being typed is not written before it is one.
  const [typed, setTyped] = useState({ of: text, hours: written });
  const hours = typed.of === text ? typed.hours : written;
  const words = factMessages();
  const fault = hoursFault(hours);
  const others = partsOfYear(hours);
  const write = (next: OpeningHours) => {
    const nextText = textOfHours(next);
    setTyped({ of: nextText ?? text, hours: next });
    if (nextText !== undefined && nextText !== text)
      form.set(path, nextText === "" && !required ? undefined : nextText);
  };
  const add = () => {
    write(newException(hours, content.today));
    focusLater(`${fieldId(form, path)}-other-${hours.exceptions.length}`);
  };
  return (
    <FieldFrame schema={schema} path={path} required={required} problems={problems} group>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the page scrolls to what has the focus, whichever control that is */}
      <div className="hours" onFocus={() => form.onFocus(path)}>
        {hours.week.map((spans, day) => {
          const name = formatWeekday(day, messages.locale);
          const above = hours.week[day - 1];
          const attributes = day === 0 ? inputAttributes(form, path, problems, required) : {};
          return (
            <HoursRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the days of the week
              key={day}
              name={name}
              spans={spans ?? []}
              onChange={(next) => write(withDay(hours, day, next))}
              {...(above && JSON.stringify(above) !== JSON.stringify(spans) && { above })}
            >
              {(isOpen, toggle) => (
                <label className="hours-day">
                  <input type="checkbox" checked={isOpen} onChange={toggle} {...attributes} />
                  {name}
                </label>
              )}
            </HoursRow>
          );
        })}
        {hours.exceptions.map((exception, index) => (
          <OtherDay
            // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be the same
            key={index}
            id={`${fieldId(form, path)}-other-${index}`}
            exception={exception}
            onChange={(next) => write(withException(hours, index, next))}
            onRemove={() => {
              write(withException(hours, index, undefined));
              focusLater(`${fieldId(form, path)}-add`);
            }}
          />
        ))}
        {others && (
          <p className="field-help">
            {words.partsOfYear} <code translate="no">{others}</code>
          </p>
        )}
        <Button id={`${fieldId(form, path)}-add`} icon={<Plus size={15} />} onClick={add}>
          {words.addOtherDay}
        </Button>
        <p className="field-error" role="status">
          {fault && (fault === "missing" ? words.timesMissing : words.dayTwice)}
        </p>
      </div>
    </FieldFrame>
  );
}

function focusLater(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

interface OtherDayProps {
  readonly id: string;
  readonly exception: HoursException;
  onChange(exception: HoursException): void;
  onRemove(): void;
}

function OtherDay({ id, exception, onChange, onRemove }: OtherDayProps) {
  const words = factMessages();
  const { from, to, spans } = exception;
  const name = new Intl.DateTimeFormat(messages.locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${from}T00:00:00Z`),
  );
  const setFrom = (next: string) => {
    if (next !== "") onChange({ ...exception, from: next, to: to > next && to !== from ? to : next });
  };
  return (
    <HoursRow
      name={name}
      spans={spans}
      onChange={(next) => onChange({ ...exception, spans: next })}
      tools={
        <IconButton
          label={words.removeOtherDay({ day: name })}
          icon={<Trash2 size={15} />}
          onClick={onRemove}
        />
      }
    >
      {(isOpen, toggle) => (
        <div className="hours-dates">
          <input
            id={id}
            type="date"
            className="input"
            aria-label={words.firstDay}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
          <span aria-hidden="true">–</span>
          <input
            type="date"
            className="input"
            aria-label={words.lastDay}
            value={to}
            min={from}
            onChange={({ target }) => {
              if (target.value >= from) onChange({ ...exception, to: target.value });
            }}
          />
          <label className="hours-day">
            <input type="checkbox" checked={isOpen} onChange={toggle} />
            {words.open}
          </label>
        </div>
      )}
    </HoursRow>
  );
}

interface HoursRowProps {
  readonly name: string;
  readonly spans: readonly OpenSpan[];
  onChange(spans: readonly OpenSpan[]): void;
  readonly above?: readonly OpenSpan[];
  readonly tools?: ReactNode;
  readonly children: (isOpen: boolean, toggle: () => void) => ReactNode;
}

function HoursRow({ name, spans, onChange, above, tools, children }: HoursRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const words = factMessages();
  const change = (next: readonly OpenSpan[], focused: string) => {
    onChange(next);
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>(focused)?.focus());
  };
  const isOpen = spans.length > 0;
  const set = (index: number, next: OpenSpan) =>
    onChange(spans.map((span, at) => (at === index ? next : span)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of a group that is no fieldset itself
    <div ref={row} className="hours-row" role="group" aria-label={name}>
      {children(isOpen, () => onChange(isOpen ? [] : [defaultSpan]))}
      {isOpen ? (
        <div className="hours-spans">
          {spans.map((span, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the times of a day are known by their order
            <div className="hours-span" key={index}>
              <TimeInput
                label={index === 0 ? words.opens({ day: name }) : words.opensAgain({ day: name })}
                value={span.opens}
                onChange={(opens) => set(index, { ...span, opens })}
              />
              <span aria-hidden="true">–</span>
              <TimeInput
                label={index === 0 ? words.closes({ day: name }) : words.closesAgain({ day: name })}
                value={span.closes}
                onChange={(closes) => set(index, { ...span, closes: closes === "00:00" ? "24:00" : closes })}
              />
              {index > 0 && (
                <IconButton
                  label={words.removeTimes({ day: name })}
                  icon={<Trash2 size={15} />}
                  onClick={() => change(spans.slice(0, index), openBox)}
                />
              )}
            </div>
          ))}
        </div>
      ) : (
        <span className="hours-closed">{words.closed}</span>
      )}
      <div className="hours-tools">
        {spans.length === 1 && (
          <Button
            tone="plain"
            aria-label={words.addBreakFor({ day: name })}
            onClick={() => change(withBreak(spans), secondTime)}
          >
            {words.addBreak}
          </Button>
        )}
        {above && (
          <Button
            tone="plain"
            aria-label={words.sameAsAboveFor({ day: name })}
            onClick={() => change(above, openBox)}
          >
            {words.sameAsAbove}
          </Button>
        )}
        {tools}
      </div>
    </div>
  );
}

const openBox = ".hours-day input";
const secondTime = ".hours-span:nth-child(2) input";

interface TimeInputProps {
  readonly label: string;
  readonly value: string;
  onChange(time: string): void;
}

function TimeInput({ label, value, onChange }: TimeInputProps) {
  return (
    <input
      type="time"
      className="input"
      aria-label={label}
      value={value === "24:00" ? "00:00" : value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
