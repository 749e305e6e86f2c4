import { useCart } from "./cart.ts";

export default function Total() {
  const boats = useCart((cart) => cart.boats);
  return <output>{boats.length === 0 ? "Nothing reserved" : boats.join(", ")}</output>;
}
