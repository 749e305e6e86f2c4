import type { HeaderRule, HostRedirect, HostRules } from "./host-rules.ts";
import { endOfPath, formatTarget, queryPattern, redirectPatterns } from "./redirect-pattern.ts";

export function htaccess({ base, headers, redirects, missing }: HostRules): string {
  const isWhole = (path: string) => path === "/*" || path === `${base}/*`;
  return [
    "# The rules of a built site. Apache reads them where AllowOverride is All.\n",
    "DirectoryIndex index.html\n",
    // The last one wins, and those of languages are more specific.
    ...[...missing].reverse().map(({ path, file }) => {
      const page = `ErrorDocument 404 ${file}\nErrorDocument 403 ${file}\n`;
      return isWhole(path) ? page : below(path, page);
    }),
    "\n<IfModule mod_headers.c>\n",
    ...headers.map((rule) => (isWhole(rule.path) ? headerLines(rule) : below(rule.path, headerLines(rule)))),
    "</IfModule>\n\n<IfModule mod_rewrite.c>\nRewriteEngine On\n",
    'RewriteRule "^(?:_headers|_redirects|[.]htaccess|[.]blockwork)$" - [R=404,L]\n',
    ...redirects.filter(({ isFirst }) => isFirst).flatMap(redirect),
    "RewriteCond %{REQUEST_FILENAME} -f [OR]\nRewriteCond %{REQUEST_FILENAME}/index.html -f\nRewriteRule ^ - [L]\n",
    ...redirects.filter(({ isFirst }) => !isFirst).flatMap(redirect),
    // Prevents the listing of folders without a page.
    "RewriteCond %{REQUEST_FILENAME} -d\nRewriteRule ^ - [R=404,L]\n",
    "</IfModule>\n",
  ].join("");
}

function below(path: string, lines: string): string {
  const start = path.endsWith("*") ? path.slice(0, -1) : `${path}(?:[? ])`;
  return `<If "%{THE_REQUEST} =~ m#^[^ ]+ ${start}#">\n${lines}</If>\n`;
}

function headerLines({ headers }: HeaderRule): string {
  return headers
    .map(([name, value]) => {
      // Apache expands variables before anything in a file is read.
      if (value.includes("${")) return `# ${name} is left out: Apache would put a variable into it.\n`;
      const written = `${name} "${value.replace(/["\\]/g, "\\$&").replaceAll("%", "%%")}"`;
      return name === "Cache-Control"
        ? `Header merge ${written} "expr=%{REQUEST_STATUS} < 400"\n`
        : `Header always merge ${written}\n`;
    })
    .join("");
}

/** Matches the undecoded request, since a decoded one may start with another host's name. */
function redirect(rule: HostRedirect): string[] {
  return redirectPatterns(rule).flatMap((each) => {
    const lines = (query: string, ...conditions: readonly string[]) => {
      const target = formatTarget(each, {
        text: (text) => text.replaceAll("$", "%24").replaceAll("%", "\\%"),
        group: (number) => `%${number}`,
        query,
      });
      const isWhole = each.passesQuery || target.includes("?");
      return [
        ...conditions,
        ...rule.query.map(
          (wanted) => `RewriteCond %{QUERY_STRING} "(?:^|&)${queryPattern(wanted)}(?:&|$)"\n`,
        ),
        `RewriteCond %{THE_REQUEST} "^[^ ]+ ${each.path.slice(1)}${endOfPath.replace("[?]", "[? ]")}"\n`,
        `RewriteRule ^ "${target}" [R=${rule.status},NE,L${isWhole ? "" : ",QSD"}]\n`,
      ].join("");
    };
    const hasFragment = each.to.some((part) => typeof part === "string" && part.includes("#"));
    // A query that Apache adds would come after the fragment.
    return each.passesQuery && hasFragment
      ? [lines("?%{QUERY_STRING}", 'RewriteCond %{QUERY_STRING} "."\n'), lines("")]
      : [lines("")];
  });
}
