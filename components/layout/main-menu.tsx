import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { lettersPath } from '@/lib/i18n/directory-address';
import { localePath } from '@/lib/i18n/locales';
import type { Frame } from './frame-texts';

type Props = Frame & { children: ReactNode };
type Group = Frame['clinics'][number];

/**
 * The menus, opened and closed by the browser itself (details, popover). On a narrow screen the whole of it is a
 * full-height modal popover with `children` below the menus: the styles hide the page behind it (WCAG 2.4.3).
 */
export function MainMenu({ locale, texts, links, specialities, clinics, children }: Props) {
  const prefix = localePath(locale, '/').replace(/\/$/, '');
  return (
    <div id="menu" className="menu" popover="auto">
      <button
        type="button"
        className="btn btn-line btn-icon menu-close"
        popoverTarget="menu"
        aria-label={texts.close}
        // biome-ignore lint/a11y/noAutofocus: of the popover, when it is opened; before that the button is not there
        autoFocus
      >
        <Icon name="x" />
      </button>
      <nav aria-label={texts.menuLabel}>
        <ul className="menu-main">
          <Submenu name={texts.specialities} className="mega">
            {specialities.map((group) => (
              <section key={group.service} data-service={group.service}>
                <Entries
                  {...group}
                  base={`${prefix}/especialidades`}
                  all={lettersPath(`${prefix}/especialidades`, { service: group.service, letter: null })}
                />
              </section>
            ))}
            <div className="mega-all">
              <WayOn text={texts.allSpecialities} href={`${prefix}/especialidades`} />
              <WayOn text={texts.tests} href={`${prefix}/pruebas`} />
              <WayOn text={texts.doctors} href={`${prefix}/medicos`} />
            </div>
          </Submenu>
          <Submenu name={texts.clinics} className="mega mega-clinics">
            {clinics.map((group) => (
              <section key={group.title}>
                <Entries {...group} base={`${prefix}/clinicas`} all={`${prefix}/clinicas`} />
              </section>
            ))}
            <div>
              <WayOn text={texts.allClinics} href={`${prefix}/clinicas`} />
              <WayOn text={texts.associatedCentres} href={`${prefix}/clinicas/centros-asociados`} />
            </div>
          </Submenu>
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
    </div>
  );
}

function Submenu({ name, className, children }: { name: string; className: string; children: ReactNode }) {
  return (
    <li>
      <details name="menu">
        <summary>
          {`${name} `}
          <Icon name="chevron-down" />
        </summary>
        <div className={className}>
          <div className="wrap">{children}</div>
        </div>
      </details>
    </li>
  );
}

/** A group of a menu, its heading the way to all of them; `more` names the page with the entries it leaves out. */
function Entries({ title, entries, more, base, all }: Group & { base: string; all: string }) {
  return (
    <>
      <h2>
        <a href={all}>{title}</a>
      </h2>
      <ul>
        {entries.map(([name, slug]) => (
          <li key={name}>{slug ? <a href={`${base}/${slug}`}>{name}</a> : <span>{name}</span>}</li>
        ))}
      </ul>
      {more && <WayOn text={more} href={base} />}
    </>
  );
}

const WayOn = ({ text, href }: { text: string; href: string }) => (
  <p>
    <a href={href}>
      {`${text} `}
      <Icon name="arrow-right" />
    </a>
  </p>
);
