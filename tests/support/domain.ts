import type { Clinic } from '@/lib/domain/clinic';
import type { Doctor } from '@/lib/domain/doctor';
import type { Speciality } from '@/lib/domain/speciality';

const SEO = { title: null, description: null, isIndexable: true };

/** A clinic with nothing but a name, to be given what a test is about. */
export const aClinic = (given: Partial<Clinic> = {}): Clinic => ({
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

/** A speciality with nothing but a name and a page. */
export const aSpeciality = (given: Partial<Speciality> = {}): Speciality => ({
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

/** A doctor with nothing but a name. */
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
