import { describe, expect, it } from 'vitest';
import ca from '@/messages/ca.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { textsByKey } from '../support/messages';

const texts = (messages: object) => Object.entries(textsByKey(messages));
const isProfessional = ([path]: [string, string]) => path.startsWith('Professional');
const matching = (all: [string, string][], pattern: RegExp) => all.filter(([, text]) => pattern.test(text));

/** Sentences that the specification gives word by word, with the form of address they have there. */
const QUOTED = new Set([
  es.Assistant.searchingSlots,
  es.VisitorForm.failed,
  es.VisitorForm.incomplete,
  es.SlotVariants.noSlotsOtherDate,
  es.Assistant.slotsFailed,
  es.AppointmentForm.redirectBack,
  es.ProfessionalForms.forbidden,
  es.ProfessionalPortal.forbidden,
  en.VisitorForm.incomplete,
  en.Consent.emptyTitle,
  en.Payment.success,
]);

describe('forms of address', () => {
  it('visitors are addressed as tú in Spanish', () => {
    const usted =
      /\b(usted|espere|seleccione|elija|revise|inténtelo|contacte|pulse|escriba|llámenos|disculpe|rellene)\b/i;
    const visitors = texts(es).filter((entry) => !isProfessional(entry) && !QUOTED.has(entry[1]));
    expect(matching(visitors, usted)).toEqual([]);
  });

  it('professionals are addressed as usted in Spanish', () => {
    const tu =
      /\b(tú|tu|tus|te|ti|tienes|eres|puedes|debes|escribe|elige|selecciona|espera|llámanos|escríbenos|inténtalo|entra otra|entras|pide|revisa|mira)\b/i;
    const professionals = texts(es).filter((entry) => isProfessional(entry) && !QUOTED.has(entry[1]));
    expect(matching(professionals, tu)).toEqual([]);
  });

  it('visitors are addressed as tu in Catalan', () => {
    const voste = /\b(vostè|seleccioni|triï|esperi|torni|truqui’ns|escrigui|revisi|disculpi|pot tornar)\b/iu;
    expect(
      matching(
        texts(ca).filter((entry) => !isProfessional(entry)),
        voste,
      ),
    ).toEqual([]);
  });

  it('professionals are addressed as vostè in Catalan', () => {
    const tu =
      /(^|\s)(teu|teva|teus|teves|et|tens|ets|pots|has|has d’|escriu-nos|truca’ns|tria|selecciona|espera|torna-ho)(?=[\s.,:’]|$)/iu;
    expect(matching(texts(ca).filter(isProfessional), tu)).toEqual([]);
  });
});

describe('one standard of Catalan', () => {
  it('uses the central forms', () => {
    const others =
      /(^|[\s«(])(teua|seua|meua|teues|seues|meues|este|esta|estos|estes|eixe|eixa|ací|hui|huit|vesprada|vindre|tindre|prompte|llig|siga|vulgues|accepte|per favor|telefona’ns|telefonem|consistix|anglés|obri les?|on eres|per imatge)(?=[\s.,:;?!»)]|$)/iu;
    expect(matching(texts(ca), others)).toEqual([]);
  });

  it('has typographic apostrophes', () => {
    expect(matching(texts(ca), /\p{L}'\p{L}/u)).toEqual([]);
  });
});

describe('plain English', () => {
  it('has none of the corrected phrases', () => {
    const phrases =
      /Please, |fill all|finished your appointment|^(Request|Book) appointment|Machines|We call you$|Empty form|Diagnosis assessment|match a residence|sign your diagnosis|Best the one|Log in for|Variant PCR|^Evening$/;
    const ours = texts(en).filter(([, text]) => !QUOTED.has(text));
    expect(matching(ours, phrases)).toEqual([]);
  });

  it('has typographic apostrophes', () => {
    expect(matching(texts(en), /\p{L}'\p{L}/u)).toEqual([]);
  });
});
