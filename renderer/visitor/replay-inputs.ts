type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Tracked = Control & { readonly _valueTracker?: { setValue(value: string): void } };

interface Filled {
  readonly control: Control;
  readonly replay: (control: Control) => void;
}

/** The returned function tells code that has come of the fields that were filled in before, as if it were now. */
export default function captureInputs(element: HTMLElement): () => void {
  const filled = filledIn(element);
  return () => {
    for (const { control, replay } of filled) {
      const found = control.isConnected ? control : sameControl(element, control);
      if (found && !found.disabled) replay(found);
    }
  };
}

/** Whether a field differs from how the page has it: the browser fills in again what was there before Back or a reload. */
export const hasChangedInputs = (element: HTMLElement): boolean => filledIn(element).length > 0;

function filledIn(element: HTMLElement): readonly Filled[] {
  const controls = [...element.querySelectorAll<Control>("input,textarea,select")];
  return controls.flatMap((control): Filled[] => {
    const replay = replayOf(control);
    return replay ? [{ control, replay }] : [];
  });
}

function replayOf(control: Control): Filled["replay"] | undefined {
  if (control.localName === "select") return replayOfSelect(control as HTMLSelectElement);
  const input = control as HTMLInputElement;
  const { type, value, checked } = input;
  if (/^(?:button|submit|reset|image|hidden)$/.test(type)) return undefined;
  if (type === "file") return input.files?.length ? notify : undefined;
  if (type === "checkbox" || type === "radio") {
    if (checked === input.defaultChecked || (type === "radio" && !checked)) return undefined;
    return (found) => {
      (found as HTMLInputElement).checked = !checked;
      found.click();
    };
  }
  const initial = initialValue(control);
  if (value === initial) return undefined;
  return (found) => {
    if (found.value === initial) setValue(found, value);
    (found as Tracked)._valueTracker?.setValue(initial);
    notify(found);
  };
}

function initialValue(control: Control): string {
  if (control.localName === "textarea") return (control as HTMLTextAreaElement).defaultValue;
  const empty = control.ownerDocument.createElement("input");
  for (const { name, value } of control.attributes) if (name !== "style") empty.setAttribute(name, value);
  return empty.value;
}

function replayOfSelect(select: HTMLSelectElement): Filled["replay"] | undefined {
  const options = [...select.options];
  const preset = options.filter(({ defaultSelected }) => defaultSelected);
  const first = options.find(({ disabled }) => !disabled);
  const initial = select.multiple ? preset : [preset.at(-1) ?? first];
  const chosen = options.map(({ selected }) => selected);
  if (options.every((option, index) => chosen[index] === initial.includes(option))) return undefined;
  return (found) => {
    for (const [index, option] of [...(found as HTMLSelectElement).options].entries())
      if (option.selected !== chosen[index]) option.selected = chosen[index] ?? false;
    notify(found);
  };
}

function setValue(control: Control, value: string): void {
  // React's own setter stands before the element's, and would take this for its own change.
  const prototype = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
}

function notify(control: Control): void {
  control.dispatchEvent(new Event("input", { bubbles: true }));
  // A text in which somebody still writes has not changed to the browser.
  if (control !== control.ownerDocument.activeElement || control.localName === "select" || isFile(control))
    control.dispatchEvent(new Event("change", { bubbles: true }));
}

const isFile = ({ type }: Control) => type === "file";

function sameControl(
  element: HTMLElement,
  { id, name, localName, type, value }: Control,
): Control | undefined {
  return [...element.querySelectorAll<Control>(localName)].find(
    (other) =>
      other.type === type &&
      (id ? other.id === id : name !== "" && other.name === name) &&
      (type !== "radio" || other.value === value),
  );
}
