type Props = Readonly<Record<string, unknown>>;

/** Where both have a handler for an event, the own one is called first. */
export function withHandlers(own: Props, added: Props): Props {
  const merged = Object.entries(added).map(([name, value]) => {
    const before = own[name];
    if (typeof before !== "function" || typeof value !== "function") return [name, value];
    return [
      name,
      (event: unknown) => {
        before(event);
        value(event);
      },
    ];
  });
  return Object.fromEntries(merged);
}
