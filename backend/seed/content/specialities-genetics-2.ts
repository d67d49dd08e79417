import type { SpecialitySeed } from '../types';
import {
  advantagesTitle,
  equipmentTitle,
  indicationsTitle,
  technologyTitle,
  whatYouGetTitle,
  whoTitle,
} from './specialities-titles';

/** Exome, carrier screening and medicines: ids 42 to 44. */
export const genetics2: SpecialitySeed[] = [
  {
    urlseo: 'exoma-clinico',
    nombre: { es: 'Exoma clínico', ca: 'Exoma clínic', en: 'Clinical exome' },
    servicio: 'genetica',
    mostrarpagina: true,
    descripcion: {
      es: '<p>Hay personas que pasan años de consulta en consulta sin un nombre para lo que les ocurre. El exoma clínico lee de una vez los miles de genes que se han relacionado con enfermedades y busca en ellos una explicación, guiándose por los síntomas.</p><p>Lo proponemos después de una valoración: hace falta una buena descripción del caso y, a ser posible, muestra del padre y de la madre, porque compararlas con la del paciente ahorra muchas dudas. Antes de firmar decides si quieres conocer los llamados hallazgos secundarios, es decir, riesgos que no se buscaban y para los que existe alguna medida.</p><p>El resultado llega en seis a ocho semanas. En torno a uno de cada tres estudios encuentra la causa. Cuando no la hay guardamos los datos, si nos autorizas, y volvemos a mirarlos más adelante.</p>',
      ca: "<p>Hi ha persones que passen anys de consulta en consulta sense un nom per al que els ocorre. L'exoma clínic llig d'una vegada els milers de gens que s'han relacionat amb malalties i hi busca una explicació, guiant-se pels símptomes.</p><p>El proposem després d'una valoració: cal una bona descripció del cas i, si pot ser, mostra del pare i de la mare, perquè comparar-les amb la del pacient estalvia molts dubtes. Abans de signar decideixes si vols conèixer les anomenades troballes secundàries, és a dir, riscos que no es buscaven i per als quals hi ha alguna mesura.</p><p>El resultat arriba en sis a huit setmanes. Al voltant d'un de cada tres estudis troba la causa. Quan no n'hi ha, guardem les dades, si ens autoritzes, i les tornem a mirar més avant.</p>",
      en: "<p>Some people spend years going from one surgery to another with no name for what is wrong. The clinical exome reads at once the thousands of genes linked to disease and looks there for an explanation, guided by the symptoms.</p><p>We suggest it after an assessment: it takes a good description of the case and, if possible, samples from both parents, because comparing them with the patient's settles many doubts. Before signing you choose whether to be told about secondary findings, that is, risks nobody was looking for and about which something can be done.</p><p>The result takes six to eight weeks. About one study in three finds the cause. When there is none we keep the data, if you allow it, and look again later on.</p>",
    },
    textocabecera: {
      es: 'Buscar un nombre para lo que no lo tiene',
      ca: 'Buscar un nom per al que no en té',
      en: 'Looking for a name where there is none',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whoTitle,
        texto: {
          es: '<ul><li>Niños con retraso del desarrollo, autismo con otros rasgos o malformaciones</li><li>Epilepsias de inicio temprano</li><li>Enfermedades musculares, de la retina, del oído o del riñón que parecen hereditarias</li><li>Miocardiopatías y arritmias familiares</li><li>Personas con un panel previo normal y una sospecha que continúa</li></ul>',
          ca: "<ul><li>Xiquets amb retard del desenvolupament, autisme amb altres trets o malformacions</li><li>Epilèpsies d'inici primerenc</li><li>Malalties musculars, de la retina, de l'oïda o del ronyó que semblen hereditàries</li><li>Miocardiopaties i arrítmies familiars</li><li>Persones amb un panell previ normal i una sospita que continua</li></ul>",
          en: '<ul><li>Children with developmental delay, autism with other features, or malformations</li><li>Epilepsy that starts early in life</li><li>Muscle, retinal, hearing or kidney disease that seems inherited</li><li>Cardiomyopathy and irregular rhythms that run in families</li><li>People with an earlier normal panel and a suspicion that remains</li></ul>',
        },
      },
      {
        titulo: advantagesTitle,
        texto: {
          es: '<p>Poner nombre a una enfermedad no siempre la cura, pero suele servir para:</p><ul><li>Dejar de repetir pruebas</li><li>Saber qué órganos conviene vigilar</li><li>Conocer el riesgo en otro embarazo</li><li>Encontrar a otras familias y estudios abiertos</li></ul>',
          ca: '<p>Posar nom a una malaltia no sempre la cura, però sol servir per a:</p><ul><li>Deixar de repetir proves</li><li>Saber quins òrgans convé vigilar</li><li>Conèixer el risc en un altre embaràs</li><li>Trobar altres famílies i estudis oberts</li></ul>',
          en: '<p>Giving an illness a name does not always cure it, but it usually helps to:</p><ul><li>Stop repeating tests</li><li>Know which organs to watch</li><li>Learn the risk for another pregnancy</li><li>Find other families and open studies</li></ul>',
        },
      },
      {
        titulo: technologyTitle,
        texto: {
          es: '<ul><li>Secuenciación de las regiones que codifican proteínas, con profundidad controlada</li><li>Análisis en trío (paciente y progenitores) siempre que se puede</li><li>Servidores propios: tus datos no salen a servicios abiertos</li><li>Comité semanal de genetistas y clínicos para los casos difíciles</li></ul>',
          ca: '<ul><li>Seqüenciació de les regions que codifiquen proteïnes, amb profunditat controlada</li><li>Anàlisi en trio (pacient i progenitors) sempre que es pot</li><li>Servidors propis: les teues dades no ixen a serveis oberts</li><li>Comitè setmanal de genetistes i clínics per als casos difícils</li></ul>',
          en: '<ul><li>Sequencing of the regions that code for proteins, at a controlled depth</li><li>Trio analysis (patient and parents) whenever possible</li><li>Our own servers: your data do not go to open services</li><li>A weekly board of geneticists and clinicians for difficult cases</li></ul>',
        },
      },
    ],
    bloques: ['secuenciador-masivo', 'estacion-bioinformatica'],
    tituloseo: {
      es: 'Exoma clínico para enfermedades sin diagnóstico',
      ca: 'Exoma clínic per a malalties sense diagnòstic',
      en: 'Clinical exome for undiagnosed conditions',
    },
    descripcionseo: {
      es: 'Exoma clínico con valoración previa, estudio en trío y entrega en consulta. A quién se ofrece, qué puede encontrar y qué decides tú antes.',
      ca: "Exoma clínic amb valoració prèvia, estudi en trio i entrega en consulta. A qui s'ofereix, què pot trobar i què decideixes tu abans.",
      en: 'Clinical exome with prior assessment, trio analysis and results given in person. Who is offered it, what it may find and what you decide.',
    },
  },
  {
    urlseo: 'test-de-portadores',
    nombre: { es: 'Test de portadores', ca: 'Test de portadors', en: 'Carrier screening' },
    servicio: 'genetica',
    mostrarpagina: true,
    descripcion: {
      es: '<p>Casi todos llevamos alguna variante recesiva sin saberlo y sin que nos afecte. El problema aparece cuando las dos personas de la pareja comparten el mismo gen: en cada embarazo habría una posibilidad entre cuatro de que el hijo herede la enfermedad. El test de portadores lo averigua antes.</p><p>El mejor momento es cuando empezáis a pensar en un embarazo, porque hay más opciones y más tiempo. También se hace en las primeras semanas de gestación o antes de recurrir a un donante. No se necesitan antecedentes: la mayoría de los niños con estas enfermedades nace en familias sin ningún caso conocido.</p><p>Tomamos sangre o saliva a los dos, o primero a uno y solo si hace falta al otro. Los resultados se comentan juntos, con una genetista que responde a vuestras preguntas.</p>',
      ca: "<p>Quasi tots portem alguna variant recessiva sense saber-ho i sense que ens afecte. El problema apareix quan les dues persones de la parella comparteixen el mateix gen: en cada embaràs hi hauria una possibilitat entre quatre que el fill heretara la malaltia. El test de portadors ho esbrina abans.</p><p>El millor moment és quan comenceu a pensar en un embaràs, perquè hi ha més opcions i més temps. També es fa en les primeres setmanes de gestació o abans de recórrer a un donant. No calen antecedents: la majoria dels xiquets amb aquestes malalties naix en famílies sense cap cas conegut.</p><p>Prenem sang o saliva a tots dos, o primer a un i només si cal a l'altre. Els resultats es comenten plegats, amb una genetista que respon a les vostres preguntes.</p>",
      en: '<p>Nearly all of us carry some recessive variant without knowing it and without being affected. The trouble comes when both partners share the same gene: in each pregnancy there would be one chance in four of the child inheriting the illness. Carrier screening finds out beforehand.</p><p>The best time is when you start thinking about a pregnancy, because there are more options and more time. It is also done in the first weeks of pregnancy or before turning to a donor. No family history is needed: most children with these conditions are born into families with no known case.</p><p>We take blood or saliva from both of you, or from one first and from the other only if needed. You hear the results together, from a geneticist who answers your questions.</p>',
    },
    textocabecera: {
      es: 'Saberlo antes de buscar un embarazo',
      ca: 'Saber-ho abans de buscar un embaràs',
      en: 'Knowing before you try for a baby',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whoTitle,
        texto: {
          es: '<ul><li>Parejas que planean tener hijos</li><li>Parejas con parentesco o del mismo pueblo o comunidad pequeña</li><li>Personas con un familiar con fibrosis quística, atrofia muscular espinal u otra enfermedad recesiva</li><li>Mujeres con casos de X frágil en la familia</li><li>Donantes de óvulos o de semen</li></ul>',
          ca: "<ul><li>Parelles que planegen tindre fills</li><li>Parelles amb parentiu o del mateix poble o comunitat menuda</li><li>Persones amb un familiar amb fibrosi quística, atròfia muscular espinal o una altra malaltia recessiva</li><li>Dones amb casos d'X fràgil en la família</li><li>Donants d'òvuls o de semen</li></ul>",
          en: '<ul><li>Couples planning to have children</li><li>Couples who are related or from the same village or small community</li><li>People with a relative with cystic fibrosis, spinal muscular atrophy or another recessive condition</li><li>Women with fragile X in the family</li><li>Egg and sperm donors</li></ul>',
        },
      },
      {
        titulo: whatYouGetTitle,
        texto: {
          es: '<ul><li>Un informe conjunto de la pareja en tres a cuatro semanas</li><li>Si no coincidís en ningún gen, un riesgo mucho menor, aunque no nulo</li><li>Si coincidís, tiempo para conocer las opciones: diagnóstico prenatal, selección de embriones, donación o seguir adelante sabiéndolo</li></ul><p>No hay una opción correcta: os damos los datos y respetamos lo que decidáis.</p>',
          ca: "<ul><li>Un informe conjunt de la parella en tres a quatre setmanes</li><li>Si no coincidiu en cap gen, un risc molt menor, encara que no nul</li><li>Si coincidiu, temps per a conèixer les opcions: diagnòstic prenatal, selecció d'embrions, donació o continuar avant sabent-ho</li></ul><p>No hi ha una opció correcta: us donem les dades i respectem el que decidiu.</p>",
          en: '<ul><li>A joint report for the couple in three to four weeks</li><li>If you share no gene, a much lower risk, though not zero</li><li>If you do share one, time to look at the options: prenatal diagnosis, embryo selection, donation or going ahead knowing it</li></ul><p>There is no right option: we give you the facts and respect your decision.</p>',
        },
      },
      {
        titulo: technologyTitle,
        texto: {
          es: '<p>El panel reúne genes de enfermedades graves y de aparición temprana. Incluye técnicas propias para los que la secuenciación lee mal:</p><ul><li>Recuento de copias en atrofia muscular espinal</li><li>Repeticiones del gen <em>FMR1</em> en el X frágil</li><li>Variantes frecuentes de la hemoglobina</li></ul>',
          ca: "<p>El panell reuneix gens de malalties greus i d'aparició primerenca. Inclou tècniques pròpies per als que la seqüenciació llig malament:</p><ul><li>Recompte de còpies en atròfia muscular espinal</li><li>Repeticions del gen <em>FMR1</em> en l'X fràgil</li><li>Variants freqüents de l'hemoglobina</li></ul>",
          en: '<p>The panel gathers genes for serious conditions that start early. It includes special techniques for those that sequencing reads poorly:</p><ul><li>Copy counting in spinal muscular atrophy</li><li>Repeats of the <em>FMR1</em> gene in fragile X</li><li>Common haemoglobin variants</li></ul>',
        },
      },
    ],
    bloques: ['secuenciador-masivo', 'pcr-tiempo-real'],
    tituloseo: {
      es: 'Test de portadores para parejas',
      ca: 'Test de portadors per a parelles',
      en: 'Carrier screening for couples',
    },
    descripcionseo: {
      es: 'Test genético de portadores antes del embarazo: qué enfermedades estudia, cómo se toma la muestra y qué opciones hay si compartís un gen.',
      ca: "Test genètic de portadors abans de l'embaràs: quines malalties estudia, com es pren la mostra i quines opcions hi ha si compartiu un gen.",
      en: 'Genetic carrier screening before pregnancy: which conditions it covers, how the sample is taken and the options if you share a gene.',
    },
  },
  {
    urlseo: 'farmacogenetica',
    nombre: { es: 'Farmacogenética', ca: 'Farmacogenètica', en: 'Pharmacogenetics' },
    servicio: 'genetica',
    mostrarpagina: true,
    descripcion: {
      es: '<p>Dos personas toman la misma pastilla y a una le sienta bien y a la otra le hace daño o no le hace nada. Parte de esa diferencia está en los genes que fabrican las enzimas con las que el cuerpo transforma los medicamentos. La farmacogenética los estudia para ayudar a elegir el fármaco y la dosis de partida.</p><p>Merece la pena cuando un tratamiento no funciona o da efectos adversos a dosis normales, y antes de algunos medicamentos en los que la ficha técnica o las guías lo recomiendan. La petición la hace tu médico, o la valoramos contigo en consulta revisando todo lo que tomas.</p><p>Basta una muestra de saliva o de sangre una sola vez, porque los genes no cambian. Unos quince días laborables después recibes un informe que sirve para tratamientos futuros. No modifiques nada por tu cuenta: el ajuste lo decide quien te prescribe.</p>',
      ca: "<p>Dues persones prenen la mateixa pastilla i a una li va bé i a l'altra li fa mal o no li fa res. Part d'aquesta diferència és en els gens que fabriquen els enzims amb què el cos transforma els medicaments. La farmacogenètica els estudia per a ajudar a triar el fàrmac i la dosi de partida.</p><p>Val la pena quan un tractament no funciona o dona efectes adversos a dosis normals, i abans d'alguns medicaments en què la fitxa tècnica o les guies ho recomanen. La petició la fa el teu metge, o la valorem amb tu en consulta revisant tot el que prens.</p><p>N'hi ha prou amb una mostra de saliva o de sang una sola vegada, perquè els gens no canvien. Uns quinze dies laborables després reps un informe que serveix per a tractaments futurs. No modifiques res pel teu compte: l'ajust el decideix qui te'l prescriu.</p>",
      en: '<p>Two people take the same tablet: one does well, the other feels ill or notices nothing. Part of the difference lies in the genes that make the enzymes the body uses to process medicines. Pharmacogenetics studies them to help choose the drug and the starting dose.</p><p>It is worthwhile when a treatment does not work or causes side effects at normal doses, and before certain medicines for which the product information or guidelines advise it. Your doctor requests it, or we consider it with you in a consultation, going through everything you take.</p><p>One sample of saliva or blood is enough for life, because genes do not change. About fifteen working days later you receive a report that is useful for future treatments. Change nothing on your own: the prescriber decides any adjustment.</p>',
    },
    textocabecera: {
      es: 'La dosis que encaja contigo',
      ca: 'La dosi que encaixa amb tu',
      en: 'The dose that fits you',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: indicationsTitle,
        texto: {
          es: '<ul><li>Antidepresivos y antipsicóticos con poca respuesta o mala tolerancia</li><li>Clopidogrel después de un stent</li><li>Algunas quimioterapias, como las fluoropirimidinas, antes de empezar</li><li>Estatinas que dan dolor muscular</li><li>Personas que toman muchos medicamentos a la vez</li></ul>',
          ca: "<ul><li>Antidepressius i antipsicòtics amb poca resposta o mala tolerància</li><li>Clopidogrel després d'un estent</li><li>Algunes quimioteràpies, com les fluoropirimidines, abans de començar</li><li>Estatines que donen dolor muscular</li><li>Persones que prenen molts medicaments alhora</li></ul>",
          en: '<ul><li>Antidepressants and antipsychotics that work poorly or are badly tolerated</li><li>Clopidogrel after a stent</li><li>Some chemotherapy, such as fluoropyrimidines, before starting</li><li>Statins that cause muscle pain</li><li>People who take many medicines at once</li></ul>',
        },
      },
      {
        titulo: whatYouGetTitle,
        texto: {
          es: '<table><tr><th>Perfil</th><th>Qué suele indicar</th></tr><tr><td>Metabolizador lento</td><td>El fármaco se acumula: menos dosis u otra opción</td></tr><tr><td>Normal</td><td>Dosis habituales</td></tr><tr><td>Ultrarrápido</td><td>El fármaco se elimina pronto y puede no hacer efecto</td></tr></table><ul><li>Un informe por fármacos, con el nivel de evidencia</li><li>Una tarjeta para enseñar a otros médicos y a tu farmacia</li></ul><p>El informe no predice si un tratamiento te curará: la edad, el riñón, el hígado y otros medicamentos también cuentan.</p>',
          ca: "<table><tr><th>Perfil</th><th>Què sol indicar</th></tr><tr><td>Metabolitzador lent</td><td>El fàrmac s'acumula: menys dosi o una altra opció</td></tr><tr><td>Normal</td><td>Dosis habituals</td></tr><tr><td>Ultraràpid</td><td>El fàrmac s'elimina prompte i pot no fer efecte</td></tr></table><ul><li>Un informe per fàrmacs, amb el nivell d'evidència</li><li>Una targeta per a ensenyar a altres metges i a la farmàcia</li></ul><p>L'informe no prediu si un tractament et curarà: l'edat, el ronyó, el fetge i altres medicaments també compten.</p>",
          en: '<table><tr><th>Profile</th><th>What it usually means</th></tr><tr><td>Slow metaboliser</td><td>The drug builds up: a lower dose or another choice</td></tr><tr><td>Normal</td><td>Usual doses</td></tr><tr><td>Ultra-rapid</td><td>The drug leaves quickly and may have no effect</td></tr></table><ul><li>A report drug by drug, with the strength of the evidence</li><li>A card to show other doctors and your pharmacy</li></ul><p>The report does not predict whether a treatment will cure you: age, kidneys, liver and other medicines count too.</p>',
        },
      },
      {
        titulo: equipmentTitle,
        texto: {
          es: '<ul><li>Estudio de genes como <em>CYP2D6</em>, <em>CYP2C19</em>, <em>SLCO1B1</em> o <em>DPYD</em></li><li>Recomendaciones tomadas de guías clínicas publicadas y actualizadas</li><li>Revisión del informe por una farmacéutica especialista</li></ul>',
          ca: "<ul><li>Estudi de gens com <em>CYP2D6</em>, <em>CYP2C19</em>, <em>SLCO1B1</em> o <em>DPYD</em></li><li>Recomanacions preses de guies clíniques publicades i actualitzades</li><li>Revisió de l'informe per una farmacèutica especialista</li></ul>",
          en: '<ul><li>Study of genes such as <em>CYP2D6</em>, <em>CYP2C19</em>, <em>SLCO1B1</em> or <em>DPYD</em></li><li>Advice taken from published, updated clinical guidelines</li><li>A specialist pharmacist reviews the report</li></ul>',
        },
      },
    ],
    bloques: ['pcr-tiempo-real'],
    tituloseo: {
      es: 'Farmacogenética: medicación según tus genes',
      ca: 'Farmacogenètica: medicació segons els teus gens',
      en: 'Pharmacogenetics: medicines and your genes',
    },
    descripcionseo: {
      es: 'Estudio farmacogenético para ajustar antidepresivos, antiagregantes y otros fármacos: cuándo es útil, qué incluye el informe y sus límites.',
      ca: "Estudi farmacogenètic per a ajustar antidepressius, antiagregants i altres fàrmacs: quan és útil, què inclou l'informe i els seus límits.",
      en: 'Pharmacogenetic testing to guide antidepressants, antiplatelets and other drugs: when it helps, what the report includes and its limits.',
    },
  },
];
