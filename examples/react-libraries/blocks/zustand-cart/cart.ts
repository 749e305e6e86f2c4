import { create } from "zustand";

interface Cart {
  readonly boats: readonly string[];
  add(boat: string): void;
}

export const useCart = create<Cart>()((set) => ({
  boats: [],
  add: (boat) => set(({ boats }) => ({ boats: [...boats, boat] })),
}));
