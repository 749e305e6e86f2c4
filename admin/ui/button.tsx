import type { ComponentPropsWithRef, ReactNode } from "react";

interface ButtonProps extends ComponentPropsWithRef<"button"> {
  /** `primary` is the next step; `plain` is for a button in a row of its kind. */
  readonly tone?: "primary" | "quiet" | "plain" | "danger";
  readonly icon?: ReactNode;
}

export function Button({ tone = "quiet", icon, children, className = "", ...rest }: ButtonProps) {
  return (
    <button type="button" className={`button button-${tone} ${className}`.trimEnd()} {...rest}>
      {icon}
      {children}
    </button>
  );
}
