import type { FullClinic } from '@/lib/domain/clinic';
import type { DiagnosticTest } from '@/lib/domain/diagnostic-test';
import type { Doctor } from '@/lib/domain/doctor';
import type { Product } from '@/lib/domain/product';
import type { FullSpeciality } from '@/lib/domain/speciality';

const SEO = { title: null, description: null, isIndexable: true };

/** A clinic with only a name; tests add the fields they need. */
export const aClinic = (given: Partial<FullClinic> = {}): FullClinic => ({
  id: '1',
  slug: 'clinica',
  name: 'Clínica',
  region: 'valencia',
  isAssociated: false,
  description: null,
  address: null,
  phone: null,
  whatsapp: null,
  fax: null,
  email: null,
  openingHours: null,
  coordinates: null,
  isOneStop: false,
  offersTeleconsultation: false,
  covidTests: { pcr: false, serological: false, antigen: false },
  otherTechnology: null,
  specialityIds: [],
  hasEquipment: false,
  picture: null,
  seo: SEO,
  ...given,
});

/** A speciality with only a name and a page. */
export const aSpeciality = (given: Partial<FullSpeciality> = {}): FullSpeciality => ({
  id: '1',
  slug: 'especialidad',
  name: 'Especialidad',
  service: 'medicas',
  hasPage: true,
  description: null,
  headline: null,
  headlineHref: null,
  messages: [],
  clinicIds: [],
  icon: null,
  seo: SEO,
  ...given,
});

/** A diagnostic test with only a name. */
export const aTest = (given: Partial<DiagnosticTest> = {}): DiagnosticTest => ({
  id: '1',
  slug: 'prueba',
  name: 'Prueba',
  description: null,
  rows: [],
  columns: { title: null, left: null, right: null },
  messages: [],
  isForProfessionals: false,
  isShownOnSpeciality: false,
  isLinkedInPortal: false,
  specialityIds: [],
  clinicIds: null,
  picture: null,
  icon: null,
  seo: SEO,
  ...given,
});

/** A product with only a name. */
export const aProduct = (given: Partial<Product> = {}): Product => ({
  id: '1',
  slug: 'producto',
  name: 'Producto',
  description: null,
  priceCents: null,
  validMonths: null,
  isTransferable: null,
  left: null,
  right: null,
  messages: [],
  conditions: null,
  footer: null,
  specialityIds: [],
  clinicIds: [],
  picture: null,
  seo: SEO,
  ...given,
});

/** A doctor with only a name. */
export const aDoctor = (given: Partial<Doctor> = {}): Doctor => ({
  id: '1',
  name: 'Dra. Neus Puig',
  description: null,
  picture: null,
  languages: [],
  specialities: [],
  clinics: [],
  ...given,
});
