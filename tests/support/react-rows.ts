import type { ImportRow } from "./import-rows.ts";

interface ReactRow {
  /** In the function of the component, before it returns. */
  readonly body?: string;
  /** Inside `.probe`. */
  readonly content: string;
  /** Above the component: imports and other declarations. */
  readonly before?: string;
  readonly text: string;
  readonly textBefore?: string;
  readonly style?: readonly [property: string, value: string | RegExp];
  /** Of the probe itself. */
  readonly attributes?: string;
  readonly files?: Readonly<Record<string, string>>;
}

const row = (name: string, title: string, one: ReactRow): ImportRow => {
  const { body = "", content, before = "", attributes = "", files, ...expected } = one;
  const island = `${before}
export default function Probe() {
  ${body}
  return <div className="probe"${attributes}>${content}</div>;
}
`;
  return { name, import: title, island, ...expected, ...(files && { files }) };
};

const use = (...names: readonly string[]) => `import { ${names.join(", ")} } from "react";`;

/** What React has, in an island: what is on the page that the build makes, and what it comes to in a browser. */
export const reactRows: readonly ImportRow[] = [
  row("fragments", "fragments, keys and lists", {
    content: '{["a", "b"].map((each) => <Fragment key={each}>{each}<i>,</i></Fragment>)}',
    ...{ before: use("Fragment"), text: "a,b," },
  }),
  row("conditions", "conditions and nothing", {
    content: '{false}{null}{undefined}{0}{"" || "end"}',
    text: "0end",
  }),
  row("entities", "entities and what HTML would be", {
    content: '{"<b>"} &amp; &lt;i&gt; &copy;',
    text: "<b> & <i> ©",
  }),
  row("spread", "spread attributes and data-*", {
    body: 'const given = { "data-of": "all", title: "Title" };',
    content: "<span {...given}>{Object.keys(given).length}</span>",
    text: "2",
  }),
  row("inline-style", "style, with units and custom properties", {
    attributes:
      ' style={{ "--tone": "rgb(200, 0, 0)", color: "var(--tone)", lineHeight: 1.5 } as React.CSSProperties}',
    ...{ before: 'import type React from "react";', content: "styled", text: "styled" },
    style: ["color", "rgb(200, 0, 0)"],
  }),
  row("later-style", "a style that changes", {
    ...{
      before: use("useEffect", "useState"),
      body: "const [wide, setWide] = useState(10); useEffect(() => setWide(123), []);",
    },
    attributes: " style={{ inlineSize: wide, boxSizing: 'border-box', padding: 0, border: 0 }}",
    ...{ content: "{wide}", text: "123", textBefore: "10" },
  }),
  row("children", "children as elements and as functions", {
    before:
      "const Twice = ({ children }: { children: (text: string) => React.ReactNode }) => <>{children('a')}{children('b')}</>;\nimport type React from 'react';",
    content: "<Twice>{(text) => <b>{text}</b>}</Twice>",
    text: "ab",
  }),
  row("state", "useState with a function", {
    ...{
      before: use("useEffect", "useState"),
      body: "const [count, setCount] = useState(() => 1); useEffect(() => { setCount((now) => now + 1); }, []);",
    },
    ...{ content: "{count}", text: "2", textBefore: "1" },
  }),
  row("reducer", "useReducer", {
    before: use("useEffect", "useReducer"),
    body: "const [sum, add] = useReducer((now: number, more: number) => now + more, 1); useEffect(() => add(4), []);",
    ...{ content: "{sum}", text: "5", textBefore: "1" },
  }),
  row("memo", "useMemo, useCallback and memo", {
    before: `${use("memo", "useCallback", "useMemo")}\nconst Part = memo(({ say }: { say: () => string }) => <b>{say()}</b>);`,
    body: 'const text = useMemo(() => "kept", []); const say = useCallback(() => text, [text]);',
    ...{ content: "<Part say={say} />", text: "kept" },
  }),
  row("reference", "useRef and a ref as a prop", {
    before: `${use("useEffect", "useRef", "useState", "type Ref")}\nconst Box = ({ ref }: { ref: Ref<HTMLElement> }) => <b ref={ref}>box</b>;`,
    body: 'const box = useRef<HTMLElement>(null); const [tag, setTag] = useState("none"); useEffect(() => setTag(box.current?.localName ?? "lost"), []);',
    ...{ content: "<Box ref={box} /> {tag}", text: "box b", textBefore: "box none" },
  }),
  row("forward", "forwardRef and useImperativeHandle", {
    before: `${use("forwardRef", "useEffect", "useImperativeHandle", "useRef", "useState")}
interface Handle { say(): string }
const Inner = forwardRef<Handle>((_, ref) => { useImperativeHandle(ref, () => ({ say: () => "said" }), []); return <i>inner</i>; });`,
    body: 'const inner = useRef<Handle>(null); const [text, setText] = useState(""); useEffect(() => setText(inner.current?.say() ?? ""), []);',
    ...{ content: "<Inner ref={inner} />{text}", text: "innersaid", textBefore: "inner" },
  }),
  row("context", "context within an island", {
    before: `${use("createContext", "useContext")}\nconst Tone = createContext("none");\nconst Shown = () => <b>{useContext(Tone)}</b>;`,
    ...{ content: '<Tone value="loud"><Shown /></Tone> <Shown />', text: "loud none" },
  }),
  row("use-context", "use(Context) in a condition", {
    before: `${use("createContext", "use")}\nconst Tone = createContext("calm");\nconst Shown = ({ on }: { on: boolean }) => <b>{on ? use(Tone) : "off"}</b>;`,
    ...{ content: "<Shown on /> <Shown on={false} />", text: "calm off" },
  }),
  row("id", "useId, the same on both sides", {
    ...{ before: use("useId"), body: "const id = useId();" },
    ...{
      content: '<label htmlFor={id}>Name</label><input id={id} />{id.length > 2 ? "yes" : "no"}',
      text: "Nameyes",
    },
  }),
  row("layout-effect", "useLayoutEffect", {
    before: use("useLayoutEffect", "useState"),
    body: 'const [text, setText] = useState("before"); useLayoutEffect(() => setText("after"), []);',
    ...{ content: "{text}", text: "after", textBefore: "before" },
  }),
  row("store", "useSyncExternalStore", {
    before: use("useSyncExternalStore"),
    body: 'const text = useSyncExternalStore(() => () => undefined, () => "browser", () => "server");',
    ...{ content: "{text}", text: "browser", textBefore: "server" },
  }),
  row("transition", "useTransition", {
    before: use("useEffect", "useState", "useTransition"),
    body: 'const [text, setText] = useState("one"); const [, start] = useTransition(); useEffect(() => start(() => setText("two")), []);',
    ...{ content: "{text}", text: "two", textBefore: "one" },
  }),
  row("deferred-value", "useDeferredValue", {
    before: use("useDeferredValue", "useEffect", "useState"),
    body: 'const [text, setText] = useState("a"); const later = useDeferredValue(text); useEffect(() => setText("b"), []);',
    ...{ content: "{later}", text: "b", textBefore: "a" },
  }),
  row("optimistic", "useOptimistic", {
    ...{
      before: use("useOptimistic"),
      body: 'const [text] = useOptimistic("sent");',
      content: "{text}",
      text: "sent",
    },
  }),
  row("action", "useActionState and a form", {
    before: use("useActionState", "useEffect", "useRef"),
    body: 'const [text, send] = useActionState(async (_: string, data: FormData) => "hello " + String(data.get("who")), "nobody"); const form = useRef<HTMLFormElement>(null); useEffect(() => form.current?.requestSubmit(), []);',
    content: '<form action={send} ref={form}><input type="hidden" name="who" value="bob" /></form>{text}',
    ...{ text: "hello bob", textBefore: "nobody" },
  }),
  row("error-boundary", "a class with getDerivedStateFromError", {
    before: `${use("Component", "useEffect", "useState", "type ReactNode")}
class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() { return this.state.failed ? "caught" : this.props.children; }
}`,
    ...{ content: "<Boundary>fine</Boundary>", text: "fine" },
  }),
  row("class", "a class component with its life", {
    before: `${use("Component")}
class Clock extends Component {
  override state = { text: "made" };
  override componentDidMount() { this.setState({ text: "mounted" }); }
  override render() { return this.state.text; }
}`,
    ...{ content: "<Clock />", text: "mounted", textBefore: "made" },
  }),
  row("lazy", "lazy and Suspense in an effect", {
    before: `${use("lazy", "Suspense", "useEffect", "useState")}\nconst Part = lazy(() => import("./part.tsx"));`,
    body: "const [on, setOn] = useState(false); useEffect(() => setOn(true), []);",
    content: '<Suspense fallback="waiting">{on ? <Part /> : "off"}</Suspense>',
    files: { "part.tsx": "export default () => <b>part</b>;\n" },
    ...{ text: "part", textBefore: "off" },
  }),
  row("use-promise", "use(promise) with Suspense", {
    before: `${use("Suspense", "use", "useEffect", "useState")}\nconst Shown = ({ of }: { of: Promise<string> }) => <b>{use(of)}</b>;`,
    body: 'const [wait, setWait] = useState<Promise<string>>(); useEffect(() => setWait(Promise.resolve("come")), []);',
    content: '<Suspense fallback="waiting">{wait ? <Shown of={wait} /> : "none"}</Suspense>',
    ...{ text: "come", textBefore: "none" },
  }),
  row("portal", "a portal into the page", {
    before: `${use("useEffect", "useRef", "useState")}\nimport { createPortal } from "react-dom";`,
    body: "const place = useRef<HTMLElement>(null); const [at, setAt] = useState<HTMLElement | null>(null); useEffect(() => setAt(place.current), []);",
    content: '<b ref={place} />{at && createPortal("through", at)}',
    ...{ text: "through", textBefore: "" },
  }),
  row("clone", "cloneElement, Children and isValidElement", {
    before: use("Children", "cloneElement", "isValidElement"),
    body: 'const one = <b title="x">one</b>;',
    content: '{isValidElement(one) && cloneElement(one, {}, "other")} {Children.count([1, 2])}',
    text: "other 2",
  }),
  row("svg", "SVG in the markup", {
    content:
      '<svg viewBox="0 0 8 8" width="8" height="8" aria-hidden="true"><path d="M0 0h8v8z" strokeWidth={2} /></svg>drawn',
    text: "drawn",
  }),
  row("inner-html", "dangerouslySetInnerHTML with trustedHtml()", {
    before: 'import { trustedHtml } from "blockwork";',
    content: '<span dangerouslySetInnerHTML={{ __html: trustedHtml("<b>bold</b>") }} />',
    text: "bold",
  }),
  row("controlled", "a controlled input", {
    before: use("useState"),
    body: 'const [text, setText] = useState("typed");',
    content:
      '<input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />{text}',
    text: "typed",
  }),
  row("uncontrolled", "defaultValue, defaultChecked and select", {
    content:
      '<input aria-label="A" defaultValue="a" /><input aria-label="B" type="checkbox" defaultChecked /><select aria-label="C" defaultValue="two"><option>one</option><option>two</option></select>',
    text: "one\ntwo",
  }),
  row("table", "a table", {
    content: "<table><tbody><tr><td>one</td><td>two</td></tr></tbody></table>",
    text: "one\ttwo",
  }),
  row("generic", "a generic component and satisfies", {
    before: `interface ListProps<T> { readonly items: readonly T[]; readonly say: (item: T) => string }
function List<T>({ items, say }: ListProps<T>) { return <b>{items.map(say).join(" ")}</b>; }
const sizes = { small: 1, large: 2 } satisfies Record<string, number>;`,
    content: "<List items={Object.entries(sizes)} say={([name, size]) => name + size} />",
    text: "small1 large2",
  }),
  row("enum", "an enum and a namespace of constants", {
    before: 'enum Day { Monday = 1, Tuesday }\nconst enum Fast { One = "one" }',
    ...{ content: "{Day[Day.Tuesday]} {Fast.One}", text: "Tuesday one" },
  }),
  row("modern", "private fields, optional chaining, bigint and at()", {
    before:
      "class Box { #inside = 7n; get inside() { return this.#inside; } static { Box.made = true; } static made = false; }",
    ...{
      content: '{String(new Box().inside)} {[1, 2].at(-1)} {({} as { a?: { b: string } }).a?.b ?? "none"}',
      text: "7 2 none",
    },
  }),
  row("intl", "Intl with a fixed locale", {
    content: '{new Intl.NumberFormat("de", { style: "currency", currency: "EUR" }).format(1234.5)}',
    text: "1.234,50\u00a0€",
  }),
  row("async-effect", "await in an effect that is taken back", {
    before: use("useEffect", "useState"),
    body: 'const [text, setText] = useState("waits"); useEffect(() => { let isOld = false; void Promise.resolve("came").then((next) => { if (!isOld) setText(next); }); return () => { isOld = true; }; }, []);',
    ...{ content: "{text}", text: "came", textBefore: "waits" },
  }),
  row("custom-hook", "a hook of its own in another file", {
    before: 'import { useMounted } from "./use-mounted.ts";',
    body: "const isMounted = useMounted();",
    content: '{isMounted ? "mounted" : "not"}',
    files: {
      "use-mounted.ts":
        'import { useEffect, useState } from "react";\nexport function useMounted() {\n  const [is, set] = useState(false);\n  useEffect(() => set(true), []);\n  return is;\n}\n',
    },
    ...{ text: "mounted", textBefore: "not" },
  }),
  row("pair", "two files that import each other", {
    ...{ before: 'import { ping } from "./ping.ts";', content: "{ping(2)}", text: "ping pong ping" },
    files: {
      "ping.ts":
        'import { pong } from "./pong.ts";\nexport const ping = (left: number): string => (left > 0 ? "ping " + pong(left - 1) : "ping");\n',
      "pong.ts":
        'import { ping } from "./ping.ts";\nexport const pong = (left: number): string => "pong " + ping(left - 1);\n',
    },
  }),
  row("slice", "zustand outside of React", {
    before:
      'import { useStore } from "zustand";\nimport { createStore } from "zustand/vanilla";\nimport { useEffect } from "react";\nconst store = createStore(() => ({ count: 1 }));',
    body: "const count = useStore(store, (state) => state.count); useEffect(() => store.setState({ count: 2 }), []);",
    ...{ content: "{count}", text: "2", textBefore: "1" },
  }),
];
