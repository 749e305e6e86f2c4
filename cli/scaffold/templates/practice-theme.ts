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
  max-width: 30em;
}

/* Cards are round sheets without lines, in rows without gaps: a card is several rows, with a gap after each. */
.cards-grid.cards-grid-ruled .cards-grid-cards {
  gap: 0 var(--space-4);
}

.cards-grid.cards-grid-ruled .cards-grid-card {
  margin-block-end: var(--space-4);
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
