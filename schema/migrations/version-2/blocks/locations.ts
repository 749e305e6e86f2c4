import type { JsonObject } from "../json.ts";
import type { TypedProps } from "../typed-props.ts";

/** `offices`: the same places, under a name that fits every trade. */
export function migrateLocations(props: JsonObject): TypedProps {
  const renamed = Object.entries(props).map(([key, value]) => [key === "offices" ? "places" : key, value]);
  const { hours } = props;
  const words = Array.isArray(hours) && hours.length > 0 ? { hoursTitle: "Office hours" } : {};
  return { type: "locations", props: { ...words, ...Object.fromEntries(renamed) } };
}
