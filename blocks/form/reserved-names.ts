/**
 * A form has each of its fields as a property of the field's name, in place of its own: React and the script of the page
 * would find a field where they ask for these.
 */
export const reservedNames: ReadonlySet<string> = new Set([
  ...["addEventListener", "appendChild", "attributes", "checkValidity", "childNodes", "cloneNode", "closest"],
  ...[
    "compareDocumentPosition",
    "contains",
    "dispatchEvent",
    "elements",
    "firstChild",
    "focus",
    "getAttribute",
  ],
  ...["getRootNode", "hasAttribute", "innerHTML", "insertBefore", "isConnected", "lastChild", "localName"],
  ...["matches", "namespaceURI", "nextSibling", "nodeName", "nodeType", "nodeValue", "ownerDocument"],
  ...[
    "parentElement",
    "parentNode",
    "previousSibling",
    "querySelector",
    "querySelectorAll",
    "removeAttribute",
  ],
  ...[
    "removeChild",
    "removeEventListener",
    "replaceChild",
    "reportValidity",
    "requestSubmit",
    "setAttribute",
  ],
  ...["shadowRoot", "tagName", "textContent"],
]);
