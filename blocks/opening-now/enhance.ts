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
    const isWithinDay =
      change &&
      (change.daysAhead === 0 || (isOpen && change.daysAhead === 1 && change.time <= moment.slice(11)));
    const key = (isOpen ? "open" : "closed") + (change ? (isWithinDay ? "Soon" : "Later") : "");
    const values = change && {
      time: written(`${change.day} ${change.time}`, time, language),
      day: written(`${change.day} 00:00`, change.daysAhead < 7 ? weekday : date, language),
    };
    const isElsewhere = moment !== momentIn(undefined, now);
    status.dataset.open = String(isOpen);
    if (text) text.textContent = fillIn(messages[key], values ?? {});
    if (there)
      there.textContent = isElsewhere
        ? fillIn(messages.there, { time: written(moment, time, language) })
        : "";
    setTimeout(show, minuteMs - (now.getTime() % minuteMs));
  };
  show();
}

const time = { timeStyle: "short" } as const;
const weekday = { weekday: "long" } as const;
const date = { day: "numeric", month: "long" } as const;

const written = (moment: string, options: Intl.DateTimeFormatOptions, language: string) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(
    Date.parse(`${moment.replace(" ", "T")}Z`),
  );

/** Swedish writes 2026-03-31 08:30. */
const momentIn = (timeZone: string | undefined, now: Date) =>
  new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "short" }).format(now);
