import { useMemo } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import type { EditTarget } from "../../editing/document/edit.ts";
import { entryFile } from "../../editing/document/entry.ts";
import { routeOfProblem } from "../../editing/routes/route-of-problem.ts";
import type { RouteContext } from "../../editing/routes/route-of-setting.ts";
import type { Problem } from "../../schema/problems/problem.ts";
import { pointerTo } from "../../schema/sources/source.ts";
import { useOpenedSite } from "../site/opened-site.ts";
import { useEditorDocument } from "../sync/store/editor-document.ts";
import { fieldKey, isPristine, type PristineFields } from "../view/pristine-fields.ts";
import { useWorkspace } from "../view/workspace.ts";
import { faultsIn } from "./problem-groups.ts";
import { pointerOfProblem } from "./problems/pointer-of-problem.ts";
import { useProblems } from "./site-checks.ts";

export function useReportedProblems(): readonly Problem[] {
  const problems = useProblems();
  const { pristine } = useWorkspace();
  const { model } = useOpenedSite().content;
  const { store } = useEditorDocument();
  const fields = useStore(
    pristine,
    useShallow(({ added, touched }) => ({ added, touched })),
  );
  return useMemo(
    () => reportedProblems(problems, fields, { model, document: store.getState().document }),
    [problems, fields, model, store],
  );
}

export function useReportedFaults(): readonly Problem[] {
  const problems = useReportedProblems();
  return useMemo(() => faultsIn(problems), [problems]);
}

export function reportedProblems(
  problems: readonly Problem[],
  fields: PristineFields,
  site: RouteContext,
): readonly Problem[] {
  if (fields.added.length === 0) return problems;
  return problems.filter((problem) => {
    const key = keyOfProblem(problem, site);
    return key === undefined || !isPristine(fields, key);
  });
}

function keyOfProblem(problem: Problem, site: RouteContext): string | undefined {
  const route = routeOfProblem({ file: problem.file, pointer: pointerOfProblem(problem) }, site);
  const field = "field" in route ? (route.field ?? []) : [];
  const target = targetOf(route);
  return target && fieldKey(target, field.reduce<string>(pointerTo, ""));
}

function targetOf(route: ReturnType<typeof routeOfProblem>): EditTarget | undefined {
  if (route.workspace === "entries" && route.collection !== undefined && route.entry !== undefined)
    return { in: "entry", file: entryFile(route.collection, route.entry) };
  if (route.workspace === "content") return { in: "site" };
  if (route.workspace !== "pages") return undefined;
  if (route.page === undefined) return { in: "site" };
  if (route.block !== undefined) return { in: "block", page: route.page, block: route.block };
  return { in: "page", page: route.page };
}
