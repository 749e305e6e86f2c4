import type { ReportFormat } from "../report/report-formats.ts";

/** What `site validate` can be told. */
export interface ValidateOptions {
  readonly root: string;
  /** Another config to check against the site's content, relative to the working directory; `-` is standard input. */
  readonly config: string | undefined;
  readonly format: ReportFormat;
  /** More warnings than this count as an error. */
  readonly maxWarnings?: number;
  readonly future: boolean;
  /** Whether the site is one that visitors see: a sample that is still there is an error then. */
  readonly published?: boolean;
  /** The day for which it is checked, as 2026-01-31: this one, unless it is given. */
  readonly today?: string;
  /** Whether what was made before is used, and kept for the next run; it is unless this says otherwise. */
  readonly cache?: boolean;
  /** Where it is kept, absolute or relative to the root. */
  readonly cacheDir?: string;
  /** Whether files are compared by their content, not by their size and time. */
  readonly paranoid?: boolean;
}
