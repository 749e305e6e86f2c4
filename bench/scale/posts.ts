/** A post that each of the generators under test is given. */
export interface Post {
  readonly id: string;
  readonly title: string;
  /** As 2026-01-31. */
  readonly date: string;
  readonly summary: string;
  readonly topic: string;
  /** Markdown, of about 600 words. */
  readonly body: string;
}

/** A post as a Markdown file; `topicKey` is what the field of its topic is called. */
export function textOf({ title, date, summary, topic, body }: Post, topicKey = "topic"): string {
  return `---\ntitle: "${title}"\ndate: ${date}\nsummary: "${summary}"\n${topicKey}: ${topic}\n---\n\n${body}`;
}

const topics = ["bread", "cake", "flour", "ovens", "people", "places"] as const;

/** The same posts whenever they are asked for, each with words of its own. */
export function generatePosts(count: number): Post[] {
  return Array.from({ length: count }, (_, index) => postAt(index));
}

function postAt(index: number): Post {
  const next = numbersFrom(index + 1);
  const sentence = () => sentenceOf(next);
  const paragraph = () => Array.from({ length: 4 }, sentence).join(" ");
  const day = new Date(Date.UTC(2010, 0, 1 + (index % 5000)));
  const parts = Array.from(
    { length: 4 },
    (_, part) =>
      `## Part ${part + 1} of ${index}\n\n${paragraph()}\n\n${paragraph()} See [the list](/posts/) or *${sentence()}*\n\n- ${sentence()}\n- **${sentence()}**\n- ${sentence()}\n`,
  );
  return {
    id: `post-${String(index).padStart(5, "0")}`,
    title: `Post ${index}: ${words[index % words.length]} and ${words[(index * 7) % words.length]}`,
    date: day.toISOString().slice(0, 10),
    summary: `Number ${index}. ${sentence()}`,
    topic: topics[index % topics.length] ?? topics[0],
    body: `${paragraph()}\n\n${parts.join("\n")}\n> ${sentence()}\n`,
  };
}

function sentenceOf(next: (below: number) => number): string {
  const length = 8 + next(8);
  const text = Array.from({ length }, () => words[next(words.length)]).join(" ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** A small generator of numbers that look random and are always the same (Park and Miller). */
function numbersFrom(seed: number): (below: number) => number {
  let state = (seed * 48271) % 2147483647;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

const words =
  "oven loaf flour water salt crumb crust dough night morning shelf basket street window baker hand heat steam rye wheat spelt barley seed honey butter jam table board knife cloth stone wood iron wall door yard river hill road market bell clock hour week winter spring summer autumn long short warm cold dark light old new quiet slow quick early late first last good plain small wide narrow deep sweet sour is was makes takes gives keeps holds turns lifts rests waits comes goes with from over under before after between".split(
    " ",
  );
