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
  background: var(--paper);
  color: var(--ink);
  box-shadow: 0 1.5rem 2.5rem rgb(0 0 0 / 28%);

  /* The corner that is folded over. */
  &::after {
    content: "";
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    width: var(--fold);
    aspect-ratio: 1;
    background: linear-gradient(45deg, var(--line) 50%, var(--table) 0);
  }

  &:dir(rtl)::after {
    scale: -1 1;
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
    inset-block-start: 0;
    inset-inline-end: 0;
    padding-inline-end: inherit;
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
