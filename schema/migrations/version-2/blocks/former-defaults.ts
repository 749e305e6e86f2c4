import { isObject } from "../../../is-object.ts";
import type { JsonObject } from "../json.ts";
import type { TypedProps } from "../typed-props.ts";

/** A form promised an answer within a day unless it said otherwise; now it promises what was written. */
export function migrateForm(props: JsonObject): TypedProps {
  const { success = {} } = props;
  if (!isObject(success) || "text" in success) return { type: "form", props };
  const text = "We'll get back to you within 24 hours.";
  return { type: "form", props: { ...props, success: { ...success, text } } };
}

/** A testimonial without a rating had five stars; now it has none. */
export function migrateTestimonials(props: JsonObject): TypedProps {
  const { items } = props;
  const isUnrated = (item: unknown) => isObject(item) && !("rating" in item);
  if (!Array.isArray(items) || !items.some(isUnrated)) return { type: "testimonials", props };
  const rated = items.map((item) => (isUnrated(item) ? { ...item, rating: 5 } : item));
  return { type: "testimonials", props: { ...props, items: rated } };
}

/** The page for missing addresses had a heading of ours; now it has one in the language of the page. */
export function migrateNotFound(props: JsonObject): TypedProps {
  if ("title" in props) return { type: "not-found", props };
  return { type: "not-found", props: { title: "Oops! Page not found", ...props } };
}
