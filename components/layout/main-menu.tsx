import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { MenuEntry } from '@/lib/domain/shell';
import { localePath } from '@/lib/i18n/locales';
import type { Frame } from './frame-texts';

type Props = Frame & { children: ReactNode };

/**
 * The menus, opened and closed by the browser itself (details, popover). On a narrow screen the whole of it is a
 * full-height popover with `children` below the menus.
 */
export function MainMenu({ locale, texts, links, specialities, clinics, children }: Props) {
  const prefix = localePath(locale, '/').replace(/\/$/, '');
  return (
    <nav id="menu" className="menu" popover="auto" aria-label={texts.menuLabel}>
      <button type="button" className="btn btn-line btn-icon menu-close" popoverTarget="menu" aria-label={texts.close}>
        <Icon name="x" />
      </button>
      <ul className="menu-main">
        <li>
          <details name="menu">
            <summary>
              {`${texts.specialities} `}
              <Icon name="chevron-down" />
            </summary>
            <div className="mega">
              <div className="wrap">
                {specialities.map((group) => (
                  <section key={group.service} data-service={group.service}>
                    <h2>{group.title}</h2>
                    <Entries entries={group.entries} base={`${prefix}/especialidades/`} />
                    <Rest text={group.more} href={`${prefix}/especialidades`} />
                  </section>
                ))}
              </div>
            </div>
          </details>
        </li>
        <li>
          <details name="menu">
            <summary>
              {`${texts.clinics} `}
              <Icon name="chevron-down" />
            </summary>
            <div className="mega mega-clinics">
              <div className="wrap">
                {clinics.map((group) => (
                  <section key={group.title}>
                    <h2>{group.title}</h2>
                    <Entries entries={group.entries} base={`${prefix}/clinicas/`} />
                    <Rest text={group.more} href={`${prefix}/clinicas`} />
                  </section>
                ))}
                <p>
                  <a href={`${prefix}/clinicas/centros-asociados`}>
                    {`${texts.associatedCentres} `}
                    <Icon name="arrow-right" />
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

/** Leads to the page that lists what the menu has no room for. */
function Rest({ text, href }: { text?: string; href: string }) {
  return text ? (
    <p>
      <a href={href}>
        {text} <Icon name="arrow-right" />
      </a>
    </p>
  ) : null;
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
