import { useMemo } from "react";
import type { EditTarget, ValuePath } from "../../../editing/document/edit.ts";
import { collectionOf } from "../../../editing/document/entry.ts";
import { valueAt } from "../../../editing/document/value.ts";
import { currenciesIn } from "../../../editing/table/columns.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { lazyModule } from "../../ui/browser/lazy-module.ts";
import { lazy } from "../../ui/lazy.tsx";
import { factTexts, isChangedText } from "./fact-texts.ts";

const remainingUses = lazyModule(() => import("./remaining-uses.tsx"), "used");
const RemainingUses = lazy(remainingUses, "RemainingUses", "note");

interface FactNoteProps {
  /** The id of the element that has the focus once a note has gone. */
  readonly field: string;
  /** What the fact is in. */
  readonly target: EditTarget;
  readonly path: ValuePath;
  /** Whether it is a long text, which stands nowhere else word by word. */
  readonly isLong: boolean;
  /** While it is being typed, nothing is said. */
  readonly isTyped: boolean;
}

/** Says where a setting or a fact of an entry that has changed still stands as it was, and offers to change it there too. */
export function FactNote({ target, path, isLong, ...others }: FactNoteProps) {
  const { content } = useOpenedSite();
  const isSetting = target.in === "site" && Object.hasOwn(content.model.settings, path[0] ?? "");
  const isFact = target.in === "entry" && path[0] === "frontMatter" && !isLong;
  const file = isFact ? target.file : undefined;
  const before = useEditor(({ history: { base } }) => {
    if (isSetting) return valueAt(base.config.site, path);
    return file === undefined ? undefined : valueAt(base.entries[file], path);
  });
  const after = useEditor(({ document, entries }) => {
    if (isSetting) return valueAt(document.site, path);
    return file === undefined ? undefined : valueAt(entries[file], path);
  });
  if (before === undefined || before === after) return null;
  return <ChangedFact {...others} {...{ target, path, file, before, after }} />;
}

interface ChangedFactProps extends Omit<FactNoteProps, "isLong"> {
  /** That of the entry; undefined for a setting. */
  readonly file: string | undefined;
  readonly before: unknown;
  readonly after: unknown;
}

function ChangedFact({ field, target, path, isTyped, file, before, after }: ChangedFactProps) {
  const format = useMoneyFormat(file, path);
  const [old, now] = [factTexts(before, format), factTexts(after, format)];
  const pairs = old.flatMap((text, index) => {
    const by = now[index] ?? "";
    const isRepeated = isChangedText(text, by) && (file === undefined || /[\s\d]/.test(text));
    return isRepeated && old.indexOf(text) === index ? [{ before: text, after: by }] : [];
  });
  if (pairs.length === 0) return null;
  return (
    <div role="status">
      {!isTyped &&
        pairs.map((pair) => (
          <RemainingUses key={pair.before} field={field} target={target} at={path} {...pair} />
        ))}
    </div>
  );
}

/** How pages print a field of an entry that is an amount of money. */
function useMoneyFormat(file: string | undefined, [, field]: ValuePath) {
  const site = useEditor(({ document }) => document);
  const language = useEditor(({ entries, document }) => {
    const own = file === undefined ? undefined : entries[file]?.frontMatter.language;
    return [own, document.site.language].find((tag) => typeof tag === "string") ?? "en-GB";
  });
  return useMemo(() => {
    const currency =
      file === undefined ? undefined : currenciesIn(site, collectionOf(file)).get(String(field));
    return { currency, language };
  }, [site, file, field, language]);
}
