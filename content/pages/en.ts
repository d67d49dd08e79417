import type { DefaultPages } from './default-page';

/** What the site says itself where the upstream has no record for a page that every page links to. */
export const pages: DefaultPages = {
  'politica-cookies': {
    name: 'Cookie policy',
    html: `<p>This website keeps in your browser only what it needs to work: the language you choose, your answer about cookies and, if you log in to the professional area, your session.</p><p>Services of other companies, such as statistics or maps, are loaded only if you accept them. You can see which they are and change your mind under “Cookie settings”, at the foot of every page.</p>`,
  },
  accesibilidad: {
    name: 'Accessibility',
    html: `<p>We want everybody to be able to use this website, with a keyboard, with a screen reader or with larger text. We build it to the WCAG 2.2 guidelines, level AA.</p><p>If something stops you, <a href="{contact}">tell us</a> and we will give you the information or the appointment in another way.</p>`,
  },
  'sobre-nosotros': {
    name: 'About us',
    html: `<p>{brand} is a group of clinics for medicine, diagnostic imaging and genetics.</p><p>See <a href="{clinics}">our clinics</a> and <a href="{specialities}">our specialities</a>.</p>`,
  },
  'trabaja-con-nosotros': {
    name: 'Work with us',
    html: `<p>If you would like to join {brand}, <a href="{contact}">write to us</a> and tell us what you do and which clinic you would like to work at.</p>`,
  },
  'mi-portal-salud': {
    name: 'Your results',
    html: `<p>The page of the test and the confirmation of your appointment say when and how you get each result. If they do not, ask for your results at the reception of your clinic, with your identity document.</p><p>If we sent you a message with a link and a code, open them from that link. If you are not sure, <a href="{contact}">ask your clinic</a>.</p>`,
  },
  'te-escuchamos': {
    name: 'We are listening',
    html: `<p>A complaint, a suggestion or a word of thanks helps us to improve. <a href="{contact}">Write to us</a> and the clinic that looked after you will answer.</p>`,
  },
  'politica-privacidad': {
    name: 'Privacy policy',
    html: `<p>{brand} uses the data you give us only for what you ask of us: your appointment, your request or your message.</p><p>For the full text, or to see, correct or erase your data, <a href="{contact}">write to us</a>.</p>`,
  },
  'politica-precios': {
    name: 'Pricing policy',
    html: `<p>Prices on this website are in euros and include taxes. You reserve vouchers on the website and pay at the clinic, on the day of your visit.</p><p>If you are not sure about a price, <a href="{contact}">ask us</a> before you come.</p>`,
  },
  'aviso-legal': {
    name: 'Legal notice',
    html: `<p>This website belongs to {brand}. Its texts are for information and do not take the place of seeing a health professional.</p><p>For any legal matter, <a href="{contact}">write to us</a>.</p>`,
  },
  'politica-seguridad-informacion': {
    name: 'Information security policy',
    html: `<p>{brand} protects its patients’ information: only those who need it to look after you can see it, and data travels encrypted.</p><p>If you have seen something we should know, <a href="{contact}">tell us</a>.</p>`,
  },
};
