/** Resolves once the frame that is being prepared has been drawn: the place for work that its visitor need not wait for. */
export function afterNextPaint(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
