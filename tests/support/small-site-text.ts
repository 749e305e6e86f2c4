/** A small site as an author may have written it: escapes, short lines, odd order of keys. */
export const smallSiteText = `{
  "configVersion": 2,
  "site": {
    "company": { "name": "Small \\u0026 Sons", "tagline": "Drawn by hand" },
    "url": "https://www.small.example", "name": "{{site.company.name}}",
    "frame": [
      { "id": "menu", "type": "site-header", "props": { "name": "{{site.name}}", "links": [
        { "text": "Home", "href": "/" },
        { "href": "/contact/#form", "text": "Contact" }, { "text": "Guides", "href": "/guides" }
      ] } },
      { "id": "content", "type": "content" }
    ],
    "services": { "title": "Services", "description": "We draw. [Write to us](/contact#form \\"now\\")." }
  },
  "pages": [
    {
      "id": "home",
      "path": "/",
      "title": "Home",
      "description": "The home page.",
      "keywords": ["houses", "lofts"],
      "blocks": [
        {
          "type": "hero",
          "id": "top",
          "props": { "title": "A house\\u00a0drawn properly", "subtitle": "Plans.", "actions": [{ "text": "Write", "href": "/contact" }] }
        },
        {
          "id": "questions",
          "type": "faq",
          "props": {
            "title": "Questions",
            "items": [
              { "question": "Do I need permission?", "answer": "Often not. [Ask us](/contact)." },
              { "question": "How long does it take?", "answer": "Eight weeks, as a rule." },
              { "question": "What does it cost?", "answer": "Less than you think." }
            ]
          }
        },
        { "id": "cards", "type": "cards-grid", "props": { "cards": [{ "title": "One", "items": ["a", "b", "c"] }, { "title": "Two" }] } }
      ]
    },
    {
      "id": "guides", "path": "/guides", "title": "Guides", "description": "All guides.",
      "blocks": [
        { "id": "top", "type": "heading", "props": { "title": "Guides" } },
        { "id": "gadget", "type": "gadget", "props": { "colour": "#ff0000", "deep": { "list": [1, 2, 3] } } }
      ]
    },
    {
      "id": "post",
      "path": "/guides/{slug}",
      "entries": "posts",
      "title": "{{entry.metaTitle}}",
      "description": "{{entry.metaDescription}}",
      "blocks": []
    },
    {
      "id": "contact",
      "path": "/contact",
      "title": "Contact",
      "description": "How to reach us.",
      "blocks": [
        { "id": "form", "type": "heading", "props": { "title": "Write to us", "intro": "See /guides or [a guide](/guides/lofts)." } },
        { "id": "top", "type": "faq", "props": { "title": "More", "items": [{ "question": "Where?", "answer": "Here." }] } }
      ]
    }
  ]
}
`;
