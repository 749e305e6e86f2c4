import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useState } from "react";

export default function Quotes({ quotes }: { readonly quotes: readonly string[] }) {
  const [viewport, carousel] = useEmblaCarousel({ loop: true });
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const update = () => setCurrent(carousel?.selectedScrollSnap() ?? 0);
    update();
    carousel?.on("select", update);
  }, [carousel]);
  return (
    <>
      <section
        ref={viewport}
        className="embla-carousel-viewport"
        aria-label="Quotes"
        aria-roledescription="carousel"
      >
        <ul>
          {quotes.map((quote) => (
            <li key={quote}>
              <blockquote>{quote}</blockquote>
            </li>
          ))}
        </ul>
      </section>
      <p className="buttons">
        <button type="button" onClick={() => carousel?.scrollPrev()}>
          Previous
        </button>
        <output>
          {current + 1} of {quotes.length}
        </output>
        <button type="button" onClick={() => carousel?.scrollNext()}>
          Next
        </button>
      </p>
    </>
  );
}
