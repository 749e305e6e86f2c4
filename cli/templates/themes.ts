/** How the sites of a template look: what their theme.scss begins with. */

/** The head of the first page is a business card on a coloured table. */
export const businessTheme = `/* The head of a page lies on a table of the site's colour; that of the first page is a business card. */
:root {
  --table: var(--accent);
  --on-table: var(--paper);
}

/* A table that is not bright at night. */
@media screen and (prefers-color-scheme: dark) {
  :root {
    --table: #0c3a2b;
    --on-table: var(--ink);
  }
}

.heading {
  padding-block: clamp(3rem, 7vw, 6.5rem);
  background: var(--table);
  color: var(--on-table);

  .heading-label,
  .heading-intro {
    color: inherit;
  }
}

.heading:has(.actions) .heading-text {
  --fold: clamp(2rem, 4vw, 3.5rem);

  position: relative;
  display: grid;
  align-content: end;
  width: min(100%, 52rem);
  padding: clamp(1.5rem, 4vw, 3.5rem);
  background: linear-gradient(225deg, transparent calc(var(--fold) * 0.7071), var(--paper) 0);
  color: var(--ink);
  filter: drop-shadow(0 1.25rem 1.5rem rgb(0 0 0 / 28%));

  /* The corner that is folded over. */
  &::after {
    content: "";
    position: absolute;
    inset: 0 0 auto auto;
    width: var(--fold);
    aspect-ratio: 1;
    background: linear-gradient(45deg, var(--line) 50%, transparent 0);
  }

  .heading-label {
    color: var(--accent);
  }

  .heading-intro {
    color: var(--quiet);
  }
}

@media (min-width: 56rem) {
  .heading:has(.actions) .heading-text {
    min-height: 25rem;
  }
}

/* What is offered is numbered, as on an estimate. */
.cards-grid-ruled .cards-grid-cards {
  counter-reset: card;
}

.cards-grid-ruled .cards-grid-card {
  counter-increment: card;

  &::before {
    content: counter(card, decimal-leading-zero);
    position: absolute;
    inset: 0 0 auto auto;
    padding-inline-end: var(--space-4);
    color: var(--quiet);
    font: 500 var(--text-small) / 1.75rem var(--font-text);
    font-variant-numeric: tabular-nums;
  }
}

.call-to-action .call-to-action-sheet {
  background: var(--table);
  color: var(--on-table);

  .button {
    border-color: var(--on-table);
    background: var(--on-table);
    color: var(--table);
  }
}

.timeline {
  --blue: var(--accent);
}

@media print {
  .heading {
    background: none;
    color: inherit;
  }
}
`;

/** Round and quiet; a circle that draws one breath as the first page opens. */
export const practiceTheme = `/* A circle beside the first words. It draws one breath as the page opens, and rests. */
.heading {
  position: relative;
  overflow-x: clip;
  isolation: isolate;
  padding-block: clamp(3.5rem, 9vw, 9rem);

  &::before {
    content: "";
    position: absolute;
    z-index: -1;
    inset-block: -7rem auto;
    inset-inline: auto -22rem;
    width: 40rem;
    aspect-ratio: 1;
    border-radius: 50%;
    background: radial-gradient(closest-side, var(--sheet) 45%, transparent 45.2%) center / 100% 100%,
      radial-gradient(closest-side, var(--line) 72%, transparent 72.2%) center / 100% 100%,
      var(--sheet);
  }
}

.page > .block:not(:first-child) .heading::before {
  content: none;
}

@media (min-width: 56rem) {
  .heading::before {
    inset-inline-end: -4rem;
  }
}

@media (max-width: 55.99rem) {
  .heading {
    padding-block-start: 13rem;

    &::before {
      inset-block-start: -17rem;
      inset-inline-end: -9rem;
      width: 28rem;
    }
  }
}

@media (prefers-reduced-motion: no-preference) {
  .heading::before {
    animation: breath 4.5s ease-in-out;
  }
}

@keyframes breath {
  50% {
    scale: 1.09;
  }
}

.heading-title {
  max-width: 12em;
}

.heading .heading-intro {
  max-width: 24em;
}

/* Cards are round sheets without lines. */
.cards-grid.cards-grid-ruled .cards-grid-cards {
  gap: var(--space-4);
}

.cards-grid.cards-grid-ruled .cards-grid-card {
  padding: var(--space-5) var(--space-4);
  border: 0;
  border-radius: var(--radius);
  background: var(--sheet);
}

.locations .locations-cells,
.call-to-action .call-to-action-sheet {
  border-radius: var(--radius);
}

.button {
  border-radius: 2rem;
}
`;

/** A paper with a masthead, set in the serif of the reader's device. */
export const journalTheme = `/* Set in the serif that the reader's device has: nothing to download. */
:root {
  --font-display: "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", "Noto Serif", Georgia, serif;
  --font-prose: var(--font-display);
}

.prose,
.article-excerpt,
.article-list-excerpt,
.heading-intro {
  font-family: var(--font-prose);
}

/* The masthead of the first page, between a thick rule and a thin one. */
.page > .block:first-child .heading {
  padding-block: var(--space-6) var(--space-5);
  text-align: center;

  .heading-text {
    padding-block: var(--space-5) var(--space-4);
    border-block: 1px solid var(--ink);
    border-top-width: 5px;
  }

  .heading-title,
  .heading-intro {
    max-width: none;
  }

  .heading-intro {
    font-style: italic;
  }
}

/* Articles are lines of a contents page: the day in the margin. */
.article-list .article-list-cards[data-count] {
  grid-template-columns: minmax(0, 1fr);
  gap: 0;
}

.article-list .article-list-card {
  padding-block: var(--space-4) var(--space-3);
  border-top: 1px solid var(--line);
}

.article-list .article-list-title {
  font-size: var(--text-title);
}

@media (min-width: 40rem) {
  .article-list .article-list-card {
    display: grid;
    grid-template-columns: 12rem minmax(0, 1fr);

    > * {
      grid-column: 2;
    }

    .article-list-facts {
      display: block;
      grid-column: 1;
      grid-row: 1 / 5;
    }
  }
}

/* The first letter of an article stands three lines deep. */
.article-body > p:first-of-type::first-letter {
  float: inline-start;
  margin-block-start: 0.06em;
  margin-inline-end: 0.1em;
  color: var(--accent);
  font-size: 3.4em;
  font-weight: 400;
  line-height: 0.82;
}

/* Arabic letters are joined to the next one. */
.article-body > p:first-of-type:dir(rtl)::first-letter {
  float: none;
  margin: 0;
  color: inherit;
  font-size: inherit;
  line-height: inherit;
}
`;
