import type { ComponentPropsWithRef, ReactNode } from "react";

interface ButtonProps extends ComponentPropsWithRef<"button"> {
  /** `primary` is for the one thing that is next; `plain` is for what stands in a row of its like. */
  readonly tone?: "primary" | "quiet" | "plain" | "danger";
  /** Drawn before the words; it says nothing that they do not. */
  readonly icon?: ReactNode;
}

/** A button with words. */
export function Button({ tone = "quiet", icon, children, className = "", ...rest }: ButtonProps) {
  return (
    <button type="button" className={`button button-${tone} ${className}`.trimEnd()} {...rest}>
      {icon}
      {children}
    </button>
  );
}
