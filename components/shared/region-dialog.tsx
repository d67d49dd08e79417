import { getTranslations } from 'next-intl/server';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { clinicsAtHome } from '@/lib/domain/capacity';
import type { Clinic } from '@/lib/domain/clinic';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { toClinicAddress } from './clinic-address';
import { ClinicAddressList } from './clinic-address-list';

type Props = {
  locale: Locale;
  region: string;
  name: string;
  clinics: Clinic[];
  associated: Clinic[];
  /** True when all clinics are listed; otherwise the dialog shows some and a link to all. */
  areFew: boolean;
};

/** The clinics of a province, and the associated centres there with name, address and phone only. */
export async function RegionDialog({ locale, region, name, clinics, associated, areFew }: Props) {
  const [t, rest] = await Promise.all([getTranslations('RegionDialog'), getTranslations('HomeRest')]);
  const places = clinicsAtHome(clinics, areFew).map((clinic) => toClinicAddress(locale, clinic, { from: '/' }));
  return (
    <Dialog id={`clinicas-${region}`} title={t('title', { name })} closeLabel={t('close')}>
      <ClinicAddressList places={places} action={t('ask')} />
      {!areFew && <Rest href={localePath(locale, '/clinicas')} text={rest('clinics', { name })} />}
      {associated.length > 0 && (
        <>
          <h3 className="mt-6 [border-top:1px_solid_var(--color-line)] pt-6">{t('associated')}</h3>
          <ClinicAddressList
            places={clinicsAtHome(associated, areFew).map((clinic) => toClinicAddress(locale, clinic))}
          />
          {!areFew && (
            <Rest href={localePath(locale, `/clinicas/centros-asociados?region=${region}`)} text={rest('associated')} />
          )}
        </>
      )}
    </Dialog>
  );
}

function Rest({ href, text }: { href: string; text: string }) {
  return (
    <p className="mt-4">
      <a className="link" href={href}>
        {text} <Icon name="arrow-right" />
      </a>
    </p>
  );
}
