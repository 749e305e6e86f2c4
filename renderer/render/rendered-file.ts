/** Its path is relative to the output folder, with forward slashes. */
export interface RenderedFile {
  readonly path: string;
  readonly text: string;
}
