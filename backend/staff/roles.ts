/** What an account of the staff is for: texts and pictures, the patients of its clinics, or all of it and the access log. */
export const ROLES = ['editor', 'reception', 'manager'] as const;
export type Role = (typeof ROLES)[number];

/** Health data is read by these roles only, and never without a second factor. */
export const seesPatients = (role: Role): boolean => role !== 'editor';

/** Texts, pictures and prices of the site are changed by these. */
export const editsCatalogue = (role: Role): boolean => role === 'editor' || role === 'manager';

/** An hour that is full or outside the opening hours is given by these, on purpose. */
export const mayOverbook = (role: Role): boolean => role === 'manager';

/** The role of that name; null for another word. */
export const parseRole = (text: string): Role | null => ROLES.find((role) => role === text) ?? null;
