import { useDeferredValue, useId, useMemo, useState } from "react";
import { findPage } from "../../../editing/document/frames.ts";
import { currentSite } from "../../../editing/edits/history.ts";
import { nameLocation } from "../../../editing/labels/name-location.ts";
import { nameValue } from "../../../editing/labels/name-value.ts";
import { schemaOf } from "../../../editing/labels/schema/schemas.ts";
import { readTokens } from "../../../editing/labels/tokens/read-tokens.ts";
import { replaceWords } from "../../../editing/messages/replace-words.ts";
import { TextDiff } from "../../diff/text-diff.tsx";
import { findText, type TextLocation } from "../../fields/text-search/find-text.ts";
import type { Query } from "../../fields/text-search/replace-in-text.ts";
import { replaceMatches } from "../../fields/text-search/replace-matches.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useEditor, useEditorDocument } from "../../sync/store/editor-document.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useView, useWorkspace } from "../../view/workspace.ts";

const mostListed = 100;

/** Finds a text in the whole site, shows what would change, and replaces it as one step. */
export function ReplacePanel({ onClose }: { readonly onClose: () => void }) {
  const { store } = useEditorDocument();
  const { pristine, notices } = useWorkspace();
  const { schemas } = useOpenedSite();
  const begin = useView((view) => view.replacing);
  const history = useEditor((state) => state.history);
  const [query, setQuery] = useState<Query>({ text: "", by: "", matchCase: false, ...begin });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const id = useId();
  const sought = useDeferredValue(query);
  const site = currentSite(history);
  const found = useMemo(() => findText(site, schemas, sought), [site, schemas, sought]);
  const places = found.filter((place) => place.count > 0);
  const fixed = found.reduce((sum, place) => sum + place.fixed, 0);
  const chosen = places.filter((place) => !left.has(keyOf(place)));
  const count = places.reduce((sum, place) => sum + place.count, 0);
  const words = replaceWords();
  const run = () => {
    if (replaceMatches({ store, pristine, notices }, chosen, sought)) onClose();
  };
  const titleOf = ({ target, path }: TextLocation) =>
    `${nameLocation(schemas, site, { target, path })}: ${nameValue(schemaOf(schemas, site, target), path).title}`;
  const readAt = ({ target }: TextLocation) => {
    const page =
      target.in === "block" || target.in === "page" ? findPage(site.config, target.page) : undefined;
    return (text: string) => readTokens(text, { config: site.config, schemas, page: page && { ...page } });
  };
  const toggle = (key: string) =>
    setLeft(
      (before) => new Set(before.has(key) ? [...before].filter((other) => other !== key) : [...before, key]),
    );
  return (
    <Dialog
      title={words.title}
      shape="panel"
      onClose={onClose}
      actions={
        <Button tone="primary" disabled={chosen.length === 0 || sought.text === sought.by} onClick={run}>
          {words.run({ count: chosen.length })}
        </Button>
      }
    >
      <div className="replace-query">
        <label className="field-label" htmlFor={`${id}-find`}>
          {words.find}
        </label>
        <input
          id={`${id}-find`}
          className="input"
          value={query.text}
          onChange={({ target }) => setQuery({ ...query, text: target.value })}
        />
        <label className="field-label" htmlFor={`${id}-by`}>
          {words.by}
        </label>
        <input
          id={`${id}-by`}
          className="input"
          value={query.by}
          onChange={({ target }) => setQuery({ ...query, by: target.value })}
        />
        <label className="each-check">
          <input
            type="checkbox"
            checked={query.matchCase}
            onChange={({ target }) => setQuery({ ...query, matchCase: target.checked })}
          />
          {words.matchCase}
        </label>
        <label className="each-check">
          <input
            type="checkbox"
            checked={query.isWhole ?? false}
            onChange={({ target }) => setQuery({ ...query, isWhole: target.checked })}
          />
          {words.wholeWords}
        </label>
      </div>
      <p className="replace-found" role="status">
        {sought.text.trim() === ""
          ? words.start
          : count + fixed === 0
            ? words.none
            : count > 0 && words.found({ count, texts: places.length })}
        {fixed > 0 && ` ${words.fixed({ count: fixed })}`}
      </p>
      <ul className="replace-places">
        {places.slice(0, mostListed).map((place) => (
          <FoundPlace
            key={keyOf(place)}
            place={place}
            title={titleOf(place)}
            read={readAt(place)}
            chosen={!left.has(keyOf(place))}
            onToggle={() => toggle(keyOf(place))}
          />
        ))}
      </ul>
      {places.length > mostListed && (
        <p className="field-help">{words.more({ count: places.length - mostListed })}</p>
      )}
    </Dialog>
  );
}

interface FoundPlaceProps {
  readonly place: TextLocation;
  readonly title: string;
  /** A text as people read it. */
  readonly read: (text: string) => string;
  readonly chosen: boolean;
  readonly onToggle: () => void;
}

function FoundPlace({ place, title, read, chosen, onToggle }: FoundPlaceProps) {
  return (
    <li className="change">
      <label className="each-check">
        <input
          type="checkbox"
          aria-label={replaceWords().include({ place: title })}
          checked={chosen}
          onChange={onToggle}
        />
        {title}
      </label>
      {excerptsOf(read(place.before), read(place.after)).map(({ before, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be the same
        <TextDiff key={index} before={before} after={after} />
      ))}
    </li>
  );
}

function keyOf({ target, path }: TextLocation): string {
  return JSON.stringify([target, path]);
}

interface Excerpt {
  readonly before: string;
  readonly after: string;
}

const around = 60;

export function excerptsOf(before: string, after: string): readonly Excerpt[] {
  const [old, next] = [before.split("\n"), after.split("\n")];
  // What is replaced never has a line end in it, so the lines are the same ones.
  if (old.length !== next.length) return [clipped(before, after)];
  return old.flatMap((line, index) => {
    const other = next[index] ?? "";
    return line === other ? [] : [clipped(line, other)];
  });
}

function clipped(before: string, after: string): Excerpt {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const from = Math.max(0, before.lastIndexOf(" ", Math.max(0, start - around)) + 1);
  const first = start <= around ? 0 : from;
  const wordEnd = before.slice(before.length - end).lastIndexOf(" ", around);
  const rest = end <= around ? 0 : end - (wordEnd > 0 ? wordEnd : around);
  const cut = (text: string) =>
    `${first > 0 ? "… " : ""}${text.slice(first, text.length - rest)}${rest > 0 ? " …" : ""}`;
  return { before: cut(before), after: cut(after) };
}
