import type { ConsentTest, ConsentText } from '../consent-text';

const VERSION = '2026-11';

const SWAB = [
  'Un profesional sanitario introduce un hisopo fino y flexible por la nariz hasta la nasofaringe, lo gira unos segundos y lo retira. La toma dura menos de un minuto. Puede resultar molesta y provocar lagrimeo, tos o estornudos; en raras ocasiones causa un pequeño sangrado de la nariz.',
  'Antes de la toma, dinos si te han operado de la nariz hace poco, si tienes el tabique muy desviado, si sangras con facilidad o si tomas anticoagulantes.',
];

const NOT_A_VISIT =
  'La prueba no sustituye a una consulta médica. Si te cuesta respirar, tienes dolor en el pecho o empeoras, pide atención médica sin esperar al resultado; en una urgencia, llama al 112.';

const ISOLATION =
  'Si el resultado es positivo, sigue las recomendaciones de las autoridades sanitarias para no contagiar a otras personas y consulta con tu médico, sobre todo si eres una persona mayor, estás embarazada o tienes una enfermedad crónica o las defensas bajas.';

const REPORT =
  'Recibirás un informe firmado por el laboratorio. En la toma te diremos cuándo estará y cómo se te entrega; si se retrasa o la muestra no sirve, te avisaremos.';

const INFORMATION = [
  'Hacerte la prueba es una decisión libre. Puedes preguntar lo que no entiendas, negarte o retirar este consentimiento en cualquier momento antes de la toma, sin dar explicaciones y sin que afecte a tu atención.',
  'El resultado forma parte de tu historia clínica. Solo acceden a él los profesionales que intervienen en tu atención y las personas que tú autorices. Cuando la normativa lo exige, lo comunicamos a las autoridades de salud pública con los datos que te identifican.',
  'La muestra se utiliza para esta prueba. Lo que sobra se destruye, salvo que más abajo autorices su uso anónimo para investigación, ciencia y docencia.',
  'Si la prueba es para un menor o para una persona que no puede decidir por sí misma, consiente su representante legal, que debe acompañarla a la toma.',
];

