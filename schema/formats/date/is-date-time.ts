/** A day, and perhaps a time and a zone. Like all that validators are compiled with, it stands for itself. */
export function isDateTime(text: string): boolean {
  const [, day, hours, minutes, seconds = "0", zoneHours = "0", zoneMinutes = "0"] =
    /^(?!0000)(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?: ?(?:[Zz]|[+-](\d{2}):?(\d{2})))?)?$/.exec(
      text,
    ) ?? [];
  if (day === undefined) return false;
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return false;
  const isTime = Number(hours ?? 0) < 24 && Number(minutes ?? 0) < 60 && Number(seconds) < 60;
  return isTime && Number(zoneHours) < 15 && Number(zoneMinutes) < 60;
}
