import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { MenuEntry, ShellContent } from '@/lib/domain/shell';
import { lettersPath } from '@/lib/i18n/directory-address';
import { localePath } from '@/lib/i18n/locales';

type Props = { shell: ShellContent; children: ReactNode };

/**
 * The menus, opened and closed by the browser itself (details, popover). On a narrow screen they are a full-height
 * modal popover with `children` below the menus: the styles hide the page behind it (WCAG 2.4.3).
 */
export function MainMenu({ shell, children }: Props) {
  const t = useTranslations('Shell');
  const { locale, links } = shell;
  const prefix = localePath(locale, '/').replace(/\/$/, '');
  return (
    <div id="menu" className="menu" popover="auto">
      <button
        type="button"
        className="btn btn-line btn-icon menu-close"
        popoverTarget="menu"
        aria-label={t('close')}
        // biome-ignore lint/a11y/noAutofocus: focuses this button when the popover opens; it is hidden before
        autoFocus
      >
        <Icon name="x" />
      </button>
      <nav aria-label={t('menuLabel')}>
        <ul className="menu-main">
          <SpecialityMenu {...{ shell, prefix }} />
          <ClinicMenu {...{ shell, prefix }} />
          <li>
            <a href={`${prefix}/actualidad`}>{t('news')}</a>
          </li>
          <li>
            <a href={links.blog}>{t('blog')}</a>
          </li>
          <li>
            <a href={links.group}>{t('group')}</a>
          </li>
        </ul>
        {children}
      </nav>
    </div>
  );
}

type DirectoryProps = { shell: ShellContent /** Of the language. */; prefix: string };

function SpecialityMenu({ shell, prefix }: DirectoryProps) {
  const t = useTranslations('Shell');
  const services = useTranslations('Services');
  const base = `${prefix}/especialidades`;
  return (
    <Submenu name={t('specialities')} className="mega">
      {shell.specialityMenu.map(({ service, ...group }) => (
        <section key={service} data-service={service}>
          <Entries
            {...{ ...group, base }}
            kind="specialities"
            title={services(service)}
            all={lettersPath(base, { service, letter: null })}
          />
        </section>
      ))}
      <div className="mega-all">
        <MoreLink text={t('allSpecialities')} href={base} />
        <MoreLink text={t('tests')} href={`${prefix}/pruebas`} />
        <MoreLink text={t('doctors')} href={`${prefix}/medicos`} />
      </div>
    </Submenu>
  );
}

function ClinicMenu({ shell, prefix }: DirectoryProps) {
  const t = useTranslations('Shell');
  const communities = useTranslations('Communities');
  const base = `${prefix}/clinicas`;
  return (
    <Submenu name={t('clinics')} className="mega mega-clinics">
      {shell.clinicMenu.map(({ community, ...group }) => (
        <section key={community}>
          <Entries {...{ ...group, base }} kind="clinics" title={communities(community)} all={base} />
        </section>
      ))}
      <div>
        <MoreLink text={t('allClinics')} href={base} />
        <MoreLink text={t('associatedCentres')} href={`${base}/centros-asociados`} />
      </div>
    </Submenu>
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

type EntriesProps = {
  kind: 'specialities' | 'clinics';
  title: string;
  entries: MenuEntry[];
  /** The total number of entries. */
  count: number;
  base: string;
  all: string;
};

/** A group of a menu. The heading links to `all`; if entries were left out, a last link leads to `base`. */
function Entries({ kind, title, entries, count, base, all }: EntriesProps) {
  const rest = useTranslations('MenuRest');
  const t = useTranslations('NoPage');
  return (
    <>
      <h2>
        <a href={all}>{title}</a>
      </h2>
      <ul>
        {entries.map(({ name, slug }) => (
          <li key={name}>
            {slug ? (
              <a href={`${base}/${slug}`}>{name}</a>
            ) : (
              <span>
                {name} <small className="ml-1.5">{t('short')}</small>
              </span>
            )}
          </li>
        ))}
      </ul>
      {count > entries.length && <MoreLink text={rest(kind, { count })} href={base} />}
    </>
  );
}

const MoreLink = ({ text, href }: { text: string; href: string }) => (
  <p>
    <a href={href}>
      {`${text} `}
      <Icon name="arrow-right" />
    </a>
  </p>
);
