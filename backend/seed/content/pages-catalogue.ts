import type { PageSeed } from '../types';

/** Page records of the fixed routes that list something: news, doctors, vouchers, results, associated centres. */
export const cataloguePages: PageSeed[] = [
  {
    urlseo: 'actualidad',
    nombre: { es: 'Actualidad', ca: 'Actualitat', en: 'News' },
    tituloseo: {
      es: 'Actualidad y consejos de salud',
      ca: 'Actualitat i consells de salut',
      en: 'News and health advice',
    },
    descripcionseo: {
      es: 'Artículos de nuestros equipos sobre prevención, preparación de pruebas, genética y deporte, y las novedades de las clínicas.',
      ca: 'Articles dels nostres equips sobre prevenció, preparació de proves, genètica i esport, i les novetats de les nostres clíniques.',
      en: 'Articles by our teams on prevention, preparing for tests, genetics and sport, and what is new at the clinics. Written in Spanish.',
    },
    contenido: {
      es: `<p>Aquí publicamos artículos escritos por los equipos de las clínicas: cómo prepararte para una prueba, qué significa un resultado, qué revisiones tienen sentido a cada edad.</p>
<p>La información general no sustituye a una consulta. Si algo de lo que lees te preocupa, llámanos al <a href="tel:+34963400900">963 400 900</a> y te orientamos hacia la especialidad adecuada.</p>
<p>¿Echas en falta un tema? Propónlo en <a href="mailto:redaccion@example.test">redaccion@example.test</a>.</p>`,
      ca: `<p>Ací publiquem articles escrits pels equips de les clíniques: com preparar-te per a una prova, què significa un resultat, quines revisions tenen sentit a cada edat. De moment es publiquen en castellà.</p>
<p>La informació general no substitueix una consulta. Si alguna cosa que lliges et preocupa, telefona'ns al <a href="tel:+34963400900">963 400 900</a> i t'orientarem cap a l'especialitat adequada.</p>
<p>Hi trobes a faltar un tema? Proposa'l a <a href="mailto:redaccion@example.test">redaccion@example.test</a>.</p>`,
      en: `<p>This is where the clinic teams publish their articles: how to prepare for a test, what a result means, which check-ups make sense at each age. For now they appear in Spanish.</p>
<p>General information is no substitute for a consultation. If something you read worries you, call us on <a href="tel:+34963400900">963 400 900</a> and we will point you to the right speciality.</p>
<p>Is there a subject you miss? Suggest it at <a href="mailto:redaccion@example.test">redaccion@example.test</a>.</p>`,
    },
  },
  {
    urlseo: 'especial-online',
    noindex: true,
    nombre: { es: 'Especial online', ca: 'Especial en línia', en: 'Online specials' },
    tituloseo: {
      es: 'Especial online: bonos a precio especial',
      ca: 'Especial en línia: bons a preu especial',
      en: 'Online specials: vouchers at special prices',
    },
    descripcionseo: {
      es: 'Bonos de consulta, chequeos y pruebas a precio especial para pacientes privados. Reserva el tuyo y úsalo en la clínica que elijas.',
      ca: 'Bons de consulta, revisions i proves a preu especial per a pacients privats. Reserva el teu i fes-lo servir a la clínica que tries.',
      en: 'Vouchers for consultations, check-ups and tests at special prices for private patients. Book yours and use it at your own clinic.',
    },
    contenido: {
      es: `<p>Si vienes sin seguro, o tu póliza no cubre lo que necesitas, con un bono online pagas un precio especial y lo canjeas en la clínica que elijas.</p>
<h2>Cómo se consigue</h2>
<p>Llama al <a href="tel:+34963400900">963 400 900</a>, de lunes a viernes de 7:40 a 22:00 o los sábados de 7:45 a 15:00. Te decimos el precio final, te enviamos el bono por correo y, en menos de 24 horas, te llamamos para fijar la cita.</p>
<h2>Qué conviene saber</h2>
<ul><li>El bono es personal y vale seis meses.</li><li>Incluye solo lo que indica su ficha; nada se añade sin preguntarte.</li><li>Si no lo usas, te devolvemos el importe. Las condiciones están en la <a href="/politica-precios">política de precios</a>.</li></ul>`,
      ca: `<p>Si vens sense assegurança, o la teua pòlissa no cobreix el que necessites, amb un bo en línia pagues un preu especial i el bescanvies a la clínica que tries.</p>
<h2>Com s'aconsegueix</h2>
<p>Telefona al <a href="tel:+34963400900">963 400 900</a>, de dilluns a divendres de 7:40 a 22:00 o els dissabtes de 7:45 a 15:00. Et diem el preu final, t'enviem el bo per correu i, en menys de 24 hores, et telefonem per a fixar la cita.</p>
<h2>Què convé saber</h2>
<ul><li>El bo és personal i val sis mesos.</li><li>Inclou només el que n'indica la fitxa; no s'hi afig res sense preguntar-te.</li><li>Si no el fas servir, et tornem l'import. Les condicions són a la <a href="/ca/politica-precios">política de preus</a>.</li></ul>`,
      en: `<p>If you come without insurance, or your policy does not cover what you need, an online voucher gives you a special price that you redeem at the clinic of your choice.</p>
<h2>How to get one</h2>
<p>Call <a href="tel:+34963400900">963 400 900</a>, Monday to Friday 7:40 to 22:00 or Saturday 7:45 to 15:00. We tell you the final price, send you the voucher by e-mail and call within 24 hours to arrange the appointment.</p>
<h2>Good to know</h2>
<ul><li>The voucher is personal and valid for six months.</li><li>It covers only what its page says; nothing is added without asking you.</li><li>If you do not use it, we refund it. The terms are in the <a href="/en/politica-precios">pricing policy</a>.</li></ul>`,
    },
    banner: {
      nombre: { es: 'Especial online', ca: 'Especial en línia', en: 'Online specials' },
      textocabecera: {
        es: 'Consultas y pruebas a precio cerrado',
        ca: 'Consultes i proves a preu tancat',
        en: 'Consultations and tests at a fixed price',
      },
      descripcion: {
        es: 'Elige el bono y úsalo en tu clínica.',
        ca: 'Tria el bo i fes-lo servir a la teua clínica.',
        en: 'Choose the voucher and use it at your clinic.',
      },
      linkcabecera: '/pedir-producto',
      fotografias: [
        { scene: 'calendar', seed: 'especial-online-agenda' },
        { scene: 'consulting-room', seed: 'especial-online-consulta' },
      ],
    },
  },
  {
    urlseo: 'resultados-busqueda',
    nombre: { es: 'Resultados de la búsqueda', ca: 'Resultats de la cerca', en: 'Search results' },
    tituloseo: { es: 'Resultados de la búsqueda', ca: 'Resultats de la cerca', en: 'Search results' },
    descripcionseo: {
      es: 'Busca entre nuestras especialidades, clínicas, médicos y bonos. Si no encuentras lo que necesitas, llámanos y te orientamos.',
      ca: "Cerca entre les nostres especialitats, clíniques, metges i bons. Si no hi trobes el que necessites, telefona'ns i t'orientarem.",
      en: 'Search our specialities, clinics, doctors and vouchers. If you do not find what you need, call us and we will point the way.',
    },
    contenido: {
      es: `<p>Prueba con una sola palabra: el nombre de una prueba (<em>resonancia</em>), una especialidad (<em>dermatología</em>), una clínica (<em>Gandia</em>) o un apellido.</p>
<p>Si aun así no aparece, pregúntanos en el <a href="tel:+34963400900">963 400 900</a>.</p>`,
      ca: `<p>Prova amb una sola paraula: el nom d'una prova (<em>ressonància</em>), una especialitat (<em>dermatologia</em>), una clínica (<em>Gandia</em>) o un cognom.</p>
<p>Si tot i això no hi apareix, pregunta'ns al <a href="tel:+34963400900">963 400 900</a>.</p>`,
      en: `<p>Try a single word: the name of a test (<em>ultrasound</em>), a speciality (<em>dermatology</em>), a clinic (<em>Gandia</em>) or a surname.</p>
<p>If it still does not appear, ask us on <a href="tel:+34963400900">963 400 900</a>.</p>`,
    },
  },
  {
    urlseo: 'clinicas/centros-asociados',
    nombre: { es: 'Centros asociados', ca: 'Centres associats', en: 'Associated centres' },
    tituloseo: {
      es: 'Centros asociados en España y Portugal',
      ca: 'Centres associats a Espanya i Portugal',
      en: 'Associated centres in Spain and Portugal',
    },
    descripcionseo: {
      es: 'Hospitales y centros de otras provincias y de Portugal donde trabajan nuestros equipos de imagen: tecnología, teléfono y dirección.',
      ca: "Hospitals i centres d'altres províncies i de Portugal on treballen els nostres equips d'imatge: tecnologia, telèfon i adreça.",
      en: 'Hospitals and centres in other provinces and in Portugal where our imaging teams work: technology, telephone number and address.',
    },
    contenido: {
      es: `<p>En los centros asociados nuestros profesionales hacen e informan pruebas dentro de instalaciones de otras entidades. La cita la gestiona cada centro, así que llama al teléfono que aparece en su ficha.</p>
<p>Los informes siguen el mismo circuito que en las clínicas propias: los firma un especialista de la parte del cuerpo estudiada y se pueden pedir en el <a href="tel:+34963400900">963 400 900</a>.</p>`,
      ca: `<p>Als centres associats els nostres professionals fan i informen proves dins d'instal·lacions d'altres entitats. La cita la gestiona cada centre; per això, telefona al número que apareix a la seua fitxa.</p>
<p>Els informes segueixen el mateix circuit que a les clíniques pròpies: els signa un especialista de la part del cos estudiada i es poden demanar al <a href="tel:+34963400900">963 400 900</a>.</p>`,
      en: `<p>At the associated centres our professionals carry out and report tests on premises that belong to other organisations. Each centre runs its own diary, so call the number shown on its card.</p>
<p>Reports follow the same path as in our own clinics: they are signed by a specialist in the part of the body studied and can be requested on <a href="tel:+34963400900">963 400 900</a>.</p>`,
    },
  },
  {
    urlseo: 'medicos',
    nombre: { es: 'Médicos', ca: 'Metges', en: 'Doctors' },
    tituloseo: {
      es: 'Médicos y especialistas de nuestras clínicas',
      ca: 'Metges i especialistes de les nostres clíniques',
      en: 'Doctors and specialists at our clinics',
    },
    descripcionseo: {
      es: 'Conoce a los médicos de cada clínica: su especialidad, dónde pasan consulta y en qué idiomas te atienden. Filtra por especialidad.',
      ca: "Coneix els metges de cada clínica: l'especialitat, on passen consulta i en quines llengües t'atenen. Filtra'ls per especialitat.",
      en: 'Meet the doctors of each clinic: their speciality, where they see patients and the languages they speak. Filter by speciality.',
    },
    contenido: {
      es: `<p>¿Buscas a un médico concreto o quieres que te recomendemos uno? Llama al <a href="tel:+34963400900">963 400 900</a>, de lunes a viernes de 7:40 a 22:00 y los sábados de 7:45 a 15:00, y te decimos en qué clínica pasa consulta, qué días y en qué idiomas atiende.</p>
<p>Si prefieres que te visite una mujer o un hombre, o necesitas a alguien que hable inglés o lengua de signos, dilo al pedir la cita y lo tendremos en cuenta. Te devolvemos la llamada en menos de 24 horas.</p>`,
      ca: `<p>Busques un metge concret o vols que te'n recomanem un? Telefona al <a href="tel:+34963400900">963 400 900</a>, de dilluns a divendres de 7:40 a 22:00 i els dissabtes de 7:45 a 15:00, i et direm a quina clínica passa consulta, quins dies i en quines llengües atén.</p>
<p>Si prefereixes que et visite una dona o un home, o necessites algú que parle anglés o llengua de signes, digues-ho en demanar la cita i ho tindrem en compte. Et tornem la telefonada en menys de 24 hores.</p>`,
      en: `<p>Looking for a particular doctor, or would you like us to suggest one? Call <a href="tel:+34963400900">963 400 900</a>, Monday to Friday 7:40 to 22:00 and Saturday 7:45 to 15:00, and we will tell you at which clinic they see patients, on which days and in which languages.</p>
<p>If you would rather be seen by a woman or a man, or need somebody who speaks English or sign language, say so when you book and we will do our best. We return your call within 24 hours.</p>`,
    },
    banner: {
      nombre: { es: 'Médicos', ca: 'Metges', en: 'Doctors' },
      textocabecera: {
        es: 'Las personas que firman tu diagnóstico',
        ca: 'Les persones que signen el teu diagnòstic',
        en: 'The people who sign your diagnosis',
      },
      descripcion: {
        es: 'Pregunta por tu especialista en el 963 400 900.',
        ca: 'Pregunta pel teu especialista al 963 400 900.',
        en: 'Ask for your specialist on 963 400 900.',
      },
      linkcabecera: '/pedir-cita',
      fotografias: [{ scene: 'consulting-room', seed: 'medicos-equipo' }],
    },
  },
];
