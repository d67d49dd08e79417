/** One text in the three languages of the site. */
export type Text = { es: string; ca: string; en: string };
