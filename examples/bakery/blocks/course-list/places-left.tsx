import { fillInCount, type Resolved, usePage } from "blockwork";
import type { placesWords } from "./schema.ts";

interface PlacesLeftProps {
  readonly left: number;
  readonly words: Resolved<typeof placesWords>;
}

/** How many places are left, in words; few of them are a reason to hurry. */
export function PlacesLeft({ left, words }: PlacesLeftProps) {
  const { language } = usePage();
  const hurry = left === 0 ? "none" : left < 3 ? "few" : "many";
  return (
    <span className="places-left" data-left={hurry}>
      {fillInCount({ zero: words.none, one: words.one, other: words.other }, left, language)}
    </span>
  );
}
