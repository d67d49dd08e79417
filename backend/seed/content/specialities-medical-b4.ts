import type { SpecialitySeed } from '../types';
import {
  advantagesTitle,
  howWeWorkTitle,
  indicationsTitle,
  technologyTitle,
  whatYouGetTitle,
  whoTitle,
} from './specialities-titles';

/** Podiatry (listed, without page), pathology and expert reports. Joined in specialities.ts. */
export const medicalB4: SpecialitySeed[] = [
  {
    urlseo: 'podologia',
    nombre: { es: 'Podología', ca: 'Podologia', en: 'Podiatry' },
    servicio: 'medicas',
    mostrarpagina: false,
    descripcion: {
      es: '<p>Cuidado del pie, también en personas con diabetes, y estudio de la pisada con plantillas a medida.</p>',
      ca: '<p>Cura del peu, també en persones amb diabetis, i estudi de la petjada amb plantilles a mida.</p>',
      en: '<p>Foot care, including for people with diabetes, and gait analysis with custom insoles.</p>',
    },
    textocabecera: null,
    linkcabecera: null,
    mensajes: [],
    icono: null,
    bloques: [],
    tituloseo: null,
    descripcionseo: null,
  },
  {
    urlseo: 'anatomia-patologica',
    nombre: { es: 'Anatomía Patológica', ca: 'Anatomia Patològica', en: 'Pathology' },
    servicio: 'medicas',
    mostrarpagina: true,
    descripcion: {
      es: '<p>Cuando te quitan un lunar, un pólipo o un fragmento de la mama, alguien tiene que decir qué es. El patólogo lo estudia al microscopio y firma el informe del que depende lo que se haga después. Casi nunca ves a este médico, pero su palabra pesa en casi todas las decisiones importantes.</p><p>Este servicio lo presta nuestra clínica de Madrid. La muestra puede tomarse allí o llegar de otro centro. Una biopsia sencilla tarda de tres a cinco días laborables; si necesita tinciones especiales, de siete a diez, y tu médico te lo dirá. El resultado te lo explica quien pidió la prueba, con el informe delante.</p><p>También puedes pedir una segunda opinión: trae el informe original y los cristales o bloques de parafina, que el centro de origen puede prestarte y que después te devolvemos.</p>',
      ca: "<p>Quan et lleven una piga, un pòlip o un fragment de la mama, algú ha de dir què és. El patòleg ho estudia al microscopi i signa l'informe del qual depén el que es faça després. Quasi mai no veus aquest metge, però la seua paraula pesa en quasi totes les decisions importants.</p><p>Aquest servei el presta la nostra clínica de Madrid. La mostra pot prendre's allí o arribar d'un altre centre. Una biòpsia senzilla tarda de tres a cinc dies laborables; si necessita tincions especials, de set a deu, i el metge t'ho dirà. El resultat te l'explica qui ha demanat la prova, amb l'informe davant.</p><p>També pots demanar una segona opinió: porta l'informe original i els vidres o els blocs de parafina, que el centre d'origen et pot deixar i que després et tornem.</p>",
      en: '<p>When a mole, a polyp or a piece of breast tissue is removed, someone has to say what it is. The pathologist studies it under the microscope and signs the report on which the next step depends. You rarely meet this doctor, yet their word weighs in almost every important decision.</p><p>Our Madrid clinic provides this service. The sample can be taken there or sent from another centre. A simple biopsy takes three to five working days; if it needs special stains, seven to ten, and your doctor will tell you. Whoever asked for the test explains the result, report in hand.</p><p>You can also ask for a second opinion: bring the original report and the slides or paraffin blocks, which the first centre can lend you and which we give back afterwards.</p>',
    },
    textocabecera: {
      es: 'El diagnóstico que empieza en una muestra',
      ca: 'El diagnòstic que comença en una mostra',
      en: 'The diagnosis that starts with a sample',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: indicationsTitle,
        texto: {
          es: '<ul><li>Biopsias de piel, mama, próstata y aparato digestivo.</li><li>Piezas completas tras una operación.</li><li>Citologías cervicales y de orina, y punciones de tiroides.</li><li>Segunda opinión sobre un diagnóstico ya emitido.</li></ul>',
          ca: "<ul><li>Biòpsies de pell, mama, pròstata i aparell digestiu.</li><li>Peces completes després d'una operació.</li><li>Citologies cervicals i d'orina, i puncions de tiroide.</li><li>Segona opinió sobre un diagnòstic ja emés.</li></ul>",
          en: '<ul><li>Biopsies of skin, breast, prostate and the digestive tract.</li><li>Whole specimens after an operation.</li><li>Cervical smears, urine cytology and thyroid needle samples.</li><li>A second opinion on a diagnosis already made.</li></ul>',
        },
      },
      {
        titulo: advantagesTitle,
        texto: {
          es: '<ul><li>Los casos de cáncer los leen dos patólogos por separado.</li><li>Informe estructurado, con los datos que el oncólogo necesita.</li><li>Hablamos con tu médico cuando el resultado es urgente o inesperado.</li><li>Conservamos los bloques el tiempo que marca la ley.</li></ul>',
          ca: "<ul><li>Els casos de càncer els llegeixen dos patòlegs per separat.</li><li>Informe estructurat, amb les dades que l'oncòleg necessita.</li><li>Parlem amb el teu metge quan el resultat és urgent o inesperat.</li><li>Conservem els blocs el temps que marca la llei.</li></ul>",
          en: '<ul><li>Cancer cases are read by two pathologists independently.</li><li>A structured report with the details an oncologist needs.</li><li>We speak to your doctor when a result is urgent or unexpected.</li><li>Blocks are kept for as long as the law requires.</li></ul>',
        },
      },
      {
        titulo: technologyTitle,
        texto: {
          es: '<ul><li>Preparaciones digitalizadas a gran aumento, para consultarlas a distancia.</li><li>Inmunohistoquímica: anticuerpos que tiñen un tipo de célula y no los demás.</li><li>Enlace con genética cuando el tejido debe analizarse gen a gen.</li><li>Doble identificación de cada bloque, con código y fotografía.</li></ul>',
          ca: "<ul><li>Preparacions digitalitzades a gran augment, per a consultar-les a distància.</li><li>Immunohistoquímica: anticossos que tenyeixen un tipus de cèl·lula i no els altres.</li><li>Enllaç amb genètica quan el teixit s'ha d'analitzar gen a gen.</li><li>Doble identificació de cada bloc, amb codi i fotografia.</li></ul>",
          en: '<ul><li>Slides digitised at high magnification, so they can be read remotely.</li><li>Immunohistochemistry: antibodies that stain one type of cell and not the rest.</li><li>A link with genetics when the tissue has to be analysed gene by gene.</li><li>Every block identified twice, by code and by photograph.</li></ul>',
        },
      },
    ],
    icono: { scene: 'microscope', seed: 'anatomia-patologica-icono' },
    bloques: ['microscopio-digital'],
    tituloseo: {
      es: 'Anatomía patológica: biopsias y citologías',
      ca: 'Anatomia patològica: biòpsies i citologies',
      en: 'Pathology: biopsies and cytology',
    },
    descripcionseo: {
      es: 'Estudio de biopsias y citologías en Madrid: patólogos, microscopio digital y segunda opinión. Informe en tres a cinco días en los casos sencillos.',
      ca: 'Estudi de biòpsies i citologies a Madrid: patòlegs, microscopi digital i segona opinió. Informe en tres a cinc dies en els casos senzills.',
      en: 'Biopsies and cytology in Madrid: pathologists, digital microscopy and second opinions. Report in three to five working days for simple cases.',
    },
  },
  {
    urlseo: 'informes-periciales',
    nombre: { es: 'Informes Periciales', ca: 'Informes Pericials', en: 'Expert Medical Reports' },
    servicio: 'medicas',
    mostrarpagina: true,
    paraprofesional: true,
    descripcion: {
      es: '<p>Servicio para médicos, despachos, mutuas y aseguradoras que necesitan la opinión escrita de un especialista: secuelas de un accidente, incapacidad, daño corporal, adecuación de una asistencia o nexo entre una lesión y un hecho. El perito no es el médico que trata al paciente; así se protege la independencia del informe.</p><p>Nos envías la documentación con el consentimiento del interesado y la pregunta concreta. En pocos días sabes si el caso es viable, quién puede firmarlo, cuánto cuesta y qué plazo necesita. Si conviene, se explora a la persona y se repiten las pruebas de imagen. El honorario se acuerda antes y no depende de la conclusión.</p><p>El perito puede ratificar su informe ante el juzgado, también por videoconferencia.</p>',
      ca: "<p>Servei per a metges, despatxos, mútues i asseguradores que necessiten l'opinió escrita d'un especialista: seqüeles d'un accident, incapacitat, dany corporal, adequació d'una assistència o nexe entre una lesió i un fet. El perit no és el metge que tracta el pacient; així es protegeix la independència de l'informe.</p><p>Ens envies la documentació amb el consentiment de la persona interessada i la pregunta concreta. En pocs dies saps si el cas és viable, qui pot signar-lo, quant costa i quin termini necessita. Si convé, s'explora la persona i es repeteixen les proves d'imatge. L'honorari s'acorda abans i no depén de la conclusió.</p><p>El perit pot ratificar l'informe davant del jutjat, també per videoconferència.</p>",
      en: "<p>A service for doctors, law firms, occupational insurers and insurance companies who need a specialist's written opinion: the after-effects of an accident, incapacity, bodily injury, whether care was adequate, or the link between an injury and an event. The expert is never the doctor treating the patient, which protects the independence of the report.</p><p>You send us the papers with the person's consent and the exact question. Within a few days you know whether the case is viable, who can sign it, what it costs and how long it takes. Where useful, the person is examined and imaging is repeated. The fee is agreed beforehand and does not depend on the conclusion.</p><p>The expert can confirm the report in court, also by video link.</p>",
    },
    textocabecera: {
      es: 'Una opinión independiente, por escrito',
      ca: 'Una opinió independent, per escrit',
      en: 'An independent opinion, in writing',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whoTitle,
        texto: {
          es: '<ul><li>Despachos que preparan una reclamación por daño corporal.</li><li>Médicos que necesitan acreditar una secuela de su paciente.</li><li>Mutuas y aseguradoras que revisan una incapacidad.</li><li>Particulares acompañados por su abogado.</li></ul>',
          ca: '<ul><li>Despatxos que preparen una reclamació per dany corporal.</li><li>Metges que necessiten acreditar una seqüela del seu pacient.</li><li>Mútues i asseguradores que revisen una incapacitat.</li><li>Particulars acompanyats pel seu advocat.</li></ul>',
          en: "<ul><li>Law firms preparing a personal injury claim.</li><li>Doctors who need to document a patient's after-effects.</li><li>Occupational and private insurers reviewing an incapacity.</li><li>Individuals accompanied by their lawyer.</li></ul>",
        },
      },
      {
        titulo: whatYouGetTitle,
        texto: {
          es: '<ul><li>Estudio previo de viabilidad con respuesta clara: sí, no o con matices.</li><li>Informe firmado, con fuentes, baremo y anexos de imagen.</li><li>Aclaraciones a la otra parte y ratificación en juicio.</li></ul>',
          ca: "<ul><li>Estudi previ de viabilitat amb resposta clara: sí, no o amb matisos.</li><li>Informe signat, amb fonts, barem i annexos d'imatge.</li><li>Aclariments a l'altra part i ratificació en judici.</li></ul>",
          en: '<ul><li>A preliminary review with a clear answer: yes, no or with reservations.</li><li>A signed report with sources, the injury scale and imaging annexes.</li><li>Answers to the other side and confirmation in court.</li></ul>',
        },
      },
      {
        titulo: howWeWorkTitle,
        texto: {
          es: '<ol><li>Recepción cifrada de la documentación y registro de quién accede.</li><li>Comprobación de conflictos de interés antes de aceptar.</li><li>Exploración y pruebas solo si responden a la pregunta.</li><li>Revisión por un segundo especialista y entrega en el plazo acordado.</li></ol>',
          ca: "<ol><li>Recepció xifrada de la documentació i registre de qui hi accedeix.</li><li>Comprovació de conflictes d'interés abans d'acceptar.</li><li>Exploració i proves només si responen a la pregunta.</li><li>Revisió per un segon especialista i lliurament en el termini acordat.</li></ol>",
          en: "<ol><li>Encrypted receipt of the papers, and a record of who opens them.</li><li>A conflict-of-interest check before we accept.</li><li>Examination and tests only where they answer the question.</li><li>A second specialist's review, and delivery on the agreed date.</li></ol>",
        },
      },
    ],
    icono: { scene: 'calendar', seed: 'informes-periciales-icono' },
    bloques: [],
    noindex: true,
    tituloseo: {
      es: 'Informes periciales médicos',
      ca: 'Informes pericials mèdics',
      en: 'Expert medical reports',
    },
    descripcionseo: {
      es: 'Peritajes médicos independientes para despachos, mutuas y profesionales: viabilidad, informe firmado y ratificación en juicio, con precio cerrado.',
      ca: 'Peritatges mèdics independents per a despatxos, mútues i professionals: viabilitat, informe signat i ratificació en judici, amb preu tancat.',
      en: 'Independent medical expert reports for law firms, insurers and professionals: viability, a signed report and court confirmation at a set fee.',
    },
  },
];
