'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { MenuEntry } from '@/lib/domain/shell';
import type { Service } from '@/lib/domain/speciality';
import { attachMenuBehaviour } from './menu-behaviour';

type Texts = Record<'label' | 'close' | 'specialities' | 'clinics' | 'allClinics' | 'news' | 'blog' | 'group', string>;

type Props = {
  /** '' in Spanish, '/ca' or '/en' otherwise. */
  prefix: string;
  texts: Texts;
  links: { blog: string; group: string };
  specialities: { service: Service; title: string; entries: MenuEntry[] }[];
  clinics: { title: string; entries: MenuEntry[] }[];
  children: ReactNode;
};

/**
 * The menus, open and closed by the browser itself (details, popover): they work before and without script.
 * In the browser only so that every page carries its hundred links once, not also as page data.
 */
export function MainMenu({ prefix, texts, links, specialities, clinics, children }: Props) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => (nav.current ? attachMenuBehaviour(nav.current) : undefined), []);
  return (
    <nav id="menu" className="menu" popover="auto" aria-label={texts.label} ref={nav}>
      <button type="button" className="btn btn-line btn-icon menu-close" popoverTarget="menu" aria-label={texts.close}>
        <Icon name="x" />
      </button>
      <ul className="menu-main">
        <li>
          <details name="menu">
            <summary>
              {texts.specialities} <Icon name="chevron-down" />
            </summary>
            <div className="mega">
              <div className="wrap">
                {specialities.map((group) => (
                  <section key={group.service} data-service={group.service}>
                    <h2>{group.title}</h2>
                    <Entries entries={group.entries} base={`${prefix}/especialidades/`} />
                  </section>
                ))}
              </div>
            </div>
          </details>
        </li>
        <li>
          <details name="menu">
            <summary>
              {texts.clinics} <Icon name="chevron-down" />
            </summary>
            <div className="mega mega-clinics">
              <div className="wrap">
                {clinics.map((group) => (
                  <section key={group.title}>
                    <h2>{group.title}</h2>
                    <Entries entries={group.entries} base={`${prefix}/clinicas/`} />
                  </section>
                ))}
                <p>
                  <a href={`${prefix}/clinicas/centros-asociados`}>
                    {texts.allClinics} <Icon name="arrow-right" />
                  </a>
                </p>
              </div>
            </div>
          </details>
        </li>
        <li>
          <a href={`${prefix}/actualidad`}>{texts.news}</a>
        </li>
        <li>
          <a href={links.blog}>{texts.blog}</a>
        </li>
        <li>
          <a href={links.group}>{texts.group}</a>
        </li>
      </ul>
      {children}
    </nav>
  );
}

function Entries({ entries, base }: { entries: MenuEntry[]; base: string }) {
  return (
    <ul>
      {entries.map(([name, slug]) => (
        <li key={name}>{slug ? <a href={base + slug}>{name}</a> : <span>{name}</span>}</li>
      ))}
    </ul>
  );
}
