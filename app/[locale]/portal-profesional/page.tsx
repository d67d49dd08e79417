import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Outcome } from '@/components/layout/outcome';
import { nextHref } from '@/components/professional/paths';
import { SessionOverPage } from '@/components/professional/session-over-page';
import { listAssociatedClinics, listOwnClinics } from '@/lib/catalogue/clinics';
import { getConfiguration, getHelpline } from '@/lib/catalogue/configuration';
import { getShell } from '@/lib/catalogue/shell';
import { PORTAL_PATH } from '@/lib/domain/professional/professional';
import { env } from '@/lib/env';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { recordMetadata } from '@/lib/seo/metadata';
import { type LoggedInProfessional, readProfessional } from '@/lib/session/professional';
import { optional } from '@/lib/upstream/degrade';
import { PortalPage } from './portal-page';
import { readOwn, readPortalPosts, readPortalTests } from './portal-reads';

/** A page of the logged-in professional: rendered per request, never cached. */
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const fallback = async () => {
    const t = await getTranslations('ProfessionalPortal');
    return { title: t('title') };
  };
  return recordMetadata({ locale, key: PORTAL_PATH.slice(1), fallback, isHidden: true });
}

/**
 * Redirects to the home page without a session (M167), and to the change of the password on the first access (M162).
 */
export default async function PortalRoute({ params }: Props) {
  const { locale } = await params;
  const reading = await readProfessional(locale);
  if (reading.kind === 'anonymous') redirect(localePath(locale, '/'));
  if (reading.kind === 'valid' && reading.professional.next === 'upgrade') redirect(nextHref(locale, 'upgrade'));
  const shell = await getShell(locale);
  const load = async () => {
    if (reading.kind === 'failed') throw reading.error;
    if (reading.kind === 'ended') return <SessionOverPage locale={locale} />;
    return await portalPage(locale, reading.professional);
  };
  return <Outcome shell={shell} path={PORTAL_PATH} load={load} />;
}

async function portalPage(locale: Locale, account: LoggedInProfessional) {
  const own = await readOwn(account, await headers(), locale);
  if (own === 'over') return <SessionOverPage locale={locale} />;
  const specialityId = 'problem' in own ? null : own.specialityId;
  const configuration = await optional(getConfiguration(locale), null);
  const [tests, clinics, associated, posts] = await Promise.all([
    readPortalTests(locale, specialityId),
    optional(listOwnClinics(locale), []),
    optional(listAssociatedClinics(locale), []),
    readPortalPosts(configuration),
  ]);
  const text = configuration?.professionalText ?? null;
  const results = { href: env().PROFESSIONAL_RESULTS_URL ?? null, phone: getHelpline().phone };
  return <PortalPage {...{ locale, own, text, results, tests, clinics, associated, posts }} name={account.name} />;
}
