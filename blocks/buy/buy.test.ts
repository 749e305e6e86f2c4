import { expect, it } from "vitest";
import { viewMarkup } from "../../tests/support/render-block-view.tsx";
import { resolvedProps } from "../../tests/support/resolved-sample.ts";
import buy from "./index.ts";
import { paymentProvider } from "./payment-provider.ts";

it.each([
  ["https://buy.stripe.com/test_1", "Stripe"],
  ["https://paypal.me/mill/5", "PayPal"],
  ["https://www.paypal.com/ncp/payment/X", "PayPal"],
  ["https://paymentlink.mollie.com/payment/x", "Mollie"],
  ["https://useplink.com/payment/x", "Mollie"],
  ["https://notstripe.com/x", "notstripe.com"],
  ["https://stripe.com.evil.example/x", "stripe.com.evil.example"],
  ["https://www.pay.example/x", "pay.example"],
  ["/order/", undefined],
  ["mailto:shop@example.com", undefined],
])("at %s one pays %s", (address, provider) => {
  expect(paymentProvider(address)).toBe(provider);
});

it("is a link with the name of the thing, and none to what is sold out", () => {
  const item = { name: "Rye", price: "£5.20", href: "https://buy.stripe.com/test_1" };
  const markup = (more: object) =>
    viewMarkup(buy, resolvedProps(buy, { title: "To buy", items: [{ ...item, ...more }] }));
  expect(markup({})).toContain("You pay on the pages of Stripe.");
  expect(markup({})).toContain('<a href="https://buy.stripe.com/test_1"');
  expect(markup({ soldOut: true })).not.toContain("<a ");
  expect(markup({ soldOut: true })).toContain("Sold out");
});
