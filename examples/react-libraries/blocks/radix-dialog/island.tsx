import * as Dialog from "@radix-ui/react-dialog";

interface RulesProps {
  readonly title: string;
  readonly rules: readonly string[];
}

export default function Rules({ title, rules }: RulesProps) {
  return (
    <Dialog.Root>
      <Dialog.Trigger>{title}</Dialog.Trigger>
      <Dialog.Portal>
        <div className="radix-dialog-backdrop" />
        <Dialog.Content className="radix-dialog-content" aria-describedby={undefined}>
          <Dialog.Title>{title}</Dialog.Title>
          <ul>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <Dialog.Close>Close</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
