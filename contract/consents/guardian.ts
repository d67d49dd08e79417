import type { ConsentText } from './consent-text';

const VERSION = 'tutor-1';

/** The declaration that a parent or guardian reads first, by the language of the text. */
const DECLARATIONS: Record<'es' | 'ca' | 'en', string> = {
  es: 'Consiento en nombre de la persona menor de 16 años que se hace la prueba. Declaro que soy su madre, su padre o quien ejerce su tutela, que le he explicado la prueba de manera que pueda entenderla, que la acompañaré a la toma y que llevaré mi documento de identidad. Donde este texto dice «tú», se refiere a esa persona.',
  ca: 'Consento en nom de la persona menor de 16 anys que es fa la prova. Declaro que soc la seva mare, el seu pare o qui n’exerceix la tutela, que li he explicat la prova de manera que la pugui entendre, que l’acompanyaré a la presa de la mostra i que portaré el meu document d’identitat. On este text diu «tu», es refereix a aquesta persona.',
  en: 'I consent on behalf of the person under 16 who takes the test. I declare that I am their mother, father or legal guardian, that I have explained the test in a way they can understand, that I will come with them when the sample is taken and bring my identity document. Where this text says “you”, it means that person.',
};

/** True for the version of a text that a guardian accepted for a child. */
export const isGuardianVersion = (version: string): boolean => /-tutor-\d+$/.test(version);

/** The text for the adult who consents for a child: a different version, with a declaration before the information. */
export const forGuardian = (text: ConsentText, language: keyof typeof DECLARATIONS): ConsentText => ({
  ...text,
  version: `${text.version}-${VERSION}`,
  information: [DECLARATIONS[language], ...text.information],
});
