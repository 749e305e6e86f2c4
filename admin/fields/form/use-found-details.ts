import { useOpenedSite } from "../../site/opened-site.ts";
import { type Detail, findDetails, listDetails } from "./mapping/list-details.ts";
import { useTokenScope } from "./use-token-scope.ts";

export function useFoundDetails(wanted: string): readonly Detail[] {
  const { schemas } = useOpenedSite();
  return findDetails(listDetails(schemas.site, useTokenScope()), wanted);
}
