'use client';

import { useEffect, useRef, useState } from 'react';
import { TextField } from '@/components/forms/text-field';
import { Icon } from '@/components/ui/icon';
import { contains } from '@/lib/domain/matches';
import { fillText } from '@/lib/i18n/fill-text';
import type { Texts } from '@/lib/i18n/texts';

/** A test as its name and, when the portal links to its page, the address of that. */
type MenuTest = readonly [name: string, href: string | null];
export type MenuGroup = { title: string; tests: readonly MenuTest[] };

type Props = {
  title: string;
  groups: readonly MenuGroup[];
  texts: Texts<'ProfessionalTests'>;
};

/** The tests a professional may request, the own speciality first, filtered while typing (M169). */
export function TestsMenu({ title, groups, texts }: Props) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Text typed before hydration.
  useEffect(() => setTyped(field.current?.value ?? ''), []);
  const shown = groups
    .map((group) => ({ ...group, tests: group.tests.filter(([name]) => contains(name, typed)) }))
    .filter(({ tests }) => tests.length > 0);
  const count = shown.reduce((sum, { tests }) => sum + tests.length, 0);
  return (
    <details className="portal-tests">
      <summary>
        {title} <Icon name="chevron-down" />
      </summary>
      <div className="portal-tests-body">
        <div className="max-w-xl">
          <TextField
            ref={field}
            id="pruebas-filtro"
            label={texts.filter}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <p className="muted text-sm" role="status">
          {typed.trim() !== '' &&
            (count === 0 ? texts.noTests : count === 1 ? texts.testFound : fillText(texts.testsFound, { count }))}
        </p>
        {shown.map(({ title: name, tests }) => (
          <section key={name}>
            <h2 className="text-xl">{name}</h2>
            <ul className="plain-list portal-columns">
              {tests.map(([test, href]) => (
                <li key={test}>{href ? <a href={href}>{test}</a> : <span>{test}</span>}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  );
}
