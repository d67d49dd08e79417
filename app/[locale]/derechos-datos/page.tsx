import { mailtoHref } from '@clinic/contract/email-addresses';
import { getTranslations } from 'next-intl/server';
import { FormHead, NoScriptNote } from '@/components/forms/form-head';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { RightsForm } from '@/components/rights/rights-form';
import { rightsTexts } from '@/components/rights/rights-texts';
import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import { publicPhoneParts } from '@/lib/domain/phone';
import { RIGHTS, type Right } from '@/lib/domain/rights';
import { env } from '@/lib/env';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { acceptsRightsRequests } from '@/lib/requests/requests';
import { webPageData } from '@/lib/seo/structured/web-page';
import { recordPage } from '../record-page';
import '@/components/rights/rights.css';

export const revalidate = 30;

const { generateMetadata, page } = recordPage({
  key: 'derechos-datos',
  messages: 'RightsPage',
  isShared: true,
  load: async ({ locale, brand }) => (
    <RightsDetail {...{ locale, brand }} hasForm={acceptsRightsRequests()} email={env().PRIVACY_EMAIL ?? null} />
  ),
});

export { generateMetadata };
export default page;

type Props = {
  locale: Locale;
  brand: string;
  /** True when the upstream accepts the form; otherwise the page explains the other ways. */
  hasForm: boolean;
  /** The mailbox for data protection, or null when it is not configured. */
  email: string | null;
};

/**
 * The rights of a person over their data, how to use them, and the next steps. The form is shown only when the upstream
 * accepts it.
 */
async function RightsDetail({ locale, brand, hasForm, email }: Props) {
  const [t, texts] = await Promise.all([getTranslations('RightsPage'), rightsTexts(brand)]);
  const about = webPageData(locale, { path: '/derechos-datos', name: t('title'), description: t('lead') });
  return (
    <>
      <Breadcrumbs locale={locale} trail={[]} current={t('title')} about={[about]} />
      <FormHead title={t('title')} lead={t('lead')}>
        {hasForm && (
          <p className="pt-2 lg:hidden">
            <a className="btn btn-primary" href="#solicitar">
              {texts.ask}
            </a>
          </p>
        )}
      </FormHead>
      <div className="wrap rights-page py-10 lg:py-14">
        <Explained {...{ locale, names: texts.rights }} />
        <div className="grid content-start gap-10">
          {hasForm && (
            <section id="solicitar" className="grid content-start gap-6" aria-labelledby="derechos-t">
              <h2 id="derechos-t" className="text-2xl">
                {texts.ask}
              </h2>
              <NoScriptNote text={t('noScript')} />
              <RightsForm locale={locale} texts={texts} />
            </section>
          )}
          <OtherWays {...{ locale, hasForm, email }} />
        </div>
      </div>
    </>
  );
}

/** The rights one by one, and the procedure after a request. */
async function Explained({ locale, names }: { locale: Locale; names: Record<Right, string> }) {
  const t = await getTranslations('RightsPage');
  return (
    <div className="grid content-start gap-10">
      <section className="stack" aria-labelledby="derechos-lista-t">
        <h2 id="derechos-lista-t" className="text-2xl">
          {t('which')}
        </h2>
        <dl className="rights-list">
          {RIGHTS.map((right) => (
            <div key={right}>
              <dt>{names[right]}</dt>
              <dd>{t(`about.${right}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="stack" aria-labelledby="derechos-despues-t">
        <h2 id="derechos-despues-t" className="text-2xl">
          {t('then')}
        </h2>
        <p>{t('identity')}</p>
        <p>{t('deadline')}</p>
        <p>{t('stored')}</p>
        <p>
          {t('complain')}{' '}
          <a className="link" href="https://www.aepd.es" rel="noopener">
            www.aepd.es
          </a>
        </p>
        <p>
          <a className="link" href={localePath(locale, '/politica-privacidad')}>
            {t('policy')}
          </a>
        </p>
      </section>
    </div>
  );
}

/** The contact without the form: the controller's address if one is configured, otherwise the clinics. */
async function OtherWays({ locale, hasForm, email }: Omit<Props, 'brand'>) {
  const t = await getTranslations('RightsPage');
  return (
    <section className="stack" aria-labelledby="derechos-otras-t">
      <h2 id="derechos-otras-t" className="text-2xl">
        {t(hasForm ? 'otherWays' : 'ways')}
      </h2>
      <p>{t('say')}</p>
      <ul className="rights-ways">
        {email && (
          <li>
            <Icon name="mail" />{' '}
            <a className="link" href={mailtoHref(email) ?? undefined}>
              {email}
            </a>
          </li>
        )}
        <li>
          <Icon name="phone" /> <PhoneLink className="link whitespace-nowrap" phone={publicPhoneParts()} />
        </li>
        <li>
          <Icon name="map-pin" />{' '}
          <a className="link" href={localePath(locale, '/clinicas')}>
            {t('atClinic')}
          </a>
        </li>
      </ul>
    </section>
  );
}
