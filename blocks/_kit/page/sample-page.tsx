import type { ReactNode } from "react";
import { directionOf } from "./direction.ts";
import { PageContext, unknownPage } from "./page-context.ts";

interface SamplePageProps {
  /** A BCP 47 tag. */
  readonly language: string;
  readonly children: ReactNode;
}

/** For tests of a block: what is in it is on a page of a language, by which it and its islands have their texts. */
export function SamplePage({ language, children }: SamplePageProps) {
  const direction = directionOf(language);
  return (
    <PageContext value={{ ...unknownPage, language, siteLanguage: language, direction }}>
      {children}
    </PageContext>
  );
}
