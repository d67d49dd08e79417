import { describe, expect, it } from 'vitest';
import {
  CONSENT_LANGUAGES,
  CONSENT_PARTS,
  CONSENT_TESTS,
  type ConsentLanguage,
  type ConsentTest,
} from '../../consents/consent-text';
import { isGuardianVersion } from '../../consents/guardian';
import { acceptedConsent, consentTextOf, shownConsent } from '../../consents/versions';

const every = CONSENT_TESTS.flatMap((test) =>
  CONSENT_LANGUAGES.map((locale): [ConsentTest, ConsentLanguage] => [test, locale]),
);

// What patients have consented to. A text that changes gets a new version and a new line; an old line is never edited.
const PUBLISHED: Record<string, string> = {
  'testPCR es 2026-11': '61675fd54df9d76acad520e9cb508780e70f7f6a55ba917b116cbd6d646af7c3',
  'testPCR ca 2026-11': 'f17600f67ca620294e3090297ec639c64c07f40fd04a3c9f650ed2456a779b55',
  'testPCR en 2026-11': '89bebfcf92f9d98ca300fc165a710a602ffccee86e4c6d9b16f52d6693893f6d',
  'pcrVariant es 2026-11': 'edf5296950fc4881e1c1f9ca7e94d0cb76d668e185d2db974209f927417f0998',
  'pcrVariant ca 2026-11': '5633f90e7c63906e55a59622e7d9af3c779967b886b8815bcc853319f66d6db6',
  'pcrVariant en 2026-11': '2b742a838b9ab76635b464b908c1e68169cf638c9acce33af486a5b4ea80305e',
  'testAntigenos es 2026-11': '132e250673ac72f69cd2e595a56b3e55da7eb1a4fb804bf3a47b8b288854b365',
  'testAntigenos ca 2026-11': '6a3d004689384174bf4167d0cc14f438ab41183155362380e1fe049218656470',
  'testAntigenos en 2026-11': '1afb9e8ad0289c4b856d2de6d2f4503fe4265691cfa2d68b10a64d255af052bd',
  'testSerologico es 2026-11': '2109275c4e1e3f747c0e668b0538a8d2b6c90645b68155cd969c938b66b8e3e2',
  'testSerologico ca 2026-11': '230617593ff457b4741213977d6a680a46c01f6ed23ad57a688336e061ea52b8',
  'testSerologico en 2026-11': '2276bed53f2e3afd044f6c0143bae974b1f80914e4b0c30ab8f354b316838cf7',
  'testPCR ca 2026-11-22': '0a6a343a52c0cf639aa014d7dd5e26116900fdded63676abfcae92e2d998e34d',
  'pcrVariant ca 2026-11-22': '6ce3214c3ba8ef044dc86223ee8e402b6547bad365a76e84e057026613af4760',
  'testAntigenos ca 2026-11-22': '582c9252fdc1509581c6bfeebaec6039579eab2b7941cf854358f8db06e561e6',
  'testSerologico ca 2026-11-22': 'a6a6dcef3af79a0024b156090ed667375dcecd8bc01c6cd125d3c07c91bdfc01',
  'testPCR es 2026-11-30': '54eae3e9ff1a8e0e06681c524a93b752bdd002cc3a9227fe1a193571c3e0a4d9',
  'testPCR ca 2026-11-30': 'c5013f4f229ab0ca3ce24dcee7604a0e35a28051e494bfdcc72462af74917547',
  'testPCR en 2026-11-30': 'b9bdccdcc6e71e71665a86ff9099515abee783d2c42c949230c4d2fa7bdd74b0',
  'pcrVariant es 2026-11-30': 'e1b8173ed9e7d4dd2269943473a37e1dae97a2386e91adebf6e9bdc7237bed46',
  'pcrVariant ca 2026-11-30': '6b0d1d5221e8d8cebf6ae4763643e00f81144106dbccf4acb2d697fb8d056a4a',
  'pcrVariant en 2026-11-30': 'b8507a17d5a491cf060601e5575af2764700506fe051d113cf2c016dfe7edd48',
  'testAntigenos es 2026-11-30': 'a7153b67e1ddae7f4dd6edf94888a2159b3bd815e929b1a9d42256039c94179a',
  'testAntigenos ca 2026-11-30': 'b220d9fc66ecd4b3439ca9ea0913e7fd7902d3b0dc002559933f0b14a9678009',
  'testAntigenos en 2026-11-30': '85e66fba58ace0d13bb3bb2441488eee7d1e85c93f12c4ed6f5120e27d3afa04',
  'testSerologico es 2026-11-30': '0d331594eae8d76171efa754fe50026514a9eafc87a8f5f17510dd3dc449c696',
  'testSerologico ca 2026-11-30': '4d6f5f7f38f2dc4238cf7fd6e4e0b712e5497bd17628034b664019f7f2213ec9',
  'testSerologico en 2026-11-30': 'cfe7020583407a3196dbbd0ee69e4492004d0a9189bcca4d4dd337e6ad0ef0c1',
};

