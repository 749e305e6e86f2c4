import { expect, it } from "vitest";
import { splitContexts } from "./split-contexts.ts";

type Files = Readonly<Record<string, string>>;

const react =
  'import { createContext, use, useContext } from "react";\nimport { jsx } from "react/jsx-runtime";\n';

/** The contexts of islands a and b, and of a view, that end between them. */
async function found(files: Files): Promise<readonly string[]> {
  const codes = new Map(Object.entries(files).map(([name, code]) => [`/${name}.js`, react + code]));
  const modules = {
    isOwn: (id: string) => codes.has(id),
    codeOf: (id: string) => codes.get(id) ?? "",
    resolve: async (specifier: string) =>
      specifier.startsWith("./") ? `${specifier.slice(1)}.js` : `/packages/${specifier}`,
  };
  const split = await splitContexts(modules, { islands: ["/a.js", "/b.js"], views: ["/view.js"] });
  return split.map(
    ({ context, island, specifier, provider }) => `${island} ${specifier} ${context} < ${provider}`,
  );
}

const cart = "export const Cart = createContext(0);";
const provides = 'import { Cart } from "./cart";\nexport default () => jsx(Cart.Provider, { value: 1 });';
const reads = 'import { Cart } from "./cart";\nexport default () => useContext(Cart);';
const hooks = `${cart}\nexport const useCart = () => useContext(Cart);\nexport const CartProvider = () => jsx(Cart, { value: 1 });`;

it.each<[string, Files, readonly string[]]>([
  ["provided in another island", { cart, a: provides, b: reads }, ["/b.js ./cart Cart < /a.js"]],
  ["provided in a view", { cart, view: provides, b: reads }, ["/b.js ./cart Cart < /view.js"]],
  [
    "provided and read by a component and a hook of one module",
    {
      cart: hooks,
      a: 'import { CartProvider } from "./cart";\nexport default () => jsx(CartProvider, {});',
      b: 'import { useCart } from "./cart";\nexport default () => useCart();',
    },
    ["/b.js ./cart Cart < /a.js"],
  ],
  [
    "read two modules further, by another name, with use()",
    {
      cart,
      list: 'export { Cart as Shared } from "./cart";',
      total: 'import { Shared } from "./list";\nexport const Total = () => use(Shared);',
      a: provides,
      b: 'import { Total } from "./total";\nexport default () => jsx(Total, {});',
    },
    ["/b.js ./total Cart < /a.js"],
  ],
  [
    "read by its Consumer",
    {
      cart,
      a: provides,
      b: 'import * as all from "./cart";\nimport { Cart } from "./cart";\nexport default () => jsx(Cart.Consumer, {});',
    },
    ["/b.js ./cart Cart < /a.js"],
  ],
  [
    "provided and read in one island",
    {
      cart: hooks,
      a: 'import { CartProvider, useCart } from "./cart";\nexport default () => jsx(CartProvider, useCart());',
    },
    [],
  ],
  [
    "read where it is provided too",
    { cart, a: provides, b: `${reads}\nexport const Own = () => jsx(Cart, { value: 2 });` },
    [],
  ],
  ["read by its default everywhere", { cart, a: reads, b: reads }, []],
  ["provided, and never read", { cart, a: provides, b: provides }, []],
  [
    "imported, and not used",
    { cart: hooks, a: provides, b: 'import { Cart } from "./cart";\nexport default () => 1;' },
    [],
  ],
  [
    "another of the same name",
    {
      cart,
      other: cart,
      a: provides,
      b: 'import { Cart } from "./other";\nexport default () => useContext(Cart);',
    },
    [],
  ],
  [
    "no context but a promise",
    {
      cart: "export const Cart = Promise.resolve(1);",
      a: provides,
      b: 'import { Cart } from "./cart";\nexport default () => use(Cart);',
    },
    [],
  ],
  [
    "of a package",
    {
      a: 'import { Cart } from "shop";\nexport default () => jsx(Cart, {});',
      b: 'import { Cart } from "shop";\nexport default () => useContext(Cart);',
    },
    [],
  ],
])("a context: %s", async (_, files, expected) => {
  expect(await found(files)).toEqual(expected);
});
