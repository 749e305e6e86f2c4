import { useMemo } from "react";
import { conditionFields } from "../../../../editing/labels/tokens/condition-fields.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import type { Condition } from "../../../../schema/site/site-config.ts";
import { Conditions } from "../../../fields/each/each-conditions.tsx";
import { useTokenScope } from "../../../fields/form/use-token-scope.ts";

interface BlockConditionProps {
  readonly condition: Condition | undefined;
  readonly isLocked: boolean;
  readonly onChange: (condition: Condition | undefined) => void;
}

/** What has to hold for a block to be there. */
export function BlockCondition({ condition, isLocked, onChange }: BlockConditionProps) {
  const scope = useTokenScope();
  const words = messages.pages.block;
  const fields = useMemo(() => conditionFields(scope, Object.keys(condition ?? {})), [scope, condition]);
  if (!condition && Object.keys(fields.properties).length === 0) return null;
  return (
    <Conditions
      label={condition ? words.thereOnlyIf : words.alwaysThere}
      conditions={condition ?? {}}
      fields={fields}
      readOnly={isLocked}
      onConditions={onChange}
      onWanted={(name, wanted) => onChange({ ...condition, [name]: wanted })}
    />
  );
}
