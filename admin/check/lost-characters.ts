import { strings } from "../../renderer/check/strings.ts";
import type { Problem } from "../../schema/problems/problem.ts";
import type { Source } from "../../schema/sources/source.ts";
import { unprintableProblem } from "../../schema/sources/unprintable-problem.ts";
import { unprintableAt } from "../../schema/text/unprintable.ts";

/** What was typed may hold the sign for a character that was lost, which no file may. */
export function lostCharacters({ file, text, value, locate }: Source): readonly Problem[] {
  if (unprintableAt(text) === undefined) return [];
  return [...strings(value, "")].flatMap(({ pointer, text: written }) => {
    const at = unprintableAt(written);
    if (at === undefined) return [];
    const place = { file, pointer, offset: at };
    return [{ ...unprintableProblem(place, written, at), ...locate(place) }];
  });
}
