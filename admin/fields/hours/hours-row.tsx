import { type ReactNode, useRef } from "react";
import { formatSpans } from "../../../blocks/_kit/contact/hours-lines.ts";
import type { OpenSpan } from "../../../schema/formats/hours/opening-hours.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Trash2 } from "../../ui/icons/icons.ts";
import { factMessages } from "../form/fact-messages.ts";
import { defaultSpan, withBreak } from "./edit-hours.ts";
import { hoursReader } from "./hours-reader.ts";

interface HoursRowProps {
  /** The days, as the labels of the inputs name them. */
  readonly name: string;
  /** Empty where it is closed, undefined where nothing is said. */
  readonly spans: readonly OpenSpan[] | undefined;
  onChange(spans: readonly OpenSpan[] | undefined): void;
  /** The hours of the day above, if they are others. */
  readonly above?: readonly OpenSpan[];
  /** The hours that the days have where nothing is said. */
  readonly usual?: readonly OpenSpan[] | undefined;
  readonly tools?: ReactNode;
  /** What says which days it is and whether they are open. */
  readonly children: (isOpen: boolean, toggle: () => void) => ReactNode;
}

/** The hours of a day or of several that have the same. */
export function HoursRow({ name, spans, onChange, above, usual = [], tools, children }: HoursRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const texts = factMessages();
  const change = (next: readonly OpenSpan[] | undefined, focused: string) => {
    onChange(next);
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>(focused)?.focus());
  };
  const isOpen = spans !== undefined && spans.length > 0;
  const isUsual = spans === undefined && usual.length > 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of a group that is no fieldset itself
    <div ref={row} className="hours-row" role="group" aria-label={name}>
      {children(isOpen, () => onChange(isOpen ? [] : isUsual ? usual : [defaultSpan]))}
      {isOpen ? (
        <Spans
          name={name}
          spans={spans}
          onChange={onChange}
          onRemove={(index) => change(spans.slice(0, index), openBox)}
        />
      ) : (
        <span className="hours-closed">
          {isUsual ? texts.asUsual({ times: formatSpans(usual, undefined, hoursReader()) }) : texts.closed}
        </span>
      )}
      <div className="hours-tools">
        {spans?.length === 1 && (
          <Tool
            text={texts.addBreak}
            label={texts.addBreakFor({ day: name })}
            onClick={() => change(withBreak(spans), secondTime)}
          />
        )}
        {above && (
          <Tool
            text={texts.sameAsAbove}
            label={texts.sameAsAboveFor({ day: name })}
            onClick={() => change(above, openBox)}
          />
        )}
        {isUsual && (
          <Tool
            text={texts.closed}
            label={texts.makeClosedFor({ day: name })}
            onClick={() => change([], openBox)}
          />
        )}
        {spans?.length === 0 && usual.length > 0 && (
          <Tool
            text={texts.makeUsual}
            label={texts.makeUsualFor({ day: name })}
            onClick={() => change(undefined, openBox)}
          />
        )}
        {tools}
      </div>
    </div>
  );
}

interface ToolProps {
  readonly text: string;
  /** With the day that it is for. */
  readonly label: string;
  onClick(): void;
}

const Tool = ({ text, label, onClick }: ToolProps) => (
  <Button tone="plain" aria-label={label} onClick={onClick}>
    {text}
  </Button>
);

const openBox = ".hours-day input[type=checkbox]";
const secondTime = ".hours-span:nth-child(2) input";

interface SpansProps {
  readonly name: string;
  readonly spans: readonly OpenSpan[];
  onChange(spans: readonly OpenSpan[]): void;
  onRemove(index: number): void;
}

function Spans({ name, spans, onChange, onRemove }: SpansProps) {
  const texts = factMessages();
  const set = (index: number, next: OpenSpan) =>
    onChange(spans.map((span, at) => (at === index ? next : span)));
  return (
    <div className="hours-spans">
      {spans.map((span, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the times of a day are known by their order
        <div className="hours-span" key={index}>
          <TimeInput
            label={index === 0 ? texts.opens({ day: name }) : texts.opensAgain({ day: name })}
            value={span.opens}
            onChange={(opens) => set(index, { ...span, opens })}
          />
          <span aria-hidden="true">–</span>
          <TimeInput
            label={index === 0 ? texts.closes({ day: name }) : texts.closesAgain({ day: name })}
            value={span.closes}
            onChange={(closes) => set(index, { ...span, closes: closes === "00:00" ? "24:00" : closes })}
          />
          {index > 0 && (
            <IconButton
              label={texts.removeTimes({ day: name })}
              icon={<Trash2 size={15} />}
              onClick={() => onRemove(index)}
            />
          )}
        </div>
      ))}
    </div>
  );
}

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
