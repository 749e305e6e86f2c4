import highlighter from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import css from "highlight.js/lib/languages/css";
import diff from "highlight.js/lib/languages/diff";
import ini from "highlight.js/lib/languages/ini";
import json from "highlight.js/lib/languages/json";
import markdown from "highlight.js/lib/languages/markdown";
import nginx from "highlight.js/lib/languages/nginx";
import scss from "highlight.js/lib/languages/scss";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";

const languages = { bash, css, diff, ini, json, markdown, nginx, scss, typescript, xml, yaml };
for (const [name, language] of Object.entries(languages)) highlighter.registerLanguage(name, language);
highlighter.registerAliases(["jsonc"], { languageName: "json" });
highlighter.registerAliases(["js", "jsx"], { languageName: "typescript" });

/** Code as HTML, its parts in spans with classes such as `hljs-string`; nothing for a language that is not known. */
export function highlight(code: string, language: string): string | undefined {
  return highlighter.getLanguage(language) && highlighter.highlight(code, { language }).value;
}
