import { type FormEvent, useEffect, useRef, useState } from "react";
import { activate } from "../_kit/islands/hydrate-on.ts";
import { showToast } from "../_kit/toasts/show-toast.ts";
import { type DeliveryFailure, type DeliveryResult, deliver } from "./deliver.ts";
import { type Control, fieldError } from "./field-error.ts";
import { addressOf, FormFields, type FormFieldsProps, honeypotName } from "./form-fields.tsx";
import { RobotCheck } from "./robot-check.tsx";
import { SendError } from "./send-error.tsx";
import { SuccessPanel } from "./success-panel.tsx";
import { useRobotCheck } from "./use-robot-check.ts";

type Outcome = DeliveryResult["outcome"] | "idle" | "sending" | "trial";
interface State extends Omit<DeliveryResult, "outcome" | "faults"> {
  readonly outcome: Outcome;
}

export default function FormIsland(props: FormFieldsProps) {
  const [{ outcome, reason }, setState] = useState<State>({ outcome: "idle" });
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({});
  const [hydrated, setHydrated] = useState(false);
  const busy = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const said = useRef<HTMLDivElement>(null);
  const robotCheck = useRobotCheck();
  const { handler, delivery, texts } = props;
  const checkAddress = hydrated && delivery?.turnstile ? handler?.address : undefined;
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
    if (isFailure(outcome)) said.current?.scrollIntoView({ block: "nearest" });
  }, [outcome]);

  const show = (found: Readonly<Record<string, string>>, container: HTMLFormElement) => {
    setMistakes(found);
    const [first] = Object.keys(found);
    if (first) controlOf(container, first)?.focus();
    return first !== undefined;
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (busy.current || show(mistakesIn(currentTarget, props), currentTarget)) return;
    if (checkAddress !== undefined && !robotCheck.token)
      return setState({ outcome: "refused", reason: texts.robotCheckMissing });
    busy.current = true;
    setState({ outcome: "sending" });
    const result = await send(new FormData(currentTarget), props, robotCheck.token);
    robotCheck.renew();
    busy.current = false;
    setState(result);
    if (result.faults) show(result.faults, currentTarget);
    if (result.outcome === "sent") showToast(props.success);
    if (result.outcome === "trial") showToast(trialTexts(props));
  };

  // What was wrong is looked at again with every character; nobody is told off while still writing.
  const look = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const now = Object.entries(mistakesIn(currentTarget, props));
    setMistakes((before) => Object.fromEntries(now.filter(([name]) => Object.hasOwn(before, name))));
  };

  const writeAnother = () => {
    setState({ outcome: "idle" });
    // The form is only there again after this.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>(".form-field :is(input, textarea, select)")?.focus(),
    );
  };

  const panel = { another: texts.writeAnother, onAnother: writeAnother };
  if (outcome === "sent") return <SuccessPanel {...props.success} {...panel} />;
  if (outcome === "trial") return <SuccessPanel {...trialTexts(props)} {...panel} />;
  return (
    <FormFields
      {...props}
      ref={form}
      sending={outcome === "sending"}
      mistakes={mistakes}
      checked={hydrated}
      onSubmit={submit}
      onInput={look}
      robotCheck={
        checkAddress !== undefined && (
          <RobotCheck
            key={robotCheck.round}
            address={checkAddress}
            title={texts.robotCheck}
            onToken={(token) => {
              robotCheck.setToken(token);
              setState((before) =>
                before.reason === texts.robotCheckMissing ? { outcome: "idle" } : before,
              );
            }}
          />
        )
      }
    >
      <div ref={said} className="form-outcome" role="alert">
        {isFailure(outcome) && <SendError outcome={outcome} reason={reason} {...props} />}
      </div>
    </FormFields>
  );
}

async function send(
  answers: FormData,
  props: FormFieldsProps,
  token: string,
): Promise<State & Pick<DeliveryResult, "faults">> {
  const { handler, delivery } = props;
  const trapped = answers.get(honeypotName);
  answers.delete(honeypotName);
  // A filled-in trap is a machine, which is told what it wants to hear.
  if (trapped) return { outcome: "sent" };
  const address = addressOf(props);
  if (address === undefined) return { outcome: "trial" };
  if (handler) {
    answers.set("_elapsed", String(Math.round(performance.now())));
    if (token) answers.set("_turnstile", token);
  }
  return deliver(answers, { address, format: delivery?.format ?? "form", isHandler: handler !== undefined });
}

function trialTexts({ delivery, success, texts }: FormFieldsProps) {
  return delivery?.showSuccess ? { ...success, note: texts.sentNowhere } : { title: texts.trialSent };
}

function isFailure(outcome: Outcome): outcome is DeliveryFailure {
  return !["idle", "sending", "sent", "trial"].includes(outcome);
}

function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLElement ? (control as Control) : undefined;
}

function mistakesIn(
  form: HTMLFormElement,
  { fields, texts, checks }: FormFieldsProps,
  counts: (control: Control) => boolean = () => true,
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const control = controlOf(form, field.name);
      const mistake = control && counts(control) && fieldError(control, field, { texts, checks });
      return mistake ? [[field.name, mistake]] : [];
    }),
  );
}
