import type { SpecialitySeed } from '../types';
import {
  advantagesTitle,
  equipmentTitle,
  howWeWorkTitle,
  indicationsTitle,
  technologyTitle,
  whatYouGetTitle,
  whoTitle,
} from './specialities-titles';

/** The genetics consultation and the two tests most people ask about: ids 39 to 41. */
export const genetics1: SpecialitySeed[] = [
  {
    urlseo: 'genetica-clinica',
    nombre: { es: 'Genética clínica', ca: 'Genètica clínica', en: 'Clinical genetics' },
    servicio: 'genetica',
    mostrarpagina: true,
    descripcion: {
      es: '<p>La genética clínica ayuda a entender si una enfermedad, la tuya o la de tu familia, tiene un origen hereditario y qué se puede hacer con esa información. No empieza con un análisis, sino con una conversación: dibujamos el árbol familiar, leemos tus informes y decidimos juntos si una prueba aportaría algo.</p><p>Es buena idea venir cuando varias personas de la familia tienen lo mismo, cuando un niño crece o se desarrolla de forma distinta, ante un cáncer a edad temprana o si planeas un embarazo con antecedentes. También si ya tienes un resultado genético de otro sitio y nadie te lo ha explicado.</p><p>La primera visita dura unos 45 minutos y puede ser por videollamada. Si se hace una prueba, el resultado se entrega siempre en consulta, nunca solo por correo, con un plan por escrito para ti y, si quieres, una carta para tus familiares.</p>',
      ca: "<p>La genètica clínica ajuda a entendre si una malaltia, la teua o la de la teua família, té un origen hereditari i què es pot fer amb aquesta informació. No comença amb una anàlisi, sinó amb una conversa: dibuixem l'arbre familiar, llegim els teus informes i decidim junts si una prova aportaria res.</p><p>És bona idea vindre quan diverses persones de la família tenen el mateix, quan un xiquet creix o es desenvolupa de manera diferent, davant d'un càncer a edat primerenca o si planeges un embaràs amb antecedents. També si ja tens un resultat genètic d'un altre lloc i ningú no te l'ha explicat.</p><p>La primera visita dura uns 45 minuts i pot ser per videotelefonada. Si es fa una prova, el resultat s'entrega sempre en consulta, mai només per correu, amb un pla per escrit per a tu i, si vols, una carta per als teus familiars.</p>",
      en: "<p>Clinical genetics helps to understand whether an illness, yours or your family's, is inherited and what can be done with that knowledge. It does not begin with a test but with a conversation: we draw the family tree, read your reports and decide together whether a test would add anything.</p><p>It is a good idea to come when several relatives have the same condition, when a child grows or develops differently, after a cancer at a young age or if you are planning a pregnancy with a family history. Come too if you already have a genetic result from elsewhere and nobody has explained it.</p><p>The first visit lasts about 45 minutes and can be a video call. If a test is done, the result is always given in a consultation, never by post alone, with a written plan for you and, if you wish, a letter for your relatives.</p>",
    },
    textocabecera: {
      es: 'Entender tu herencia para decidir con calma',
      ca: 'Entendre la teua herència per a decidir amb calma',
      en: 'Understand what you inherit, decide in your own time',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whoTitle,
        texto: {
          es: '<ul><li>Familias con varios casos de una misma enfermedad</li><li>Niños con retraso del desarrollo, malformaciones o rasgos que hacen pensar en un síndrome</li><li>Personas con cáncer, enfermedad cardíaca o neurológica a edad temprana</li><li>Parejas con antecedentes o con parentesco entre sí</li><li>Quien tiene un informe genético y no sabe qué significa</li></ul>',
          ca: "<ul><li>Famílies amb diversos casos d'una mateixa malaltia</li><li>Xiquets amb retard del desenvolupament, malformacions o trets que fan pensar en una síndrome</li><li>Persones amb càncer, malaltia cardíaca o neurològica a edat primerenca</li><li>Parelles amb antecedents o amb parentiu entre si</li><li>Qui té un informe genètic i no sap què significa</li></ul>",
          en: '<ul><li>Families with several cases of the same illness</li><li>Children with developmental delay, malformations or features that suggest a syndrome</li><li>People with cancer, heart or neurological disease at a young age</li><li>Couples with a family history or who are related to each other</li><li>Anyone with a genetic report they do not understand</li></ul>',
        },
      },
      {
        titulo: howWeWorkTitle,
        texto: {
          es: '<ol><li><strong>Escuchar:</strong> historia, árbol familiar y lo que te preocupa.</li><li><strong>Decidir:</strong> qué prueba, a quién y qué quieres saber y qué no.</li><li><strong>Analizar:</strong> consentimiento por escrito y una muestra de sangre o saliva.</li><li><strong>Explicar:</strong> el resultado en persona, con sus límites y los pasos siguientes.</li></ol><p>Los datos genéticos tienen protección especial por ley: nadie los recibe sin tu permiso, tampoco tu familia.</p>',
          ca: '<ol><li><strong>Escoltar:</strong> història, arbre familiar i el que et preocupa.</li><li><strong>Decidir:</strong> quina prova, a qui i què vols saber i què no.</li><li><strong>Analitzar:</strong> consentiment per escrit i una mostra de sang o saliva.</li><li><strong>Explicar:</strong> el resultat en persona, amb els seus límits i els passos següents.</li></ol><p>Les dades genètiques tenen protecció especial per llei: ningú no les rep sense el teu permís, tampoc la teua família.</p>',
          en: '<ol><li><strong>Listen:</strong> your history, the family tree and what worries you.</li><li><strong>Decide:</strong> which test, for whom, and what you do and do not want to know.</li><li><strong>Analyse:</strong> written consent and a sample of blood or saliva.</li><li><strong>Explain:</strong> the result face to face, with its limits and the next steps.</li></ol><p>Genetic data are specially protected by law: nobody receives them without your permission, not even your family.</p>',
        },
      },
      {
        titulo: equipmentTitle,
        texto: {
          es: '<ul><li>Secuenciación masiva, desde un gen hasta el exoma</li><li>Arrays cromosómicos para pérdidas y duplicaciones</li><li>Dos genetistas revisan cada variante por separado</li><li>Reanálisis de los casos sin respuesta pasado un tiempo, porque el conocimiento avanza</li></ul>',
          ca: "<ul><li>Seqüenciació massiva, des d'un gen fins a l'exoma</li><li>Arrays cromosòmics per a pèrdues i duplicacions</li><li>Dos genetistes revisen cada variant per separat</li><li>Reanàlisi dels casos sense resposta al cap d'un temps, perquè el coneixement avança</li></ul>",
          en: '<ul><li>Next-generation sequencing, from a single gene to the exome</li><li>Chromosome arrays for missing and extra stretches</li><li>Two geneticists review each variant separately</li><li>Unsolved cases analysed again after a time, because knowledge moves on</li></ul>',
        },
      },
    ],
    icono: { scene: 'genetics', seed: 'icono' },
    bloques: ['secuenciador-masivo', 'array-cromosomico', 'estacion-bioinformatica'],
    banner: {
      nombre: { es: 'Genética clínica', ca: 'Genètica clínica', en: 'Clinical genetics' },
      descripcion: {
        es: '<p>Primero la conversación; después, si hace falta, la prueba.</p>',
        ca: '<p>Primer la conversa; després, si cal, la prova.</p>',
        en: '<p>First the conversation; then, if it helps, the test.</p>',
      },
      textocabecera: {
        es: 'Entender tu herencia para decidir con calma',
        ca: 'Entendre la teua herència per a decidir amb calma',
        en: 'Understand what you inherit, decide in your own time',
      },
      linkcabecera: '/pedir-cita',
      fotografias: [
        { scene: 'genetics', seed: 'genetica-clinica-banner-1' },
        { scene: 'family', seed: 'genetica-clinica-banner-2' },
      ],
    },
    tituloseo: {
      es: 'Genética clínica y asesoramiento genético',
      ca: 'Genètica clínica i assessorament genètic',
      en: 'Clinical genetics and genetic counselling',
    },
    descripcionseo: {
      es: 'Consulta de genética con árbol familiar, elección de la prueba y resultado explicado en persona. Para familias, niños, parejas y pacientes.',
      ca: 'Consulta de genètica amb arbre familiar, elecció de la prova i resultat explicat en persona. Per a famílies, xiquets, parelles i pacients.',
      en: 'A genetics consultation with family tree, choice of test and a result explained face to face. For families, children, couples and patients.',
    },
  },
  {
    urlseo: 'test-prenatal-no-invasivo',
    nombre: { es: 'Test prenatal no invasivo', ca: 'Test prenatal no invasiu', en: 'Non-invasive prenatal testing' },
    servicio: 'genetica',
    mostrarpagina: true,
    descripcion: {
      es: '<p>A partir de la semana 10, en la sangre de una embarazada circulan pequeños fragmentos de ADN de la placenta. El test prenatal no invasivo los cuenta y estima si hay un exceso de los cromosomas 21, 18 o 13. Con un pinchazo en tu brazo se obtiene una información mucho más fiable que la del cribado clásico, sin tocar el útero.</p><p>Puedes plantearlo desde el principio o después de un cribado con riesgo intermedio o alto. Antes de la extracción confirmamos por ecografía las semanas y el número de fetos, y hablamos de qué harías con cada resultado: esa conversación forma parte de la prueba.</p><p>Un resultado de alto riesgo no es un diagnóstico. Si lo hay, te vemos sin demora para ofrecerte una prueba que lo confirme y acompañarte en lo que decidas.</p>',
      ca: "<p>A partir de la setmana 10, per la sang d'una embarassada circulen petits fragments d'ADN de la placenta. El test prenatal no invasiu els compta i estima si hi ha un excés dels cromosomes 21, 18 o 13. Amb una punxada al braç s'obté una informació molt més fiable que la del cribratge clàssic, sense tocar l'úter.</p><p>Pots plantejar-te'l des del principi o després d'un cribratge amb risc intermedi o alt. Abans de l'extracció confirmem per ecografia les setmanes i el nombre de fetus, i parlem de què faries amb cada resultat: aquesta conversa forma part de la prova.</p><p>Un resultat d'alt risc no és un diagnòstic. Si n'hi ha, et veiem sense demora per a oferir-te una prova que el confirme i acompanyar-te en el que decidisques.</p>",
      en: "<p>From week 10, small fragments of DNA from the placenta travel in a pregnant woman's blood. Non-invasive prenatal testing counts them and estimates whether there is too much of chromosome 21, 18 or 13. One needle in your arm gives far more reliable information than classic screening, without touching the womb.</p><p>You can consider it from the start or after a screening with an intermediate or high risk. Before taking blood we confirm the weeks and the number of babies by ultrasound, and talk about what you would do with each result: that conversation is part of the test.</p><p>A high-risk result is not a diagnosis. If you have one, we see you without delay to offer a test that can confirm it and to support whatever you decide.</p>",
    },
    textocabecera: {
      es: 'Información temprana con un análisis de sangre',
      ca: 'Informació primerenca amb una anàlisi de sang',
      en: 'Early information from a blood test',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whoTitle,
        texto: {
          es: '<ul><li>Embarazadas desde la semana 10 que desean esta información</li><li>Cribado del primer trimestre con riesgo intermedio o alto</li><li>Un embarazo anterior con una alteración cromosómica</li><li>Gemelos y embarazos por donación de óvulos, con algunas limitaciones</li></ul><p>Si la ecografía muestra una malformación suele ser preferible otra prueba; te lo diremos.</p>',
          ca: "<ul><li>Embarassades des de la setmana 10 que desitgen aquesta informació</li><li>Cribratge del primer trimestre amb risc intermedi o alt</li><li>Un embaràs anterior amb una alteració cromosòmica</li><li>Bessons i embarassos per donació d'òvuls, amb algunes limitacions</li></ul><p>Si l'ecografia mostra una malformació sol ser preferible una altra prova; t'ho direm.</p>",
          en: '<ul><li>Pregnant women from week 10 who want this information</li><li>First-trimester screening with an intermediate or high risk</li><li>An earlier pregnancy with a chromosome condition</li><li>Twins and pregnancies from egg donation, with some limits</li></ul><p>If the scan shows a malformation another test is usually better; we will tell you.</p>',
        },
      },
      {
        titulo: advantagesTitle,
        texto: {
          es: '<ul><li>No aumenta el riesgo de aborto</li><li>No hace falta ayuno</li><li>Detecta la gran mayoría de los casos de síndrome de Down, con pocos falsos positivos</li><li>El sexo fetal solo se informa si tú lo pides</li></ul><p>Un resultado de bajo riesgo no descarta otros problemas: sigue con las ecografías de las semanas 12 y 20.</p>',
          ca: "<ul><li>No augmenta el risc d'avortament</li><li>No cal estar en dejú</li><li>Detecta la gran majoria dels casos de síndrome de Down, amb pocs falsos positius</li><li>El sexe fetal només s'informa si tu ho demanes</li></ul><p>Un resultat de baix risc no descarta altres problemes: continua amb les ecografies de les setmanes 12 i 20.</p>",
          en: "<ul><li>It does not raise the risk of miscarriage</li><li>There is no need to fast</li><li>It detects the great majority of cases of Down's syndrome, with few false alarms</li><li>The sex of the baby is reported only if you ask</li></ul><p>A low-risk result does not rule out other problems: keep your 12-week and 20-week scans.</p>",
        },
      },
      {
        titulo: technologyTitle,
        texto: {
          es: '<p>Secuenciamos el ADN libre y calculamos la fracción que procede de la placenta, que debe ser suficiente para dar un resultado.</p><ul><li>Plazo: de siete a diez días laborables</li><li>En torno al 2 % de las muestras hay que repetirlas, sin coste añadido</li><li>Resultado explicado por una genetista o por tu obstetra</li></ul>',
          ca: "<p>Seqüenciem l'ADN lliure i calculem la fracció que procedeix de la placenta, que ha de ser suficient per a donar un resultat.</p><ul><li>Termini: de set a deu dies laborables</li><li>Al voltant del 2 % de les mostres s'han de repetir, sense cost afegit</li><li>Resultat explicat per una genetista o pel teu obstetra</li></ul>",
          en: '<p>We sequence free DNA and work out the share that comes from the placenta, which must be large enough to give a result.</p><ul><li>Time: seven to ten working days</li><li>About 2% of samples have to be repeated, at no extra cost</li><li>The result is explained by a geneticist or by your obstetrician</li></ul>',
        },
      },
    ],
    bloques: ['secuenciador-masivo'],
    tituloseo: {
      es: 'Test prenatal no invasivo desde la semana 10',
      ca: 'Test prenatal no invasiu des de la setmana 10',
      en: 'Non-invasive prenatal testing from week 10',
    },
    descripcionseo: {
      es: 'Test prenatal en sangre materna con ecografía previa y asesoramiento: qué estima, cuándo hacerlo, plazos y qué hacer ante un riesgo alto.',
      ca: "Test prenatal en sang materna amb ecografia prèvia i assessorament: què estima, quan fer-lo, terminis i què cal fer davant d'un risc alt.",
      en: "Prenatal testing from the mother's blood, with a scan and counselling: what it estimates, when to do it and what a high risk means.",
    },
  },
  {
    urlseo: 'panel-oncologico',
    nombre: { es: 'Panel oncológico', ca: 'Panell oncològic', en: 'Hereditary cancer panel' },
    servicio: 'genetica',
    mostrarpagina: true,
    descripcion: {
      es: '<p>La mayoría de los tumores no se heredan. Pero en una parte de las familias, entre el 5 y el 10 % según el tipo de cáncer, hay un cambio en un gen que aumenta el riesgo y pasa de padres a hijos. El panel oncológico estudia a la vez los genes conocidos de mama, ovario, colon, endometrio, próstata o páncreas.</p><p>No es una prueba para saber si tienes cáncer, ni está pensada para cualquiera. En la consulta repasamos quién enfermó, de qué y a qué edad, y te decimos con franqueza si el estudio es útil. Siempre que se puede empezamos por quien ha tenido la enfermedad, porque así el resultado se interpreta mejor.</p><p>Si aparece una variante, preparamos un calendario de revisiones y hablamos de las opciones para reducir el riesgo. Si no aparece, el seguimiento depende de tu historia familiar.</p>',
      ca: "<p>La majoria dels tumors no s'hereten. Però en una part de les famílies, entre el 5 i el 10 % segons el tipus de càncer, hi ha un canvi en un gen que augmenta el risc i passa de pares a fills. El panell oncològic estudia alhora els gens coneguts de mama, ovari, còlon, endometri, pròstata o pàncrees.</p><p>No és una prova per a saber si tens càncer, ni està pensada per a qualsevol. En la consulta repassem qui va emmalaltir, de què i a quina edat, i et diem amb franquesa si l'estudi és útil. Sempre que es pot comencem per qui ha tingut la malaltia, perquè així el resultat s'interpreta millor.</p><p>Si apareix una variant, preparem un calendari de revisions i parlem de les opcions per a reduir el risc. Si no n'apareix cap, el seguiment depèn de la teua història familiar.</p>",
      en: '<p>Most tumours are not inherited. But in some families, between 5 and 10% depending on the type of cancer, a change in a gene raises the risk and passes from parent to child. The panel studies at once the known genes for breast, ovary, bowel, womb, prostate or pancreas.</p><p>It is not a test to find out whether you have cancer, nor is it meant for everyone. In the consultation we go over who fell ill, with what and at what age, and tell you frankly whether the study is useful. Whenever possible we begin with the person who has had the illness, because the result is then easier to interpret.</p><p>If a variant is found, we prepare a schedule of check-ups and talk about ways to reduce the risk. If none is found, follow-up depends on your family history.</p>',
    },
    textocabecera: {
      es: 'Cuando el cáncer se repite en la familia',
      ca: 'Quan el càncer es repeteix en la família',
      en: 'When cancer runs in the family',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: indicationsTitle,
        texto: {
          es: '<p>Señales que justifican una consulta:</p><ul><li>Cáncer de mama, colon o endometrio antes de los 50 años</li><li>Cáncer de ovario o de páncreas a cualquier edad</li><li>Cáncer de mama en un hombre</li><li>Tres o más familiares de la misma rama con tumores relacionados</li><li>Una variante ya conocida en la familia</li></ul>',
          ca: "<p>Senyals que justifiquen una consulta:</p><ul><li>Càncer de mama, còlon o endometri abans dels 50 anys</li><li>Càncer d'ovari o de pàncrees a qualsevol edat</li><li>Càncer de mama en un home</li><li>Tres o més familiars de la mateixa branca amb tumors relacionats</li><li>Una variant ja coneguda en la família</li></ul>",
          en: '<p>Signs that call for a consultation:</p><ul><li>Breast, bowel or womb cancer before the age of 50</li><li>Ovarian or pancreatic cancer at any age</li><li>Breast cancer in a man</li><li>Three or more relatives on the same side with related tumours</li><li>A variant already known in the family</li></ul>',
        },
      },
      {
        titulo: whatYouGetTitle,
        texto: {
          es: '<ul><li>Un informe en cuatro a seis semanas y una consulta para entenderlo</li><li>Un plan de vigilancia por escrito, que puedes llevar a tu médico</li><li>Estudio sencillo y dirigido para los familiares, si se encuentra una variante</li></ul><p>Las variantes de significado incierto no cambian el seguimiento; las revisamos cuando hay datos nuevos.</p>',
          ca: "<ul><li>Un informe en quatre a sis setmanes i una consulta per a entendre'l</li><li>Un pla de vigilància per escrit, que pots portar al teu metge</li><li>Estudi senzill i dirigit per als familiars, si es troba una variant</li></ul><p>Les variants de significat incert no canvien el seguiment; les revisem quan hi ha dades noves.</p>",
          en: '<ul><li>A report in four to six weeks and a consultation to understand it</li><li>A written surveillance plan you can take to your doctor</li><li>A simple, targeted test for relatives if a variant is found</li></ul><p>Variants of uncertain meaning do not change follow-up; we review them when there is new evidence.</p>',
        },
      },
      {
        titulo: technologyTitle,
        texto: {
          es: '<ul><li>Secuenciación completa de los genes, no solo de los puntos más frecuentes</li><li>Búsqueda de deleciones y duplicaciones grandes</li><li>Confirmación de cada hallazgo relevante por una segunda técnica</li><li>Clasificación según criterios internacionales</li></ul>',
          ca: '<ul><li>Seqüenciació completa dels gens, no només dels punts més freqüents</li><li>Cerca de delecions i duplicacions grans</li><li>Confirmació de cada troballa rellevant amb una segona tècnica</li><li>Classificació segons criteris internacionals</li></ul>',
          en: '<ul><li>The genes are read in full, not only at the commonest points</li><li>A search for large deletions and duplications</li><li>Every relevant finding is confirmed by a second technique</li><li>Classification by international criteria</li></ul>',
        },
      },
    ],
    bloques: ['secuenciador-masivo', 'pcr-tiempo-real'],
    tituloseo: {
      es: 'Panel oncológico: cáncer hereditario',
      ca: 'Panell oncològic: càncer hereditari',
      en: 'Hereditary cancer gene panel',
    },
    descripcionseo: {
      es: 'Estudio de genes de cáncer hereditario con consulta antes y después: quién debería hacerlo, qué resultados da y qué plan de vigilancia sigue.',
      ca: "Estudi de gens de càncer hereditari amb consulta abans i després: qui l'hauria de fer, quins resultats dona i quin pla de vigilància segueix.",
      en: 'Testing of hereditary cancer genes with counselling before and after: who should have it, what it can show and which check-ups follow.',
    },
  },
];
