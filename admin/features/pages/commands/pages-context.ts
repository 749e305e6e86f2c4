import type { SiteChecks } from "../../../check/site-checks.ts";
import type { OpenedSite } from "../../../site/opened-site.ts";
import type { EditorDocument } from "../../../sync/store/editor-document.ts";
import type { Workspace } from "../../../view/workspace.ts";

export type PagesContext = EditorDocument & OpenedSite & Workspace & Pick<SiteChecks, "problemsOf">;
