import type { Placement } from "@floating-ui/react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { withDisabledFocusable } from "./button.tsx";
import { Tooltip } from "./tooltip.tsx";

interface IconButtonProps extends Omit<ComponentPropsWithRef<"button">, "aria-label" | "title"> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly icon: ReactNode;
  readonly keys?: string;
  readonly placement?: Placement;
  /** As that of `Button`. */
  readonly disabledFocusable?: boolean;
}

export function IconButton({
  label,
  hint,
  icon,
  keys,
  placement,
  className = "",
  ...others
}: IconButtonProps) {
  const rest = withDisabledFocusable(others);
  return (
    <Tooltip text={hint ?? label} {...(keys && { keys })} {...(placement && { placement })}>
      <button type="button" className={`icon-button ${className}`.trimEnd()} aria-label={label} {...rest}>
        {icon}
      </button>
    </Tooltip>
  );
}
