import type { ConsentTest, ConsentText } from '../consent-text';

const VERSION = '2026-11';

const SWAB = [
  'Un professional sanitari introdueix un hisop fi i flexible pel nas fins a la nasofaringe, el gira uns segons i el retira. La presa dura menys d’un minut. Pot ser molesta i provocar llagrimeig, tos o esternuts; rares vegades causa un petit sagnat del nas.',
  'Abans de la presa, digues-nos si t’han operat del nas fa poc, si tens l’envà molt desviat, si sagnes amb facilitat o si prens anticoagulants.',
];

const NOT_A_VISIT =
  'La prova no substituïx una consulta mèdica. Si et costa respirar, tens dolor al pit o empitjores, demana atenció mèdica sense esperar el resultat; en una urgència, telefona al 112.';

const ISOLATION =
  'Si el resultat és positiu, seguix les recomanacions de les autoritats sanitàries per a no contagiar altres persones i consulta el teu metge, sobretot si eres una persona major, estàs embarassada o tens una malaltia crònica o les defenses baixes.';

const REPORT =
  'Rebràs un informe signat pel laboratori. En la presa et direm quan estarà i com se t’entrega; si es retarda o la mostra no servix, t’avisarem.';

const INFORMATION = [
  'Fer-te la prova és una decisió lliure. Pots preguntar el que no entengues, negar-t’hi o retirar este consentiment en qualsevol moment abans de la presa, sense donar explicacions i sense que afecte la teua atenció.',
  'El resultat forma part de la teua història clínica. Només hi accedixen els professionals que intervenen en la teua atenció i les persones que tu autoritzes. Quan la normativa ho exigix, el comuniquem a les autoritats de salut pública amb les dades que t’identifiquen.',
  'La mostra s’utilitza per a esta prova. El que sobra es destruïx, llevat que més avall n’autoritzes l’ús anònim per a investigació, ciència i docència.',
  'Si la prova és per a un menor o per a una persona que no pot decidir per si mateixa, hi consent el seu representant legal, que l’ha d’acompanyar a la presa.',
];

