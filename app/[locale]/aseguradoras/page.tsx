import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getFormatter, getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { LinkPair } from '@/components/ui/link-pair';
import { NameLink } from '@/components/ui/name-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { getHelpline } from '@/lib/catalogue/configuration';
import { INSURERS_PATH, listInsurers } from '@/lib/catalogue/insurers';
import type { Coverage, Insurer } from '@/lib/domain/insurer';
import { recordPath } from '@/lib/domain/record-path';
import type { Helpline } from '@/lib/domain/shell';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { OPEN_SEO, pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';
import { medicalPageData } from '@/lib/seo/structured/web-page';
import { ContentRoute, contentMetadata } from '../content-page';
import { FramedPage } from '../framed-page';

export const revalidate = 30;

/** Key of the page record with this address, for an upstream that has one. */
const RECORD = INSURERS_PATH.slice(1);

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const insurers = await listInsurers(locale);
  if (insurers.length === 0) return contentMetadata(locale, RECORD);
  return metadataOf(async () => {
    const t = await getTranslations('Insurers');
    const fallback = { title: t('title'), description: t('lead', { count: insurers.length }) };
    return pageMetadata({ locale, path: INSURERS_PATH, seo: OPEN_SEO, fallback });
  });
}

export default async function InsurersPage({ params }: Props) {
  const { locale } = await params;
  const insurers = await listInsurers(locale);
  if (insurers.length === 0) return <ContentRoute locale={locale} pageKey={RECORD} />;
  return (
    <FramedPage
      locale={locale}
      path={INSURERS_PATH}
      head={generateMetadata({ params })}
      load={async () => <InsurersDetail {...{ locale, insurers }} helpline={getHelpline()} />}
    />
  );
}

type InsurersDetailProps = { locale: Locale; insurers: Insurer[]; helpline: Helpline };

/** The insurers of the clinics, the services and clinics each one covers, and the contact for another insurer. */
function InsurersDetail({ locale, insurers, helpline }: InsurersDetailProps) {
  const t = useTranslations('Insurers');
  const lead = t('lead', { count: insurers.length });
  const records = insurers.map(({ code, name }) => ({ name, path: `/aseguradoras#${code}` }));
  const data = medicalPageData({
    locale,
    path: '/aseguradoras',
    name: t('title'),
    description: lead,
    lists: [{ name: t('name'), records }],
  });
  return (
    <>
      <Breadcrumbs locale={locale} trail={[]} current={t('name')} about={[data]} />
      <div className="wrap grid gap-8 pt-8 pb-16">
        <div className="stack">
          <h1 className="text-4xl">{t('title')}</h1>
          <p className="lead">{lead}</p>
        </div>
        <div className="insurers-columns">
          <ul className="insurers">
            {insurers.map(({ code, name, coverage }) => (
              <li key={code} id={code}>
                <h2 className="text-xl">{name}</h2>
                {coverage.length > 0 ? <CoverageList {...{ locale, coverage }} /> : <p>{t('unknown')}</p>}
              </li>
            ))}
          </ul>
          <OtherWays {...{ locale, helpline }} />
        </div>
      </div>
    </>
  );
}

/** The clinics that accept an insurer, grouped by the services it covers there. */
async function CoverageList({ locale, coverage }: { locale: Locale; coverage: Coverage[] }) {
  const [t, services, format] = await Promise.all([
    getTranslations('Insurers'),
    getTranslations('Services'),
    getFormatter(),
  ]);
  return (
    <dl className="coverage">
      {coverage.map((group) => (
        <div key={group.services.join()}>
          <dt>{group.services.length > 0 ? format.list(group.services.map((one) => services(one))) : t('some')}</dt>
          <dd>
            <ul>
              {group.clinics.map(({ id, slug, name }) => (
                <li key={id}>
                  <NameLink locale={locale} className="link" path={recordPath('clinicas', { slug })}>
                    {name}
                  </NameLink>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The contact for other insurers, and payment without insurance. */
function OtherWays({ locale, helpline }: Omit<InsurersDetailProps, 'insurers'>) {
  const t = useTranslations('Insurers');
  return (
    <aside className="insurers-aside">
      <section className="stack" aria-labelledby="otra-aseguradora">
        <h2 id="otra-aseguradora" className="text-xl">
          {t('missing')}
        </h2>
        <p>{t('missingText')}</p>
        <p>
          <a className="btn btn-primary" href={localePath(locale, '/contacto')}>
            {t('ask')}
          </a>
        </p>
        <p>
          {t('phone')} <PhoneLink className="link whitespace-nowrap" phone={helpline.phone} />
        </p>
      </section>
      <section className="stack" aria-labelledby="sin-seguro">
        <h2 id="sin-seguro" className="text-xl">
          {t('private')}
        </h2>
        <p>{t('privateText')}</p>
        <LinkPair
          links={[
            [localePath(locale, '/especial-online'), t('vouchers')],
            [localePath(locale, '/politica-precios'), t('prices')],
          ]}
        />
      </section>
    </aside>
  );
}
