import { type ReactNode, useState } from "react";
import { messages } from "../../editing/messages/messages.ts";
import type { ColourScheme } from "../../renderer/render/styles/colour-scheme.ts";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { clampWidth, namedWidths } from "./preview-widths.ts";

const schemes = () =>
  [
    ["light", messages.preview.light],
    ["dark", messages.preview.dark],
  ] as const;

interface PreviewBarProps {
  readonly tools: ReactNode;
  readonly width: number;
  readonly onWidth: (width: number) => void;
  readonly narrow: boolean;
  readonly scheme: ColourScheme;
  readonly onScheme: (scheme: ColourScheme) => void;
  readonly entries: readonly { readonly id: string; readonly title: string }[] | undefined;
  readonly entry: string | undefined;
  readonly onEntry: (id: string) => void;
}

export function PreviewBar(props: PreviewBarProps) {
  const { tools, width, onWidth, narrow, scheme, onScheme, entries, entry, onEntry } = props;
  return (
    <div className="preview-bar" role="toolbar" aria-label={messages.preview.bar}>
      {tools}
      {entries && (
        <label className="preview-entry">
          <span>{messages.preview.shownFor}</span>
          <select className="input" value={entry ?? ""} onChange={(event) => onEntry(event.target.value)}>
            {entries.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      {narrow ? (
        <WidthChoice width={width} onWidth={onWidth} />
      ) : (
        <>
          <SegmentedControl<number>
            label={messages.preview.width}
            value={width}
            options={namedWidths.map((named) => [named, messages.preview.widths[named]] as const)}
            onChange={onWidth}
          />
          <WidthField key={width} width={width} onWidth={onWidth} />
        </>
      )}
      <SegmentedControl
        label={messages.preview.colours}
        value={scheme}
        options={schemes()}
        onChange={onScheme}
      />
    </div>
  );
}

type WidthProps = Pick<PreviewBarProps, "width" | "onWidth">;

function WidthChoice({ width, onWidth }: WidthProps) {
  const isNamed = namedWidths.some((named) => named === width);
  return (
    <select
      className="input preview-choice"
      aria-label={messages.preview.width}
      value={width}
      onChange={({ target }) => onWidth(Number(target.value))}
    >
      {namedWidths.map((named) => (
        <option key={named} value={named}>
          {messages.preview.widths[named]}, {messages.preview.pixels({ width: named })}
        </option>
      ))}
      {!isNamed && <option value={width}>{messages.preview.pixels({ width })}</option>}
    </select>
  );
}

function WidthField({ width, onWidth }: WidthProps) {
  const [text, setText] = useState(String(width));
  const take = () => {
    const typed = Number.parseInt(text, 10);
    setText(String(width));
    if (!Number.isNaN(typed)) onWidth(clampWidth(typed));
  };
  return (
    <label className="preview-width">
      <input
        className="input"
        inputMode="numeric"
        aria-label={messages.preview.widthInPixels}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
        onKeyDown={({ key }) => key === "Enter" && take()}
      />
      <span aria-hidden="true">{messages.preview.pixelsBehind}</span>
    </label>
  );
}
