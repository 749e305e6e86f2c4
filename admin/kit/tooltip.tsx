import type { Placement } from "@floating-ui/react";
import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { later } from "../later/later.tsx";
import { withHandlers } from "./with-handlers.ts";

interface TooltipProps {
  readonly text: string;
  /** Keys that do the same, such as "Ctrl Z". */
  readonly keys?: string;
  readonly placement?: Placement;
  /** What it is for: an element that takes props. */
  readonly children: ReactElement<Record<string, unknown>>;
}

/** How long the pointer rests before the words appear, in milliseconds. */
const rest = 350;

const OpenTooltip = later(async () => (await import("./open-tooltip.tsx")).OpenTooltip, "note");

/** Words beside what is pointed at or has the focus, as its name. What places them is loaded for the first. */
export function Tooltip({ text, keys, placement = "bottom", children }: TooltipProps) {
  const id = useId();
  const [element, setElement] = useState<HTMLElement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onClose = useCallback(() => {
    clearTimeout(timer.current);
    setElement(undefined);
  }, []);
  return (
    <>
      {cloneElement(
        children,
        withHandlers(children.props, {
          ...(element && { "aria-labelledby": id }),
          onPointerEnter({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
            // A finger rests on nothing.
            if (pointerType !== "touch") timer.current = setTimeout(() => setElement(currentTarget), rest);
          },
          onPointerLeave: onClose,
          onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) =>
            currentTarget.matches(":focus-visible") && setElement(currentTarget),
          onBlur: onClose,
        }),
      )}
      {element && (
        <OpenTooltip
          id={id}
          text={text}
          {...(keys && { keys })}
          placement={placement}
          element={element}
          onClose={onClose}
        />
      )}
    </>
  );
}
