import { byFirstHour, type FirstHour, hourOfTest } from './appointment/first-hour';
import { clinicsOffering } from './catalogue';
import type { Clinic } from './clinic';
import type { DiagnosticTest } from './diagnostic-test';
import { shownPrice } from './price';
import type { Product } from './product';
import type { Service, Speciality } from './speciality';

/** A clinic where a service is offered: its first free hour, and the price there without insurance. */
export type ClinicOption = {
  clinic: Clinic;
  /** The speciality that an appointment there is for; undefined if unknown. */
  specialityId: string | undefined;
  service: Service | null;
  hour: FirstHour | undefined;
  price: OptionPrice | null;
};

/** Euro cents; of a voucher it is the lowest price. */
export type OptionPrice = { cents: number; isVoucher: boolean };

type TestAt = { test: DiagnosticTest; specialities: Speciality[]; clinics: Clinic[]; hours: FirstHour[] };

/** The clinics of a test, the one with the earliest hour first; `hours` has the earliest first. */
export function optionsOfTest({ test, specialities, clinics, hours }: TestAt): ClinicOption[] {
  const cents = shownPrice(test.priceCents);
  const price = cents === null ? null : { cents, isVoucher: false };
  return earliestFirst(
    clinics.map((clinic) => {
      const isOffered = (speciality: Speciality) => clinicsOffering(speciality, [clinic]).length > 0;
      const bookedWith = specialities.find(isOffered) ?? specialities[0];
      return {
        ...{ clinic, price },
        specialityId: bookedWith?.id ?? test.specialityIds?.[0],
        service: bookedWith?.service ?? null,
        hour: hourOfTest(hours, { id: test.id, specialities, clinics: [clinic] }),
      };
    }),
  );
}

type SpecialityAt = { speciality: Speciality; clinics: Clinic[]; products: Product[]; hours: FirstHour[] };

/** The clinics of a speciality, the one with the earliest hour first, with the lowest price of its vouchers there. */
export function optionsOfSpeciality({ speciality, clinics, products, hours }: SpecialityAt): ClinicOption[] {
  return earliestFirst(
    clinics.map((clinic) => {
      const here = products.filter(({ clinicIds }) => clinicIds?.includes(clinic.id));
      const prices = here.flatMap(({ priceCents }) => shownPrice(priceCents) ?? []);
      return {
        ...{ clinic, specialityId: speciality.id, service: speciality.service },
        hour: hours.find(({ id, clinicId }) => id === speciality.id && clinicId === clinic.id),
        price: prices.length > 0 ? { cents: Math.min(...prices), isVoucher: true } : null,
      };
    }),
  );
}

const earliestFirst = (options: ClinicOption[]) => byFirstHour(options, ({ hour }) => hour);
