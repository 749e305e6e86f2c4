import { isFuture } from "../../renderer/resolve/entries/published.ts";
import type { Batch, Edit, EditTarget, ValuePath } from "./edit.ts";

export type Publication =
  | { readonly kind: "draft" | "live" }
  | { readonly kind: "scheduled"; readonly day: string };

export interface PublicationFields {
  /** The page or entry. */
  readonly target: EditTarget;
  /** The path to `fields` in the target. */
  readonly path: ValuePath;
  /** Its values as written. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The key of the day of publication; undefined if its collection has none. */
  readonly dayField?: string | undefined;
  /** Its day in the saved version, which is used again when it goes live if that day has come. */
  readonly savedDay?: unknown;
  /** Whether what is live needs no day; otherwise it gets today's. */
  readonly isDayOptional?: boolean;
  /** As 2026-01-31. */
  readonly today: string;
}

export function publicationOf({
  fields,
  dayField,
  today,
}: Omit<PublicationFields, "target" | "path">): Publication {
  if (fields.draft === true) return { kind: "draft" };
  const day = dayField === undefined ? undefined : fields[dayField];
  return isFuture(day, { today }) ? { kind: "scheduled", day } : { kind: "live" };
}

export const pageDayField = "publishOn";

export function publicationOfPage(page: PublicationFields["fields"], today: string): Publication {
  return publicationOf({ fields: page, dayField: pageDayField, today });
}

export function publicationEdit(place: PublicationFields, wanted: Publication): Batch | undefined {
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
  } else if (wanted.kind === "live" && dayField !== undefined && isFuture(day, { today })) {
    const before = typeof savedDay === "string" && savedDay <= today ? savedDay : undefined;
    edits.push(...set(dayField, before ?? (isDayOptional ? undefined : today)));
  }
  return edits.length === 0 ? undefined : { kind: "batch", edits, reason: reasons[wanted.kind] };
}

const reasons = { draft: "make-draft", scheduled: "schedule", live: "make-live" } as const;

export function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

export function suggestedDay({
  fields,
  dayField = "",
  today,
}: Omit<PublicationFields, "target" | "path">): string {
  const day = fields[dayField];
  return isFuture(day, { today }) ? day : dayAfter(today);
}
