import { Component, type ReactNode } from "react";

interface ScreenBoundaryProps {
  /** What stands where the screen was; `again` draws the screen anew. */
  readonly fallback: (error: Error, again: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps a screen that throws from taking the rest with it. What was edited is outside of it, and stays. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly error: Error | undefined }> {
  override state: { readonly error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { error } = this.state;
    return error
      ? this.props.fallback(error, () => this.setState({ error: undefined }))
      : this.props.children;
  }
}
