import { Children, isValidElement, type ReactNode } from "react";
import { expect, it } from "vitest";
import { Testimonials } from "./view.tsx";

interface Parent {
  readonly children?: ReactNode;
}

/** The keys of the list items in a tree of elements. */
function itemKeys(node: ReactNode): (string | null)[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Parent>(child)) return [];
    return child.type === "li" ? [child.key] : itemKeys(child.props.children);
  });
}

it("gives two testimonials of one person on one day a key each", () => {
  const item = { name: "A. Client", date: "May 2025", text: "Good.", rating: 5, location: "", project: "" };
  const keys = itemKeys(<div>{Testimonials({ title: "", items: [item, item] })}</div>);
  expect(new Set(keys).size).toBe(2);
});
