import { useRef, useState } from "react";
import type { ValuePath } from "../../../editing/document/edit.ts";
import { valueAt } from "../../../editing/document/value.ts";
import { mapFrameOf } from "../../../renderer/resolve/tokens/location-formats.ts";
import type { StringSchema } from "../../../schema/fields/schema.ts";
import {
  type Coordinates,
  formatCoordinates,
  parseCoordinates,
} from "../../../schema/formats/position/coordinates.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { hasToken } from "../../../schema/text/token-syntax.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from "../../ui/icons/icons.ts";
import { factMessages } from "../form/fact-messages.ts";
import { FieldFrame, inputAttributes } from "../form/field-frame.tsx";
import type { FieldProps } from "../form/field-props.ts";
import { useForm } from "../form/form-context.ts";
import { useFieldProblems } from "../form/use-field-problems.ts";
import { TextField } from "../text/text-field.tsx";
import { offsetPosition, positionIn } from "./position-in.ts";

export function PositionField(props: FieldProps<StringSchema>) {
  const { value } = props;
  const text = typeof value === "string" ? value : "";
  return hasToken(text) ? <TextField {...props} /> : <Pin {...props} text={text} />;
}

function Pin({ schema, path, required, text }: FieldProps<StringSchema> & { readonly text: string }) {
  const form = useForm();
  const problems = useFieldProblems(path);
  const [isShown, setShown] = useState(false);
  const address = useAddressBeside(path, text);
  const [confirmed, setConfirmed] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const words = factMessages();
  const position = parseCoordinates(text);
  const write = (next: string) => form.set(path, next === "" && !required ? undefined : next);
  const take = (typed: string) => {
    const found = parseCoordinates(typed) ? undefined : positionIn(typed);
    write(found ? formatCoordinates(found) : typed);
  };
  const asksForPin = position && address !== undefined && address !== confirmed;
  return (
    <FieldFrame schema={schema} path={path} required={required} problems={problems}>
      <input
        ref={input}
        type="text"
        className="input"
        value={text}
        placeholder={words.positionExample}
        onFocus={() => form.onFocus(path)}
        onChange={({ target }) => take(target.value)}
        {...inputAttributes(form, path, problems, required)}
      />
      <div role="status">
        {/^https?:/.test(text.trim()) && !position && <p className="field-warning">{words.noPlaceInLink}</p>}
        {asksForPin && (
          <div className="still-note">
            <p>{words.pinRight}</p>
            <Button
              tone="plain"
              onClick={() => {
                input.current?.focus();
                setConfirmed(address);
              }}
            >
              {words.pinIsRight}
            </Button>
          </div>
        )}
      </div>
      {position && !isShown && (
        <div className="position-map">
          <Button onClick={() => setShown(true)}>{words.showMap}</Button>
          <p className="field-help">{words.mapFrom}</p>
        </div>
      )}
      {position && isShown && (
        <PinMap position={position} title={schema.title} onMove={(next) => write(formatCoordinates(next))} />
      )}
    </FieldFrame>
  );
}

interface PinMapProps {
  readonly position: Coordinates;
  readonly title: string;
  onMove(position: Coordinates): void;
}

function PinMap({ position, title, onMove }: PinMapProps) {
  const words = factMessages();
  const steps = [
    { label: words.north, icon: <ArrowUp size={16} />, by: { north: 1 } },
    { label: words.south, icon: <ArrowDown size={16} />, by: { north: -1 } },
    { label: words.west, icon: <ArrowLeft size={16} />, by: { east: -1 } },
    { label: words.east, icon: <ArrowRight size={16} />, by: { east: 1 } },
  ];
  return (
    <div className="position-map">
      <iframe
        className="position-frame"
        src={mapFrameOf(position)}
        title={words.mapOf({ title })}
        height={260}
        referrerPolicy="no-referrer"
      />
      {/* biome-ignore lint/a11y/useSemanticElements: four buttons for one thing, within a group already */}
      <div className="position-steps" role="group" aria-label={words.movePin}>
        <span className="field-note">{words.movePin}</span>
        {steps.map(({ label, icon, by }) => (
          <IconButton
            key={label}
            label={label}
            icon={icon}
            onClick={() => onMove(offsetPosition(position, by))}
          />
        ))}
      </div>
    </div>
  );
}

const saysWhere = (key: string) =>
  ["street", "town", "postcode"].includes(key) || /^(?!e?-?mail).*address$/i.test(key);

/**
 * The address beside a place on the map in the settings, if it has changed since the site was opened and the place has
 * not; undefined otherwise.
 */
function useAddressBeside(path: ValuePath, position: string): string | undefined {
  const { target } = useForm();
  const isSetting = target.in === "site";
  const beside = path.slice(0, -1);
  const before = useEditor(({ history }) => isSetting && valueAt(history.base.config.site, beside));
  const after = useEditor(({ document }) => isSetting && valueAt(document.site, beside));
  if (!isObject(before) || !isObject(after)) return undefined;
  const key = path.at(-1) ?? "";
  const [was, is] = [wordsOf(before), wordsOf(after)];
  return was !== "" && was !== is && before[key] === position ? is : undefined;
}

const wordsOf = (value: Readonly<Record<string, unknown>>) =>
  Object.keys(value)
    .filter(saysWhere)
    .flatMap((key) => (typeof value[key] === "string" ? value[key] : []))
    .join("\n");
