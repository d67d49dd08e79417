import type { z } from 'zod';
import { BANNERS } from '../catalogue/banners';
import { CLINICS } from '../catalogue/clinics';
import { CONFIGURATION } from '../catalogue/configuration';
import { DOCTORS } from '../catalogue/doctors';
import { LABELS } from '../catalogue/labels';
import { EQUIPMENT } from '../catalogue/machines';
import { MEDIA } from '../catalogue/media';
import { PAGES } from '../catalogue/pages';
import { PRODUCTS } from '../catalogue/products';
import { SPECIALITIES } from '../catalogue/specialities';
import { TESTS } from '../catalogue/tests';
import { wireSchemaOf } from '../catalogue/wire-schema';

export const wireClinicSchema = wireSchemaOf(CLINICS);
export type WireClinic = z.output<typeof wireClinicSchema>;

export const wireSpecialitySchema = wireSchemaOf(SPECIALITIES);
export type WireSpeciality = z.output<typeof wireSpecialitySchema>;

export const wireDoctorSchema = wireSchemaOf(DOCTORS);
export type WireDoctor = z.output<typeof wireDoctorSchema>;

export const wireTestSchema = wireSchemaOf(TESTS);
export type WireTest = z.output<typeof wireTestSchema>;

export const wireProductSchema = wireSchemaOf(PRODUCTS);
export type WireProduct = z.output<typeof wireProductSchema>;

export const wirePageSchema = wireSchemaOf(PAGES);
export type WirePage = z.output<typeof wirePageSchema>;

export const wireBannerSchema = wireSchemaOf(BANNERS);
export type WireBanner = z.output<typeof wireBannerSchema>;

/** A machine of a clinic, or of a speciality: that has no labels. */
export const wireMachineSchema = wireSchemaOf(EQUIPMENT);
export type WireMachine = z.output<typeof wireMachineSchema>;

export const wireTagSchema = wireSchemaOf(LABELS);
export type WireTag = z.output<typeof wireTagSchema>;

export const wireMediaSchema = wireSchemaOf(MEDIA);
export type WireMedia = z.output<typeof wireMediaSchema>;

export const wireConfigurationSchema = wireSchemaOf(CONFIGURATION);
export type WireConfiguration = z.output<typeof wireConfigurationSchema>;
