import 'server-only';
import { listOwnClinics } from '@/lib/catalogue/clinics';
import { listProductOptions } from '@/lib/catalogue/products';
import { listAllSpecialities, listSpecialities } from '@/lib/catalogue/specialities';
import { choosableSpecialities, toPickerClinic, toPickerSpeciality } from '@/lib/domain/appointment/picker-catalogue';
import { clinicsOffering, recordsById, specialitiesOf } from '@/lib/domain/catalogue';
import { communityOf, inCommunities } from '@/lib/domain/communities';
import { type FoundOptions, findOptions, type OptionContext, type OptionList } from '@/lib/domain/options';
import { limitedToClinic } from '@/lib/domain/product-catalogue';
import { productsMatching, shopOptions, shopProducts } from '@/lib/domain/shop';
import type { Locale } from '@/lib/i18n/locales';
import { getFullProductCatalogue } from './requests';

export type OptionQuery = {
  locale: Locale;
  list: OptionList;
  context: OptionContext;
  /** The typed text; '' if empty. */
  text: string;
  /** The id of the requested record, regardless of the context; null: search by text. */
  id: string | null;
};

type Named = { id: string; name: string };

/** A list for its form: every record, those allowed by the context, their groups, and the form sent to the browser. */
type Source<R extends Named> = {
  all: R[];
  open: R[];
  groupOf: (record: R) => string | null;
  toOption: (record: R) => unknown;
};

/** Records of a list of the forms, from the site's cached lists. Throws ApiError. */
export async function searchOptions({ locale, list, context, text, id }: OptionQuery): Promise<FoundOptions> {
  const answer = <R extends Named>({ all, open, groupOf, toOption }: Source<R>): FoundOptions => {
    const found = id === null ? findOptions(open, text, groupOf) : only(all, id);
    return { records: found.records.map(toOption), total: found.total };
  };
  switch (list) {
    case 'cita-especialidades':
      return answer(await specialitiesAtClinic(locale, context));
    case 'cita-clinicas':
      return answer(await clinicsToBook(locale, context));
    case 'producto-productos':
      return answer(await productsAtClinic(locale, context));
    case 'producto-clinicas':
      return answer(await clinicsOfProduct(locale, context));
    case 'contacto-clinicas':
      return answer(clinicsAmong(inCommunities(await listOwnClinics(locale))));
    case 'registro-especialidades':
      return answer(plain((await listAllSpecialities(locale)).filter(({ service }) => service === 'medicas')));
    case 'bonos':
      return { records: [], total: await countVouchers(locale, context) };
    case 'bonos-especialidades':
      return answer(await shopSpecialities(locale, context));
    case 'bonos-clinicas':
      return answer(await shopClinics(locale, context));
  }
}

async function specialitiesAtClinic(locale: Locale, { clinica }: OptionContext) {
  const [specialities, [clinic]] = await Promise.all([listSpecialities(locale), clinicOf(locale, clinica)]);
  const all = choosableSpecialities(specialities);
  const open = clinica === undefined ? all : clinic ? specialitiesOf(clinic, all) : [];
  return { all, open, groupOf: serviceOf, toOption: toPickerSpeciality };
}

async function clinicsToBook(locale: Locale, { especialidad, pruebas }: OptionContext) {
  const [clinics, specialities] = await Promise.all([listOwnClinics(locale), listSpecialities(locale)]);
  const all = inCommunities(clinics);
  const speciality = specialities.find(({ id }) => id === especialidad);
  const offering = new Set(speciality ? clinicsOffering(speciality, all) : []);
  const toOption = (clinic: (typeof all)[number]) =>
    toPickerClinic(clinic, speciality && offering.has(clinic) ? [speciality.id] : []);
  const isOpen = (clinic: (typeof all)[number]) =>
    pruebas ? toOption(clinic).hasCovidTests : especialidad === undefined || offering.has(clinic);
  return { all, open: all.filter(isOpen), groupOf: regionOf, toOption };
}

async function productsAtClinic(locale: Locale, { clinica }: OptionContext) {
  const { products } = await getFullProductCatalogue(locale);
  const open =
    clinica === undefined ? products : products.filter(({ clinicIds }) => clinicIds?.includes(clinica) ?? true);
  type Product = (typeof products)[number];
  return {
    all: products,
    open,
    groupOf: ({ group }: Product) => group,
    toOption: (product: Product) => limitedToClinic(product, clinica ?? null),
  };
}

async function clinicsOfProduct(locale: Locale, { producto }: OptionContext) {
  const { products, clinics } = await getFullProductCatalogue(locale);
  const product = products.find(({ id }) => id === producto);
  const open = product?.clinicIds ? recordsById(product.clinicIds, clinics) : clinics;
  return clinicsAmong(inCommunities(clinics), inCommunities(open));
}

async function shopSpecialities(locale: Locale, { clinica }: OptionContext) {
  const { specialities, clinics } = await shopLists(locale);
  const clinic = clinics.find(({ id }) => id === clinica);
  const open = clinic ? specialitiesOf(clinic, specialities) : specialities;
  return { all: specialities, open, groupOf: serviceOf, toOption: toPickerSpeciality };
}

async function shopClinics(locale: Locale, { especialidad }: OptionContext) {
  const { specialities, clinics } = await shopLists(locale);
  const speciality = specialities.find(({ id }) => id === especialidad);
  return clinicsAmong(clinics, speciality ? clinicsOffering(speciality, clinics) : clinics);
}

/** Number of vouchers for a choice: shown by the filter before it is submitted. */
async function countVouchers(locale: Locale, { especialidad, clinica }: OptionContext): Promise<number> {
  const [products, clinics] = await Promise.all([listProductOptions(locale), listOwnClinics(locale)]);
  const choice = { specialityId: especialidad ?? null, clinicId: clinica ?? null };
  return productsMatching(shopProducts(products, clinics), choice).length;
}

async function shopLists(locale: Locale) {
  const [specialities, clinics] = await Promise.all([listSpecialities(locale), listOwnClinics(locale)]);
  return shopOptions(specialities, clinics);
}

async function clinicOf(locale: Locale, id: string | undefined) {
  return id === undefined ? [] : (await listOwnClinics(locale)).filter((clinic) => clinic.id === id);
}

const clinicsAmong = <C extends Named & { region: string }>(all: C[], open = all) => ({
  ...{ all, open, groupOf: regionOf },
  toOption: ({ id, name, region }: C) => ({ id, name, region }),
});

const plain = <R extends Named>(all: R[]) => ({
  ...{ all, open: all },
  groupOf: () => null,
  toOption: ({ id, name }: R) => ({ id, name }),
});

const only = <R extends Named>(all: R[], id: string) => {
  const records = all.filter((record) => record.id === id);
  return { records, total: records.length };
};

const serviceOf = ({ service }: { service: string | null }) => service;
const regionOf = ({ region }: { region: string }) => communityOf(region);
