import { SiteError } from "../site-error.ts";

const full = new Set(["ENOSPC", "EDQUOT"]);
const forbidden = new Set(["EACCES", "EPERM", "EROFS"]);

/** A failure to write as a sentence for the user where the disk is the reason; any other error as it is. */
export function diskError(error: unknown, folder: string): unknown {
  const { code = "" } = error as NodeJS.ErrnoException;
  if (full.has(code)) {
    return new SiteError(
      `There is not enough space on the disk to write ${folder}; what was there is unchanged.\n  Make room, or choose another folder with --out.`,
    );
  }
  if (forbidden.has(code)) {
    return new SiteError(
      `${folder} can't be written (${code}); what was there is unchanged.\n  Change the permissions, or choose another folder with --out.`,
    );
  }
  return error;
}
