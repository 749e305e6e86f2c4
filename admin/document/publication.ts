import { isToCome } from "../../renderer/resolve/published.ts";
import type { Batch, Edit, EditTarget, ValuePath } from "./edit.ts";

/** Whether visitors see a page or an entry: never, from a day on (as 2026-12-24), or as soon as it is published. */
export type Publication =
  | { readonly kind: "draft" | "live" }
  | { readonly kind: "scheduled"; readonly day: string };

/** Where it is written whether something is a draft, and from when on it is seen, of what can have a day. */
export interface PublicationPlace {
  readonly target: EditTarget;
  /** The path to the fields. */
  readonly path: ValuePath;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The field with the day; none for what has no day. */
  readonly dayField?: string | undefined;
  /** The day that was saved last: what was scheduled and is not any more gets it back. */
  readonly savedDay?: unknown;
  /** Whether what is live needs no day: without a saved one it then has none. Otherwise it gets today's. */
  readonly isDayOptional?: boolean;
  /** As 2026-12-24. */
  readonly today: string;
}

/** What it is as things are. */
export function publicationOf({
  fields,
  dayField,
  today,
}: Omit<PublicationPlace, "target" | "path">): Publication {
  if (fields.draft === true) return { kind: "draft" };
  const day = dayField === undefined ? undefined : fields[dayField];
  return isToCome(day, { today }) ? { kind: "scheduled", day } : { kind: "live" };
}

/** The field with the day from which a page is seen. */
export const pageDayField = "publishOn";

/** What a page is on a day. */
export function publicationOfPage(page: PublicationPlace["fields"], today: string): Publication {
  return publicationOf({ fields: page, dayField: pageDayField, today });
}

/** Makes it what is wanted, as one step; nothing where it is that already, or the day would be no later one. */
export function publicationEdit(place: PublicationPlace, wanted: Publication): Batch | undefined {
  const { target, path, fields, dayField, savedDay, isDayOptional = false, today } = place;
  const set = (key: string, value: unknown): Edit[] =>
    fields[key] === value
      ? []
      : [
          {
            kind: "set-value",
            target,
            path: [...path, key],
            ...(value !== undefined && { value }),
          },
        ];
  const day = dayField === undefined ? undefined : fields[dayField];
  const asDraft = wanted.kind === "draft" ? true : undefined;
  const edits = fields.draft === true || asDraft ? set("draft", asDraft) : [];
  if (wanted.kind === "scheduled") {
    if (dayField === undefined || wanted.day <= today) return undefined;
    edits.push(...set(dayField, wanted.day));
  } else if (wanted.kind === "live" && dayField !== undefined && isToCome(day, { today })) {
    const before = typeof savedDay === "string" && savedDay <= today ? savedDay : undefined;
    edits.push(...set(dayField, before ?? (isDayOptional ? undefined : today)));
  }
  return edits.length === 0 ? undefined : { kind: "batch", edits, reason: reasons[wanted.kind] };
}

const reasons = { draft: "make-draft", scheduled: "schedule", live: "make-live" } as const;

/** The day after a day, as 2026-12-24. */
export function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** The day that is offered first: the one that is written, if it is still to come. */
export function offeredDay({
  fields,
  dayField = "",
  today,
}: Omit<PublicationPlace, "target" | "path">): string {
  const day = fields[dayField];
  return isToCome(day, { today }) ? day : dayAfter(today);
}
