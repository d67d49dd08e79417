import type { PageSeed } from '../types';

/** Information security policy and accessibility statement. */
export const securityPages: PageSeed[] = [
  {
    urlseo: 'politica-seguridad-informacion',
    nombre: {
      es: 'Política de seguridad de la información',
      ca: 'Política de seguretat de la informació',
      en: 'Information security policy',
    },
    tituloseo: {
      es: 'Política de seguridad de la información',
      ca: 'Política de seguretat de la informació',
      en: 'Information security policy',
    },
    descripcionseo: {
      es: 'Principios, responsables y medidas con los que protegemos la información clínica, según el Esquema Nacional de Seguridad.',
      ca: "Principis, responsables i mesures amb què protegim la informació clínica, sempre d'acord amb l'Esquema Nacional de Seguretat.",
      en: 'The principles, people and measures that protect our clinical information, following the Spanish National Security Framework.',
    },
    contenido: {
      es: `<p>La dirección de {brand} aprobó esta política el 14 de septiembre de 2026. Obliga a todas las personas del grupo y a los proveedores que tratan nuestra información, y sigue el Esquema Nacional de Seguridad (Real Decreto 311/2022).</p>
<h2>Qué protegemos</h2>
<p>La historia clínica, las imágenes y los resultados de laboratorio y genética, junto con los sistemas que los guardan. Nos importan cinco cosas: que nadie no autorizado los lea, que no se alteren, que estén cuando hacen falta, que sean auténticos y que quede rastro de quién hace qué.</p>
<h2>Principios</h2>
<ul><li>La seguridad se piensa desde el diseño y con configuraciones seguras por defecto.</li><li>Cada persona accede a lo mínimo que necesita para su trabajo.</li><li>Las medidas se eligen tras analizar los riesgos, que se revisan una vez al año y con cada cambio importante.</li><li>Prevenir no basta: detectamos, respondemos y recuperamos.</li></ul>
<h2>Quién se encarga</h2>
<ul><li><strong>Responsable de la información y del servicio:</strong> la dirección médica, que decide qué nivel de protección se exige.</li><li><strong>Responsable de seguridad:</strong> vigila que las medidas se cumplan y no depende de quien las ejecuta.</li><li><strong>Responsable del sistema:</strong> lo mantiene y lo opera.</li><li><strong>Delegado de protección de datos:</strong> asesora y es tu interlocutor.</li></ul>
<p>Los cuatro forman el comité de seguridad, que se reúne cada trimestre. Si no hay acuerdo, decide la dirección general.</p>
<h2>Medidas que notarás</h2>
<ul><li>Te pedimos un documento de identidad antes de darte un resultado.</li><li>La web y el portal van siempre cifrados y las sesiones caducan.</li><li>No enviamos informes por correo sin proteger.</li></ul>
<h2>Formación, proveedores e incidentes</h2>
<p>Todo el personal recibe formación al entrar y cada año. Los contratos con proveedores recogen sus obligaciones y podemos auditarlas. Los incidentes se registran y, cuando procede, se notifican a la autoridad de protección de datos en 72 horas y a las personas afectadas.</p>
<h2>Avisar de un problema</h2>
<p>¿Has recibido un mensaje sospechoso en nuestro nombre o has visto un fallo? Escribe a <a href="mailto:seguridad@example.test">seguridad@example.test</a>. No emprenderemos acciones contra quien avise de buena fe sin acceder a datos de otras personas. En esa dirección puedes pedir también el documento de conformidad con el Esquema.</p>`,
      ca: `<p>La direcció de {brand} va aprovar aquesta política el 14 de setembre de 2026. Obliga totes les persones del grup i els proveïdors que tracten la nostra informació, i segueix l'Esquema Nacional de Seguretat (Reial decret 311/2022).</p>
<h2>Què protegim</h2>
<p>La història clínica, les imatges i els resultats de laboratori i genètica, juntament amb els sistemes que els guarden. Ens importen cinc coses: que ningú no autoritzat els llija, que no s'alteren, que hi siguen quan fan falta, que siguen autèntics i que quede rastre de qui fa què.</p>
<h2>Principis</h2>
<ul><li>La seguretat es pensa des del disseny i amb configuracions segures per defecte.</li><li>Cada persona accedeix al mínim que necessita per a la seua faena.</li><li>Les mesures es trien després d'analitzar els riscos, que es revisen una vegada a l'any i amb cada canvi important.</li><li>Previndre no és prou: detectem, responem i recuperem.</li></ul>
<h2>Qui se n'encarrega</h2>
<ul><li><strong>Responsable de la informació i del servei:</strong> la direcció mèdica, que decideix quin nivell de protecció s'exigeix.</li><li><strong>Responsable de seguretat:</strong> vigila que les mesures es complisquen i no depén de qui les executa.</li><li><strong>Responsable del sistema:</strong> el manté i l'opera.</li><li><strong>Delegat de protecció de dades:</strong> assessora i és el teu interlocutor.</li></ul>
<p>Els quatre formen el comité de seguretat, que es reuneix cada trimestre. Si no hi ha acord, decideix la direcció general.</p>
<h2>Mesures que notaràs</h2>
<ul><li>Et demanem un document d'identitat abans de donar-te un resultat.</li><li>El web i el portal van sempre xifrats i les sessions caduquen.</li><li>No enviem informes per correu sense protegir.</li></ul>
<h2>Formació, proveïdors i incidents</h2>
<p>Tot el personal rep formació en entrar i cada any. Els contractes amb proveïdors recullen les seues obligacions i podem auditar-les. Els incidents es registren i, quan escau, es notifiquen a l'autoritat de protecció de dades en 72 hores i a les persones afectades.</p>
<h2>Avisar d'un problema</h2>
<p>Has rebut un missatge sospitós en nom nostre o has vist una fallada? Escriu a <a href="mailto:seguridad@example.test">seguridad@example.test</a>. No emprendrem accions contra qui avise de bona fe sense accedir a dades d'altres persones. En aquesta adreça pots demanar també el document de conformitat amb l'Esquema.</p>`,
      en: `<p>The management of {brand} approved this policy on 14 September 2026. It binds everyone in the group and the suppliers who handle our information, and it follows the Spanish National Security Framework (Royal Decree 311/2022, known as ENS).</p>
<h2>What we protect</h2>
<p>Medical records, images and laboratory and genetic results, together with the systems that hold them. Five things matter to us: that nobody unauthorised reads them, that they are not altered, that they are there when needed, that they are authentic, and that there is a trace of who did what.</p>
<h2>Principles</h2>
<ul><li>Security is part of the design, with safe settings by default.</li><li>Each person can reach the minimum they need for their work.</li><li>Measures are chosen after analysing the risks, which are reviewed once a year and with every important change.</li><li>Prevention is not enough: we detect, respond and recover.</li></ul>
<h2>Who is in charge</h2>
<ul><li><strong>Owner of the information and the service:</strong> the medical management, which decides how much protection is required.</li><li><strong>Security officer:</strong> checks that the measures are kept and does not report to those who carry them out.</li><li><strong>System manager:</strong> maintains and runs the systems.</li><li><strong>Data protection officer:</strong> advises, and is the person you can turn to.</li></ul>
<p>The four form the security committee, which meets every quarter. If they disagree, the general management decides.</p>
<h2>Measures you will notice</h2>
<ul><li>We ask for an identity document before giving you a result.</li><li>The website and the portal are always encrypted, and sessions expire.</li><li>We do not send unprotected reports by e-mail.</li></ul>
<h2>Training, suppliers and incidents</h2>
<p>All staff are trained when they join and every year. Contracts with suppliers set out their duties and we may audit them. Incidents are recorded and, where appropriate, notified to the data protection authority within 72 hours and to the people affected.</p>
<h2>Reporting a problem</h2>
<p>Have you received a suspicious message in our name, or seen a fault? Write to <a href="mailto:seguridad@example.test">seguridad@example.test</a>. We will take no action against anyone who reports in good faith without accessing other people's data. You can also ask there for the document of conformity with the Framework.</p>`,
    },
  },
  {
    urlseo: 'accesibilidad',
    nombre: { es: 'Declaración de accesibilidad', ca: "Declaració d'accessibilitat", en: 'Accessibility statement' },
    tituloseo: {
      es: 'Declaración de accesibilidad',
      ca: "Declaració d'accessibilitat",
      en: 'Accessibility statement',
    },
    descripcionseo: {
      es: 'Cómo de accesible es esta web, qué nos falta por mejorar, qué alternativas tienes y cómo avisarnos si encuentras una barrera.',
      ca: 'Fins a quin punt és accessible aquest web, què ens falta per millorar, quines alternatives tens i com avisar-nos d’una barrera.',
      en: 'How accessible this website is, what we still have to improve, which alternatives you have and how to tell us about a barrier.',
    },
    contenido: {
      es: `<p>En {brand} queremos que cualquiera pueda informarse y pedir cita, también con lector de pantalla, solo con teclado, con aumento o con poca experiencia en internet.</p>
<h2>Grado de cumplimiento</h2>
<p>Diseñamos la web con las pautas WCAG 2.2, nivel AA, y la norma UNE-EN 301549 como referencia, y teniendo presente la Ley 11/2023. La consideramos parcialmente conforme por las excepciones que siguen.</p>
<h2>Lo que aún no es accesible</h2>
<ul><li>Los artículos de Actualidad se publican solo en castellano, aunque navegues en catalán o inglés.</li><li>Algunos vídeos antiguos no tienen audiodescripción.</li><li>El mapa interactivo de una clínica depende de un tercero. Al lado están siempre la dirección escrita y un enlace para llegar.</li><li>Los informes en PDF anteriores a 2025 no están etiquetados. Si necesitas uno en otro formato, te lo preparamos.</li></ul>
<h2>Lo que sí puedes esperar</h2>
<ul><li>Todo se puede hacer con teclado y el foco se ve.</li><li>Los formularios dicen qué falta junto a cada campo y no borran lo escrito.</li><li>El texto puede ampliarse al 400 % sin perder contenido.</li><li>Si tu sistema pide menos movimiento, la web lo respeta.</li></ul>
<h2>Cómo avisarnos</h2>
<p>Escribe a <a href="mailto:accesibilidad@example.test">accesibilidad@example.test</a> o llama al <a href="tel:+34963400900">963 400 900</a> (de lunes a viernes de 7:40 a 22:00, sábados de 7:45 a 15:00). Dinos en qué página estabas y qué ocurrió. Contestamos en menos de diez días laborables y, entretanto, hacemos la gestión contigo por teléfono. Si la respuesta no te convence, puedes presentar una reclamación ante la autoridad de consumo de tu comunidad.</p>
<p>Preparamos esta declaración el 12 de octubre de 2026 a partir de una revisión propia, manual y con herramientas automáticas. La revisamos cada año.</p>`,
      ca: `<p>A {brand} volem que tothom puga informar-se i demanar cita, també amb lector de pantalla, només amb teclat, amb ampliació o amb poca experiència a internet.</p>
<h2>Grau de compliment</h2>
<p>Dissenyem el web amb les pautes WCAG 2.2, nivell AA, i la norma UNE-EN 301549 com a referència, i tenint present la Llei 11/2023. El considerem parcialment conforme per les excepcions següents.</p>
<h2>El que encara no és accessible</h2>
<ul><li>Els articles d'Actualitat es publiquen només en castellà, encara que navegues en català o anglés.</li><li>Alguns vídeos antics no tenen audiodescripció.</li><li>El mapa interactiu d'una clínica depén d'un tercer. Al costat hi ha sempre l'adreça escrita i un enllaç per a arribar-hi.</li><li>Els informes en PDF anteriors a 2025 no estan etiquetats. Si en necessites un en un altre format, te'l preparem.</li></ul>
<h2>El que sí que pots esperar</h2>
<ul><li>Tot es pot fer amb teclat i el focus es veu.</li><li>Els formularis diuen què falta al costat de cada camp i no esborren el que has escrit.</li><li>El text es pot ampliar al 400 % sense perdre contingut.</li><li>Si el teu sistema demana menys moviment, el web ho respecta.</li></ul>
<h2>Com avisar-nos</h2>
<p>Escriu a <a href="mailto:accesibilidad@example.test">accesibilidad@example.test</a> o telefona al <a href="tel:+34963400900">963 400 900</a> (de dilluns a divendres de 7:40 a 22:00, dissabtes de 7:45 a 15:00). Digues-nos en quina pàgina eres i què va passar. Contestem en menys de deu dies laborables i, mentrestant, fem la gestió amb tu per telèfon. Si la resposta no et convenç, pots presentar una reclamació davant l'autoritat de consum de la teua comunitat.</p>
<p>Vam preparar aquesta declaració el 12 d'octubre de 2026 a partir d'una revisió pròpia, manual i amb eines automàtiques. La revisem cada any.</p>`,
      en: `<p>At {brand} we want everyone to be able to find information and ask for an appointment, whether with a screen reader, by keyboard alone, with magnification or with little experience of the internet.</p>
<h2>How far we comply</h2>
<p>We design the website with WCAG 2.2, level AA, and the standard EN 301 549 as our reference, and with Spanish Act 11/2023 in mind. We consider it partially conformant because of the exceptions below.</p>
<h2>What is not accessible yet</h2>
<ul><li>News articles are published only in Spanish, even if you browse in Catalan or English.</li><li>Some older videos have no audio description.</li><li>A clinic's interactive map depends on a third party. The written address and a link for directions are always beside it.</li><li>PDF reports from before 2025 are not tagged. If you need one in another format, we will prepare it.</li></ul>
<h2>What you can expect</h2>
<ul><li>Everything can be done by keyboard, and the focus is visible.</li><li>Forms say what is missing beside each field and keep what you have typed.</li><li>Text can be enlarged to 400% without losing content.</li><li>If your system asks for less motion, the website obeys.</li></ul>
<h2>How to tell us</h2>
<p>Write to <a href="mailto:accesibilidad@example.test">accesibilidad@example.test</a> or call <a href="tel:+34963400900">963 400 900</a> (Monday to Friday 7:40 to 22:00, Saturday 7:45 to 15:00). Tell us which page you were on and what happened. We answer within ten working days and, meanwhile, do it with you by telephone. If our answer does not satisfy you, you may complain to the consumer authority of your region.</p>
<p>We prepared this statement on 12 October 2026 from our own review, by hand and with automatic tools. We review it every year.</p>`,
    },
  },
];
