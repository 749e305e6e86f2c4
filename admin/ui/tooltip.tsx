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
import { withHandlers } from "./browser/with-handlers.ts";
import { interactions } from "./interactions/lazy-interactions.ts";

interface TooltipProps {
  readonly text: string;
  readonly keys?: string;
  readonly placement?: Placement;
  readonly children: ReactElement<Record<string, unknown>>;
}

/** How long the pointer rests before the tooltip appears, in milliseconds. */
const rest = 350;

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
    interactions.load().then(
      () => wanted.current === over && setElement(over),
      () => undefined,
    );
  };
  const OpenTooltip = interactions.value()?.OpenTooltip;
  return (
    <>
      {cloneElement(
        children,
        withHandlers(children.props, {
          ...(element && { "aria-labelledby": id }),
          onPointerEnter({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
            // Touch does not hover.
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
