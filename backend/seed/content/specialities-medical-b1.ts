import type { SpecialitySeed } from '../types';
import { advantagesTitle, equipmentTitle, howWeWorkTitle, whenTitle, whoTitle } from './specialities-titles';

/** Allergy, internal medicine and mental health. Joined in specialities.ts. */
export const medicalB1: SpecialitySeed[] = [
  {
    urlseo: 'alergologia',
    nombre: { es: 'Alergología', ca: 'Al·lergologia', en: 'Allergy' },
    servicio: 'medicas',
    mostrarpagina: true,
    descripcion: {
      es: '<p>Estornudos que vuelven cada primavera, tos que aparece al correr, ronchas después de comer o una reacción de hace años a un antibiótico que nadie ha vuelto a comprobar. La alergología busca la causa, la confirma con pruebas y te dice qué tienes que evitar y, sobre todo, qué no hace falta que evites.</p><p>En la primera visita repasamos contigo cuándo, dónde y con qué aparecen los síntomas. Si la piel lo permite, hacemos ese mismo día las pruebas cutáneas: unas gotas en el antebrazo y la lectura a los quince minutos.</p><p><strong>Si te cuesta respirar, se te hinchan la lengua o la garganta, o te mareas tras una picadura, un alimento o un medicamento, llama al 112.</strong> La consulta sirve después, para que no se repita.</p>',
      ca: "<p>Esternuts que tornen cada primavera, tos que apareix en córrer, faves a la pell després de menjar o una reacció a un antibiòtic de fa anys que ningú no ha tornat a comprovar. L'al·lergologia busca la causa, la confirma amb proves i et diu què has d'evitar i, sobretot, què no cal que evites.</p><p>En la primera visita repassem amb tu quan, on i amb què apareixen els símptomes. Si la pell ho permet, fem aquell mateix dia les proves cutànies: unes gotes a l'avantbraç i la lectura al cap de quinze minuts.</p><p><strong>Si et costa respirar, se t'unflen la llengua o la gola, o et mareges després d'una picada, un aliment o un medicament, telefona al 112.</strong> La consulta serveix després, perquè no es repetisca.</p>",
      en: '<p>Sneezing that returns every spring, a cough that starts when you run, hives after a meal, or a reaction to an antibiotic years ago that nobody has checked since. Allergists look for the cause, confirm it with tests and tell you what to avoid and, above all, what you need not avoid.</p><p>At the first visit we go over when, where and with what the symptoms appear. If your skin allows it, we do skin tests the same day: a few drops on the forearm, read after fifteen minutes.</p><p><strong>If you struggle to breathe, your tongue or throat swells, or you feel faint after a sting, a food or a medicine, call 112.</strong> The clinic comes afterwards, to help prevent it happening again.</p>',
    },
    textocabecera: {
      es: 'Saber a qué, para vivir sin adivinar',
      ca: 'Saber a què, per a viure sense endevinar',
      en: 'Know the cause and stop guessing',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whoTitle,
        texto: {
          es: '<ul><li>Rinitis o conjuntivitis, de temporada o de todo el año.</li><li>Asma, tos nocturna o pitidos con el ejercicio.</li><li>Sospecha de alergia a un alimento, un medicamento, el látex o el veneno de avispa y abeja.</li><li>Urticaria o eccema de contacto que no termina de irse.</li><li>Niños y niñas a partir de los tres años.</li></ul>',
          ca: "<ul><li>Rinitis o conjuntivitis, de temporada o de tot l'any.</li><li>Asma, tos nocturna o xiulets amb l'exercici.</li><li>Sospita d'al·lèrgia a un aliment, un medicament, el làtex o el verí de vespa i abella.</li><li>Urticària o èczema de contacte que no acaba d'anar-se'n.</li><li>Xiquets i xiquetes a partir dels tres anys.</li></ul>",
          en: '<ul><li>Rhinitis or conjunctivitis, seasonal or all year round.</li><li>Asthma, a night cough or wheezing on exercise.</li><li>Suspected allergy to a food, a medicine, latex, or wasp and bee venom.</li><li>Hives or contact eczema that will not settle.</li><li>Children from the age of three.</li></ul>',
        },
      },
      {
        titulo: advantagesTitle,
        texto: {
          es: '<ul><li>Pruebas cutáneas y espirometría el mismo día de la consulta, siempre que sea posible.</li><li>Un informe claro de lo que puedes y no puedes tomar, para llevarlo siempre contigo.</li><li>Si la inmunoterapia te conviene, planificamos las dosis y vigilamos cada administración en la clínica.</li></ul>',
          ca: '<ul><li>Proves cutànies i espirometria el mateix dia de la consulta, sempre que siga possible.</li><li>Un informe clar del que pots prendre i del que no, per a dur-lo sempre damunt.</li><li>Si la immunoteràpia et convé, planifiquem les dosis i vigilem cada administració a la clínica.</li></ul>',
          en: '<ul><li>Skin tests and spirometry on the day of the visit whenever possible.</li><li>A clear report of what you can and cannot take, to keep with you.</li><li>If immunotherapy suits you, we plan the doses and watch over each one given at the clinic.</li></ul>',
        },
      },
      {
        titulo: equipmentTitle,
        texto: {
          es: '<p>Paneles de pólenes propios del Mediterráneo, ácaros, mohos y epitelios de animales; análisis de IgE por componentes cuando hay que afinar, y una sala preparada para las pruebas de exposición, con personal presente en todo momento.</p><ul><li>Deja los antihistamínicos los días que te indiquemos al reservar.</li><li>No suspendas por tu cuenta ningún otro tratamiento.</li></ul>',
          ca: "<p>Panells de pòl·lens propis de la Mediterrània, àcars, floridures i epitelis d'animals; anàlisi d'IgE per components quan cal afinar, i una sala preparada per a les proves d'exposició, amb personal present en tot moment.</p><ul><li>Deixa els antihistamínics els dies que t'indiquem en fer la reserva.</li><li>No suspengues pel teu compte cap altre tractament.</li></ul>",
          en: '<p>Panels of Mediterranean pollens, mites, moulds and animal dander; component IgE blood tests when more detail is needed, and a room prepared for challenge tests, with staff present throughout.</p><ul><li>Stop antihistamines for the number of days we give you when you book.</li><li>Do not stop any other treatment on your own.</li></ul>',
        },
      },
    ],
    icono: { scene: 'family', seed: 'alergologia-icono' },
    bloques: ['espirometro'],
    tituloseo: {
      es: 'Alergología: pruebas de alergia y asma',
      ca: "Al·lergologia: proves d'al·lèrgia i asma",
      en: 'Allergy clinic: allergy and asthma tests',
    },
    descripcionseo: {
      es: 'Consulta de alergología para adultos y niños: rinitis, asma, alimentos y medicamentos. Pruebas cutáneas el mismo día y un informe que se entiende.',
      ca: "Consulta d'al·lergologia per a adults i xiquets: rinitis, asma, aliments i medicaments. Proves cutànies el mateix dia i un informe que s'entén.",
      en: 'Allergy consultations for adults and children: rhinitis, asthma, food and medicines. Same-day skin tests and a report that is easy to understand.',
    },
  },
  {
    urlseo: 'medicina-interna',
    nombre: { es: 'Medicina Interna', ca: 'Medicina Interna', en: 'Internal Medicine' },
    servicio: 'medicas',
    mostrarpagina: true,
    descripcion: {
      es: '<p>El internista es el médico del adulto en conjunto. Ve a la persona que tiene varias enfermedades a la vez y una lista larga de pastillas, y también a quien lleva meses cansado, con fiebre intermitente o adelgazando sin saber por qué. Donde cada especialista mira una parte, aquí se junta todo.</p><p>La primera consulta dura cuarenta minutos. Trae los informes y las cajas de lo que tomas: los leemos, te exploramos de pies a cabeza y decidimos contigo qué pruebas aportan algo y cuáles puedes ahorrarte. En la segunda visita sales con un diagnóstico o con un plan por escrito para llegar a él.</p>',
      ca: "<p>L'internista és el metge de l'adult en conjunt. Veu la persona que té diverses malalties alhora i una llista llarga de pastilles, i també qui fa mesos que està cansat, amb febre intermitent o aprimant-se sense saber per què. On cada especialista mira una part, ací s'ajunta tot.</p><p>La primera consulta dura quaranta minuts. Porta els informes i les caixes del que prens: els llegim, t'explorem de cap a peus i decidim amb tu quines proves aporten alguna cosa i quines pots estalviar-te. En la segona visita ixes amb un diagnòstic o amb un pla per escrit per a arribar-hi.</p>",
      en: '<p>An internist looks at the adult as a whole: the person with several conditions and a long list of tablets, and also the one who has been tired, feverish on and off or losing weight for months without knowing why. Where each specialist looks at one part, here it all comes together.</p><p>The first consultation lasts forty minutes. Bring your reports and the boxes of everything you take: we read them, examine you from head to toe and decide with you which tests add something and which you can skip. After the second visit you leave with a diagnosis or with a written plan to reach one.</p>',
    },
    textocabecera: {
      es: 'Una sola mirada para toda tu historia',
      ca: 'Una sola mirada per a tota la teua història',
      en: 'One doctor for your whole story',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whenTitle,
        texto: {
          es: '<ul><li>Cansancio, fiebre, ganglios o pérdida de peso sin explicación durante más de tres semanas.</li><li>Hipertensión, colesterol, diabetes o insuficiencia cardiaca que no se controlan del todo.</li><li>Tomas cinco o más medicamentos y quieres saber si todos siguen haciendo falta.</li><li>Varios diagnósticos que nadie ha puesto en común.</li></ul>',
          ca: '<ul><li>Cansament, febre, ganglis o pèrdua de pes sense explicació durant més de tres setmanes.</li><li>Hipertensió, colesterol, diabetis o insuficiència cardíaca que no es controlen del tot.</li><li>Prens cinc medicaments o més i vols saber si encara calen tots.</li><li>Diversos diagnòstics que ningú no ha posat en comú.</li></ul>',
          en: '<ul><li>Unexplained tiredness, fever, swollen glands or weight loss for more than three weeks.</li><li>High blood pressure, cholesterol, diabetes or heart failure that is not fully under control.</li><li>You take five or more medicines and want to know whether you still need them all.</li><li>Several diagnoses that nobody has put together.</li></ul>',
        },
      },
      {
        titulo: howWeWorkTitle,
        texto: {
          es: '<ul><li>Un mismo internista te sigue de principio a fin y habla con los demás especialistas.</li><li>Revisamos dosis, interacciones y duplicados de tu medicación.</li><li>Con tu permiso, tu médico de cabecera recibe una carta con las conclusiones.</li></ul>',
          ca: '<ul><li>Un mateix internista et segueix de principi a fi i parla amb els altres especialistes.</li><li>Revisem dosis, interaccions i duplicats de la medicació.</li><li>Amb el teu permís, el metge de capçalera rep una carta amb les conclusions.</li></ul>',
          en: '<ul><li>The same internist follows you from start to finish and talks to the other specialists.</li><li>We check doses, interactions and duplicates in your medication.</li><li>With your permission, your family doctor receives a letter with the conclusions.</li></ul>',
        },
      },
      {
        titulo: equipmentTitle,
        texto: {
          es: '<p>El internista explora con ecógrafo portátil en la misma consulta y tiene al lado el laboratorio y la radiología del grupo.</p><ul><li>Electrocardiograma en la primera visita si hace falta.</li><li>Control de la tensión durante 24 horas.</li><li>Ecografía a pie de camilla para orientar las pruebas siguientes.</li></ul>',
          ca: "<p>L'internista explora amb ecògraf portàtil en la mateixa consulta i té al costat el laboratori i la radiologia del grup.</p><ul><li>Electrocardiograma en la primera visita si cal.</li><li>Control de la tensió durant 24 hores.</li><li>Ecografia a peu de llitera per a orientar les proves següents.</li></ul>",
          en: "<p>The internist examines with a portable ultrasound during the visit, with the group's laboratory and radiology close at hand.</p><ul><li>ECG at the first visit if needed.</li><li>24-hour blood pressure monitoring.</li><li>Bedside ultrasound to guide the tests that follow.</li></ul>",
        },
      },
    ],
    icono: { scene: 'consulting-room', seed: 'medicina-interna-icono' },
    bloques: ['electrocardiografo', 'monitor-tension', 'ecografo-portatil'],
    tituloseo: {
      es: 'Medicina interna: consulta del adulto',
      ca: "Medicina interna: consulta de l'adult",
      en: 'Internal medicine for adults',
    },
    descripcionseo: {
      es: 'Internistas que estudian síntomas sin explicación, coordinan varias enfermedades y revisan tu medicación. Primera visita de cuarenta minutos.',
      ca: 'Internistes que estudien símptomes sense explicació, coordinen diverses malalties i revisen la teua medicació. Primera visita de quaranta minuts.',
      en: 'Internists who look into unexplained symptoms, bring several conditions together and review your medication. First visit of forty minutes.',
    },
  },
  {
    urlseo: 'psicologia',
    nombre: { es: 'Psicología', ca: 'Psicologia', en: 'Psychology' },
    servicio: 'medicas',
    mostrarpagina: true,
    descripcion: {
      es: '<p>No hace falta tocar fondo para pedir ayuda. A la consulta llegan personas con ansiedad, tristeza que no se va, insomnio, un duelo reciente, problemas de pareja o un hijo que ha dejado de querer ir al colegio. La psicóloga escucha, ordena contigo lo que ocurre y propone un trabajo concreto.</p><p>Las sesiones duran cincuenta minutos. La primera sirve para conocerse; en la segunda acordamos qué quieres cambiar y cómo sabremos que avanza. Lo habitual es empezar cada semana e ir espaciando. Todo lo que cuentas es confidencial, con las únicas excepciones que marca la ley.</p><p>Si estás pensando en hacerte daño o en quitarte la vida, no esperes a la cita: llama al <strong>024</strong>, gratuito y a cualquier hora, o al 112.</p>',
      ca: "<p>No cal tocar fons per a demanar ajuda. A la consulta arriben persones amb ansietat, tristesa que no se'n va, insomni, un dol recent, problemes de parella o un fill que ha deixat de voler anar a escola. La psicòloga escolta, ordena amb tu el que passa i proposa un treball concret.</p><p>Les sessions duren cinquanta minuts. La primera serveix per a conéixer-se; en la segona acordem què vols canviar i com sabrem que avança. L'habitual és començar cada setmana i anar espaiant. Tot el que contes és confidencial, amb les úniques excepcions que marca la llei.</p><p>Si estàs pensant a fer-te mal o a llevar-te la vida, no esperes a la cita: telefona al <strong>024</strong>, gratuït i a qualsevol hora, o al 112.</p>",
      en: '<p>You do not have to hit rock bottom to ask for help. People come to us with anxiety, sadness that will not lift, insomnia, a recent loss, trouble in a relationship or a child who no longer wants to go to school. The psychologist listens, helps you make sense of what is going on and suggests specific work to do.</p><p>Sessions last fifty minutes. The first is for getting to know each other; at the second we agree on what you want to change and how we will tell it is moving. Most people start weekly and then space sessions out. What you say is confidential, with the only exceptions set by law.</p><p>If you are thinking of harming yourself or ending your life, do not wait for the appointment: in Spain call <strong>024</strong>, free at any time, or 112.</p>',
    },
    textocabecera: {
      es: 'Hablarlo es el primer paso',
      ca: 'Parlar-ne és el primer pas',
      en: 'Talking is the first step',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whoTitle,
        texto: {
          es: '<ul><li>Personas adultas con ansiedad, bajo ánimo, estrés laboral, obsesiones o insomnio.</li><li>Adolescentes y niños, con su familia.</li><li>Parejas que quieren volver a entenderse o separarse bien.</li><li>Quien afronta una enfermedad larga, o cuida de alguien que la tiene.</li></ul>',
          ca: "<ul><li>Persones adultes amb ansietat, ànim baix, estrés laboral, obsessions o insomni.</li><li>Adolescents i xiquets, amb la seua família.</li><li>Parelles que volen tornar a entendre's o separar-se bé.</li><li>Qui afronta una malaltia llarga, o cuida d'algú que la té.</li></ul>",
          en: '<ul><li>Adults with anxiety, low mood, work stress, obsessive thoughts or insomnia.</li><li>Teenagers and children, with their family.</li><li>Couples who want to understand each other again, or to part well.</li><li>Anyone facing a long illness, or caring for someone who is.</li></ul>',
        },
      },
      {
        titulo: advantagesTitle,
        texto: {
          es: '<ul><li>Profesionales con título sanitario y experiencia en tu problema.</li><li>Objetivos acordados y revisados, no sesiones sin final.</li><li>Si hace falta medicación, la valora nuestro equipo de psiquiatría sin que tengas que empezar de cero.</li></ul>',
          ca: '<ul><li>Professionals amb títol sanitari i experiència en el teu problema.</li><li>Objectius acordats i revisats, no sessions sense final.</li><li>Si cal medicació, la valora el nostre equip de psiquiatria sense que hages de començar de zero.</li></ul>',
          en: '<ul><li>Health-qualified professionals with experience of your problem.</li><li>Goals that are agreed and reviewed, not sessions without end.</li><li>If medication may be needed, our psychiatrists assess it without you starting from scratch.</li></ul>',
        },
      },
      {
        titulo: equipmentTitle,
        texto: {
          es: '<p>La herramienta principal es la conversación, con métodos que han demostrado funcionar:</p><ul><li>Terapia cognitivo-conductual y de aceptación y compromiso.</li><li>Exposición gradual para fobias y pánico.</li><li>Cuestionarios breves para comparar cómo estabas y cómo estás.</li><li>Despachos insonorizados y, en muchos casos, videoconsulta.</li></ul>',
          ca: "<p>L'eina principal és la conversa, amb mètodes que han demostrat que funcionen:</p><ul><li>Teràpia cognitivoconductual i d'acceptació i compromís.</li><li>Exposició gradual per a fòbies i pànic.</li><li>Qüestionaris breus per a comparar com estaves i com estàs.</li><li>Despatxos insonoritzats i, en molts casos, videoconsulta.</li></ul>",
          en: '<p>Conversation is the main tool, using methods that have been shown to work:</p><ul><li>Cognitive behavioural therapy, and acceptance and commitment therapy.</li><li>Gradual exposure for phobias and panic.</li><li>Short questionnaires to compare how you were with how you are.</li><li>Soundproofed rooms and, in many cases, video sessions.</li></ul>',
        },
      },
    ],
    icono: { scene: 'teleconsultation', seed: 'psicologia-icono' },
    bloques: [],
    tituloseo: null,
    descripcionseo: null,
  },
  {
    urlseo: 'psiquiatria',
    nombre: { es: 'Psiquiatría', ca: 'Psiquiatria', en: 'Psychiatry' },
    servicio: 'medicas',
    mostrarpagina: true,
    descripcion: {
      es: '<p>La psiquiatría es la parte de la medicina que trata la depresión, el trastorno bipolar, la ansiedad grave, las psicosis, el TDAH o las adicciones. Como médico, el psiquiatra descarta primero que los síntomas vengan del tiroides, de un fármaco o de otra enfermedad, y después explica qué opciones hay: medicación, psicoterapia o las dos.</p><p>En la primera consulta, de una hora, hablamos de cómo estás, de cómo has sido siempre y de lo que ya has probado. Puedes venir con alguien de confianza. Si empezamos un tratamiento, la revisión es a las dos o tres semanas, y nunca conviene dejarlo de golpe sin hablarlo antes.</p>',
      ca: "<p>La psiquiatria és la part de la medicina que tracta la depressió, el trastorn bipolar, l'ansietat greu, les psicosis, el TDAH o les addiccions. Com a metge, el psiquiatre descarta primer que els símptomes vinguen de la tiroide, d'un fàrmac o d'una altra malaltia, i després explica quines opcions hi ha: medicació, psicoteràpia o totes dues.</p><p>En la primera consulta, d'una hora, parlem de com estàs, de com has sigut sempre i del que ja has provat. Pots venir amb algú de confiança. Si comencem un tractament, la revisió és al cap de dues o tres setmanes, i no convé mai deixar-lo de colp sense parlar-ne abans.</p>",
      en: '<p>Psychiatry is the branch of medicine that treats depression, bipolar disorder, severe anxiety, psychosis, ADHD and addictions. Being a doctor, the psychiatrist first rules out the thyroid, a medicine or another illness as the cause, and then explains the options: medication, psychotherapy or both.</p><p>At the first consultation, one hour long, we talk about how you are, how you have always been and what you have tried already. You may bring someone you trust. If we start a treatment, the review comes after two or three weeks, and it is never wise to stop suddenly without talking to us first.</p>',
    },
    textocabecera: {
      es: 'Cuidar la mente también es medicina',
      ca: 'Cuidar la ment també és medicina',
      en: 'Looking after the mind is medicine too',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whenTitle,
        texto: {
          es: '<ul><li>Tristeza, angustia o falta de ganas casi todos los días, dos semanas o más.</li><li>Etapas de mucha energía y poco sueño que alarman a quienes te conocen.</li><li>Sospecha de TDAH en la vida adulta.</li><li>Malestar en el embarazo o después del parto.</li><li>Una medicación que tomas hace tiempo y nadie revisa.</li></ul><p>Ante ideas de suicidio llama al <strong>024</strong> o al <strong>112</strong>: responden a cualquier hora.</p>',
          ca: "<ul><li>Tristesa, angoixa o falta de ganes quasi cada dia, durant dues setmanes o més.</li><li>Etapes de molta energia i poc son que alarmen qui et coneix.</li><li>Sospita de TDAH en la vida adulta.</li><li>Malestar en l'embaràs o després del part.</li><li>Una medicació que prens fa temps i que ningú no revisa.</li></ul><p>Davant d'idees de suïcidi telefona al <strong>024</strong> o al <strong>112</strong>: responen a qualsevol hora.</p>",
          en: '<ul><li>Sadness, anguish or lack of interest almost every day for two weeks or more.</li><li>Spells of high energy and little sleep that alarm those who know you.</li><li>Suspected ADHD in adult life.</li><li>Feeling unwell during pregnancy or after birth.</li><li>Long-standing medication that nobody reviews.</li></ul><p>If you have thoughts of suicide, in Spain call <strong>024</strong> or <strong>112</strong>: they answer at any hour.</p>',
        },
      },
    ],
    icono: null,
    bloques: [],
    tituloseo: {
      es: 'Psiquiatría: consulta y seguimiento',
      ca: 'Psiquiatria: consulta i seguiment',
      en: 'Psychiatry: assessment and follow-up',
    },
    descripcionseo: {
      es: 'Psiquiatras para depresión, ansiedad, trastorno bipolar y TDAH en adultos. Primera consulta de una hora y seguimiento cercano del tratamiento.',
      ca: "Psiquiatres per a depressió, ansietat, trastorn bipolar i TDAH en adults. Primera consulta d'una hora i seguiment pròxim del tractament.",
      en: 'Psychiatrists for depression, anxiety, bipolar disorder and adult ADHD. A one-hour first consultation and close follow-up of your treatment.',
    },
  },
];
