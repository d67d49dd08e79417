import type { ConsentTest, ConsentText } from '../consent-text';

const VERSION = '2026-11-22';

const SWAB = [
  'Un professional sanitari introdueix un hisop fi i flexible pel nas fins a la nasofaringe, el gira uns segons i el retira. La presa dura menys d’un minut. Pot ser molesta i provocar llagrimeig, tos o esternuts; rares vegades causa un petit sagnat del nas.',
  'Abans de la presa, digues-nos si t’han operat del nas fa poc, si tens l’envà molt desviat, si sagnes amb facilitat o si prens anticoagulants.',
];

const NOT_A_VISIT =
  'La prova no substitueix una consulta mèdica. Si et costa respirar, tens dolor al pit o empitjores, demana atenció mèdica sense esperar el resultat; en una urgència, truca al 112.';

const ISOLATION =
  'Si el resultat és positiu, segueix les recomanacions de les autoritats sanitàries per a no contagiar altres persones i consulta el teu metge, sobretot si ets una persona gran, estàs embarassada o tens una malaltia crònica o les defenses baixes.';

const REPORT =
  'Rebràs un informe signat pel laboratori. A la presa et direm quan estarà i com se t’entrega; si es retarda o la mostra no serveix, t’avisarem.';

const INFORMATION = [
  'Fer-te la prova és una decisió lliure. Pots preguntar el que no entenguis, negar-t’hi o retirar aquest consentiment en qualsevol moment abans de la presa, sense donar explicacions i sense que afecti la teva atenció.',
  'El resultat forma part de la teva història clínica. Només hi accedeixen els professionals que intervenen en la teva atenció i les persones que tu autoritzis. Quan la normativa ho exigeix, el comuniquem a les autoritats de salut pública amb les dades que t’identifiquen.',
  'La mostra es fa servir per a aquesta prova. El que sobra es destrueix, llevat que més avall n’autoritzis l’ús anònim per a investigació, ciència i docència.',
  'Si la prova és per a un menor o per a una persona que no pot decidir per si mateixa, hi consent el seu representant legal, que l’ha d’acompanyar a la presa.',
];

/** The Catalan consent texts of the second edition, shown only to those who accepted them. */
export const CONSENTS_CA_2026_11_22: Record<ConsentTest, ConsentText> = {
  testPCR: {
    version: VERSION,
    whatIsIt: [
      'La PCR (reacció en cadena de la polimerasa) busca material genètic del SARS-CoV-2, el virus que causa la COVID-19, en una mostra de la nasofaringe. Serveix per a saber si hi ha virus en les vies respiratòries en el moment de la presa.',
      ...SWAB,
    ],
    limitations: [
      'És la tècnica de referència, però cap prova és infal·lible. Un resultat negatiu no descarta del tot la infecció: pot ser fals si la mostra es pren massa aviat després del contagi, quan ja ha passat molt de temps o si conté poc virus.',
      'La PCR pot continuar sent positiva setmanes després de superar la infecció, quan ja no es contagia. Per això el resultat es valora juntament amb els teus símptomes i els teus antecedents.',
      NOT_A_VISIT,
    ],
    results: [
      'El resultat pot ser detectat (positiu), no detectat (negatiu) o no concloent; en aquest últim cas pot ser necessari repetir la presa.',
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
      'Si la mostra conté poc virus, es pot detectar la infecció sense que sigui possible determinar la variant. Un resultat negatiu no descarta del tot la infecció.',
      'Conèixer la variant té interès epidemiològic; per si sol no sol canviar el tractament ni prediu com evolucionarà la malaltia.',
      NOT_A_VISIT,
    ],
    results: [
      'L’informe indica si s’ha detectat el virus i, quan ha estat possible, amb quina variant són compatibles les mutacions trobades. També pot dir que la variant no s’ha pogut determinar.',
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
      'El resultat pot ser positiu, negatiu o no vàlid; en aquest últim cas cal repetir la prova.',
      'Sol conèixer-se el mateix dia. A la presa et direm com se t’entrega l’informe.',
      ISOLATION,
    ],
    information: INFORMATION,
    obligations: [
      'Dir-nos la veritat sobre els teus símptomes, la data en què van començar i els teus contactes amb casos positius: d’això depèn que el resultat s’interpreti bé.',
      'Acudir a l’hora de la teva cita amb el teu document d’identitat i, si tens símptomes, amb mascareta.',
      'Si el resultat és positiu, evitar el contacte amb altres persones, en especial amb les més vulnerables, i avisar els qui hagin estat amb tu.',
      'Si el resultat és negatiu però tens símptomes o has estat en contacte amb un cas positiu, mantenir les precaucions i consultar si convé fer una PCR.',
    ],
  },
  testSerologico: {
    version: VERSION,
    whatIsIt: [
      'El test serològic busca en la sang anticossos contra el SARS-CoV-2, el virus que causa la COVID-19. Serveix per a saber si l’organisme ha respost al virus o a la vacuna. Es recomana als qui van tenir símptomes fa més de 2 o 3 setmanes.',
      'Un professional sanitari extreu una petita quantitat de sang d’una vena del braç. Pot fer una mica de mal i deixar un hematoma; a vegades produeix mareig i, molt rarament, infecció o inflamació en la zona.',
      'Abans de l’extracció, digues-nos si sols marejar-te, si sagnes amb facilitat o si prens anticoagulants.',
    ],
    limitations: [
      'No serveix per a diagnosticar una infecció activa ni per a saber si pots contagiar. Si tens símptomes ara, la prova indicada és una PCR o un test d’antígens.',
      'Els anticossos triguen entre dues i tres setmanes a aparèixer i disminueixen amb el temps: un resultat negatiu no descarta haver passat la infecció. Algunes persones, sobretot amb les defenses baixes, no en produeixen.',
      'Un resultat positiu no garanteix protecció contra una nova infecció i no permet abandonar les mesures de prevenció ni la vacunació recomanada.',
      NOT_A_VISIT,
    ],
    results: [
      'L’informe indica si s’han trobat anticossos i de quin tipus. S’ha d’interpretar juntament amb els teus símptomes, les teves vacunes i els resultats d’altres proves.',
      REPORT,
      'Si tens dubtes sobre el que significa, consulta el teu metge abans de prendre decisions pel teu compte.',
    ],
    information: INFORMATION,
  },
};
