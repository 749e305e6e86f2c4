import { addDays, format, parseISO } from "date-fns";
import { enGB } from "date-fns/locale";
import { useState } from "react";

export default function Stay({ from }: { readonly from: string }) {
  const [nights, setNights] = useState(2);
  const end = addDays(parseISO(from), nights);
  return (
    <p className="buttons">
      <button type="button" disabled={nights === 1} onClick={() => setNights(nights - 1)}>
        Shorter
      </button>
      <output>
        {nights} nights, until {format(end, "EEEE d MMMM", { locale: enGB })}
      </output>
      <button type="button" onClick={() => setNights(nights + 1)}>
        Longer
      </button>
    </p>
  );
}
