import type { SiteChecks } from "../../../check/site-checks.ts";
import type { EditorDocument } from "../../../sync/store/editor-document.ts";
import type { OpenedSite } from "../../../workspace/opened-site.ts";
import type { Workspace } from "../../../workspace/workspace.ts";

export type PagesContext = EditorDocument & OpenedSite & Workspace & Pick<SiteChecks, "problemsOf">;
