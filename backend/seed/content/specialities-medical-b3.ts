import type { SpecialitySeed } from '../types';
import {
  advantagesTitle,
  howWeWorkTitle,
  indicationsTitle,
  technologyTitle,
  whatYouGetTitle,
  whenTitle,
  whoTitle,
} from './specialities-titles';

/** Aesthetic medicine, laboratory and surgery. Joined in specialities.ts. */
export const medicalB3: SpecialitySeed[] = [
  {
    urlseo: 'medicina-estetica',
    nombre: { es: 'Medicina Estética', ca: 'Medicina Estètica', en: 'Aesthetic Medicine' },
    servicio: 'medicas',
    mostrarpagina: true,
    descripcion: {
      es: '<p>Manchas del sol, marcas de acné, arrugas de expresión, vello que molesta o unas ojeras que dan aspecto cansado. Aquí las valora una médica con los mismos criterios que en cualquier otra consulta: historia clínica, exploración de la piel, riesgos y alternativas. A veces lo que aconsejamos es no hacer nada, o pasar antes por dermatología porque esa mancha hay que mirarla.</p><p>En la primera visita hacemos fotografías con la misma luz, te enseñamos qué cambio es razonable esperar y te llevas un presupuesto cerrado por escrito. No tratamos el mismo día: te damos tiempo para pensarlo. Tras cada sesión tienes instrucciones de cuidado y un teléfono por si algo te preocupa.</p>',
      ca: "<p>Taques del sol, marques d'acne, arrugues d'expressió, pèl que molesta o unes ulleres que fan cara de cansament. Ací les valora una metgessa amb els mateixos criteris que en qualsevol altra consulta: història clínica, exploració de la pell, riscos i alternatives. A vegades el que aconsellem és no fer res, o passar abans per dermatologia perquè aquella taca cal mirar-la.</p><p>En la primera visita fem fotografies amb la mateixa llum, t'ensenyem quin canvi és raonable esperar i t'emportes un pressupost tancat per escrit. No tractem el mateix dia: et donem temps per a pensar-ho. Després de cada sessió tens instruccions de cura i un telèfon per si res et preocupa.</p>",
      en: '<p>Sun spots, acne scars, expression lines, unwanted hair or shadows under the eyes that make you look tired. Here a doctor assesses them as in any other clinic: medical history, examination of the skin, risks and alternatives. Sometimes our advice is to do nothing, or to see a dermatologist first because that mark needs checking.</p><p>At the first visit we take photographs in constant light, show you what change it is reasonable to expect and give you a fixed written quote. We do not treat on the same day: you get time to think. After each session you have care instructions and a number to call if anything worries you.</p>',
    },
    textocabecera: {
      es: 'Primero la salud de tu piel',
      ca: 'Primer la salut de la teua pell',
      en: 'The health of your skin comes first',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whoTitle,
        texto: {
          es: '<ul><li>Mayores de edad que quieren mejorar un detalle concreto y saber qué pueden esperar.</li><li>Marcas de acné ya curado y manchas revisadas por dermatología.</li><li>Depilación láser, según el color de piel y de vello.</li><li>Cicatrices recientes que conviene cuidar pronto.</li></ul><p>No tratamos durante el embarazo ni la lactancia.</p>',
          ca: "<ul><li>Majors d'edat que volen millorar un detall concret i saber què poden esperar.</li><li>Marques d'acne ja curat i taques revisades per dermatologia.</li><li>Depilació làser, segons el color de pell i de pèl.</li><li>Cicatrius recents que convé cuidar prompte.</li></ul><p>No tractem durant l'embaràs ni la lactància.</p>",
          en: '<ul><li>Adults who want to improve one specific thing and know what to expect.</li><li>Scars from healed acne, and spots already checked by a dermatologist.</li><li>Laser hair removal, depending on skin and hair colour.</li><li>Recent scars that benefit from early care.</li></ul><p>We do not treat during pregnancy or breastfeeding.</p>',
        },
      },
      {
        titulo: advantagesTitle,
        texto: {
          es: '<ul><li>Todos los tratamientos los indica y los aplica, o los supervisa, una médica.</li><li>Productos con registro sanitario; guardamos el lote en tu historia.</li><li>Consentimiento explicado, sin letra pequeña.</li><li>Revisión incluida al mes.</li></ul>',
          ca: "<ul><li>Tots els tractaments els indica i els aplica, o els supervisa, una metgessa.</li><li>Productes amb registre sanitari; guardem el lot en la teua història.</li><li>Consentiment explicat, sense lletra menuda.</li><li>Revisió inclosa al cap d'un mes.</li></ul>",
          en: '<ul><li>Every treatment is prescribed by a doctor, who gives or supervises it.</li><li>Licensed products; we keep the batch number in your record.</li><li>Consent explained, with no small print.</li><li>A review after one month, included.</li></ul>',
        },
      },
      {
        titulo: technologyTitle,
        texto: {
          es: '<p>Trabajamos con láser de diodo de cabezal refrigerado y con dermatoscopio, para distinguir lo estético de lo que necesita diagnóstico.</p><ul><li>Evita el sol en la zona las cuatro semanas anteriores.</li><li>Pueden aparecer enrojecimiento o hinchazón pasajeros; las quemaduras y las manchas son poco frecuentes, y te explicamos cómo reducir el riesgo.</li></ul>',
          ca: "<p>Treballem amb làser de díode de capçal refrigerat i amb dermatoscopi, per a distingir el que és estètic del que necessita diagnòstic.</p><ul><li>Evita el sol en la zona les quatre setmanes anteriors.</li><li>Poden aparéixer enrogiment o inflor passatgers; les cremades i les taques són poc freqüents, i t'expliquem com reduir-ne el risc.</li></ul>",
          en: '<p>We use a diode laser with a cooled handpiece, and a dermatoscope to tell what is cosmetic from what needs a diagnosis.</p><ul><li>Keep the area out of the sun for the four weeks before.</li><li>Redness or swelling may appear and pass; burns and dark marks are uncommon, and we explain how to lower the risk.</li></ul>',
        },
      },
    ],
    icono: { scene: 'consulting-room', seed: 'medicina-estetica-icono' },
    bloques: ['laser-diodo', 'dermatoscopio-digital'],
    banner: {
      nombre: { es: 'Medicina Estética', ca: 'Medicina Estética', en: 'Medicina Estética' },
      descripcion: {
        es: 'Una valoración médica, un presupuesto cerrado y tiempo para decidir.',
        ca: 'Una valoració mèdica, un pressupost tancat i temps per a decidir.',
        en: 'A medical assessment, a fixed quote and time to decide.',
      },
      textocabecera: {
        es: 'Cambios discretos, explicados antes',
        ca: 'Canvis discrets, explicats abans',
        en: 'Subtle changes, explained beforehand',
      },
      linkcabecera: '/pedir-cita',
      fotografias: [
        { scene: 'consulting-room', seed: 'medicina-estetica-consulta' },
        { scene: 'reception', seed: 'medicina-estetica-recepcion' },
      ],
    },
    tituloseo: {
      es: 'Medicina estética con criterio médico',
      ca: 'Medicina estètica amb criteri mèdic',
      en: 'Doctor-led aesthetic medicine',
    },
    descripcionseo: {
      es: 'Manchas, marcas de acné, arrugas y depilación láser valoradas por médicas. Primera visita sin tratamiento, presupuesto cerrado y revisión incluida.',
      ca: "Taques, marques d'acne, arrugues i depilació làser valorades per metgesses. Primera visita sense tractament, pressupost tancat i revisió inclosa.",
      en: 'Sun spots, acne scars, lines and laser hair removal assessed by doctors. No treatment at the first visit, a fixed quote and a review included.',
    },
  },
  {
    urlseo: 'analisis-clinicos',
    nombre: { es: 'Análisis Clínicos', ca: 'Anàlisis Clíniques', en: 'Laboratory Tests' },
    servicio: 'medicas',
    mostrarpagina: true,
    descripcion: {
      es: '<p>Una muestra de sangre, de orina o de heces contesta preguntas muy distintas: si hay anemia, cómo trabajan el riñón y el hígado, si una infección es de virus o de bacteria, si un tratamiento hace efecto. Puedes venir con el volante de tu médico o pedir un perfil de revisión; los niños y quienes se marean con las agujas tienen sitio y tiempo.</p><table><thead><tr><th>Análisis</th><th>Preparación</th><th>Resultado</th></tr></thead><tbody><tr><td>Sangre general</td><td>Ayuno de 8 a 12 horas</td><td>24 horas laborables</td></tr><tr><td>Tiroides</td><td>No hace falta ayuno</td><td>De 24 a 48 horas laborables</td></tr><tr><td>Orina con cultivo</td><td>Primera orina, frasco estéril</td><td>De 2 a 3 días</td></tr><tr><td>Sangre oculta en heces</td><td>Recogida en casa</td><td>De 2 a 3 días</td></tr></tbody></table><p>Si un valor no puede esperar, te llamamos. Los demás los recibes con intervalos de referencia, y un resultado fuera de ellos no es un diagnóstico: coméntalo con tu médico.</p>',
      ca: "<p>Una mostra de sang, d'orina o de femta contesta preguntes ben diferents: si hi ha anèmia, com treballen el ronyó i el fetge, si una infecció és de virus o de bacteri, si un tractament fa efecte. Pots vindre amb el volant del metge o demanar un perfil de revisió; els xiquets i qui es mareja amb les agulles tenen lloc i temps.</p><table><thead><tr><th>Anàlisi</th><th>Preparació</th><th>Resultat</th></tr></thead><tbody><tr><td>Sang general</td><td>Dejuni de 8 a 12 hores</td><td>24 hores laborables</td></tr><tr><td>Tiroide</td><td>No cal dejuni</td><td>De 24 a 48 hores laborables</td></tr><tr><td>Orina amb cultiu</td><td>Primera orina, flascó estèril</td><td>De 2 a 3 dies</td></tr><tr><td>Sang oculta en femta</td><td>Recollida a casa</td><td>De 2 a 3 dies</td></tr></tbody></table><p>Si un valor no pot esperar, et telefonem. Els altres els reps amb intervals de referència, i un resultat fora d'aquests intervals no és un diagnòstic: comenta'l amb el metge.</p>",
      en: "<p>A sample of blood, urine or stool answers very different questions: whether there is anaemia, how the kidneys and liver are working, whether an infection is viral or bacterial, whether a treatment is taking effect. You can come with your doctor's request or ask for a check-up profile; children and people who faint at needles get a place and time of their own.</p><table><thead><tr><th>Test</th><th>Preparation</th><th>Result</th></tr></thead><tbody><tr><td>General blood test</td><td>Fast for 8 to 12 hours</td><td>24 working hours</td></tr><tr><td>Thyroid</td><td>No fasting needed</td><td>24 to 48 working hours</td></tr><tr><td>Urine with culture</td><td>First morning urine, sterile jar</td><td>2 to 3 days</td></tr><tr><td>Hidden blood in stool</td><td>Collected at home</td><td>2 to 3 days</td></tr></tbody></table><p>If a value cannot wait, we telephone you. The rest come with reference ranges, and a result outside them is not a diagnosis: talk it over with your doctor.</p>",
    },
    textocabecera: {
      es: 'Del tubo a la respuesta, sin rodeos',
      ca: 'Del tub a la resposta, sense voltes',
      en: 'From sample to answer, plainly',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: indicationsTitle,
        texto: {
          es: '<ul><li>Revisiones periódicas y estudios antes de una operación.</li><li>Control de diabetes, tiroides, anticoagulación o colesterol.</li><li>Embarazo y deseo de embarazo.</li><li>Infecciones, también de transmisión sexual, con discreción.</li><li>Vitaminas y hierro cuando hay síntomas que lo justifican.</li></ul>',
          ca: "<ul><li>Revisions periòdiques i estudis abans d'una operació.</li><li>Control de diabetis, tiroide, anticoagulació o colesterol.</li><li>Embaràs i desig d'embaràs.</li><li>Infeccions, també de transmissió sexual, amb discreció.</li><li>Vitamines i ferro quan hi ha símptomes que ho justifiquen.</li></ul>",
          en: '<ul><li>Regular check-ups and tests before an operation.</li><li>Monitoring of diabetes, thyroid, anticoagulants or cholesterol.</li><li>Pregnancy, and planning for one.</li><li>Infections, including sexually transmitted ones, handled discreetly.</li><li>Vitamins and iron when symptoms justify it.</li></ul>',
        },
      },
      {
        titulo: whatYouGetTitle,
        texto: {
          es: '<ul><li>Un informe firmado por un especialista, con los valores anteriores al lado.</li><li>Extracción con hora, a primera de la mañana.</li><li>Aguja fina y camilla para niños y para quien se marea.</li><li>Un teléfono donde preguntar qué falta y cuándo estará.</li></ul>',
          ca: '<ul><li>Un informe signat per un especialista, amb els valors anteriors al costat.</li><li>Extracció amb hora, de bon matí.</li><li>Agulla fina i llitera per a xiquets i per a qui es mareja.</li><li>Un telèfon on preguntar què falta i quan estarà.</li></ul>',
          en: '<ul><li>A report signed by a specialist, with your earlier values beside it.</li><li>Timed appointments for blood, early in the morning.</li><li>Fine needles and a couch for children and for anyone who faints.</li><li>A number to ask what is pending and when it will be ready.</li></ul>',
        },
      },
      {
        titulo: technologyTitle,
        texto: {
          es: '<p>Cada tubo lleva un código desde que sale del brazo hasta que se archiva, y los controles de calidad se pasan al empezar cada turno.</p><ul><li>Bioquímica, hematología y hormonas automatizadas.</li><li>PCR para virus y bacterias.</li><li>Conservación en frío de las muestras que haya que repetir.</li></ul>',
          ca: "<p>Cada tub porta un codi des que ix del braç fins que s'arxiva, i els controls de qualitat es passen en començar cada torn.</p><ul><li>Bioquímica, hematologia i hormones automatitzades.</li><li>PCR per a virus i bacteris.</li><li>Conservació en fred de les mostres que calga repetir.</li></ul>",
          en: '<p>Every tube carries a code from the moment it leaves the arm until it is archived, and quality controls run at the start of each shift.</p><ul><li>Automated biochemistry, haematology and hormones.</li><li>PCR for viruses and bacteria.</li><li>Cold storage of samples that may need repeating.</li></ul>',
        },
      },
    ],
    icono: { scene: 'laboratory', seed: 'analisis-clinicos-icono' },
    bloques: ['analizador-bioquimica', 'pcr-tiempo-real'],
    tituloseo: {
      es: 'Análisis clínicos: sangre, orina y cultivos',
      ca: 'Anàlisis clíniques: sang, orina i cultius',
      en: 'Laboratory tests: blood, urine and cultures',
    },
    descripcionseo: {
      es: 'Laboratorio de análisis: sangre, orina, hormonas y PCR. Extracción con hora, resultados generales en 24 horas laborables e informe firmado.',
      ca: "Laboratori d'anàlisis: sang, orina, hormones i PCR. Extracció amb hora, resultats generals en 24 hores laborables i informe signat.",
      en: 'Laboratory tests: blood, urine, hormones and PCR. Timed appointments, general results within 24 working hours and a signed report.',
    },
  },
  {
    urlseo: 'cirugia-general',
    nombre: { es: 'Cirugía General', ca: 'Cirurgia General', en: 'General Surgery' },
    servicio: 'medicas',
    mostrarpagina: true,
    descripcion: {
      es: '<p>Hernias, piedras en la vesícula, quistes y lunares que hay que quitar, hemorroides, fisuras y bultos de la mama: la cirugía general atiende todo esto. La consulta sirve, antes que nada, para saber si hace falta operar o si basta con vigilar. Explicamos las dos opciones con sus riesgos y te llevas por escrito lo hablado.</p><p>Si hay intervención, el cirujano que te vio es el que te opera. Las lesiones de la piel se quitan en la clínica con anestesia local; el resto se hace en un hospital concertado y la mayoría de las veces sin dormir allí. Las curas y las revisiones son de nuevo en la clínica, cerca de casa.</p><p>Un dolor de barriga que aparece de golpe, con fiebre o vómitos, no espera a una cita: <strong>ve a urgencias</strong>.</p>',
      ca: "<p>Hèrnies, pedres a la vesícula, quists i pigues que cal llevar, hemorroides, fissures i bonys de la mama: la cirurgia general atén tot això. La consulta serveix, abans que res, per a saber si cal operar o si n'hi ha prou de vigilar. Expliquem les dues opcions amb els seus riscos i t'emportes per escrit el que hem parlat.</p><p>Si hi ha intervenció, el cirurgià que t'ha vist és el que t'opera. Les lesions de la pell es lleven a la clínica amb anestèsia local; la resta es fa en un hospital concertat i la majoria de les vegades sense dormir-hi. Les cures i les revisions tornen a ser a la clínica, a prop de casa.</p><p>Un mal de panxa que apareix de colp, amb febre o vòmits, no espera a una cita: <strong>ves a urgències</strong>.</p>",
      en: "<p>Hernias, gallstones, cysts and moles that need removing, haemorrhoids, fissures and breast lumps: general surgery deals with all of these. The first purpose of the visit is to find out whether an operation is needed or watching is enough. We explain both options with their risks, and you take a written summary home.</p><p>If you have surgery, the surgeon who saw you is the one who operates. Skin lesions are removed at the clinic under local anaesthetic; the rest is done at a partner hospital, most often without a night's stay. Dressings and reviews are back at the clinic, close to home.</p><p>Sudden tummy pain with a fever or vomiting should not wait for an appointment: <strong>go to an emergency department</strong>.</p>",
    },
    textocabecera: {
      es: 'Operar solo cuando hace falta',
      ca: 'Operar només quan cal',
      en: 'Operating only when it is needed',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whenTitle,
        texto: {
          es: '<ul><li>Un bulto en la ingle, el ombligo o una cicatriz, que sale al hacer fuerza.</li><li>Dolor bajo las costillas después de comer.</li><li>Sangrado, picor o dolor al ir al baño.</li><li>Un quiste, un lipoma o una uña que se infecta una y otra vez.</li><li>Un bulto en el pecho: pide cita pronto, aunque no duela.</li></ul>',
          ca: "<ul><li>Un bony a l'engonal, al melic o en una cicatriu, que ix en fer força.</li><li>Dolor davall de les costelles després de menjar.</li><li>Sagnat, picor o dolor en anar al bany.</li><li>Un quist, un lipoma o una ungla que s'infecta una vegada i una altra.</li><li>Un bony al pit: demana cita prompte, encara que no faça mal.</li></ul>",
          en: '<ul><li>A lump in the groin, navel or a scar that comes out when you strain.</li><li>Pain under the ribs after eating.</li><li>Bleeding, itching or pain on going to the toilet.</li><li>A cyst, a fatty lump or a toenail that keeps getting infected.</li><li>A lump in the breast: book soon, even if it does not hurt.</li></ul>',
        },
      },
      {
        titulo: advantagesTitle,
        texto: {
          es: '<ul><li>El mismo cirujano en la consulta, en el quirófano y en las curas.</li><li>Ecografía, análisis y visita con anestesia agrupados en una mañana.</li><li>Técnicas de mínima incisión cuando son adecuadas para ti.</li><li>Teléfono directo los primeros días después de operarte.</li></ul>',
          ca: "<ul><li>El mateix cirurgià en la consulta, al quiròfan i en les cures.</li><li>Ecografia, anàlisis i visita amb anestèsia agrupades en un matí.</li><li>Tècniques de mínima incisió quan són adequades per a tu.</li><li>Telèfon directe els primers dies després d'operar-te.</li></ul>",
          en: "<ul><li>The same surgeon in the consulting room, in theatre and for dressings.</li><li>Ultrasound, blood tests and the anaesthetist's visit in a single morning.</li><li>Keyhole techniques when they are right for you.</li><li>A direct telephone line for the first days after surgery.</li></ul>",
        },
      },
      {
        titulo: howWeWorkTitle,
        texto: {
          es: '<ol><li>Consulta con exploración y, si hace falta, ecografía.</li><li>Decisión contigo y presupuesto por escrito.</li><li>Estudio preoperatorio y consentimiento explicado.</li><li>Intervención y alta con instrucciones claras.</li><li>Curas a los siete días y revisión al mes.</li></ol>',
          ca: "<ol><li>Consulta amb exploració i, si cal, ecografia.</li><li>Decisió amb tu i pressupost per escrit.</li><li>Estudi preoperatori i consentiment explicat.</li><li>Intervenció i alta amb instruccions clares.</li><li>Cures al cap de set dies i revisió al cap d'un mes.</li></ol>",
          en: '<ol><li>Consultation with examination and, if needed, ultrasound.</li><li>A decision made with you, and a written quote.</li><li>Pre-operative tests and consent explained.</li><li>The operation, and discharge with clear instructions.</li><li>Dressings after seven days and a review after a month.</li></ol>',
        },
      },
    ],
    icono: { scene: 'consulting-room', seed: 'cirugia-general-icono' },
    bloques: ['ecografo-general'],
    tituloseo: {
      es: 'Cirugía general: hernia, vesícula y proctología',
      ca: 'Cirurgia general: hèrnia, vesícula i proctologia',
      en: 'General surgery: hernia, gallbladder, proctology',
    },
    descripcionseo: {
      es: 'Cirujanos que valoran si hace falta operar: hernias, vesícula, mama, hemorroides y lesiones de piel. El mismo especialista de principio a fin.',
      ca: 'Cirurgians que valoren si cal operar: hèrnies, vesícula, mama, hemorroides i lesions de pell. El mateix especialista de principi a fi.',
      en: 'Surgeons who assess whether you need an operation: hernias, gallbladder, breast, haemorrhoids and skin. The same specialist throughout.',
    },
  },
];
