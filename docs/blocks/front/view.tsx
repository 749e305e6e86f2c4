import { Actions, Blocks, enhanced, Prose, type Resolved } from "blockwork";
import { articleHtml } from "../guide/article-html.ts";
import type { schema } from "./schema.ts";

export function Front({ title, text, commands, actions, source, example }: Resolved<typeof schema>) {
  return (
    <div className="front">
      <div className="front-words">
        <h1>{title}</h1>
        <p className="front-text">{text}</p>
        <div className="front-commands" {...enhanced("guide", "idle")}>
          <Prose text={{ html: articleHtml(commandsHtml(commands)) }} />
        </div>
        <Actions actions={actions} />
      </div>
      {source && (
        <div className="front-sample">
          <Prose text={{ html: articleHtml(source.html) }} className="front-source" />
          {example.length > 0 && (
            <section className="front-example" aria-label="What it becomes">
              <Blocks of={example} />
            </section>
          )}
        </div>
      )}
    </div>
  );
}

const commandsHtml = (commands: string) =>
  `<pre><code class="language-sh">${commands.replace(/&/g, "&amp;").replace(/</g, "&lt;")}</code></pre>`;
