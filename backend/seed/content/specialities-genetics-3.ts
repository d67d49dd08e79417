import type { SpecialitySeed } from '../types';
import {
  advantagesTitle,
  equipmentTitle,
  howWeWorkTitle,
  whatYouGetTitle,
  whenTitle,
  whoTitle,
} from './specialities-titles';

/** Reproduction, and nutrigenetics, which has no page and stays out of search engines: ids 45 to 47. */
export const genetics3: SpecialitySeed[] = [
  {
    urlseo: 'genetica-reproductiva',
    nombre: { es: 'Genética reproductiva', ca: 'Genètica reproductiva', en: 'Reproductive genetics' },
    servicio: 'genetica',
    mostrarpagina: true,
    descripcion: {
      es: '<p>Cuando un embarazo no llega, se interrumpe más de una vez o la ecografía muestra algo inesperado, la genética puede aportar una parte de la respuesta. En esta consulta estudiamos los cromosomas y los genes que influyen en la fertilidad y en la salud del embarazo, siempre junto con ginecología o con el equipo de reproducción que os trate.</p><p>Trabajamos con la pareja y también con quien afronta el proyecto en solitario. En la primera visita recogemos la historia reproductiva y familiar, revisamos lo que ya se ha hecho para no repetirlo y os decimos qué pruebas tienen sentido. Con frecuencia, un cariotipo y dos o tres estudios bien elegidos bastan.</p><p>Sabemos que muchas veces venís después de una pérdida. Las citas son largas, sin prisas, y si lo deseáis podéis hablar con nuestro equipo de psicología.</p>',
      ca: "<p>Quan un embaràs no arriba, s'interromp més d'una vegada o l'ecografia mostra alguna cosa inesperada, la genètica pot aportar una part de la resposta. En aquesta consulta estudiem els cromosomes i els gens que influeixen en la fertilitat i en la salut de l'embaràs, sempre juntament amb ginecologia o amb l'equip de reproducció que us tracte.</p><p>Treballem amb la parella i també amb qui afronta el projecte en solitari. En la primera visita recollim la història reproductiva i familiar, revisem el que ja s'ha fet per no repetir-ho i us diem quines proves tenen sentit. Sovint, un cariotip i dos o tres estudis ben triats són suficients.</p><p>Sabem que moltes vegades veniu després d'una pèrdua. Les cites són llargues, sense presses, i si ho desitgeu podeu parlar amb el nostre equip de psicologia.</p>",
      en: '<p>When a pregnancy does not come, ends early more than once or a scan shows something unexpected, genetics can supply part of the answer. Here we study the chromosomes and genes that affect fertility and the health of the pregnancy, always together with gynaecology or with the fertility team treating you.</p><p>We work with couples and with people who face the project alone. At the first visit we take the reproductive and family history, go over what has already been done so as not to repeat it, and tell you which tests make sense. Often a karyotype and two or three well-chosen studies are enough.</p><p>We know that many of you come after a loss. Appointments are long and unhurried and, if you wish, you can talk to our psychology team.</p>',
    },
    textocabecera: {
      es: 'Respuestas cuando el embarazo se complica',
      ca: "Respostes quan l'embaràs es complica",
      en: 'Answers when pregnancy is not straightforward',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whenTitle,
        texto: {
          es: '<ul><li>Dos o más abortos espontáneos</li><li>Más de un año buscando embarazo, o seis meses a partir de los 35</li><li>Pocos espermatozoides o ausencia de ellos en el seminograma</li><li>Menopausia antes de los 40 en ti o en tu familia</li><li>Un hallazgo en la ecografía o un cribado alterado</li></ul>',
          ca: "<ul><li>Dos o més avortaments espontanis</li><li>Més d'un any buscant embaràs, o sis mesos a partir dels 35</li><li>Pocs espermatozoides o absència d'aquests en el seminograma</li><li>Menopausa abans dels 40 en tu o en la teua família</li><li>Una troballa en l'ecografia o un cribratge alterat</li></ul>",
          en: '<ul><li>Two or more miscarriages</li><li>Over a year trying to conceive, or six months from the age of 35</li><li>Few or no sperm in a semen analysis</li><li>Menopause before 40 in you or your family</li><li>A finding on a scan or an abnormal screening</li></ul>',
        },
      },
      {
        titulo: howWeWorkTitle,
        texto: {
          es: '<ol><li>Consulta conjunta y revisión de vuestros informes.</li><li>Pruebas a los dos en la misma mañana, con sangre y, si procede, muestra de semen.</li><li>Resultado en consulta, con su peso real: a veces explica lo ocurrido y a veces solo descarta.</li><li>Informe para vuestro ginecólogo o unidad de reproducción.</li></ol>',
          ca: '<ol><li>Consulta conjunta i revisió dels vostres informes.</li><li>Proves a tots dos el mateix matí, amb sang i, si escau, mostra de semen.</li><li>Resultat en consulta, amb el seu pes real: de vegades explica el que ha passat i de vegades només descarta.</li><li>Informe per al vostre ginecòleg o unitat de reproducció.</li></ol>',
          en: '<ol><li>A joint consultation and a review of your reports.</li><li>Tests for both of you in one morning, with blood and, where needed, a semen sample.</li><li>The result face to face, with its true weight: sometimes it explains what happened, sometimes it only rules things out.</li><li>A report for your gynaecologist or fertility unit.</li></ol>',
        },
      },
      {
        titulo: equipmentTitle,
        texto: {
          es: '<ul><li>Cariotipo y arrays cromosómicos</li><li>Microdeleciones del cromosoma Y y gen <em>CFTR</em></li><li>Premutación de X frágil</li><li>Estudio del tejido tras una pérdida, cuando es posible</li><li>Amniocentesis y biopsia corial coordinadas con obstetricia</li></ul>',
          ca: "<ul><li>Cariotip i arrays cromosòmics</li><li>Microdelecions del cromosoma Y i gen <em>CFTR</em></li><li>Premutació d'X fràgil</li><li>Estudi del teixit després d'una pèrdua, quan és possible</li><li>Amniocentesi i biòpsia corial coordinades amb obstetrícia</li></ul>",
          en: '<ul><li>Karyotype and chromosome arrays</li><li>Y chromosome microdeletions and the <em>CFTR</em> gene</li><li>Fragile X premutation</li><li>Study of tissue after a loss, when possible</li><li>Amniocentesis and chorionic villus sampling arranged with obstetrics</li></ul>',
        },
      },
    ],
    bloques: ['array-cromosomico', 'pcr-tiempo-real'],
    tituloseo: {
      es: 'Genética reproductiva y fertilidad',
      ca: 'Genètica reproductiva i fertilitat',
      en: 'Reproductive genetics and fertility',
    },
    descripcionseo: {
      es: 'Genética para parejas con infertilidad, abortos de repetición o hallazgos en el embarazo. Estudio conjunto, pruebas elegidas y citas sin prisas.',
      ca: "Genètica per a parelles amb infertilitat, avortaments de repetició o troballes en l'embaràs. Estudi conjunt, proves triades i cites sense presses.",
      en: 'Genetics for infertility, repeated miscarriage or findings in pregnancy. Both partners studied together, chosen tests, unhurried visits.',
    },
  },
  {
    urlseo: 'diagnostico-preimplantacional',
    nombre: {
      es: 'Diagnóstico genético preimplantacional',
      ca: 'Diagnòstic genètic preimplantacional',
      en: 'Preimplantation genetic testing',
    },
    servicio: 'genetica',
    mostrarpagina: true,
    descripcion: {
      es: '<p>El diagnóstico genético preimplantacional permite analizar unas pocas células de un embrión obtenido por fecundación in vitro antes de transferirlo al útero. Se dirige sobre todo a parejas que pueden transmitir una enfermedad grave y quieren evitarla sin tener que plantearse una interrupción del embarazo.</p><p>En nuestras consultas hacemos la parte genética: confirmar la variante en la familia, valorar si el caso es adecuado, preparar el estudio a medida y explicar los resultados. La fecundación y la transferencia las lleva vuestra unidad de reproducción, con la que trabajamos en el mismo calendario.</p><p>Es un camino largo, de varios meses, y no siempre termina en embarazo. Por eso la primera visita está dedicada a las probabilidades reales en vuestro caso, a los costes y a las alternativas.</p>',
      ca: "<p>El diagnòstic genètic preimplantacional permet analitzar unes poques cèl·lules d'un embrió obtingut per fecundació in vitro abans de transferir-lo a l'úter. S'adreça sobretot a parelles que poden transmetre una malaltia greu i volen evitar-la sense haver de plantejar-se una interrupció de l'embaràs.</p><p>En les nostres consultes fem la part genètica: confirmar la variant en la família, valorar si el cas és adequat, preparar l'estudi a mida i explicar els resultats. La fecundació i la transferència les porta la vostra unitat de reproducció, amb la qual treballem en el mateix calendari.</p><p>És un camí llarg, de diversos mesos, i no sempre acaba en embaràs. Per això la primera visita està dedicada a les probabilitats reals en el vostre cas, als costos i a les alternatives.</p>",
      en: '<p>Preimplantation genetic testing analyses a few cells of an embryo obtained by in vitro fertilisation before it is placed in the womb. It is meant above all for couples who may pass on a serious illness and wish to avoid it without having to consider ending a pregnancy.</p><p>Our part is the genetics: confirming the variant in the family, judging whether the case is suitable, preparing the made-to-measure study and explaining the results. Fertilisation and transfer are in the hands of your fertility unit, and we work to the same calendar.</p><p>It is a long road of several months and does not always end in a pregnancy. That is why the first visit is given over to the real chances in your case, the costs and the alternatives.</p>',
    },
    textocabecera: {
      es: 'Evitar que una enfermedad grave se transmita',
      ca: 'Evitar que una malaltia greu es transmeta',
      en: 'So that a serious illness is not passed on',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whoTitle,
        texto: {
          es: '<ul><li>Parejas portadoras de la misma enfermedad recesiva</li><li>Personas con una enfermedad hereditaria dominante o ligada al cromosoma X</li><li>Portadores de una translocación cromosómica con abortos repetidos</li></ul><p>La ley española lo permite para enfermedades graves, de aparición temprana y sin tratamiento curativo. Otros supuestos requieren la autorización de la autoridad sanitaria, que os ayudamos a solicitar.</p>',
          ca: "<ul><li>Parelles portadores de la mateixa malaltia recessiva</li><li>Persones amb una malaltia hereditària dominant o lligada al cromosoma X</li><li>Portadors d'una translocació cromosòmica amb avortaments repetits</li></ul><p>La llei espanyola ho permet per a malalties greus, d'aparició primerenca i sense tractament curatiu. Altres supòsits requereixen l'autorització de l'autoritat sanitària, que us ajudem a sol·licitar.</p>",
          en: '<ul><li>Couples who carry the same recessive condition</li><li>People with a dominant or X-linked inherited illness</li><li>Carriers of a chromosome translocation with repeated miscarriages</li></ul><p>Spanish law allows it for serious illnesses that start early and have no cure. Other cases need permission from the health authority, and we help you apply for it.</p>',
        },
      },
      {
        titulo: advantagesTitle,
        texto: {
          es: '<ul><li>La decisión llega antes del embarazo, no durante</li><li>Un solo genetista acompaña a la familia de principio a fin</li><li>Resultado de los embriones en dos o tres semanas, mientras están vitrificados</li></ul><p>Se toma una muestra mínima y existe un pequeño margen de error, por lo que recomendamos confirmar el resultado con una prueba prenatal.</p>',
          ca: "<ul><li>La decisió arriba abans de l'embaràs, no durant</li><li>Un sol genetista acompanya la família de principi a fi</li><li>Resultat dels embrions en dues o tres setmanes, mentre estan vitrificats</li></ul><p>Es pren una mostra mínima i hi ha un petit marge d'error, per la qual cosa recomanem confirmar el resultat amb una prova prenatal.</p>",
          en: '<ul><li>The decision comes before the pregnancy, not during it</li><li>One geneticist stays with the family from start to finish</li><li>Embryo results in two or three weeks, while they are frozen</li></ul><p>The sample is tiny and there is a small margin of error, so we advise confirming the result with a prenatal test.</p>',
        },
      },
      {
        titulo: whatYouGetTitle,
        texto: {
          es: '<ul><li>Un informe de viabilidad antes de iniciar la fecundación</li><li>Un estudio diseñado para vuestra familia, con muestras de los padres o de un hijo afectado</li><li>Un informe por embrión, explicado con palabras sencillas</li><li>Seguimiento genético del embarazo, si lo hay</li></ul>',
          ca: "<ul><li>Un informe de viabilitat abans d'iniciar la fecundació</li><li>Un estudi dissenyat per a la vostra família, amb mostres dels pares o d'un fill afectat</li><li>Un informe per embrió, explicat amb paraules senzilles</li><li>Seguiment genètic de l'embaràs, si n'hi ha</li></ul>",
          en: '<ul><li>A feasibility report before fertilisation begins</li><li>A study designed for your family, with samples from parents or an affected child</li><li>A report for each embryo, explained in plain words</li><li>Genetic follow-up of the pregnancy, if there is one</li></ul>',
        },
      },
    ],
    bloques: [],
    tituloseo: {
      es: 'Diagnóstico genético preimplantacional (DGP)',
      ca: 'Diagnòstic genètic preimplantacional (DGP)',
      en: 'Preimplantation genetic testing (PGT)',
    },
    descripcionseo: {
      es: 'Diagnóstico preimplantacional para parejas con riesgo de transmitir una enfermedad grave: requisitos legales, pasos, plazos y límites.',
      ca: 'Diagnòstic preimplantacional per a parelles amb risc de transmetre una malaltia greu: requisits legals, passos, terminis i límits.',
      en: 'Preimplantation testing for couples at risk of passing on a serious illness: legal requirements, steps, waiting times and limits.',
    },
  },
  {
    urlseo: 'nutrigenetica',
    nombre: { es: 'Nutrigenética', ca: 'Nutrigenètica', en: 'Nutrigenetics' },
    servicio: 'genetica',
    mostrarpagina: false,
    descripcion: null,
    textocabecera: null,
    linkcabecera: null,
    mensajes: [],
    bloques: [],
    tituloseo: null,
    descripcionseo: null,
    noindex: true,
  },
];
