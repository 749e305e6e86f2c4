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