/** The Catalan consent texts of the first edition, shown only to those who accepted them. */
export const CONSENTS_CA_2026_11: Record<ConsentTest, ConsentText> = {
  testPCR: {
    version: VERSION,
    whatIsIt: [
      'La PCR (reacció en cadena de la polimerasa) busca material genètic del SARS-CoV-2, el virus que causa la COVID-19, en una mostra de la nasofaringe. Servix per a saber si hi ha virus en les vies respiratòries en el moment de la presa.',
      ...SWAB,
    ],
    limitations: [
      'És la tècnica de referència, però cap prova és infal·lible. Un resultat negatiu no descarta del tot la infecció: pot ser fals si la mostra es pren massa prompte després del contagi, quan ja ha passat molt de temps o si conté poc virus.',
      'La PCR pot continuar sent positiva setmanes després de superar la infecció, quan ja no es contagia. Per això el resultat es valora junt amb els teus símptomes i els teus antecedents.',
      NOT_A_VISIT,
    ],
    results: [
      'El resultat pot ser detectat (positiu), no detectat (negatiu) o no concloent; en este últim cas pot ser necessari repetir la presa.',
      REPORT,
      ISOLATION,
    ],
    information: INFORMATION,
  },
  pcrVariant: {
    version: VERSION,
    whatIsIt: [
      'La PCR de variants busca material genètic del SARS-CoV-2 en una mostra de la nasofaringe i, si en troba, comprova si hi són presents algunes mutacions característiques que permeten relacionar-lo amb una variant.',
      ...SWAB,
    ],
    limitations: [
      'La prova només reconeix les mutacions que busca. No és una seqüenciació completa del virus i no pot identificar variants noves o poc freqüents.',
      'Si la mostra conté poc virus, es pot detectar la infecció sense que siga possible determinar la variant. Un resultat negatiu no descarta del tot la infecció.',
      'Conéixer la variant té interés epidemiològic; per si sol no sol canviar el tractament ni prediu com evolucionarà la malaltia.',
      NOT_A_VISIT,
    ],
    results: [
      'L’informe indica si s’ha detectat el virus i, quan ha sigut possible, amb quina variant són compatibles les mutacions trobades. També pot dir que la variant no s’ha pogut determinar.',
      REPORT,
      ISOLATION,
    ],
    information: INFORMATION,
  },
  testAntigenos: {
    version: VERSION,
    whatIsIt: [
      'El test d’antígens busca proteïnes del SARS-CoV-2, el virus que causa la COVID-19, en una mostra de les vies respiratòries. Dona el resultat en pocs minuts i detecta sobretot les persones amb molta quantitat de virus.',
      'Està indicat en els 5 primers dies de símptomes, que és quan resulta més fiable.',
      ...SWAB,
    ],
    limitations: [
      'És menys sensible que la PCR. Un resultat negatiu no descarta la infecció, sobretot si no tens símptomes o si van començar fa més de 5 dies.',
      'Si el resultat és negatiu i la sospita és alta, es recomana confirmar-lo amb una PCR. També hi pot haver falsos positius, encara que són poc freqüents.',
      NOT_A_VISIT,
    ],
    results: [
      'El resultat pot ser positiu, negatiu o no vàlid; en este últim cas cal repetir la prova.',
      'Sol conéixer-se el mateix dia. En la presa et direm com se t’entrega l’informe.',
      ISOLATION,
    ],
    information: INFORMATION,
    obligations: [
      'Dir-nos la veritat sobre els teus símptomes, la data en què van començar i els teus contactes amb casos positius: d’això depén que el resultat s’interprete bé.',
      'Acudir a l’hora de la teua cita amb el teu document d’identitat i, si tens símptomes, amb mascareta.',
      'Si el resultat és positiu, evitar el contacte amb altres persones, en especial amb les més vulnerables, i avisar els qui hagen estat amb tu.',
      'Si el resultat és negatiu però tens símptomes o has estat en contacte amb un cas positiu, mantindre les precaucions i consultar si convé fer una PCR.',
    ],
  },
  testSerologico: {
    version: VERSION,
    whatIsIt: [
      'El test serològic busca en la sang anticossos enfront del SARS-CoV-2, el virus que causa la COVID-19. Servix per a saber si l’organisme ha respost al virus o a la vacuna. Es recomana als qui van tindre símptomes fa més de 2 o 3 setmanes.',
      'Un professional sanitari extrau una xicoteta quantitat de sang d’una vena del braç. Pot fer una mica de mal i deixar un hematoma; a vegades produïx mareig i, molt rarament, infecció o inflamació en la zona.',
      'Abans de l’extracció, digues-nos si sols marejar-te, si sagnes amb facilitat o si prens anticoagulants.',
    ],
    limitations: [
      'No servix per a diagnosticar una infecció activa ni per a saber si pots contagiar. Si tens símptomes ara, la prova indicada és una PCR o un test d’antígens.',
      'Els anticossos tarden entre dos i tres setmanes a aparéixer i disminuïxen amb el temps: un resultat negatiu no descarta haver passat la infecció. Algunes persones, sobretot amb les defenses baixes, no en produïxen.',
      'Un resultat positiu no garantix protecció enfront d’una nova infecció i no permet abandonar les mesures de prevenció ni la vacunació recomanada.',
      NOT_A_VISIT,
    ],
    results: [
      'L’informe indica si s’han trobat anticossos i de quin tipus. S’ha d’interpretar junt amb els teus símptomes, les teues vacunes i els resultats d’altres proves.',
      REPORT,
      'Si tens dubtes sobre el que significa, consulta el teu metge abans de prendre decisions pel teu compte.',
    ],
    information: INFORMATION,
  },
};
