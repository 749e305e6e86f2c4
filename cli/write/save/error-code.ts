/** The code of a system's error, such as ENOSPC; empty for any other. */
export const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? "";
