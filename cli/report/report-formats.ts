/** How problems can be printed: for people, for programs, for GitHub's pull requests, for code scanners. */
export const reportFormats = ["text", "json", "github", "sarif"] as const;
export type ReportFormat = (typeof reportFormats)[number];
