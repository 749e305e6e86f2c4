/** What programs put on the clipboard, written by hand in the style of each, and the Markdown that a paste of it gives. */
export interface ClipboardCase {
  readonly from: string;
  readonly html?: string;
  readonly plain?: string;
  readonly gives: string;
  /** What is said of it, where something could not be kept or can be read otherwise. */
  readonly says?: string;
}

const word = (body: string, lists = "") =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!--${lists} p.MsoNormal{margin:0}--></style></head><body lang=EN-GB><!--StartFragment-->${body}<!--EndFragment--></body></html>`;
const wordItem = (list: string, sign: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${list}'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;
const wordWeb = (tag: "ul" | "ol", list: number, level: number, words: string) =>
  `<div class="ListContainerWrapper SCXW1"><${tag} class="ListStyle" role="list"><li data-leveltext="" data-font="Symbol" data-listid="${list}" data-aria-posinset="1" data-aria-level="${level}" role="listitem" class="OutlineElement"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">${words}</span></span><span class="EOP">&nbsp;</span></p></li></${tag}></div>`;
const docs = (body: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b">${body}</b>`;
const docsP = (words: string) =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt"><span style="font-size:11pt;font-family:Arial;font-weight:400">${words}</span></p>`;
const chrome = (body: string) =>
  `<html><body>\n<!--StartFragment-->${body}<!--EndFragment-->\n</body>\n</html>`;
const pages = (body: string) =>
  `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN"><html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px}</style></head><body>${body}</body></html>`;
const sheets = (rows: string) =>
  `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" border="1"><colgroup><col width="100"/></colgroup><tbody>${rows}</tbody></table></google-sheets-html-origin>`;
const picture = "![](<>)";
const pictureMissing = "The place of a picture is marked";
const looksLikeMarkdown = "This looks like Markdown";

export const clipboardCases: readonly ClipboardCase[] = [
  // Words alone: terminals, text files, PDF viewers.
  { from: "a line of a text file", plain: "One line\n", gives: "One line" },
  { from: "a line of a Windows text file", plain: "One line\r\n", gives: "One line" },
  { from: "a line with several ends", plain: "\n\nOne line\n\n\n", gives: "One line" },
  { from: "a terminal's two lines", plain: "first line\nsecond line\n", gives: "first line\\\nsecond line" },
  { from: "two paragraphs", plain: "First.\n\nSecond.\n", gives: "First.\n\nSecond." },
  { from: "paragraphs far apart", plain: "First.\n \n\t\nSecond.", gives: "First.\n\nSecond." },
  { from: "old Mac line ends", plain: "First.\r\rSecond.\r", gives: "First.\n\nSecond." },
  { from: "a cell of a spreadsheet, as words", plain: "1,200\n", gives: "1,200" },
  { from: "a row of a spreadsheet, as words", plain: "Desk\t1,200\n", gives: "Desk 1,200" },
  { from: "an indented line", plain: "    npm start\n", gives: "npm start" },
  {
    from: "a PDF viewer's lines",
    plain: "The house stands on\na slope.",
    gives: "The house stands on\\\na slope.",
  },
  { from: "signs that Markdown has", plain: "2 * 3 * 4 = 24_000 [sic]", gives: "2 * 3 * 4 = 24_000 [sic]" },
  { from: "words that begin like a list", plain: "1. is a number", gives: "1\\. is a number" },
  { from: "words that begin like a heading", plain: "#1 of all", gives: "#1 of all" },
  { from: "the name of a tag", plain: "Use <b> here", gives: "Use \\<b> here" },
  { from: "an address alone", plain: "https://example.com/a?b=c\n", gives: "https://example.com/a?b=c" },
  { from: "a family and a flag", plain: "👨‍👩‍👧 🇬🇧", gives: "👨‍👩‍👧 🇬🇧" },
  { from: "Arabic words", plain: "مرحبا\n", gives: "مرحبا" },
  // Markdown as words.
  {
    from: "a Markdown heading",
    plain: "# Title\n\nWords\n",
    gives: "\\# Title\n\nWords",
    says: looksLikeMarkdown,
  },
  { from: "a Markdown list", plain: "- one\n- two\n", gives: "\\- one\\\n\\- two", says: looksLikeMarkdown },
  {
    from: "Markdown in bold",
    plain: "A **bold** word",
    gives: "A \\*\\*bold** word",
    says: looksLikeMarkdown,
  },
  {
    from: "a Markdown link",
    plain: "See [us](https://example.com).",
    gives: "See \\[us](https://example.com).",
    says: looksLikeMarkdown,
  },
  // Word.
  {
    from: "Word, a paragraph",
    html: word("<p class=MsoNormal><b>Bold</b> and <i>italic</i> text<o:p></o:p></p>"),
    gives: "**Bold** and _italic_ text",
  },
  {
    from: "Word, a numbered list below a bulleted one",
    html: word(
      wordItem("l0 level1 lfo1", "·", "Apples") +
        wordItem("l0 level1 lfo1", "·", "Pears") +
        wordItem("l1 level1 lfo2", "1.", "Wash") +
        wordItem("l1 level1 lfo2", "2.", "Peel"),
    ),
    gives: "- Apples\n- Pears\n\n1. Wash\n2. Peel",
  },
  {
    from: "Word, two numbered lists",
    html: word(
      wordItem("l0 level1 lfo1", "1.", "One") +
        wordItem("l0 level1 lfo1", "2.", "Two") +
        wordItem("l3 level1 lfo4", "1.", "Other"),
    ),
    gives: "1. One\n2. Two\n\n1) Other",
  },
  {
    from: "Word, a list that begins at three",
    html: word(wordItem("l0 level1 lfo1", "3.", "Three") + wordItem("l0 level1 lfo1", "4.", "Four")),
    gives: "3. Three\n4. Four",
  },
  {
    from: "Word, levels of several kinds",
    html: word(
      wordItem("l0 level1 lfo1", "1.", "Outer") +
        wordItem("l0 level2 lfo1", "o", "Inner") +
        wordItem("l0 level2 lfo1", "o", "Next") +
        wordItem("l0 level1 lfo1", "2.", "Second"),
      "@list l0:level1 {mso-level-text:1} @list l0:level2 {mso-level-number-format:bullet}",
    ),
    gives: "1. Outer\n   - Inner\n   - Next\n2. Second",
  },
  {
    from: "Word, signs without a mark",
    html: word(
      "<p style='mso-list:l0 level1 lfo1'>·&nbsp;&nbsp;First</p><p style='mso-list:l0 level1 lfo1'>·&nbsp; Second</p><p style='mso-list:l1 level1 lfo2'>1.&nbsp; Third</p>",
    ),
    gives: "- First\n- Second\n\n1. Third",
  },
  {
    from: "Word, letters as numbers",
    html: word(wordItem("l2 level1 lfo3", "a)", "First") + wordItem("l2 level1 lfo3", "b)", "Second")),
    gives: "1. First\n2. Second",
  },
  {
    from: "Word, a list between paragraphs",
    html: word(
      `<p class=MsoNormal>Before</p>${wordItem("l0 level1 lfo1", "·", "Item")}<p class=MsoNormal>After</p>${wordItem("l0 level1 lfo1", "·", "Again")}`,
    ),
    gives: "Before\n\n- Item\n\nAfter\n\n- Again",
  },
  {
    from: "Word, a numbered heading",
    html: word(
      `<h1 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1<span>&nbsp;</span></span>Scope</h1><p class=MsoNormal>Words</p>`,
    ),
    gives: "## Scope\n\nWords",
  },
  {
    from: "Word, a picture",
    html: word(
      `<p class=MsoNormal>Before</p><p class=MsoNormal><!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/x.png"/></v:shape><![endif]--><![if !vml]><img width=300 height=200 src="file:///C:/Temp/clip_image001.png" alt="The garden front"><![endif]></p><p class=MsoNormal>After</p>`,
    ),
    gives: "Before\n\n![The garden front](<>)\n\nAfter",
    says: pictureMissing,
  },
  {
    from: "Word, a table",
    html: word(
      "<table class=MsoTableGrid><tr><td><p class=MsoNormal>A</p></td><td><p>B</p></td></tr><tr><td><p>1</p><p>2</p></td><td><p>3|4</p></td></tr></table>",
    ),
    gives: "| A | B |\n| --- | --- |\n| 1<br>2 | 3\\|4 |",
  },
  {
    from: "Word, footnotes and places",
    html: word(
      `<p class=MsoNormal><a name="_Toc1"></a>Built in 1899<a href="#_ftn1"><sup>[1]</sup></a>.</p>`,
    ),
    gives: "Built in 1899<sup>[1]</sup>.",
  },
  {
    from: "Word, a deleted and a raised word",
    html: word("<p class=MsoNormal><s>Old</s> 20 m<sup>2</sup></p>"),
    gives: "~~Old~~ 20 m<sup>2</sup>",
  },
  {
    from: "Word for the web, lists",
    html: `<div class="OutlineElement"><p class="Paragraph"><span class="TextRun"><span>Before</span></span></p></div>${wordWeb("ul", 1, 1, "Apples")}${wordWeb("ul", 1, 2, "Green")}${wordWeb("ul", 1, 1, "Pears")}${wordWeb("ol", 2, 1, "Wash")}${wordWeb("ol", 2, 1, "Peel")}`,
    gives: "Before\n\n- Apples\n  - Green\n- Pears\n\n1. Wash\n2. Peel",
  },
  {
    from: "Word for the web, a paragraph",
    html: `<div class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun" style="font-weight:bold"><span>Bold</span></span><span class="TextRun"><span> words</span></span><span class="EOP">&nbsp;</span></p></div>`,
    gives: "**Bold** words",
  },
  {
    from: "Outlook, a message",
    html: word(
      `<p class=MsoNormal>Dear Ada,<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>See <a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fa&amp;data=05">here</a>.<o:p></o:p></p>`,
    ),
    gives: "Dear Ada,\n\nSee [here](https://example.com/a).",
  },
  // Google Docs.
  { from: "Docs, a paragraph", html: docs(docsP("Words")), gives: "Words" },
  {
    from: "Docs, breaks between parts",
    html: docs(`${docsP("One")}<br />${docsP("Two")}<br /><br />${docsP("Three")}`),
    gives: "One\n\nTwo\n\nThree",
  },
  {
    from: "Docs, a nested list",
    html: docs(
      `<ul><li dir="ltr" aria-level="1"><p role="presentation"><span>One</span></p></li><ul><li aria-level="2"><p role="presentation"><span>Inner</span></p></li></ul><li aria-level="1"><p role="presentation"><span>Two</span></p></li></ul>`,
    ),
    gives: "- One\n  - Inner\n- Two",
  },
  {
    from: "Docs, a checklist",
    html: docs(
      `<ul><li role="checkbox" aria-checked="true" aria-level="1"><img src="data:image/png;base64,iVBORw0KGgo=" width="1" height="1" alt="checked" aria-roledescription="checkbox"/><p><span>Drawn</span></p></li><li role="checkbox" aria-checked="false" aria-level="1"><p><span>Built</span></p></li></ul>`,
    ),
    gives: "- [x] Drawn\n- [ ] Built",
  },
  {
    from: "Docs, headings and marks",
    html: docs(
      `<h1 dir="ltr"><span style="font-size:20pt;font-weight:400">Head</span></h1><h2><span>Sub</span></h2><p><span style="font-weight:700">Bold</span><span style="font-style:italic"> it</span><span style="text-decoration:line-through"> gone</span></p>`,
    ),
    gives: "## Head\n\n### Sub\n\n**Bold** _it_ ~~gone~~",
  },
  {
    from: "Docs, a link and a bookmark",
    html: docs(
      `<p><a href="https://www.google.com/url?q=https://example.com/a&amp;sa=D"><span>Out</span></a> <a href="#heading=h.abc"><span>in</span></a></p>`,
    ),
    gives: "[Out](https://example.com/a) in",
    says: "led to a place in the other document",
  },
  {
    from: "Docs, a picture",
    html: docs(
      `<p><span><span style="border:none"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4n" width="602" height="401" /></span></span></p>`,
    ),
    gives: picture,
    says: pictureMissing,
  },
  {
    from: "Docs, a table of one cell as a frame",
    html: docs(
      `<div><table><tbody><tr><td>${docsP("First")}${docsP("Second")}</td></tr></tbody></table></div>`,
    ),
    gives: "First\n\nSecond",
  },
  { from: "Docs, a line", html: docs(`${docsP("One")}<hr />${docsP("Two")}`), gives: "One\n\n---\n\nTwo" },
  // Pages, Notes and Mail of a Mac.
  {
    from: "Pages, paragraphs",
    html: pages(
      `<p class="p1"><span class="s1"><b>Bold</b></span> words</p><p class="p2"><br></p><p class="p1">Next</p>`,
    ),
    gives: "**Bold** words\n\nNext",
  },
  {
    from: "Pages, a list",
    html: pages(`<ul class="ul1"><li class="li1">One</li><li class="li1">Two</li></ul>`),
    gives: "- One\n- Two",
  },
  {
    from: "Notes, a list with dashes",
    html: pages(`<ul class="Apple-dash-list"><li>One</li><li>Two<ul><li>Inner</li></ul></li></ul>`),
    gives: "- One\n- Two\n  - Inner",
  },
  {
    from: "Apple Mail",
    html: `<div>Hello,</div><div><br></div><div>two lines<br>of it<br class="Apple-interchange-newline"></div>`,
    gives: "Hello,\n\ntwo lines\\\nof it",
  },
  {
    from: "Safari, spaces",
    html: `<span style="caret-color: rgb(0, 0, 0)">One<span class="Apple-converted-space">&nbsp;</span>two</span>`,
    gives: "One\u00a0two",
  },
  // Notion, Confluence, wikis.
  {
    from: "Notion, a page",
    html: `<meta charset='utf-8'><!-- notionvc: 1a2b --><h3>Head</h3><p>Words with <strong>bold</strong> and <code>code</code></p><ul><li>One<ul><li>Inner</li></ul></li></ul><blockquote>Said</blockquote>`,
    gives: "## Head\n\nWords with **bold** and `code`\n\n- One\n  - Inner\n\n> Said",
  },
  {
    from: "Notion, things to do",
    html: `<ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span class="to-do-children-checked">Drawn</span></li><li><div class="checkbox checkbox-off"></div> <span class="to-do-children-unchecked">Built</span></li></ul>`,
    gives: "- [x] Drawn\n- [ ] Built",
  },
  {
    from: "Notion, a folded text",
    html: `<details open=""><summary>More</summary><p>Inside</p></details>`,
    gives: "**More**\n\nInside",
  },
  {
    from: "GitHub, things to do",
    html: chrome(
      `<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" class="task-list-item-checkbox" disabled checked> Drawn</li><li class="task-list-item"><input type="checkbox" disabled> Built</li></ul>`,
    ),
    gives: "- [x] Drawn\n- [ ] Built",
  },
  {
    from: "GitHub, code",
    html: chrome(
      `<div class="highlight"><pre><span class="pl-k">const</span> a = 1;\nconst b = 2;</pre></div><button>Copy</button>`,
    ),
    gives: "```\nconst a = 1;\nconst b = 2;\n```",
  },
  {
    from: "Wikipedia, a paragraph",
    html: chrome(
      `<p>A <b>gable</b> is<sup class="reference"><a href="#cite_note-1">[1]</a></sup> a <a href="https://en.wikipedia.org/wiki/Wall">wall</a>.</p>`,
    ),
    gives: "A **gable** is<sup>[1]</sup> a [wall](https://en.wikipedia.org/wiki/Wall).",
  },
  {
    from: "Wikipedia, a formula",
    html: chrome(
      `<p>Area <span class="mwe-math-element"><span style="display:none"><math alttext="{\\displaystyle a^{2}}"><semantics><mrow><msup><mi>a</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">a^{2}</annotation></semantics></math></span><img class="mwe-math-fallback-image-inline" src="https://wikimedia.org/x.svg" alt="a^{2}"></span> here</p>`,
    ),
    gives: "Area `a^{2}` here",
  },
  {
    from: "a formula of KaTeX",
    html: chrome(
      `<p><span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>E</mi></mrow><annotation encoding="application/x-tex">E=mc^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span>E=mc2</span></span></span></p>`,
    ),
    gives: "`E=mc^2`",
  },
  {
    from: "a list of names",
    html: chrome("<dl><dt>Lime</dt><dd>Soft.</dd><dt>Oak</dt><dd>Hard.</dd></dl>"),
    gives: "**Lime**\n\nSoft.\n\n**Oak**\n\nHard.",
  },
  {
    from: "a figure of a page",
    html: chrome(
      `<figure><img src="https://example.com/a.jpg" alt="A door"><figcaption>The old door</figcaption></figure>`,
    ),
    gives: "![A door](<>)\n\nThe old door",
    says: pictureMissing,
  },
  {
    from: "a film of a page",
    html: chrome(
      `<p>See</p><iframe src="https://www.youtube.com/embed/abc123?rel=0" title="The making of it"></iframe>`,
    ),
    gives: "See\n\n[The making of it](https://www.youtube.com/watch?v=abc123)",
  },
  {
    from: "a page with scripts",
    html: chrome(`<p onclick="x()">Words<script>alert(1)</script></p><style>p{color:red}</style>`),
    gives: "Words",
  },
  {
    from: "a page with a link that runs",
    html: chrome(`<p><a href="javascript:alert(1)">press</a></p>`),
    gives: "press",
    says: "led to a place in the other document",
  },
  {
    from: "a page's menu",
    html: chrome(`<ul><li><a href="/about">About</a></li><li><a href="contact.html">Contact</a></li></ul>`),
    gives: "- About\n- Contact",
    says: "2 links that led to places in the other document",
  },
  {
    from: "a page's article, headings from the first",
    html: chrome("<h1>Title</h1><p>Words</p><h3>Deep</h3><p>More</p>"),
    gives: "## Title\n\nWords\n\n### Deep\n\nMore",
  },
  { from: "words of a page", html: chrome("<span>only words</span>"), gives: "only words" },
  {
    from: "words of a page with a link",
    html: chrome(`<a href="tel:+441">Call</a> us`),
    gives: "[Call](tel:+441) us",
  },
  {
    from: "marks that end in a space",
    html: chrome("<p><b>Bold </b>and<i> italic </i>words</p>"),
    gives: "**Bold** and _italic_ words",
  },
  {
    from: "a marked part of a word",
    html: chrome("<p>un<b>believ</b>able</p>"),
    gives: "un**believ**able",
  },
  {
    from: "a line break in a heading",
    html: chrome("<h2>One<br>two</h2>"),
    gives: "## One<br>two",
  },
  {
    from: "a list with a paragraph, a quote and a table",
    html: chrome("<ul><li><p>One</p><p>more</p></li><li><blockquote>Said</blockquote></li></ul>"),
    gives: "- One\n\n  more\n\n- > Said",
  },
  // Spreadsheets.
  {
    from: "Sheets, cells",
    html: sheets(
      `<tr><td>Wood</td><td>Price</td></tr><tr><td>Oak</td><td data-sheets-value="1">1,200</td></tr>`,
    ),
    plain: "Wood\tPrice\nOak\t1,200",
    gives: "| Wood | Price |\n| --- | --- |\n| Oak | 1,200 |",
  },
  { from: "Sheets, one cell", html: sheets("<tr><td>Oak</td></tr>"), plain: "Oak", gives: "Oak" },
  {
    from: "Excel, cells",
    html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet></head><body><table><!--StartFragment--><col width=64><tr height=20><td class=xl65>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr><!--EndFragment--></table></body></html>`,
    plain: "A\tB\r\n1\t2\r\n",
    gives: "| A | B |\n| --- | --- |\n| 1 | 2 |",
  },
  {
    from: "Numbers, a table",
    html: pages(
      `<table class="t1"><tbody><tr><td class="td1"><p class="p1"><b>A</b></p></td><td><p>B</p></td></tr><tr><td><p>1</p></td><td><p><br></p></td></tr></tbody></table>`,
    ),
    gives: "| **A** | B |\n| --- | --- |\n| 1 |  |",
  },
  {
    from: "a table with a caption and heads",
    html: chrome(
      "<table><caption>Woods</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>",
    ),
    gives: "Woods\n\n| A | B |\n| --- | --- |\n| 1 | 2 |",
  },
  // Mail and chat.
  {
    from: "Gmail, a message",
    html: `<div dir="ltr">Dear Ada,<div><br></div><div>the plan is <b>ready</b>.</div><div><br></div><div>Best,<br>Bo</div></div>`,
    gives: "Dear Ada,\n\nthe plan is **ready**.\n\nBest,\\\nBo",
  },
  {
    from: "Gmail, breaks as paragraphs",
    html: `<div dir="ltr">One.<br><br>Two.<br><br><br>Three.</div>`,
    gives: "One.\n\nTwo.\n\nThree.",
  },
  {
    from: "Gmail, a smiling face",
    html: `<div>Thanks <img goomoji="1f600" data-goomoji="1f600" src="https://mail.google.com/e.gif" alt="😀"></div>`,
    gives: "Thanks 😀",
  },
  {
    from: "a newsletter",
    html: `<table role="presentation" width="600"><tr><td><table role="presentation"><tr><td><h1>News</h1><p>First words.</p></td></tr></table></td><td><img src="https://t.example.com/open.gif" width="1" height="1"><p>Beside.</p></td></tr></table>`,
    gives: "## News\n\nFirst words.\n\nBeside.",
  },
  {
    from: "Slack",
    html: `<span style="color:#1d1c1d">Hi </span><b data-stringify-type="bold">Ada</b><img class="emoji" alt="👍" src="https://a.slack-edge.com/x.png"><ul data-stringify-type="unordered-list" data-indent="0"><li>One</li></ul>`,
    gives: "Hi **Ada**👍\n\n- One",
  },
  {
    from: "Teams",
    html: `<p>First</p>\n<p>&nbsp;</p>\n<p>Second <strong>bold</strong></p>`,
    gives: "First\n\nSecond **bold**",
  },
  {
    from: "WhatsApp Web",
    html: `<span class="selectable-text" style="color:white"><span>Hello<br>there</span></span>`,
    plain: "Hello\nthere",
    gives: "Hello\\\nthere",
  },
  {
    from: "a chat assistant's answer",
    html: chrome(
      `<h3 data-start="0">Steps</h3><ol data-start="1"><li><p>Measure</p></li><li><p>Draw</p></li></ol><hr><p>Done <code>x</code>.</p><div><button aria-label="Copy">Copy code</button><pre><code class="language-sh">npm start\n</code></pre></div>`,
    ),
    gives: "## Steps\n\n1. Measure\n2. Draw\n\n---\n\nDone `x`.\n\n```\nnpm start\n```",
  },
  {
    from: "a code editor, Markdown",
    html: `<meta charset='utf-8'><div style="color: #ccc;font-family: 'Fira Code', monospace;font-size: 14px;white-space: pre;"><div><span style="color: #569cd6;"># Title</span></div><br><div>Words</div></div>`,
    plain: "# Title\n\nWords",
    gives: "\\# Title\n\nWords",
    says: looksLikeMarkdown,
  },
  // Other writing programs.
  {
    from: "LibreOffice, a list",
    html: `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 7.4"/></head><body lang="en-GB"><p>Before</p><ul><li><p style="margin-bottom: 0cm">One</p></li><li><p>Two</p></li></ul></body></html>`,
    gives: "Before\n\n- One\n- Two",
  },
  {
    from: "LibreOffice, colours and underlines",
    html: `<body><p><font color="#ff0000"><u>Red</u></font> <font face="Arial"><b>bold</b></font></p></body>`,
    gives: "Red **bold**",
  },
  {
    from: "Dropbox Paper",
    html: `<div class="ace-line"><h1><span>Head</span></h1></div><div class="ace-line"><ul class="listtype-bullet"><li><span class="author-d">One</span></li></ul></div><div class="ace-line"><span>Words</span></div>`,
    gives: "## Head\n\n- One\n\nWords",
  },
  {
    from: "Evernote, things to do",
    html: `<ul style="--en-todo:true;"><li style="--en-checked:true;"><div>☑ Drawn</div></li><li><div>☐ Built</div></li></ul>`,
    gives: "- [x] Drawn\n- [ ] Built",
  },
  {
    from: "OneNote",
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=en-GB style='font-family:Calibri'><p style='margin:0in'>First</p><ul style='margin-left:.375in;direction:ltr' type=disc><li style='margin-top:0'><span style='font-size:11pt'>One</span></li></ul><p style='margin:0in'>&nbsp;</p></body></html>`,
    gives: "First\n\n- One",
  },
  {
    from: "a PDF in a browser, with its words dressed",
    html: `<meta charset='utf-8'><span style="font-size:10px">A line of</span><br><span style="font-size:10px">a plan</span>`,
    gives: "A line of\\\na plan",
  },
  // Signs that nobody sees.
  { from: "a contacts program's number", plain: "\u202a+44 7700 900412\u202c\n", gives: "+44 7700 900412" },
  { from: "a telephone's number", plain: "\u2068+44 7700 900412\u2069", gives: "+44 7700 900412" },
  {
    from: "a page with soft hyphens and breaks",
    html: chrome("<p>Denk\u00admal\u00adschutz und \u200bmehr\ufeff</p>"),
    gives: "Denkmalschutz und mehr",
  },
  {
    from: "a link of a contacts program",
    html: chrome(`<p><a href="tel:\u202a+447700900412\u202c">\u202a07700 900412\u202c</a></p>`),
    gives: "[07700 900412](tel:+447700900412)",
  },
  {
    from: "a Persian word, half of it bold",
    html: chrome("<p>می<b>\u200cخواهم</b></p>"),
    gives: "می**\u200cخواهم**",
  },
  { from: "a line separator", html: chrome("<p>one\u2028two</p>"), gives: "one\\\ntwo" },
  {
    from: "a slide's title with a line break",
    plain: "Title\u000bsecond line\rNext\n",
    gives: "Title\\\nsecond line\\\nNext",
  },
  { from: "pages of a PDF", plain: "One\n\fTwo\n", gives: "One\n\nTwo" },
  { from: "bullets of the font Symbol", plain: "\uf0b7\tOne\n\uf0b7\tTwo\n", gives: "• One\\\n• Two" },
  { from: "text in Windows-1252", plain: "\u0093Hi\u0094 \u0096 it\u0092s\n", gives: "“Hi” – it’s" },
  // Tables.
  {
    from: "a table with merged cells",
    html: chrome(
      "<table><tr><th colspan=2>Days</th><th>Open</th></tr><tr><td rowspan=2>Weekend</td><td>Sat</td><td>10–14</td></tr><tr><td>Sun</td><td>closed</td></tr></table>",
    ),
    gives: "| Days |  | Open |\n| --- | --- | --- |\n| Weekend | Sat | 10–14 |\n|  | Sun | closed |",
  },
  {
    from: "a table whose rows are too short",
    html: chrome(
      "<table><tr><td>Day</td><td>Open</td><td>Note</td></tr><tr><td>Mon</td><td>9</td></tr><tr><td>Tue</td></tr></table>",
    ),
    gives: "| Day | Open | Note |\n| --- | --- | --- |\n| Mon | 9 |  |\n| Tue |  |  |",
  },
  {
    from: "a table whose head is too short",
    html: chrome("<table><tr><td>Day</td></tr><tr><td>Mon</td><td>9</td></tr></table>"),
    gives: "| Day |  |\n| --- | --- |\n| Mon | 9 |",
  },
  {
    from: "a table with lists in a cell",
    html: chrome(
      "<table><tr><td>Room</td><td>Has</td></tr><tr><td>Bath</td><td><ul><li>Shower</li><li><p>Tub</p></li></ul><ol start=2><li>Wash</li><li>Dry</li></ol></td></tr></table>",
    ),
    gives: "| Room | Has |\n| --- | --- |\n| Bath | Shower<br>Tub<br>2. Wash<br>3. Dry |",
  },
  {
    from: "a table with paragraphs, a heading, a quote and code in a cell",
    html: chrome(
      "<table><tr><td>Room</td><td>Has</td></tr><tr><td>Bath</td><td><h3>Head</h3><p>One</p><p>&nbsp;</p><p>Two<br>Three</p><blockquote><p>Said</p></blockquote><pre>a\nb</pre></td></tr></table>",
    ),
    gives: "| Room | Has |\n| --- | --- |\n| Bath | Head<br>One<br>Two<br>Three<br>Said<br>a<br>b |",
  },
  {
    from: "a table with a caption and heads of rows",
    html: chrome(
      "<table><caption><b>Prices</b> in £</caption><tr><td></td><th>A</th></tr><tr><th scope=row>Oak</th><td>1</td></tr></table>",
    ),
    gives: "**Prices** in £\n\n|  | A |\n| --- | --- |\n| Oak | 1 |",
  },
  {
    from: "a table with a note below all columns",
    html: chrome(
      "<table><tr><td>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr><tr><td colspan=14>With VAT</td></tr></table>",
    ),
    gives: "| A | B |\n| --- | --- |\n| 1 | 2 |\n| With VAT |  |",
  },
  {
    from: "a table with a foot before its body",
    html: chrome(
      "<table><thead><tr><th>Item</th><th>No</th></tr></thead><tfoot><tr><td>Sum</td><td>3</td></tr></tfoot><tbody><tr><td>a</td><td>3</td></tr></tbody></table>",
    ),
    gives: "| Item | No |\n| --- | --- |\n| a | 3 |\n| Sum | 3 |",
  },
  {
    from: "a table whose first cell goes on to the end",
    html: chrome(
      "<table><tr><td rowspan=0>A</td><td>B</td></tr><tr><td>1</td></tr><tr><td>2</td></tr></table>",
    ),
    gives: "| A | B |\n| --- | --- |\n|  | 1 |\n|  | 2 |",
  },
  {
    from: "a table with a picture",
    html: chrome(
      `<table><tr><td>A</td><td>B</td></tr><tr><td><img src="x.png" alt="Door"></td><td>2</td></tr></table>`,
    ),
    gives: "| A | B |\n| --- | --- |\n| ![Door](<>) | 2 |",
    says: pictureMissing,
  },
  {
    from: "a table with bars in it",
    html: chrome(
      "<table><tr><td>A|B</td><td><code>x|y</code></td></tr><tr><td>1</td><td><a href='https://example.com/?a|b'>l</a></td></tr></table>",
    ),
    gives: "| A\\|B | `x\\|y` |\n| --- | --- |\n| 1 | [l](https://example.com/?a\\|b) |",
  },
  {
    from: "a table in a list",
    html: chrome(
      "<ul><li>One<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table></li></ul>",
    ),
    gives: "- One\n\n  | a | b |\n  | --- | --- |\n  | c | d |",
  },
  {
    from: "Confluence, a table",
    html: `<div class="table-wrap"><table class="confluenceTable"><colgroup><col></colgroup><tbody><tr><th class="confluenceTh"><p>Name</p></th><th><p>Does</p></th></tr><tr><td><p><strong>Ada</strong></p></td><td><ul><li><p>Draw</p></li><li><p>Ring</p></li></ul></td></tr></tbody></table></div>`,
    gives: "| Name | Does |\n| --- | --- |\n| **Ada** | Draw<br>Ring |",
  },
  {
    from: "Word, a table whose head is headings",
    html: word(
      "<table class=MsoTableGrid><tr><td><h3>Room</h3></td><td><h3>Size</h3></td></tr><tr><td><p>Bath</p></td><td><p>6 m<sup>2</sup></p></td></tr></table>",
    ),
    gives: "| Room | Size |\n| --- | --- |\n| Bath | 6 m<sup>2</sup> |",
  },
  {
    from: "Word, a table with merged cells and a list",
    html: word(
      `<table class=MsoTableGrid><tr><td colspan=2><p class=MsoNormal>All rooms</p></td></tr><tr><td><p>Bath</p></td><td>${wordItem("l0 level1 lfo1", "·", "Tub")}${wordItem("l0 level1 lfo1", "·", "Shower")}</td></tr></table>`,
    ),
    gives: "| All rooms |  |\n| --- | --- |\n| Bath | Tub<br>Shower |",
  },
  {
    from: "Outlook, a signature",
    html: word(
      "<table class=MsoNormalTable border=0><tr><td><p class=MsoNormal><b>Jane</b><br>Architect</p></td><td><p class=MsoNormal>Tel. <a href='tel:+441162'>+44 1162</a></p></td></tr></table>",
    ),
    gives: "| **Jane**<br>Architect | Tel. [+44 1162](tel:+441162) |\n| --- | --- |",
  },
  {
    from: "columns of an old page",
    html: chrome(
      `<table><tr><td><h2>News</h2><p>First words.</p></td><td><h2>Dates</h2><p>Second words.</p></td></tr></table>`,
    ),
    gives: "## News\n\nFirst words.\n\n## Dates\n\nSecond words.",
  },
  // Headings.
  {
    from: "headings that leave levels out",
    html: chrome("<h1>One</h1><p>a</p><h2>Two</h2><p>b</p><h5>Five</h5><p>c</p>"),
    gives: "## One\n\na\n\n### Two\n\nb\n\n#### Five\n\nc",
  },
  {
    from: "headings that begin below others",
    html: chrome("<h3>Small</h3><p>a</p><h1>Big</h1><p>b</p><h4>Deep</h4><p>c</p><h2>Mid</h2><p>d</p>"),
    gives: "## Small\n\na\n\n## Big\n\nb\n\n### Deep\n\nc\n\n### Mid\n\nd",
  },
  // Emoji that are pictures.
  {
    from: "a blog's emoji",
    html: chrome(
      `<p>Hi <img class="emoji" alt="👍🏽" src="https://s.w.org/1f44d-1f3fd.png"> <img alt="🇬🇧" src="x.svg"> <img alt="1️⃣" src="y.svg"></p>`,
    ),
    gives: "Hi 👍🏽 🇬🇧 1️⃣",
  },
  {
    from: "Slack, emoji by their names",
    html: chrome(
      `<p>Done <img data-stringify-type="emoji" data-stringify-emoji=":tada:" alt=":tada:" src="https://a.slack-edge.com/google-medium/1f389.png"> and <img data-stringify-emoji=":acme:" alt=":acme:" src="https://emoji.slack-edge.com/T1/acme/abc.png"></p>`,
    ),
    gives: "Done 🎉 and :acme:",
  },
  {
    from: "Teams, an emoji",
    html: `<p>Fine <span title="Smile" type="(smile)"><img itemtype="http://schema.skype.com/Emoji" src="https://x.example.com/smile.png" title="Smile" alt="🙂"></span></p>`,
    gives: "Fine 🙂",
  },
  {
    from: "WhatsApp Web, an emoji",
    html: `<span class="selectable-text">Thanks <img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP" alt="🙏" data-plain-text="🙏" class="emoji"></span>`,
    plain: "Thanks 🙏",
    gives: "Thanks 🙏",
  },
  {
    from: "an emoji drawn by its style",
    html: chrome(
      `<p>Hello <span role="img" aria-label="🎈" style="background-image:url(x)"></span> there</p>`,
    ),
    gives: "Hello 🎈 there",
  },
  {
    from: "a picture whose file is a number",
    html: chrome(`<p><img src="https://example.com/2600.jpg" width="800" height="600" alt="Front"></p>`),
    gives: "![Front](<>)",
    says: pictureMissing,
  },
  // Links and the rest.
  {
    from: "links that are malformed",
    html: chrome(
      `<p>See <a href="https://exa mple.com/a b">the offer</a>, <a href="https://example.com/100%">half</a> and <a href="www.example.com/a">us</a></p>`,
    ),
    gives:
      "See the offer (`https://exa mple.com/a b`), [half](https://example.com/100%) and [us](https://www.example.com/a)",
  },
  {
    from: "a link of a search with a bare percent sign",
    html: chrome(`<p><a href="https://www.google.com/url?q=https://example.com/100%25&sa=D">half</a></p>`),
    gives: "[half](https://example.com/100%)",
  },
  {
    from: "a message with hidden words",
    html: `<div style="display:none">Preheader</div><p>Words<span style="mso-hide:all">hidden</span></p>`,
    gives: "Words",
  },
  {
    from: "words with a quotation and marks",
    html: chrome("<p>He said <q>yes</q>, <ins>new</ins> <mark>seen</mark> <kbd>Esc</kbd></p>"),
    gives: "He said “yes”, new <mark>seen</mark> <kbd>Esc</kbd>",
  },
  {
    from: "Gmail, an answer with what it answers",
    html: `<div>Yes</div><div class="gmail_quote"><div class="gmail_attr">Ada wrote:<br></div><blockquote style="margin:0"><div>Old</div></blockquote></div>`,
    gives: "Yes\n\nAda wrote:\n\n> Old",
  },
  {
    from: "a list with words between its items",
    html: chrome("<ul><li>One</li>Loose words<li>Two</li></ul>"),
    gives: "- One\n- Loose words\n- Two",
  },
  {
    from: "a picture that is a link",
    html: chrome(`<p><a href="https://example.com"><img src="x.jpg" alt="Logo"></a></p>`),
    gives: "[![Logo](<>)](https://example.com)",
    says: pictureMissing,
  },
  {
    from: "Japanese with readings",
    html: chrome("<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby></p>"),
    gives: "漢(kan)",
  },
  {
    from: "an event of a calendar",
    plain: "Site visit\nWhen: 5 May, 10:00 – 11:00\nWhere: 27 Row\n",
    gives: "Site visit\\\nWhen: 5 May, 10:00 – 11:00\\\nWhere: 27 Row",
  },
  {
    from: "footnotes of a page",
    html: chrome(
      `<p>Text<sup id="r1"><a href="#fn1">1</a></sup></p><section><ol><li id="fn1">Note <a href="#fnref1">↩</a></li></ol></section>`,
    ),
    gives: "Text<sup>1</sup>\n\n1. Note ↩",
  },
];
