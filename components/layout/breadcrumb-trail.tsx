'use client';

import { StructuredDataScript } from './structured-data-script';

type Props = {
  label: string;
  /** Name and address of each step; a name without address is plain text. */
  steps: [name: string, href: string | null][];
  current: string;
  /** The language of the page's own name when it is not that of the page. */
  lang: string | undefined;
  /** Id of the page's structured data, this trail included. */
  block: string;
};

/** The trail, drawn by the browser component so that the page's data carries names and not markup. */
export function BreadcrumbTrail({ label, steps, current, lang, block }: Props) {
  return (
    <nav aria-label={label} className="crumbs no-print">
      <ol>
        {steps.map(([name, href]) => (
          <li key={name}>{href ? <a href={href}>{name}</a> : name}</li>
        ))}
        <li aria-current="page" lang={lang}>
          {current}
        </li>
      </ol>
      <StructuredDataScript id={block} />
    </nav>
  );
}
