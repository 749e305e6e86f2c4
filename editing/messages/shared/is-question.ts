/** Whether a title asks something, as "How many in stock" does: it is quoted in a sentence, where no article fits before it. */
export function isQuestion(title: string): boolean {
  return questionWord.test(title);
}

const questionWord =
  /^(?:how|what|which|whether|who|whose|when|where|why|is|are|does|do|has|can|wie|was|welche[mnrs]?|ob|wer|wo|wann|warum)\s/i;
