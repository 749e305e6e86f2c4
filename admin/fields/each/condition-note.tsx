import { messages } from "../../../editing/messages/messages.ts";
import type { Condition } from "../../../schema/site-config.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useTokenScope } from "../form/use-token-scope.ts";
import { describeCondition } from "./describe-condition.ts";

/** What has to hold for something to be there, in words. */
export function ConditionNote({ condition }: { readonly condition: Condition }) {
  const { schemas } = useOpenedSite();
  const scope = useTokenScope();
  const words = describeCondition(condition, schemas.site, scope);
  return <p className="field-help">{messages.values.onlyIf({ condition: words })}</p>;
}
