import { useCart } from "./cart.ts";

export default function Boats({ boats }: { readonly boats: readonly string[] }) {
  const add = useCart((cart) => cart.add);
  return (
    <p className="buttons">
      {boats.map((boat) => (
        <button key={boat} type="button" onClick={() => add(boat)}>
          Reserve {boat}
        </button>
      ))}
    </p>
  );
}
