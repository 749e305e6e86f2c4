import { Component, type ReactNode } from "react";

interface ScreenBoundaryProps {
  readonly fallback: (error: Error, again: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** The document is outside, and is not lost when a screen throws. */
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
