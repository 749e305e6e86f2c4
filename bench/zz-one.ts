import { lineOf } from "./figures.ts";
import { manyPrices } from "./many-prices.ts";

for await (const f of manyPrices()) console.log(lineOf(f), f.times.map((t) => Math.round(t)).join(" "));
