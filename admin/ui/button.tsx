import type { ComponentPropsWithRef, ReactNode } from "react";

interface ButtonProps extends ComponentPropsWithRef<"button"> {
  /** `primary` is the next step; `plain` is for a button in a row of its kind. */
  readonly tone?: "primary" | "quiet" | "plain" | "danger";
  readonly icon?: ReactNode;
  /** Does nothing and looks so, but keeps the focus: for what its own press makes useless, such as saving. */
  readonly disabledFocusable?: boolean;
}

export function Button({ tone = "quiet", icon, children, className = "", ...others }: ButtonProps) {
  const rest = withDisabledFocusable(others);
  return (
    <button type="button" className={`button button-${tone} ${className}`.trimEnd()} {...rest}>
      {icon}
      {children}
    </button>
  );
}

/** The attributes of a button of which `disabledFocusable` is one. */
export function withDisabledFocusable({
  disabledFocusable = false,
  ...rest
}: ComponentPropsWithRef<"button"> & {
  readonly disabledFocusable?: boolean;
}): ComponentPropsWithRef<"button"> {
  return disabledFocusable ? { ...rest, "aria-disabled": true, onClick: undefined } : rest;
}