/** The Spanish consent texts until November 2026, shown only to those who accepted them. */
export const CONSENTS_ES_2026_11: Record<ConsentTest, ConsentText> = {
  testPCR: {
    version: VERSION,
    whatIsIt: [
      'La PCR (reacción en cadena de la polimerasa) busca material genético del SARS-CoV-2, el virus que causa la COVID-19, en una muestra de la nasofaringe. Sirve para saber si hay virus en las vías respiratorias en el momento de la toma.',
      ...SWAB,
    ],
    limitations: [
      'Es la técnica de referencia, pero ninguna prueba es infalible. Un resultado negativo no descarta del todo la infección: puede ser falso si la muestra se toma demasiado pronto tras el contagio, cuando ya ha pasado mucho tiempo o si contiene poco virus.',
      'La PCR puede seguir siendo positiva semanas después de superar la infección, cuando ya no se contagia. Por eso el resultado se valora junto con tus síntomas y tus antecedentes.',
      NOT_A_VISIT,
    ],
    results: [
      'El resultado puede ser detectado (positivo), no detectado (negativo) o no concluyente; en este último caso puede ser necesario repetir la toma.',
      REPORT,
      ISOLATION,
    ],
    information: INFORMATION,
  },
  pcrVariant: {
    version: VERSION,
    whatIsIt: [
      'La PCR de variantes busca material genético del SARS-CoV-2 en una muestra de la nasofaringe y, si lo encuentra, comprueba si están presentes algunas mutaciones características que permiten relacionarlo con una variante.',
      ...SWAB,
    ],
    limitations: [
      'La prueba solo reconoce las mutaciones que busca. No es una secuenciación completa del virus y no puede identificar variantes nuevas o poco frecuentes.',
      'Si la muestra contiene poco virus, puede detectarse la infección sin que sea posible determinar la variante. Un resultado negativo no descarta del todo la infección.',
      'Conocer la variante tiene interés epidemiológico; por sí solo no suele cambiar el tratamiento ni predice cómo evolucionará la enfermedad.',
      NOT_A_VISIT,
    ],
    results: [
      'El informe indica si se ha detectado el virus y, cuando ha sido posible, con qué variante son compatibles las mutaciones encontradas. También puede decir que la variante no se ha podido determinar.',
      REPORT,
      ISOLATION,
    ],
    information: INFORMATION,
  },
  testAntigenos: {
    version: VERSION,
    whatIsIt: [
      'El test de antígenos busca proteínas del SARS-CoV-2, el virus que causa la COVID-19, en una muestra de las vías respiratorias. Da el resultado en pocos minutos y detecta sobre todo a las personas con mucha cantidad de virus.',
      'Está indicado en los 5 primeros días de síntomas, que es cuando resulta más fiable.',
      ...SWAB,
    ],
    limitations: [
      'Es menos sensible que la PCR. Un resultado negativo no descarta la infección, sobre todo si no tienes síntomas o si empezaron hace más de 5 días.',
      'Si el resultado es negativo y la sospecha es alta, se recomienda confirmarlo con una PCR. También puede haber falsos positivos, aunque son poco frecuentes.',
      NOT_A_VISIT,
    ],
    results: [
      'El resultado puede ser positivo, negativo o no válido; en este último caso hay que repetir la prueba.',
      'Suele conocerse el mismo día. En la toma te diremos cómo se te entrega el informe.',
      ISOLATION,
    ],
    information: INFORMATION,
    obligations: [
      'Decirnos la verdad sobre tus síntomas, la fecha en que empezaron y tus contactos con casos positivos: de ello depende que el resultado se interprete bien.',
      'Acudir a la hora de tu cita con tu documento de identidad y, si tienes síntomas, con mascarilla.',
      'Si el resultado es positivo, evitar el contacto con otras personas, en especial con las más vulnerables, y avisar a quienes hayan estado contigo.',
      'Si el resultado es negativo pero tienes síntomas o has estado en contacto con un caso positivo, mantener las precauciones y consultar si conviene hacer una PCR.',
    ],
  },
  testSerologico: {
    version: VERSION,
    whatIsIt: [
      'El test serológico busca en la sangre anticuerpos frente al SARS-CoV-2, el virus que causa la COVID-19. Sirve para saber si el organismo ha respondido al virus o a la vacuna. Se recomienda a quienes tuvieron síntomas hace más de 2 o 3 semanas.',
      'Un profesional sanitario extrae una pequeña cantidad de sangre de una vena del brazo. Puede doler un poco y dejar un hematoma; a veces produce mareo y, muy raramente, infección o inflamación en la zona.',
      'Antes de la extracción, dinos si sueles marearte, si sangras con facilidad o si tomas anticoagulantes.',
    ],
    limitations: [
      'No sirve para diagnosticar una infección activa ni para saber si puedes contagiar. Si tienes síntomas ahora, la prueba indicada es una PCR o un test de antígenos.',
      'Los anticuerpos tardan entre dos y tres semanas en aparecer y disminuyen con el tiempo: un resultado negativo no descarta haber pasado la infección. Algunas personas, sobre todo con las defensas bajas, no los producen.',
      'Un resultado positivo no garantiza protección frente a una nueva infección y no permite abandonar las medidas de prevención ni la vacunación recomendada.',
      NOT_A_VISIT,
    ],
    results: [
      'El informe indica si se han encontrado anticuerpos y de qué tipo. Debe interpretarse junto con tus síntomas, tus vacunas y los resultados de otras pruebas.',
      REPORT,
      'Si tienes dudas sobre lo que significa, consulta con tu médico antes de tomar decisiones por tu cuenta.',
    ],
    information: INFORMATION,
  },
};