describe('the consent texts', () => {
  it.each(every)('of %s in %s equal the texts published under their version', (test, locale) => {
    const { version, hash } = consentTextOf(test, locale);
    expect(hash).toBe(PUBLISHED[`${test} ${locale} ${version}`]);
  });

  it.each(every)('of %s in %s have every part in that language (M138, M139)', (test, locale) => {
    const { language, text } = shownConsent(test, locale);
    expect(language).toBe(locale);
    const parts = CONSENT_PARTS.filter((part) => text[part]?.every((words) => words.length > 40));
    const expected = test === 'testAntigenos' ? CONSENT_PARTS : CONSENT_PARTS.filter((part) => part !== 'obligations');
    expect(parts).toEqual(expected);
  });

  it('describe the antigen test for the first 5 days and the serological test for after 2 or 3 weeks', () => {
    expect(shownConsent('testAntigenos', 'es').text.whatIsIt.join(' ')).toContain('5 primeros días de síntomas');
    expect(shownConsent('testSerologico', 'es').text.whatIsIt.join(' ')).toContain('hace más de 2 o 3 semanas');
  });

  it('fall back to Spanish, with a notice, in a language without a text (D4)', () => {
    const { language, text } = shownConsent('testPCR', 'ca', { es: {}, ca: {}, en: {} });
    expect(language).toBe('es');
    expect(text).toBe(shownConsent('testPCR', 'es').text);
  });
});

describe('the delivery of a report', () => {
  const words = { es: /al reservar la prueba/, ca: /en reservar la prova/, en: /when you book the test/ };

  it.each(every)('is left to the advice of the test, without another time or way: %s in %s', (test, locale) => {
    const sentences = shownConsent(test, locale).text.results.join(' ');
    expect(sentences).toMatch(words[locale]);
    expect(sentences).not.toMatch(/mismo día|mateix dia|same day|\b\d+ (?:horas|hores|hours)\b/i);
  });
});

describe('an accepted consent', () => {
  it.each(every)('is found again by its hash: %s in %s', (test, locale) => {
    const accepted = acceptedConsent(consentTextOf(test, locale).hash);
    expect(accepted).toEqual(shownConsent(test, locale));
  });

  it.each(Object.entries(PUBLISHED))('is still found long afterwards: %s', (name, hash) => {
    const [, language, version] = name.split(' ');
    expect(acceptedConsent(hash)).toMatchObject({ language, text: { version } });
  });

  it.each(every)(
    'by a guardian has another text, with a declaration before the information: %s in %s',
    (test, locale) => {
      const forChild = consentTextOf(test, locale, true);
      const own = shownConsent(test, locale);
      expect(forChild.hash).not.toBe(consentTextOf(test, locale).hash);
      expect(forChild.version).toBe(`${own.text.version}-tutor-1`);
      expect([forChild.version, own.text.version].map(isGuardianVersion)).toEqual([true, false]);
      const accepted = acceptedConsent(forChild.hash);
      expect(accepted?.language).toBe(own.language);
      expect(accepted?.text.information.slice(1)).toEqual(own.text.information);
    },
  );

  it('is null for an unknown text', () => {
    expect(acceptedConsent('a1'.repeat(32))).toBeNull();
  });
});
