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
import { lazyPart } from "./lazy-part.ts";
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

const openTooltip = lazyPart(async () => (await import("./open-tooltip.tsx")).OpenTooltip);

/** Words beside what is pointed at or has the focus, as its name. What places them is loaded for the first. */
export function Tooltip({ text, keys, placement = "bottom", children }: TooltipProps) {
  const id = useId();
  const [element, setElement] = useState<HTMLElement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const wanted = useRef<HTMLElement>(undefined);
  const onClose = useCallback(() => {
    clearTimeout(timer.current);
    wanted.current = undefined;
    setElement(undefined);
  }, []);
  const show = (over: HTMLElement) => {
    wanted.current = over;
    // Without it, the element has its name all the same.
    openTooltip.load().then(
      () => wanted.current === over && setElement(over),
      () => undefined,
    );
  };
  const OpenTooltip = openTooltip.part();
  return (
    <>
      {cloneElement(
        children,
        withHandlers(children.props, {
          ...(element && { "aria-labelledby": id }),
          onPointerEnter({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
            // A finger rests on nothing.
            if (pointerType !== "touch") timer.current = setTimeout(() => show(currentTarget), rest);
          },
          onPointerLeave: onClose,
          onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) =>
            currentTarget.matches(":focus-visible") && show(currentTarget),
          onBlur: onClose,
        }),
      )}
      {element && OpenTooltip && (
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
