import { type FormEvent, useEffect, useRef, useState } from "react";
import { activate } from "../_kit/hydrate-on.ts";
import { showToast } from "../_kit/show-toast.ts";
import { type DeliveryResult, deliver } from "./deliver.ts";
import { type Control, fieldError } from "./field-error.ts";
import { FormFields, type FormFieldsProps, honeypotName } from "./form-fields.tsx";
import { SendError } from "./send-error.tsx";
import { SuccessPanel } from "./success-panel.tsx";

type State = DeliveryResult | "idle" | "sending";

export default function FormIsland(props: FormFieldsProps) {
  const [state, setState] = useState<State>("idle");
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({});
  const [hydrated, setHydrated] = useState(false);
  const busy = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const said = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: done once, when the form is hydrated
  useEffect(() => {
    setHydrated(true);
    // Somebody who has sent it before has only seen what the browser says of the first field.
    if (form.current)
      setMistakes(mistakesIn(form.current, props, (control) => control.matches(":user-invalid")));
    // "Sent" must not depend on a file that is fetched after it was.
    activate("toasts");
  }, []);
  useEffect(() => {
    if (isFailure(state)) said.current?.scrollIntoView({ block: "nearest" });
  }, [state]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    const found = mistakesIn(event.currentTarget, props);
    setMistakes(found);
    const [first] = Object.keys(found);
    if (first) return controlOf(event.currentTarget, first)?.focus();
    busy.current = true;
    setState("sending");
    const answers = new FormData(event.currentTarget);
    const trapped = answers.get(honeypotName);
    answers.delete(honeypotName);
    // A filled-in trap is a machine, which is told what it wants to hear.
    const outcome = trapped ? "sent" : await deliver(answers, props.delivery);
    busy.current = false;
    setState(outcome);
    if (outcome === "sent") showToast(props.success);
  };

  // What was wrong is looked at again with every character; nobody is told off while still writing.
  const look = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const now = Object.entries(mistakesIn(currentTarget, props));
    setMistakes((before) => Object.fromEntries(now.filter(([name]) => name in before)));
  };

  const writeAnother = () => {
    setState("idle");
    // The form is only there again after this.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>(".form-field :is(input, textarea, select)")?.focus(),
    );
  };

  if (state === "sent")
    return <SuccessPanel {...props.success} another={props.texts.writeAnother} onAnother={writeAnother} />;
  return (
    <FormFields
      {...props}
      ref={form}
      sending={state === "sending"}
      mistakes={mistakes}
      checked={hydrated}
      onSubmit={submit}
      onInput={look}
    >
      <div ref={said} className="form-outcome" role="alert">
        {isFailure(state) && <SendError outcome={state} {...props} />}
      </div>
    </FormFields>
  );
}

function isFailure(state: State): state is Exclude<DeliveryResult, "sent"> {
  return state !== "idle" && state !== "sending" && state !== "sent";
}

function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLElement ? (control as Control) : undefined;
}

function mistakesIn(
  form: HTMLFormElement,
  { fields, texts }: FormFieldsProps,
  counts: (control: Control) => boolean = () => true,
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const control = controlOf(form, field.name);
      const mistake = control && counts(control) && fieldError(control, field, texts);
      return mistake ? [[field.name, mistake]] : [];
    }),
  );
}
