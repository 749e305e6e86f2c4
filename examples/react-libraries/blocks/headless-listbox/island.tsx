import { Label, Listbox, ListboxButton, ListboxOption, ListboxOptions } from "@headlessui/react";
import { useState } from "react";

interface PricesProps {
  readonly prices: readonly { readonly length: string; readonly price: string }[];
}

export default function Prices({ prices }: PricesProps) {
  const [index, setIndex] = useState(0);
  const chosen = prices[index];
  return (
    <Listbox as="div" className="headless-listbox-field" value={index} onChange={setIndex}>
      <Label>How long?</Label>
      <ListboxButton>{chosen?.length}</ListboxButton>
      <ListboxOptions className="headless-listbox-options" modal={false}>
        {prices.map(({ length }, value) => (
          <ListboxOption key={length} value={value}>
            {length}
          </ListboxOption>
        ))}
      </ListboxOptions>
      <output>{chosen?.price}</output>
    </Listbox>
  );
}
