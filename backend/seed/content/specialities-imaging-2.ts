import type { SpecialitySeed } from '../types';
import {
  advantagesTitle,
  equipmentTitle,
  howWeWorkTitle,
  indicationsTitle,
  technologyTitle,
  whatYouGetTitle,
} from './specialities-titles';

/** X-rays, breast, bone and nuclear medicine: ids 31 to 34. */
export const imaging2: SpecialitySeed[] = [
  {
    urlseo: 'radiologia-digital',
    nombre: { es: 'Radiología digital', ca: 'Radiologia digital', en: 'Digital X-ray' },
    servicio: 'imagen',
    mostrarpagina: true,
    descripcion: {
      es: '<p>La radiografía sigue siendo la manera más rápida de ver un hueso roto, una neumonía o una articulación desgastada. En su versión digital la imagen se forma en un detector en lugar de una placa, necesita menos radiación y tu médico puede abrirla desde su ordenador a los pocos minutos.</p><p>No hace falta preparación: basta con quitarse los objetos metálicos de la zona. El técnico te coloca, te pide que te quedes quieto o que cojas aire y comprueba en el momento que la proyección es buena. Si existe la posibilidad de que estés embarazada, dilo antes de entrar: buscaremos otra forma de estudiarlo o esperaremos.</p>',
      ca: "<p>La radiografia continua sent la manera més ràpida de veure un os trencat, una pneumònia o una articulació desgastada. En la versió digital la imatge es forma en un detector en lloc d'una placa, necessita menys radiació i el teu metge pot obrir-la des de l'ordinador al cap de pocs minuts.</p><p>No cal preparació: n'hi ha prou de llevar-se els objectes metàl·lics de la zona. El tècnic et col·loca, et demana que et quedes quiet o que agafes aire i comprova al moment que la projecció és bona. Si hi ha la possibilitat que estigues embarassada, digues-ho abans d'entrar: buscarem una altra manera d'estudiar-ho o esperarem.</p>",
      en: "<p>An X-ray is still the quickest way to see a broken bone, pneumonia or a worn joint. In its digital form the picture is made on a detector instead of film, needs less radiation and can be opened on your doctor's computer a few minutes later.</p><p>There is no preparation beyond removing metal objects from the area. The radiographer positions you, asks you to keep still or take a breath and checks there and then that the view is good. If you might be pregnant, say so before going in: we will find another way to look or we will wait.</p>",
    },
    textocabecera: {
      es: 'Una respuesta rápida para huesos y pulmones',
      ca: 'Una resposta ràpida per a ossos i pulmons',
      en: 'A quick answer for bones and lungs',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: indicationsTitle,
        texto: {
          es: '<ul><li>Golpes y caídas con sospecha de fractura</li><li>Tos con fiebre o dolor al respirar</li><li>Artrosis de cadera, rodilla o manos</li><li>Escoliosis y diferencias de longitud en las piernas</li><li>Edad ósea en niños que crecen poco o muy deprisa</li></ul>',
          ca: '<ul><li>Colps i caigudes amb sospita de fractura</li><li>Tos amb febre o dolor en respirar</li><li>Artrosi de maluc, genoll o mans</li><li>Escoliosi i diferències de longitud en les cames</li><li>Edat òssia en xiquets que creixen poc o molt de pressa</li></ul>',
          en: '<ul><li>Knocks and falls with a suspected fracture</li><li>Cough with fever or pain on breathing</li><li>Osteoarthritis of the hip, knee or hands</li><li>Scoliosis and differences in leg length</li><li>Bone age in children who grow too little or too fast</li></ul>',
        },
      },
      {
        titulo: whatYouGetTitle,
        texto: {
          es: '<ul><li>Las imágenes accesibles para tu médico el mismo día</li><li>El informe del radiólogo en 24 a 48 horas laborables</li><li>Una copia digital, para que no haya que repetirlas si te atienden en otro sitio</li></ul><p>La radiografía no ve meniscos, discos ni tendones: si el dolor sigue y la placa es normal, puede hacer falta otra prueba.</p>',
          ca: "<ul><li>Les imatges accessibles per al teu metge el mateix dia</li><li>L'informe del radiòleg en 24 a 48 hores laborables</li><li>Una còpia digital, perquè no calga repetir-les si t'atenen en un altre lloc</li></ul><p>La radiografia no veu meniscs, discos ni tendons: si el dolor continua i la placa és normal, pot caldre una altra prova.</p>",
          en: "<ul><li>Pictures your doctor can open the same day</li><li>The radiologist's report in one or two working days</li><li>A digital copy, so they need not be repeated if you are seen elsewhere</li></ul><p>X-rays do not show menisci, discs or tendons: if the pain goes on and the film is normal, another test may be needed.</p>",
        },
      },
      {
        titulo: equipmentTitle,
        texto: {
          es: '<ul><li>Detector plano de lectura directa</li><li>Protocolos pediátricos con dosis ajustada a la edad y el peso</li><li>Columna y piernas enteras, de pie, en una sola imagen</li><li>Archivo digital para comparar con años anteriores</li></ul>',
          ca: "<ul><li>Detector pla de lectura directa</li><li>Protocols pediàtrics amb dosi ajustada a l'edat i el pes</li><li>Columna i cames senceres, dempeus, en una sola imatge</li><li>Arxiu digital per a comparar amb anys anteriors</li></ul>",
          en: '<ul><li>Direct-reading flat detector</li><li>Protocols for children, with the dose set by age and weight</li><li>Whole spine and legs, standing, in a single picture</li><li>Digital archive to compare with earlier years</li></ul>',
        },
      },
    ],
    bloques: ['radiografia-directa', 'telerradiografia-columna'],
    tituloseo: {
      es: 'Radiografía digital con informe',
      ca: 'Radiografia digital amb informe',
      en: 'Digital X-rays with a report',
    },
    descripcionseo: {
      es: 'Radiografía digital de hueso, tórax y columna con menos dosis que la placa clásica. Sin preparación y con informe en 24 a 48 horas laborables.',
      ca: "Radiografia digital d'os, tòrax i columna amb menys dosi que la placa clàssica. Sense preparació i amb informe en 24 a 48 hores laborables.",
      en: "Digital X-rays of bone, chest and spine with a lower dose than film. No preparation, and a radiologist's report in one or two working days.",
    },
  },
  {
    urlseo: 'mamografia',
    nombre: { es: 'Mamografía', ca: 'Mamografia', en: 'Mammography' },
    servicio: 'imagen',
    mostrarpagina: true,
    descripcion: {
      es: '<p>La mamografía es una radiografía de la mama que permite encontrar lesiones antes de que se palpen. La hacemos con tomosíntesis, que separa el tejido en láminas finas y deja menos dudas cuando la mama es densa.</p><p>Te interesa tanto si te toca tu revisión como si has notado algo: un bulto, un pezón que se retrae, secreción o un cambio en la piel. En ese segundo caso no esperes a la fecha del control; dilo al pedir cita y procuramos ver la mama completa, con ecografía incluida, el mismo día.</p><p>Te atiende una técnica que explica cada paso. La compresión dura unos segundos por imagen y puede molestar, pero consigue ver mejor con menos radiación. En un cuarto de hora has terminado.</p>',
      ca: "<p>La mamografia és una radiografia de la mama que permet trobar lesions abans que es palpen. La fem amb tomosíntesi, que separa el teixit en làmines fines i deixa menys dubtes quan la mama és densa.</p><p>T'interessa tant si et toca la revisió com si has notat alguna cosa: un bony, un mugró que es retrau, secreció o un canvi en la pell. En aquest segon cas no esperes la data del control; digues-ho en demanar cita i mirem de veure la mama completa, amb ecografia inclosa, el mateix dia.</p><p>T'atén una tècnica que explica cada pas. La compressió dura uns segons per imatge i pot molestar, però aconsegueix veure millor amb menys radiació. En un quart d'hora has acabat.</p>",
      en: '<p>A mammogram is an X-ray of the breast that can find changes before they can be felt. We do it with tomosynthesis, which separates the tissue into thin layers and leaves fewer doubts when the breast is dense.</p><p>It is for you whether your routine check is due or you have noticed something: a lump, a nipple that pulls in, discharge or a change in the skin. In that second case do not wait for the date of your check; tell us when booking and we try to see the whole breast, ultrasound included, on the same day.</p><p>A female radiographer looks after you and explains each step. The compression lasts a few seconds per picture and may be uncomfortable, but it shows more with less radiation. You are done in a quarter of an hour.</p>',
    },
    textocabecera: {
      es: 'Quince minutos que conviene reservar',
      ca: 'Quinze minuts que convé reservar',
      en: 'Fifteen minutes worth setting aside',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: indicationsTitle,
        texto: {
          es: '<ul><li>Revisión periódica a partir de los 40 o 50 años, según tu riesgo y lo que recomiende tu ginecóloga</li><li>Antecedentes familiares de cáncer de mama u ovario, con un calendario propio</li><li>Bulto, dolor localizado, secreción o cambios de la piel a cualquier edad adulta</li><li>Control tras una operación o con prótesis</li></ul><p>También atendemos a hombres con un bulto en el pecho.</p>',
          ca: "<ul><li>Revisió periòdica a partir dels 40 o 50 anys, segons el teu risc i el que recomane la teua ginecòloga</li><li>Antecedents familiars de càncer de mama o d'ovari, amb un calendari propi</li><li>Bony, dolor localitzat, secreció o canvis de la pell a qualsevol edat adulta</li><li>Control després d'una operació o amb pròtesis</li></ul><p>També atenem homes amb un bony al pit.</p>",
          en: "<ul><li>Regular check-ups from the age of 40 or 50, depending on your risk and your gynaecologist's advice</li><li>A family history of breast or ovarian cancer, with a schedule of its own</li><li>A lump, pain in one spot, discharge or skin changes at any adult age</li><li>Follow-up after surgery or with implants</li></ul><p>We also see men with a lump in the chest.</p>",
        },
      },
      {
        titulo: howWeWorkTitle,
        texto: {
          es: '<ul><li>Dos lecturas en los casos dudosos, por dos radiólogos de mama</li><li>Ecografía en la misma visita cuando aporta algo</li><li>Informe con la clasificación BI-RADS y explicado en persona si hay hallazgos</li><li>Si hace falta una biopsia, sales de la consulta con fecha</li></ul><p>Que te citemos para ampliar el estudio es frecuente y pocas veces acaba en un diagnóstico de cáncer.</p>',
          ca: "<ul><li>Dues lectures en els casos dubtosos, per dos radiòlegs de mama</li><li>Ecografia en la mateixa visita quan aporta alguna cosa</li><li>Informe amb la classificació BI-RADS i explicat en persona si hi ha troballes</li><li>Si cal una biòpsia, ixes de la consulta amb data</li></ul><p>Que et citem per a ampliar l'estudi és freqüent i poques vegades acaba en un diagnòstic de càncer.</p>",
          en: '<ul><li>Unclear cases are read twice, by two breast radiologists</li><li>Ultrasound at the same visit when it helps</li><li>A report using the BI-RADS scale, explained in person if anything is found</li><li>If a biopsy is needed, you leave with a date</li></ul><p>Being called back for more pictures is common and seldom ends in a diagnosis of cancer.</p>',
        },
      },
      {
        titulo: technologyTitle,
        texto: {
          es: '<p>Mamógrafo digital con tomosíntesis, pala curva que reparte la presión y dosis dentro de los límites europeos. Para prepararte:</p><ul><li>No uses desodorante ni crema en pecho y axilas</li><li>Elige, si puedes, la semana después de la regla</li><li>Trae las mamografías anteriores</li></ul>',
          ca: '<p>Mamògraf digital amb tomosíntesi, pala corba que reparteix la pressió i dosi dins dels límits europeus. Per a preparar-te:</p><ul><li>No uses desodorant ni crema al pit i a les aixelles</li><li>Tria, si pots, la setmana després de la regla</li><li>Porta les mamografies anteriors</li></ul>',
          en: '<p>A digital mammograph with tomosynthesis, a curved paddle that spreads the pressure and doses within European limits. To prepare:</p><ul><li>Wear no deodorant or cream on the chest or armpits</li><li>If you can, choose the week after your period</li><li>Bring your earlier mammograms</li></ul>',
        },
      },
    ],
    bloques: ['mamografo-tomosintesis', 'ecografo-general'],
    tituloseo: {
      es: 'Mamografía con tomosíntesis y ecografía',
      ca: 'Mamografia amb tomosíntesi i ecografia',
      en: 'Mammography with tomosynthesis and ultrasound',
    },
    descripcionseo: {
      es: 'Mamografía digital con tomosíntesis y ecografía en la misma visita. Cuándo hacerla, cómo prepararte y qué significa que te vuelvan a citar.',
      ca: 'Mamografia digital amb tomosíntesi i ecografia en la mateixa visita. Quan fer-la, com preparar-te i què significa que et tornen a citar.',
      en: 'Digital mammography with tomosynthesis and ultrasound at one visit. When to have it, how to prepare and what being called back means.',
    },
  },
  {
    urlseo: 'densitometria',
    nombre: { es: 'Densitometría', ca: 'Densitometria', en: 'Bone densitometry' },
    servicio: 'imagen',
    mostrarpagina: true,
    descripcion: null,
    textocabecera: {
      es: 'Conoce la salud de tus huesos',
      ca: 'Coneix la salut dels teus ossos',
      en: 'Know how strong your bones are',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: indicationsTitle,
        texto: {
          es: '<p>Para estimar si hay osteoporosis antes de que un hueso se rompa:</p><ul><li>Mujeres tras la menopausia con algún factor de riesgo</li><li>Hombres mayores de 70 años, o antes si hay factores de riesgo</li><li>Personas que se han roto un hueso con un golpe leve</li><li>Quien toma corticoides durante más de tres meses</li><li>Control de un tratamiento ya iniciado</li></ul>',
          ca: "<p>Per a estimar si hi ha osteoporosi abans que un os es trenque:</p><ul><li>Dones després de la menopausa amb algun factor de risc</li><li>Homes de més de 70 anys, o abans si hi ha factors de risc</li><li>Persones que s'han trencat un os amb un colp lleu</li><li>Qui pren corticoides durant més de tres mesos</li><li>Control d'un tractament ja iniciat</li></ul>",
          en: '<p>To find out about osteoporosis before a bone breaks:</p><ul><li>Women after the menopause with any risk factor</li><li>Men over 70, or earlier with risk factors</li><li>People who have broken a bone in a minor fall</li><li>Anyone taking corticosteroids for more than three months</li><li>Checking a treatment already under way</li></ul>',
        },
      },
      {
        titulo: advantagesTitle,
        texto: {
          es: '<ul><li>Diez minutos, vestido y sin contraste ni agujas</li><li>Una dosis parecida a la radiación natural de un día</li><li>Un resultado en cifras, comparable de un año a otro</li></ul><p>La cifra sola no decide un tratamiento: tu médico la une a la edad, los antecedentes y el riesgo de caídas.</p>',
          ca: "<ul><li>Deu minuts, vestit i sense contrast ni agulles</li><li>Una dosi semblant a la radiació natural d'un dia</li><li>Un resultat en xifres, comparable d'un any a un altre</li></ul><p>La xifra sola no decideix un tractament: el teu metge la uneix a l'edat, els antecedents i el risc de caigudes.</p>",
          en: '<ul><li>Ten minutes, fully dressed, with no contrast and no needles</li><li>A dose similar to a day of natural background radiation</li><li>A result in figures that can be compared from year to year</li></ul><p>The figure alone does not decide a treatment: your doctor adds your age, history and risk of falls.</p>',
        },
      },
      {
        titulo: technologyTitle,
        texto: {
          es: '<p>Absorciometría de rayos X de doble energía (DXA), el método de referencia. Medimos:</p><ul><li>Columna lumbar y cadera</li><li>Antebrazo, cuando hay prótesis u otro motivo</li><li>Composición corporal, si se pide</li></ul><p>Deja los suplementos de calcio el día anterior y, para los controles, vuelve si puedes al mismo equipo.</p>',
          ca: '<p>Absorciometria de raigs X de doble energia (DXA), el mètode de referència. Mesurem:</p><ul><li>Columna lumbar i maluc</li><li>Avantbraç, quan hi ha pròtesis o un altre motiu</li><li>Composició corporal, si es demana</li></ul><p>Deixa els suplements de calci el dia anterior i, per als controls, torna si pots al mateix equip.</p>',
          en: '<p>Dual-energy X-ray absorptiometry (DXA), the reference method. We measure:</p><ul><li>The lower spine and the hip</li><li>The forearm, with a hip replacement or for another reason</li><li>Body composition, on request</li></ul><p>Skip calcium supplements the day before and, for follow-ups, come back to the same scanner if you can.</p>',
        },
      },
    ],
    bloques: ['densitometro-dxa'],
    tituloseo: { es: 'Densitometría ósea (DXA)', ca: 'Densitometria òssia (DXA)', en: 'Bone densitometry (DXA)' },
    descripcionseo: {
      es: 'Densitometría ósea de columna y cadera para valorar la osteoporosis: quién la necesita, cómo se hace en diez minutos y cómo leer el resultado.',
      ca: "Densitometria òssia de columna i maluc per a valorar l'osteoporosi: qui la necessita, com es fa en deu minuts i com llegir el resultat.",
      en: 'Bone densitometry of the spine and hip to assess osteoporosis: who needs it, how it is done in ten minutes and what the figures mean.',
    },
  },
  {
    urlseo: 'pet-tac',
    nombre: { es: 'PET-TAC', ca: 'PET-TAC', en: 'PET-CT' },
    servicio: 'imagen',
    mostrarpagina: true,
    descripcion: {
      es: '<p>El PET-TAC une dos exploraciones en una. La parte PET muestra qué tejidos están más activos gracias a una sustancia marcada que se inyecta en una vena; la parte TAC sitúa esa actividad en el órgano exacto. Ayuda a conocer la extensión de un tumor, a valorar si un tratamiento está funcionando y, en casos escogidos, a estudiar inflamaciones, infecciones o el deterioro de la memoria.</p><p>Siempre la pide un especialista. Antes de darte hora, medicina nuclear revisa tu historia y te llama para explicarte el ayuno de seis horas, qué hacer con la medicación y, si tienes diabetes, cómo llegar con la glucosa controlada.</p><p>Calcula entre dos y tres horas: la inyección, una hora de reposo en un sillón abrigado y unos 20 minutos en la camilla. Al salir puedes comer y llevar una vida normal, con la precaución de no estar cerca de bebés ni embarazadas durante unas horas.</p>',
      ca: "<p>El PET-TAC uneix dues exploracions en una. La part PET mostra quins teixits són més actius gràcies a una substància marcada que s'injecta en una vena; la part TAC situa aquella activitat en l'òrgan exacte. Ajuda a conèixer l'extensió d'un tumor, a valorar si un tractament està funcionant i, en casos escollits, a estudiar inflamacions, infeccions o el deteriorament de la memòria.</p><p>Sempre la demana un especialista. Abans de donar-te hora, medicina nuclear revisa la teua història i et telefona per a explicar-te el dejuni de sis hores, què has de fer amb la medicació i, si tens diabetis, com arribar amb la glucosa controlada.</p><p>Calcula entre dues i tres hores: la injecció, una hora de repòs en una butaca, ben abrigat, i uns 20 minuts en la llitera. En eixir pots menjar i fer vida normal, amb la precaució de no estar a prop de nadons ni d'embarassades durant unes hores.</p>",
      en: "<p>PET-CT joins two examinations in one. The PET part shows which tissues are most active, thanks to a labelled substance injected into a vein; the CT part places that activity in the exact organ. It helps to learn how far a tumour extends, to judge whether a treatment is working and, in selected cases, to study inflammation, infection or memory loss.</p><p>A specialist always requests it. Before giving you a time, nuclear medicine reviews your history and calls to explain the six-hour fast, what to do about medication and, if you have diabetes, how to arrive with your glucose under control.</p><p>Allow two to three hours: the injection, an hour's rest wrapped up warm in an armchair and about 20 minutes on the table. Afterwards you can eat and go about your day, keeping away from babies and pregnant women for a few hours.</p>",
    },
    textocabecera: {
      es: 'Función y anatomía en una sola exploración',
      ca: 'Funció i anatomia en una sola exploració',
      en: 'Function and anatomy in a single examination',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: indicationsTitle,
        texto: {
          es: '<ul><li>Conocer la extensión de un tumor antes de tratarlo</li><li>Comprobar la respuesta a la quimioterapia o la radioterapia</li><li>Buscar una recaída cuando suben los marcadores</li><li>Fiebre prolongada sin causa clara, a criterio del internista</li></ul><p>No se usa como chequeo en personas sanas: la radiación y los falsos positivos pesarían más que el beneficio.</p>',
          ca: "<ul><li>Conèixer l'extensió d'un tumor abans de tractar-lo</li><li>Comprovar la resposta a la quimioteràpia o la radioteràpia</li><li>Buscar una recaiguda quan pugen els marcadors</li><li>Febre prolongada sense causa clara, a criteri de l'internista</li></ul><p>No es fa servir com a revisió en persones sanes: la radiació i els falsos positius pesarien més que el benefici.</p>",
          en: '<ul><li>Learning how far a tumour extends before treating it</li><li>Checking the response to chemotherapy or radiotherapy</li><li>Looking for a relapse when tumour markers rise</li><li>Long-lasting fever without a clear cause, when the internist sees fit</li></ul><p>It is not a check-up for healthy people: radiation and false alarms would outweigh the benefit.</p>',
        },
      },
      {
        titulo: howWeWorkTitle,
        texto: {
          es: '<ul><li>Una sola persona coordina tu cita y resuelve tus dudas por teléfono</li><li>El trazador se encarga para ti y para esa hora: si no puedes venir, avísanos cuanto antes</li><li>Medicina nuclear y radiología firman un informe conjunto en dos o tres días laborables</li><li>El resultado va al médico que lo pidió, para que te lo explique él</li></ul>',
          ca: "<ul><li>Una sola persona coordina la teua cita i resol els teus dubtes per telèfon</li><li>El traçador s'encarrega per a tu i per a aquella hora: si no pots vindre, avisa'ns com més prompte millor</li><li>Medicina nuclear i radiologia signen un informe conjunt en dos o tres dies laborables</li><li>El resultat va al metge que el va demanar, perquè te l'explique ell</li></ul>",
          en: '<ul><li>One person arranges your appointment and answers your questions by phone</li><li>The tracer is ordered for you and for that hour: if you cannot come, tell us as soon as possible</li><li>Nuclear medicine and radiology sign a joint report in two or three working days</li><li>The result goes to the doctor who asked for it, who will explain it to you</li></ul>',
        },
      },
      {
        titulo: technologyTitle,
        texto: {
          es: '<ul><li>Detectores digitales, con menos trazador y menos tiempo en la camilla</li><li>TAC integrado de baja dosis</li><li>Salas de reposo individuales y climatizadas</li><li>Control de calidad diario y residuos gestionados según la normativa de protección radiológica</li></ul>',
          ca: '<ul><li>Detectors digitals, amb menys traçador i menys temps en la llitera</li><li>TAC integrat de baixa dosi</li><li>Sales de repòs individuals i climatitzades</li><li>Control de qualitat diari i residus gestionats segons la normativa de protecció radiològica</li></ul>',
          en: '<ul><li>Digital detectors: less tracer and less time on the table</li><li>Built-in low-dose CT</li><li>Single, heated rest rooms</li><li>Daily quality control, and waste handled under radiation protection rules</li></ul>',
        },
      },
    ],
    bloques: ['pet-tac-digital'],
    tituloseo: {
      es: 'PET-TAC digital: indicaciones y preparación',
      ca: 'PET-TAC digital: indicacions i preparació',
      en: 'Digital PET-CT: uses and preparation',
    },
    descripcionseo: {
      es: 'PET-TAC con petición del especialista: para qué sirve, cómo prepararte, cuánto dura y qué precauciones tomar durante las horas siguientes.',
      ca: "PET-TAC amb petició de l'especialista: per a què serveix, com preparar-te, quant dura i quines precaucions cal prendre les hores següents.",
      en: "PET-CT at a specialist's request: what it is for, how to prepare, how long it takes and the precautions to follow in the next few hours.",
    },
  },
];
