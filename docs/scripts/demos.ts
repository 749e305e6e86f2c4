export const demos: Readonly<Record<string, object>> = {
  "article-list": {
    title: "Worth reading",
    items: [
      {
        title: "How to keep bread fresh",
        href: "/bread",
        text: "Three ways that work.",
        picture: "bread.jpg",
        date: "2025-03-04",
        category: { id: "guides", text: "Guides" },
      },
      {
        title: "What flour is",
        href: "/flour",
        text: "And what it is not.",
        category: { id: "guides", text: "Guides" },
      },
    ],
    filter: { all: { href: "/" }, categories: [{ id: "guides", text: "Guides", href: "/guides" }] },
  },
  article: {
    title: "How to keep bread fresh",
    excerpt: "Three ways that work, and one that everybody tries.",
    picture: "bread.jpg",
    published: "2025-03-04",
    author: "Ruth Ames",
    body: "Bread goes stale because it dries.\n\n## Wrap it\n\nIn a cloth, not in plastic.",
    tags: ["Bread"],
  },
  breadcrumb: { items: [{ text: "Home", href: "/" }, { text: "Services" }] },
  buy: {
    title: "To take home",
    items: [
      {
        name: "A starter of our rye",
        text: "100 g in a jar, with a sheet that says how to feed it.",
        price: "£6",
        picture: "rye.jpg",
        href: "https://buy.stripe.com/test_starter",
      },
      {
        name: "A day at the oven",
        price: "£95",
        picture: "tin.jpg",
        href: "https://www.paypal.com/ncp/payment/oven",
        soldOut: true,
      },
    ],
  },
  "call-to-action": {
    title: "Come and taste it",
    actions: [{ text: "Call us", href: "tel:01632960187" }],
  },
  "cards-grid": {
    title: "What we bake",
    cards: [
      { title: "Bread", icon: "wheat", text: "Sourdough, with rye or without." },
      { title: "Cakes", icon: "cake-slice", items: ["By the slice", "To order"] },
    ],
  },
  columns: {
    columns: [
      { blocks: [{ id: "shop", type: "prose", props: { text: "**The shop** is open from eight." } }] },
      { blocks: [{ id: "oven", type: "prose", props: { text: "**The oven** is lit at two." } }] },
    ],
  },
  comments: {
    title: "What readers say",
    repository: "mill-lane/comments",
    repositoryId: "R_kgDOExample",
    category: "Announcements",
    categoryId: "DIC_kwDOExample",
  },
  "contact-details": {
    title: "Reach us",
    phones: ["01632 960187"],
    email: "shop@example.com",
    addresses: ["1 Example Street, Hythe"],
    hours: [{ days: "Monday to Friday", time: "8am to 6pm" }],
  },
  downloads: {
    title: "To take home",
    items: [{ file: "order-form.pdf", text: "For more than ten loaves." }, { file: "allergens.de.pdf" }],
  },
  events: {
    title: "What is on",
    items: [
      {
        title: "Open night at the oven",
        start: "2031-05-09T20:00",
        end: "2031-05-09T23:00",
        place: "The bakery, Mill Lane",
        text: "Come and see how the night's bread is made.",
      },
      { title: "A week of rye", start: "2031-06-01", end: "2031-06-07", place: "The shop" },
      { title: "The old mill turns", start: "2024-05-12", place: "The mill" },
    ],
  },
  faq: {
    title: "Questions",
    items: [
      {
        question: "Do I need to book?",
        answer: "On Saturdays, yes; on other days just come by.",
      },
    ],
  },
  "floating-link": {
    text: "Call the shop",
    href: "tel:01632960187",
    icon: "phone",
  },
  gallery: {
    title: "From the bakery",
    pictures: [
      { picture: "bread.jpg", caption: "Two loaves of the day" },
      { picture: "rye.jpg" },
      { picture: "tin.jpg", caption: "From the tin" },
      { picture: "shop.jpg", caption: "The shop in the morning" },
    ],
  },
  heading: { title: "About us" },
  hero: {
    title: "Bread that takes its time",
    subtitle: "Baked every night, sold until it is gone.",
    views: [{ name: "The shop", picture: "shop.jpg" }],
  },
  links: {
    title: "Our pages",
    links: [
      { text: "Home", href: "/" },
      { text: "Write to us", href: "/contact" },
    ],
  },
  locations: {
    title: "Where we are",
    places: [
      {
        name: "The shop",
        address: "1 Example Street, Hythe",
        phones: ["01632 960187"],
        email: "shop@example.com",
      },
    ],
    hours: [{ days: "Monday to Friday", time: "8am to 6pm" }],
  },
  logos: {
    title: "Who we bake with",
    items: [
      { name: "The mill", picture: "mill.svg", href: "https://www.example.com" },
      { name: "The guild of bakers", picture: "guild.svg" },
    ],
  },
  map: {
    title: "Find us",
    embed: "https://www.openstreetmap.org/export/embed.html?bbox=1.07%2C51.06%2C1.10%2C51.08",
    address: "1 Example Street, Hythe",
  },
  "opening-now": {
    title: "When we are open",
    hours: "Mo-Fr 07:00-18:00; Sa 07:00-13:00; Su off; Dec 25-26 off",
    timezone: "Europe/London",
    note: "On public holidays we sell what is on the shelf by nine.",
  },
  picture: {
    picture: "shop.jpg",
    caption: "The shop in the morning",
  },
  "price-list": {
    title: "What it costs",
    groups: [
      {
        title: "Bread",
        items: [
          { name: "Night rye", text: "900 g, two thirds rye.", price: "£5.20", marks: ["Vegan"] },
          { name: "Sunday plait", text: "550 g, with butter.", price: "£6.50" },
        ],
      },
      {
        title: "Cakes",
        text: "Whole, ordered two days before.",
        items: [
          { name: "Apple cake", price: "£24", marks: ["Vegan", "Without nuts"] },
          { name: "Cake for a wedding", price: "from £180" },
        ],
      },
    ],
    note: "All prices include VAT.",
  },
  "project-gallery": {
    title: "Things we made",
    items: [
      {
        id: "table",
        title: "A table for twelve",
        href: "/table",
        picture: "table.jpg",
        place: "In the old mill",
        text: "Ash, oiled, in two parts.",
        tags: ["Furniture", "3.2 m"],
        details: {
          facts: [{ name: "Length", value: "3.2 m" }],
          sections: [{ title: "The idea", text: "One table that fits through the door." }],
          pictures: ["joint.jpg"],
        },
      },
      {
        title: "A stair",
        href: "/stair",
        picture: "stair-after.jpg",
        comparison: { before: "stair-before.jpg", after: "stair-after.jpg" },
      },
    ],
  },
  prose: { text: "We bake at night and sell in the morning." },
  product: {
    label: "Bread",
    title: "*Pain au levain*",
    intro: "A sour dough of wheat and rye that keeps for a week.",
    pictures: ["bread.jpg", "rye.jpg", "tin.jpg"],
    price: 5.2,
    currency: "GBP",
    priceNote: "for a loaf of 900 g",
    stock: 12,
    actions: [{ text: "Order", href: "/order" }],
    facts: [
      { name: "Flour", value: "Wheat and rye" },
      { name: "Baked", value: "Tuesday to Saturday" },
    ],
    text: "Cut it the day after, and keep it in a cloth.",
  },
  showcase: {
    label: "Furniture",
    title: "A table for twelve",
    intro: "Ash, oiled, in two parts that meet in the middle.",
    picture: "table.jpg",
    caption: "In the workshop, 2025",
    facts: [{ name: "Length", value: "3.2 m" }],
    sections: [
      { title: "The idea", text: "One table that fits through the door." },
      { title: "What was hard", items: ["The joint", "The stairs"] },
    ],
    pictures: ["table.jpg", "joint.jpg"],
  },
  sidebar: {
    blocks: [
      {
        id: "story",
        type: "prose",
        props: { text: "Bread goes stale because it dries. Wrap it in a cloth, not in plastic." },
      },
    ],
    sidebar: [
      {
        id: "more",
        type: "links",
        props: { title: "More to read", links: [{ text: "What flour is", href: "/flour" }] },
      },
    ],
  },
  "site-footer": {
    name: "Mill Lane Bakery",
    text: "Bread since 1987.",
    columns: [
      {
        title: "Pages",
        blocks: [
          {
            id: "footer-links",
            type: "links",
            props: { links: [{ text: "Write to us", href: "/contact" }] },
          },
        ],
      },
    ],
    note: "© Mill Lane Bakery",
  },
  "site-header": {
    name: "Mill Lane Bakery",
    links: [
      { text: "Home", href: "/" },
      {
        text: "What we bake",
        links: [
          { text: "Bread", href: "/bread" },
          { text: "Cakes", href: "/cakes" },
        ],
      },
    ],
    action: { text: "Write to us", href: "/contact" },
    languages: true,
  },
  stats: {
    items: [
      { value: "40+", label: "Kinds of bread" },
      { value: "1987", label: "First loaf" },
    ],
  },
  table: {
    title: "What it costs",
    caption: "Our breads and cakes",
    narrow: "cards",
    columns: [
      { title: "Name" },
      { title: "Weight", sort: "number" },
      { title: "Since", sort: "date" },
      { title: "Price", currency: "GBP" },
    ],
    groups: [
      {
        title: "Breads",
        rows: [
          { cells: ["Night rye", "900 g", "1987-05-04", "5.2"] },
          { cells: ["Miller's loaf", "750 g", "2004-03-01", "4.8"] },
        ],
      },
      { title: "Cakes", rows: [{ cells: ["Sunday plait", "550 g", "2011-09-12", "6.5"] }] },
    ],
  },
  tabs: {
    title: "How to order",
    tabs: [
      {
        title: "At the counter",
        text: "Say which bread, and whether it is to be cut.\n\nWe take cards and coins.",
      },
      {
        title: "Ahead",
        text: "Until noon for the next day:",
        blocks: [
          {
            id: "order-links",
            type: "links",
            props: { links: [{ text: "What there is", href: "/bread" }] },
          },
        ],
      },
      { title: "By post", text: "Rye keeps for a week, so it can travel; nothing else does." },
    ],
  },
  testimonials: {
    title: "What people say",
    items: [
      {
        text: "The best rye for miles.",
        name: "Ruth P.",
        location: "Hythe",
        rating: 5,
        date: "March 2025",
      },
    ],
  },
  timeline: {
    title: "From flour to loaf",
    stages: [
      { title: "Mixing", description: "Flour, water and salt, at ten in the evening.", colour: "emerald" },
      {
        title: "Rising",
        description: "The dough is left alone.",
        features: ["A warm room"],
        duration: "8 hours",
      },
    ],
  },
  video: {
    title: "A night at the oven",
    name: "How the night rye is made",
    poster: "rye.jpg",
    address: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
    caption: "Three minutes, without words",
    silent: true,
  },
};
