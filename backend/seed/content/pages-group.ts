import type { PageSeed } from '../types';

/** Pages about the group: who we are, how to complain or thank, the patients' portal and working with us. */
export const groupPages: PageSeed[] = [
  {
    urlseo: 'te-escuchamos',
    nombre: { es: 'Te escuchamos', ca: "T'escoltem", en: 'We are listening' },
    tituloseo: {
      es: 'Te escuchamos: quejas, ideas y agradecimientos',
      ca: "T'escoltem: queixes, idees i agraïments",
      en: 'We are listening: complaints, ideas and thanks',
    },
    descripcionseo: {
      es: 'Cuéntanos qué ha ido mal, qué mejorarías o a quién quieres dar las gracias. Responde una persona y te decimos en qué plazo.',
      ca: "Conta'ns què ha anat malament, què milloraries o a qui vols donar les gràcies. Respon una persona i et diem en quin termini.",
      en: 'Tell us what went wrong, what you would improve or whom you want to thank. A real person answers, and we tell you by when.',
    },
    contenido: {
      es: `<p>Una espera que se alargó, un resultado mal explicado, una enfermera que te hizo el rato más fácil: nos interesa todo.</p>
<h2>Cómo contárnoslo</h2>
<ul><li>Por teléfono, en el <a href="tel:+34963400900">963 400 900</a>, de lunes a viernes de 7:40 a 22:00 y los sábados de 7:45 a 15:00. Pide «Atención al paciente».</li><li>Por correo, en <a href="mailto:teescuchamos@example.test">teescuchamos@example.test</a>.</li><li>En la recepción de tu clínica, hablando con la persona encargada o con una hoja de reclamaciones.</li></ul>
<p>Dinos la clínica, el día y un teléfono. No hace falta que escribas datos de salud: los buscaremos en tu historia si son necesarios.</p>
<h2>Qué hacemos después</h2>
<ol><li>Confirmamos que lo hemos recibido en un día laborable.</li><li>Hablamos con el equipo implicado y revisamos qué pasó.</li><li>Te respondemos en un máximo de quince días, con lo que vamos a cambiar o con el motivo por el que no podemos hacerlo.</li></ol>
<h2>Lo que ha cambiado gracias a vosotros</h2>
<p>Este año hemos puesto asientos altos en las salas de espera, avisos por mensaje cuando una consulta va con retraso y la posibilidad de pedir que quien te acompaña escuche contigo la explicación del resultado.</p>`,
      ca: `<p>Una espera que es va allargar, un resultat mal explicat, una infermera que et va fer l'estona més fàcil: ens interessa tot.</p>
<h2>Com contar-nos-ho</h2>
<ul><li>Per telèfon, al <a href="tel:+34963400900">963 400 900</a>, de dilluns a divendres de 7:40 a 22:00 i els dissabtes de 7:45 a 15:00. Demana «Atenció al pacient».</li><li>Per correu, a <a href="mailto:teescuchamos@example.test">teescuchamos@example.test</a>.</li><li>A la recepció de la teua clínica, parlant amb la persona encarregada o amb un full de reclamacions.</li></ul>
<p>Digues-nos la clínica, el dia i un telèfon. No cal que escrigues dades de salut: les buscarem en la teua història si fan falta.</p>
<h2>Què fem després</h2>
<ol><li>Confirmem que ho hem rebut en un dia laborable.</li><li>Parlem amb l'equip implicat i revisem què va passar.</li><li>Et responem en un màxim de quinze dies, amb el que canviarem o amb el motiu pel qual no ho podem fer.</li></ol>
<h2>El que ha canviat gràcies a vosaltres</h2>
<p>Enguany hem posat seients alts a les sales d'espera, avisos per missatge quan una consulta va amb retard i la possibilitat de demanar que qui t'acompanya escolte amb tu l'explicació del resultat.</p>`,
      en: `<p>A wait that dragged on, a result poorly explained, a nurse who made it easier: we want to hear it all.</p>
<h2>How to tell us</h2>
<ul><li>By telephone on <a href="tel:+34963400900">963 400 900</a>, Monday to Friday 7:40 to 22:00 and Saturday 7:45 to 15:00. Ask for “Patient care”.</li><li>By e-mail at <a href="mailto:teescuchamos@example.test">teescuchamos@example.test</a>.</li><li>At your clinic's reception, by talking to the person in charge or on a complaint form.</li></ul>
<p>Tell us the clinic, the day and a telephone number. There is no need to write any health details: we will look them up in your record if they are necessary.</p>
<h2>What we do next</h2>
<ol><li>We confirm within one working day that we have received it.</li><li>We speak to the team involved and look into what happened.</li><li>We answer within fifteen days at most, with what we are going to change or the reason why we cannot.</li></ol>
<h2>What has changed thanks to you</h2>
<p>This year we have put higher seats in the waiting rooms, started sending a message when appointments are running late, and made it possible for the person with you to hear the explanation of the result too.</p>`,
    },
  },
  {
    urlseo: 'mi-portal-salud',
    nombre: { es: 'Mi portal de salud', ca: 'El meu portal de salut', en: 'My health portal' },
    tituloseo: { es: 'Mi portal de salud', ca: 'El meu portal de salut', en: 'My health portal' },
    descripcionseo: {
      es: 'Consulta tus resultados, informes, imágenes y citas cuando quieras. Te explicamos cómo darte de alta y cómo pedirlos por teléfono.',
      ca: "Consulta els teus resultats, informes, imatges i cites quan vulgues. T'expliquem com donar-te d'alta i com demanar-los per telèfon.",
      en: 'See your results, reports, images and appointments whenever you like. How to register, and how to ask for them by telephone.',
    },
    contenido: {
      es: `<p>El portal de salud guarda en un solo lugar los informes, las imágenes y los análisis que te hacemos, y tus próximas citas.</p>
<h2>Darte de alta</h2>
<p>Pídelo en la recepción de cualquier clínica con tu documento de identidad. Sales con el acceso hecho. También puedes llamar al <a href="tel:+34963400900">963 400 900</a>, de lunes a viernes de 7:40 a 22:00 y los sábados de 7:45 a 15:00: comprobamos tus datos y te llamamos en menos de 24 horas con las instrucciones.</p>
<h2>Si necesitas un resultado hoy</h2>
<ul><li>Por teléfono te decimos si ya está firmado y cómo recogerlo.</li><li>Con el código del mensaje que recibes en el móvil lo abres en «Resultados», en la parte de arriba de esta web.</li><li>En la clínica te lo damos impreso o, las imágenes, en un soporte digital.</li></ul>
<h2>Ver el portal de otra persona</h2>
<p>Madres, padres y tutores pueden ver el de un menor a su cargo. Para un adulto hace falta su autorización firmada, que puede retirar cuando quiera.</p>
<p>Un resultado fuera de los valores de referencia no siempre significa enfermedad. Coméntalo con tu médico antes de sacar conclusiones.</p>`,
      ca: `<p>El portal de salut guarda en un sol lloc els informes, les imatges i les anàlisis que et fem, i les teues pròximes cites.</p>
<h2>Donar-te d'alta</h2>
<p>Demana-ho a la recepció de qualsevol clínica amb el document d'identitat. En surts amb l'accés fet. També pots telefonar al <a href="tel:+34963400900">963 400 900</a>, de dilluns a divendres de 7:40 a 22:00 i els dissabtes de 7:45 a 15:00: comprovem les teues dades i et telefonem en menys de 24 hores amb les instruccions.</p>
<h2>Si necessites un resultat hui</h2>
<ul><li>Per telèfon et diem si ja està signat i com recollir-lo.</li><li>Amb el codi del missatge que reps al mòbil l'obris a «Resultats», a la part de dalt d'aquest web.</li><li>A la clínica te'l donem imprés o, les imatges, en un suport digital.</li></ul>
<h2>Veure el portal d'una altra persona</h2>
<p>Mares, pares i tutors poden veure el d'un menor a càrrec seu. Per a un adult cal la seua autorització signada, que pot retirar quan vulga.</p>
<p>Un resultat fora dels valors de referència no sempre significa malaltia. Comenta'l amb el teu metge abans de traure'n conclusions.</p>`,
      en: `<p>The health portal keeps in one place the reports, images and analyses we do for you, together with your coming appointments.</p>
<h2>Registering</h2>
<p>Ask at the reception of any clinic with your identity document and you leave with your access ready. You can also call <a href="tel:+34963400900">963 400 900</a>, Monday to Friday 7:40 to 22:00 and Saturday 7:45 to 15:00: we check your details and call within 24 hours with the instructions.</p>
<h2>If you need a result today</h2>
<ul><li>By telephone we tell you whether it has been signed and how to collect it.</li><li>With the code in the message on your mobile you can open it under “Results”, at the top of this website.</li><li>At the clinic we give it to you on paper or, for images, on digital media.</li></ul>
<h2>Seeing somebody else's portal</h2>
<p>Mothers, fathers and guardians can see that of a child in their care. For an adult we need their signed authorisation, which they can withdraw at any time.</p>
<p>A result outside the reference values does not always mean illness. Discuss it with your doctor before drawing conclusions.</p>`,
    },
  },
  {
    urlseo: 'sobre-nosotros',
    nombre: { es: 'Sobre nosotros', ca: 'Sobre nosaltres', en: 'About us' },
    tituloseo: {
      es: 'Sobre nosotros: medicina, imagen y genética',
      ca: 'Sobre nosaltres: medicina, imatge i genètica',
      en: 'About us: medicine, imaging and genetics',
    },
    descripcionseo: {
      es: 'Somos un grupo de clínicas en la Comunitat Valenciana, Cataluña y Madrid donde médicos, radiólogos y genetistas trabajan juntos.',
      ca: 'Som un grup de clíniques a la Comunitat Valenciana, Catalunya i Madrid on metges, radiòlegs i genetistes treballen plegats.',
      en: 'We are a group of clinics in the Valencian Community, Catalonia and Madrid where doctors, radiologists and geneticists work together.',
    },
    contenido: {
      es: `<p>{brand} nació con una idea sencilla: que la persona que te explora, la que hace la prueba y la que la interpreta puedan hablar entre ellas el mismo día. Hoy lo hacemos en trece clínicas propias de València, Castelló, Barcelona y Madrid, y en diecisiete centros asociados.</p>
<h2>Tres maneras de leer el cuerpo</h2>
<ul><li><strong>Medicina:</strong> escuchar, explorar y acompañar, con especialistas de casi todas las áreas.</li><li><strong>Imagen:</strong> resonancia, TAC, ecografía o mamografía, informadas por radiólogos dedicados a cada parte del cuerpo.</li><li><strong>Genética:</strong> estudios que solo se piden cuando la respuesta puede cambiar algo, y siempre con una explicación antes y después.</li></ul>
<h2>Cómo trabajamos</h2>
<p>Pedimos las pruebas que hacen falta y decimos cuáles no. Explicamos los resultados con palabras corrientes. Publicamos los precios. Si podemos, resolvemos la consulta y la prueba en una sola visita.</p>
<h2>Docencia e investigación</h2>
<p>Acogemos cada curso a estudiantes de enfermería, imagen y biología, y colaboramos con universidades públicas en estudios aprobados por un comité de ética. Nadie participa sin haberlo decidido y firmado.</p>
<p>¿Quieres conocernos? Llama al <a href="tel:+34963400900">963 400 900</a> o mira <a href="/contacto">dónde estamos</a>.</p>`,
      ca: `<p>{brand} va nàixer amb una idea senzilla: que la persona que t'explora, la que fa la prova i la que la interpreta puguen parlar entre elles el mateix dia. Hui ho fem en tretze clíniques pròpies de València, Castelló, Barcelona i Madrid, i en dèsset centres associats.</p>
<h2>Tres maneres de llegir el cos</h2>
<ul><li><strong>Medicina:</strong> escoltar, explorar i acompanyar, amb especialistes de quasi totes les àrees.</li><li><strong>Imatge:</strong> ressonància, TAC, ecografia o mamografia, informades per radiòlegs dedicats a cada part del cos.</li><li><strong>Genètica:</strong> estudis que només es demanen quan la resposta pot canviar alguna cosa, i sempre amb una explicació abans i després.</li></ul>
<h2>Com treballem</h2>
<p>Demanem les proves que fan falta i diem quines no. Expliquem els resultats amb paraules corrents. Publiquem els preus. Si podem, resolem la consulta i la prova en una sola visita.</p>
<h2>Docència i recerca</h2>
<p>Acollim cada curs estudiants d'infermeria, imatge i biologia, i col·laborem amb universitats públiques en estudis aprovats per un comité d'ètica. Ningú no hi participa sense haver-ho decidit i signat.</p>
<p>Vols conéixer-nos? Telefona al <a href="tel:+34963400900">963 400 900</a> o mira <a href="/ca/contacto">on som</a>.</p>`,
      en: `<p>{brand} began with a simple idea: that the person who examines you, the one who does the test and the one who reads it can talk to each other on the same day. Today we do so in thirteen clinics of our own in València, Castelló, Barcelona and Madrid, and in seventeen associated centres.</p>
<h2>Three ways to read the body</h2>
<ul><li><strong>Medicine:</strong> listening, examining and staying with you, with specialists in almost every field.</li><li><strong>Imaging:</strong> MRI, CT, ultrasound or mammography, reported by radiologists devoted to each part of the body.</li><li><strong>Genetics:</strong> studies ordered only when the answer may change something, and always explained before and after.</li></ul>
<h2>How we work</h2>
<p>We order the tests that are needed and say which are not. We explain results in everyday words. We publish our prices. Whenever possible, consultation and test are done in a single visit.</p>
<h2>Teaching and research</h2>
<p>Each year we take in students of nursing, imaging and biology, and we work with public universities on studies approved by an ethics committee. Nobody takes part without having decided and signed.</p>
<p>Would you like to meet us? Call <a href="tel:+34963400900">963 400 900</a> or see <a href="/en/contacto">where we are</a>.</p>`,
    },
    banner: {
      nombre: { es: 'Sobre nosotros', ca: 'Sobre nosaltres', en: 'About us' },
      textocabecera: {
        es: 'Médicos, radiólogos y genetistas que se hablan',
        ca: 'Metges, radiòlegs i genetistes que es parlen',
        en: 'Doctors, radiologists and geneticists who talk to each other',
      },
      descripcion: {
        es: 'Trece clínicas propias y una misma manera de explicarte las cosas.',
        ca: "Tretze clíniques pròpies i una mateixa manera d'explicar-te les coses.",
        en: 'Thirteen clinics of our own and one way of explaining things to you.',
      },
      linkcabecera: '/medicos',
      fotografias: [
        { scene: 'facade', seed: 'sobre-nosotros-fachada' },
        { scene: 'laboratory', seed: 'sobre-nosotros-laboratorio' },
        { scene: 'family', seed: 'sobre-nosotros-familia' },
      ],
    },
  },
  {
    urlseo: 'trabaja-con-nosotros',
    nombre: { es: 'Trabaja con nosotros', ca: 'Treballa amb nosaltres', en: 'Work with us' },
    tituloseo: { es: 'Trabaja con nosotros', ca: 'Treballa amb nosaltres', en: 'Work with us' },
    descripcionseo: {
      es: 'Ofertas para profesionales sanitarios, técnicos y de atención al paciente en València, Castelló, Barcelona y Madrid. Envía tu currículum.',
      ca: "Ofertes per a professionals sanitaris, tècnics i d'atenció al pacient a València, Castelló, Barcelona i Madrid. Envia el currículum.",
      en: 'Jobs for health professionals, technicians and patient care staff in València, Castelló, Barcelona and Madrid. Send us your CV.',
    },
    contenido: {
      es: `<p>Buscamos a gente que explique bien lo que hace. Si te reconoces en eso, nos gustará leerte.</p>
<h2>A quién solemos necesitar</h2>
<ul><li>Técnicos superiores en imagen para el diagnóstico y en laboratorio.</li><li>Enfermería, fisioterapia y asesoramiento genético.</li><li>Especialistas en radiología, oftalmología, dermatología y medicina del deporte.</li><li>Recepción y atención telefónica, con castellano y valenciano o catalán.</li></ul>
<h2>Lo que ofrecemos</h2>
<p>Contrato indefinido desde el primer día, turnos publicados con dos meses de antelación, cuarenta horas de formación al año dentro de la jornada y una persona que te acompaña las primeras ocho semanas.</p>
<h2>Cómo es el proceso</h2>
<p>Envía tu currículum, sin foto ni fecha de nacimiento, a <a href="mailto:empleo@example.test">empleo@example.test</a>. Contestamos a todo el mundo en tres semanas. Guardamos tus datos un año y puedes pedir antes que los borremos. Si necesitas una adaptación para la entrevista, dínoslo.</p>`,
      ca: `<p>Busquem gent que explique bé el que fa. Si t'hi reconeixes, ens agradarà llegir-te.</p>
<h2>A qui solem necessitar</h2>
<ul><li>Tècnics superiors en imatge per al diagnòstic i en laboratori.</li><li>Infermeria, fisioteràpia i assessorament genètic.</li><li>Especialistes en radiologia, oftalmologia, dermatologia i medicina de l'esport.</li><li>Recepció i atenció telefònica, amb castellà i valencià o català.</li></ul>
<h2>El que oferim</h2>
<p>Contracte indefinit des del primer dia, torns publicats amb dos mesos d'antelació, quaranta hores de formació a l'any dins de la jornada i una persona que t'acompanya les primeres huit setmanes.</p>
<h2>Com és el procés</h2>
<p>Envia el currículum, sense foto ni data de naixement, a <a href="mailto:empleo@example.test">empleo@example.test</a>. Contestem a tothom en tres setmanes. Guardem les teues dades un any i pots demanar abans que les esborrem. Si necessites una adaptació per a l'entrevista, digues-nos-ho.</p>`,
      en: `<p>We look for people who explain well what they do. If that sounds like you, we would like to hear from you.</p>
<h2>Whom we usually need</h2>
<ul><li>Senior technicians in diagnostic imaging and in the laboratory.</li><li>Nurses, physiotherapists and genetic counsellors.</li><li>Specialists in radiology, ophthalmology, dermatology and sports medicine.</li><li>Reception and telephone staff with Spanish and Catalan.</li></ul>
<h2>What we offer</h2>
<p>A permanent contract from day one, rotas published two months ahead, forty hours of training a year within working time, and a colleague at your side for the first eight weeks.</p>
<h2>How it works</h2>
<p>Send your CV, without photograph or date of birth, to <a href="mailto:empleo@example.test">empleo@example.test</a>. We answer everyone within three weeks. We keep your details for one year and you may ask us to delete them sooner. If you need an adjustment for the interview, tell us.</p>`,
    },
  },
];
