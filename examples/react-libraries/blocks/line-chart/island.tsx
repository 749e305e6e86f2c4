import { useEffect, useRef, useState } from "react";
import { draw } from "./draw.ts";

interface GuestsProps {
  readonly months: readonly string[];
  readonly years: readonly { readonly year: string; readonly guests: readonly number[] }[];
}

export default function Guests({ months, years }: GuestsProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [index, setIndex] = useState(0);
  const { year = "", guests = [] } = years[index] ?? {};
  useEffect(() => {
    if (canvas.current) return draw(canvas.current, months, guests);
  }, [months, guests]);
  return (
    <>
      <div className="line-chart-frame">
        <canvas ref={canvas} role="img" aria-label={`Guests in ${year}: ${guests.join(", ")}`} />
      </div>
      <p className="buttons">
        {years.map((each, at) => (
          <button key={each.year} type="button" aria-pressed={at === index} onClick={() => setIndex(at)}>
            {each.year}
          </button>
        ))}
      </p>
    </>
  );
}
