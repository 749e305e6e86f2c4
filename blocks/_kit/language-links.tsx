import { usePage } from "./page/page-context.ts";

export function LanguageLinks({ className }: { readonly className: string }) {
  const { alternates } = usePage();
  if (alternates.length < 2) return null;
  return (
    <ul className={className}>
      {alternates.map(({ language, name, href, current }) => (
        <li key={language}>
          <a href={href} lang={language} hrefLang={language} aria-current={current ? "true" : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
