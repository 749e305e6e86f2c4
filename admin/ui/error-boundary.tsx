import { Component, type ReactNode } from "react";

interface ScreenBoundaryProps {
  readonly fallback: (error: Error, again: () => void) => ReactNode;
  readonly children: ReactNode;
}

const restMs = 5000;

/** A screen, or a part of one, that is drawn again when it throws: once at once, then on request. The document is outside, and is not lost. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly error: Error | undefined }> {
  override state: { readonly error: Error | undefined } = { error: undefined };
  private drawnAgain = Number.NEGATIVE_INFINITY;

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch() {
    const now = performance.now();
    if (now - this.drawnAgain < restMs) return;
    this.drawnAgain = now;
    this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    return error
      ? this.props.fallback(error, () => this.setState({ error: undefined }))
      : this.props.children;
  }
}
