import { expect, it } from "vitest";
import { createReport } from "../report/report.ts";
import { renderMarkdown } from "../values/markdown.ts";
import { plainText } from "./plain-text.ts";

function render(markdown: string) {
  const report = createReport();
  const place = { file: "content/posts/a.md", pointer: "/body" };
  return renderMarkdown(markdown, place, {
    language: "ja",
    link: (href) => href,
    picture: () => undefined,
    report,
  }).html.trim();
}

it.each([
  ["我们的面包\n每天早上烤。", "我们的面包每天早上烤。"],
  ["パンは毎朝、\n焼きます。\nどうぞ。", "パンは毎朝、焼きます。どうぞ。"],
  ["重点\n**「太字」**\n内容", "重点<strong>「太字」</strong>内容"],
  ["重点 \n内容", "重点内容"],
  ["全角！\nカナ", "全角！カナ"],
  ["우리 빵은\n매일 굽습니다", "우리 빵은\n매일 굽습니다"],
  ["パンは\nRye です", "パンは\nRye です"],
  ["Our bread\nis baked", "Our bread\nis baked"],
  ["改行  \n次", "改行<br>次"],
])("%j is read as %j", (markdown, html) => {
  expect(render(markdown)).toBe(`<p>${html}</p>`);
});

it("joins the lines of items and quotations, and leaves those of code", () => {
  expect(render("- 我们\n  的面包")).toContain("<li>我们的面包</li>");
  expect(render("> 我们\n> 的面包")).toContain("<p>我们的面包</p>");
  expect(render("```\n我们\n的面包\n```")).toContain("我们\n的面包");
  expect(plainText("我们\n的面包\nRye\nbread")).toBe("我们的面包 Rye bread");
});

it.each([
  "-\u00a0a\n-\u00a0b",
  "*\u00a0a\n* b",
  "1.\u00a0a\n2.\u00a0b",
  "Words\n-\u00a0a\n-\u2009b",
  "> -\u202fa\n> -\u3000b",
])("%j is a list", (markdown) => {
  expect(render(markdown).match(/<li>[ab]<\/li>/g)).toHaveLength(2);
});

it("a space that does not break stays in code and in words", () => {
  expect(render("```\n-\u00a0a\n```")).toContain("-\u00a0a");
  expect(render("5\u00a0kg")).toContain("5\u00a0kg");
});
