import { CLINICS } from '@clinic/contract/catalogue/clinics';
import { DOCTORS } from '@clinic/contract/catalogue/doctors';
import type { Description } from '@clinic/contract/catalogue/field';
import { PRODUCTS } from '@clinic/contract/catalogue/products';
import { SPECIALITIES } from '@clinic/contract/catalogue/specialities';
import { TESTS } from '@clinic/contract/catalogue/tests';
import type { FullClinic } from '@/lib/domain/clinic';
import type { DescribedFields, DescribedValues } from '@/lib/domain/described-fields';
import type { DiagnosticTest } from '@/lib/domain/diagnostic-test';
import type { Doctor } from '@/lib/domain/doctor';
import type { Product } from '@/lib/domain/product';
import type { FullSpeciality } from '@/lib/domain/speciality';

/** The value of each kind of field in a record without any. */
const EMPTY: DescribedValues & { choice: null } = {
  ...{ text: null, localized: null, hours: null, html: null, key: '', slug: '', link: null, coordinates: null },
  ...{ flag: false, optionalFlag: null, integer: null, price: null, picture: null, relation: [], choice: null },
  moment: null,
};

/** The fields that a description gives a record, all of them empty. */
const emptyFields = <const D extends Description>({ fields }: D) =>
  Object.fromEntries(
    Object.values(fields).flatMap(({ domain, kind }) => (domain ? [[domain, EMPTY[kind as keyof typeof EMPTY]]] : [])),
  ) as DescribedFields<D>;

const SEO = { title: null, description: null, isIndexable: true };

/** A clinic with only a name; tests add the fields they need. */
export const aClinic = (given: Partial<FullClinic> = {}): FullClinic => ({
  ...emptyFields(CLINICS),
  id: '1',
  slug: 'clinica',
  name: 'Clínica',
  region: 'valencia',
  covidTests: { pcr: false, serological: false, antigen: false },
  hasEquipment: false,
  seo: SEO,
  ...given,
});

/** A speciality with only a name and a page. */
export const aSpeciality = (given: Partial<FullSpeciality> = {}): FullSpeciality => ({
  ...emptyFields(SPECIALITIES),
  id: '1',
  slug: 'especialidad',
  name: 'Especialidad',
  service: 'medicas',
  hasPage: true,
  messages: [],
  seo: SEO,
  ...given,
});

/** A diagnostic test with only a name. */
export const aTest = (given: Partial<DiagnosticTest> = {}): DiagnosticTest => ({
  ...emptyFields(TESTS),
  id: '1',
  slug: 'prueba',
  name: 'Prueba',
  rows: [],
  columns: { title: null, left: null, right: null },
  messages: [],
  clinicIds: null,
  seo: SEO,
  ...given,
});

/** A product with only a name. */
export const aProduct = (given: Partial<Product> = {}): Product => ({
  ...emptyFields(PRODUCTS),
  id: '1',
  slug: 'producto',
  name: 'Producto',
  left: null,
  right: null,
  messages: [],
  seo: SEO,
  ...given,
});

/** A doctor with only a name. */
export const aDoctor = (given: Partial<Doctor> = {}): Doctor => ({
  ...emptyFields(DOCTORS),
  id: '1',
  name: 'Dra. Neus Puig',
  picture: null,
  languages: [],
  specialities: [],
  clinics: [],
  ...given,
});
