import { formatDate, formatTime, formatWeekday } from "../_kit/intl.ts";
import { fillIn } from "../_kit/messages/fill-in.ts";
import { openingState } from "./opening-state.ts";

const minuteMs = 60_000;

/** Says whether it is open at the visitor's moment, by the clock of the place, and again each minute. */
export default function enhance(status: HTMLElement): void {
  const { hours = "", timezone = "", texts = "" } = status.dataset;
  const { lang: language } = document.documentElement;
  const [text, there] = [status.querySelector("strong"), status.querySelector("span")];
  const messages = JSON.parse(texts);
  const week = JSON.parse(hours);
  const show = () => {
    const now = new Date();
    const moment = momentIn(timezone, now);
    const { isOpen, change } = openingState(week, moment);
    const isSoon = change && (change.daysAhead === 0 || (isOpen && change.daysAhead === 1));
    const key = (isOpen ? "open" : "closed") + (change ? (isSoon ? "Soon" : "Later") : "");
    const values = change && {
      time: formatTime(change.time, language),
      day:
        change.daysAhead < 7
          ? formatWeekday((new Date(change.day).getUTCDay() + 6) % 7, language)
          : formatDate(change.day, language, "day"),
    };
    const isElsewhere = moment !== momentIn(undefined, now);
    status.dataset.open = String(isOpen);
    if (text) text.textContent = fillIn(messages[key], values ?? {});
    if (there)
      there.textContent = isElsewhere
        ? fillIn(messages.there, { time: formatTime(moment.slice(11), language) })
        : "";
    setTimeout(show, minuteMs - (now.getTime() % minuteMs));
  };
  show();
}

/** Swedish writes 2026-03-31 08:30. */
const momentIn = (timeZone: string | undefined, now: Date) =>
  new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "short" }).format(now);
