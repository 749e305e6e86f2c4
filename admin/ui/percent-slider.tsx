import { messages } from "../../editing/messages/messages.ts";

interface PercentSliderProps {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly onValue: (value: number) => void;
}

export function PercentSlider({ label, value, min = 0, onValue }: PercentSliderProps) {
  const words = messages.pictures.focus.percent({ value });
  return (
    <label className="picture-percent">
      <span>{label}</span>
      <input
        type="range"
        min={min}
        max={100}
        value={value}
        aria-valuetext={words}
        onChange={({ target }) => onValue(target.valueAsNumber)}
      />
      <output aria-hidden>{words}</output>
    </label>
  );
}
