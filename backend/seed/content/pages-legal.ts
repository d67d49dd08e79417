import type { PageSeed } from '../types';

/** Legal notice, pricing policy and cookie policy. */
export const legalPages: PageSeed[] = [
  {
    urlseo: 'aviso-legal',
    nombre: { es: 'Aviso legal', ca: 'Avís legal', en: 'Legal notice' },
    tituloseo: { es: 'Aviso legal', ca: 'Avís legal', en: 'Legal notice' },
    descripcionseo: {
      es: 'Titular de la web, condiciones de uso, propiedad de los contenidos, enlaces, responsabilidad y ley aplicable según la Ley 34/2002.',
      ca: "Titular del web, condicions d'ús, propietat dels continguts, enllaços, responsabilitat i llei aplicable segons la Llei 34/2002.",
      en: 'Owner of the website, terms of use, ownership of the contents, links, liability and applicable law under Spanish Act 34/2002.',
    },
    contenido: {
      es: `<p>Esta información se publica en cumplimiento del artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico.</p>
<h2>Titular</h2>
<p>{brand}<br>Domicilio: Carrer del Molí de la Sal, 18, 46015 València<br>NIF: B00000000<br>Inscripción: Registro Mercantil de València<br>Teléfono: <a href="tel:+34963400900">963 400 900</a><br>Correo: <a href="mailto:legal@example.test">legal@example.test</a></p>
<p>Cada clínica es un centro sanitario autorizado por la comunidad autónoma en la que se encuentra. El número de registro sanitario está expuesto en su recepción. El personal médico pertenece al colegio oficial de su provincia y se rige por el código de deontología médica; el resto de profesionales, por las normas de su colegio.</p>
<h2>Uso de la web</h2>
<p>Puedes consultar la web libremente. Al enviar un formulario te comprometes a dar datos verdaderos y a hacerlo en tu nombre o con permiso de la otra persona. No está permitido intentar acceder a zonas privadas sin autorización, automatizar reservas ni sobrecargar el servicio.</p>
<h2>Información sobre salud</h2>
<p>Los textos son divulgativos: ayudan a entender una prueba o a preparar una visita, pero no sirven para diagnosticar ni para cambiar un tratamiento. En una urgencia llama al 112.</p>
<h2>Contratación</h2>
<p>Cuando reservas o compras un servicio ves antes el precio total, puedes corregir los datos y recibes después una confirmación por correo en un soporte que puedes guardar. La contratación se puede hacer en castellano, catalán e inglés. El resto de condiciones está en la <a href="/politica-precios">política de precios</a>.</p>
<h2>Propiedad intelectual</h2>
<p>Los textos, las ilustraciones y el código pertenecen a {brand} o a quien nos ha cedido su uso. Puedes citarlos y enlazarlos mencionando la fuente. Para cualquier otro uso escríbenos.</p>
<h2>Enlaces y responsabilidad</h2>
<p>Revisamos las páginas externas que enlazamos, pero no respondemos de lo que publiquen después. Cuidamos que la información esté al día y que la web funcione; si detectas un error, avísanos y lo corregimos.</p>
<h2>Ley aplicable</h2>
<p>Se aplica la ley española. Si eres consumidor, puedes acudir a los juzgados de tu domicilio y, antes, a la junta arbitral de consumo o a la oficina de atención al consumidor de tu municipio. En cada clínica hay hojas de reclamaciones.</p>`,
      ca: `<p>Aquesta informació es publica en compliment de l'article 10 de la Llei 34/2002, de serveis de la societat de la informació i de comerç electrònic.</p>
<h2>Titular</h2>
<p>{brand}<br>Domicili: Carrer del Molí de la Sal, 18, 46015 València<br>NIF: B00000000<br>Inscripció: Registre Mercantil de València<br>Telèfon: <a href="tel:+34963400900">963 400 900</a><br>Correu: <a href="mailto:legal@example.test">legal@example.test</a></p>
<p>Cada clínica és un centre sanitari autoritzat per la comunitat autònoma on es troba. El número de registre sanitari està exposat a la recepció. El personal mèdic pertany al col·legi oficial de la seua província i es regeix pel codi de deontologia mèdica; la resta de professionals, per les normes del seu col·legi.</p>
<h2>Ús del web</h2>
<p>Pots consultar el web lliurement. En enviar un formulari et compromets a donar dades verdaderes i a fer-ho en nom teu o amb permís de l'altra persona. No està permés intentar accedir a zones privades sense autorització, automatitzar reserves ni sobrecarregar el servei.</p>
<h2>Informació sobre salut</h2>
<p>Els textos són divulgatius: ajuden a entendre una prova o a preparar una visita, però no serveixen per a diagnosticar ni per a canviar un tractament. En una urgència telefona al 112.</p>
<h2>Contractació</h2>
<p>Quan reserves o compres un servei veus abans el preu total, pots corregir les dades i reps després una confirmació per correu en un suport que pots guardar. La contractació es pot fer en castellà, català i anglés. La resta de condicions és a la <a href="/ca/politica-precios">política de preus</a>.</p>
<h2>Propietat intel·lectual</h2>
<p>Els textos, les il·lustracions i el codi pertanyen a {brand} o a qui ens n'ha cedit l'ús. Pots citar-los i enllaçar-los esmentant-ne la font. Per a qualsevol altre ús escriu-nos.</p>
<h2>Enllaços i responsabilitat</h2>
<p>Revisem les pàgines externes que enllacem, però no responem del que hi publiquen després. Procurem que la informació estiga al dia i que el web funcione; si hi detectes un error, avisa'ns i el corregirem.</p>
<h2>Llei aplicable</h2>
<p>S'aplica la llei espanyola. Si ets consumidor, pots acudir als jutjats del teu domicili i, abans, a la junta arbitral de consum o a l'oficina d'atenció al consumidor del teu municipi. A cada clínica hi ha fulls de reclamacions.</p>`,
      en: `<p>This information is published under article 10 of Spanish Act 34/2002 on information society services and electronic commerce.</p>
<h2>Owner</h2>
<p>{brand}<br>Address: Carrer del Molí de la Sal, 18, 46015 València<br>Tax number: B00000000<br>Registered at: Registro Mercantil de València<br>Telephone: <a href="tel:+34963400900">963 400 900</a><br>E-mail: <a href="mailto:legal@example.test">legal@example.test</a></p>
<p>Each clinic is a health centre authorised by the region in which it stands, and its health registration number is displayed at reception. Doctors belong to the medical association of their province and follow its code of ethics; other professionals follow the rules of their own association.</p>
<h2>Using the website</h2>
<p>You may browse freely. When you send a form you undertake to give true details, on your own behalf or with the other person's permission. Trying to enter private areas without authorisation, automating bookings or overloading the service is not allowed.</p>
<h2>Health information</h2>
<p>The texts are for general information: they help you understand a test or prepare a visit, but they cannot be used to diagnose or to change a treatment. In an emergency call 112.</p>
<h2>Buying online</h2>
<p>When you book or buy a service you see the total price first, you can correct your details, and afterwards you receive a confirmation by e-mail that you can keep. You may contract in Spanish, Catalan or English. The other terms are in the <a href="/en/politica-precios">pricing policy</a>.</p>
<h2>Intellectual property</h2>
<p>Texts, illustrations and code belong to {brand} or to those who have licensed them to us. You may quote and link to them if you name the source. For any other use, write to us.</p>
<h2>Links and liability</h2>
<p>We check the external pages we link to, but cannot answer for what they publish later. We take care that the information is up to date and the website works; if you spot a mistake, tell us and we will correct it.</p>
<h2>Applicable law</h2>
<p>Spanish law applies. If you are a consumer you may go to the courts of the place where you live and, before that, to the consumer arbitration board or the consumer office of your town. Complaint forms are available at every clinic.</p>`,
    },
  },
  {
    urlseo: 'politica-precios',
    nombre: { es: 'Política de precios', ca: 'Política de preus', en: 'Pricing policy' },
    tituloseo: {
      es: 'Política de precios, bonos y devoluciones',
      ca: 'Política de preus, bons i devolucions',
      en: 'Pricing policy, vouchers and refunds',
    },
    descripcionseo: {
      es: 'Qué incluyen los precios publicados, cuánto dura un bono, cómo se paga, cómo se cambia o anula una cita y cómo se pide la devolución.',
      ca: 'Què inclouen els preus publicats, quant dura un bo, com es paga, com es canvia o anul·la una cita i com se’n demana la devolució.',
      en: 'What the published prices include, how long a voucher lasts, how to pay, how to change or cancel a visit and how to get a refund.',
    },
    contenido: {
      es: `<p>Queremos que sepas lo que vas a pagar antes de venir. Estas reglas valen para los precios que ves en la web y para los que te damos por teléfono.</p>
<h2>Qué incluye el precio</h2>
<ul><li>Está en euros y es el final, con los impuestos que correspondan. La asistencia sanitaria está exenta de IVA (art. 20 de la Ley 37/1992); los tratamientos estéticos sin finalidad terapéutica lo llevan incluido.</li><li>En una prueba entran la realización, el informe y la entrega del resultado. Si hace falta contraste, sedación o una biopsia, te lo presupuestamos antes.</li><li>En una consulta entra la visita. Las pruebas que pida el especialista se cobran aparte y solo si las aceptas.</li></ul>
<h2>Seguros y mutuas</h2>
<p>Los precios son para pacientes privados. Con una aseguradora se aplica lo que diga tu póliza: pregunta si necesitas autorización y si hay copago.</p>
<h2>Bonos</h2>
<p>Un bono es personal y se puede usar en seis meses desde la compra en las clínicas que figuran en su ficha. No se acumula con otras ofertas. Si el precio baja después de comprarlo, te abonamos la diferencia cuando vengas.</p>
<h2>Formas de pago</h2>
<p>Puedes pagar con tarjeta en la web o en la clínica, y en efectivo hasta el límite legal. No guardamos el número de tu tarjeta: lo trata la pasarela bancaria.</p>
<h2>Cambios, anulaciones y devoluciones</h2>
<table><thead><tr><th scope="col">Situación</th><th scope="col">Qué hacemos</th></tr></thead><tbody><tr><td>Anulas un bono sin usar</td><td>Te devolvemos todo, por el mismo medio de pago, en 14 días</td></tr><tr><td>Cambias la cita con 24 horas o más</td><td>Sin coste</td></tr><tr><td>No vienes y no avisas</td><td>Te llamamos; a la segunda vez podemos pedir el pago por adelantado</td></tr><tr><td>Anulamos nosotros</td><td>Otra cita preferente o la devolución completa, lo que prefieras</td></tr></tbody></table>
<p>Para un presupuesto por escrito o una duda sobre una factura escribe a <a href="mailto:facturacion@example.test">facturacion@example.test</a> o llama al <a href="tel:+34963400900">963 400 900</a>.</p>`,
      ca: `<p>Volem que sàpies el que pagaràs abans de vindre. Aquestes regles valen per als preus que veus al web i per als que et donem per telèfon.</p>
<h2>Què inclou el preu</h2>
<ul><li>És en euros i és el final, amb els impostos que corresponguen. L'assistència sanitària està exempta d'IVA (art. 20 de la Llei 37/1992); els tractaments estètics sense finalitat terapèutica el porten inclòs.</li><li>En una prova entren la realització, l'informe i el lliurament del resultat. Si calen contrast, sedació o una biòpsia, te'n fem abans el pressupost.</li><li>En una consulta entra la visita. Les proves que demane l'especialista es cobren a banda i només si les acceptes.</li></ul>
<h2>Assegurances i mútues</h2>
<p>Els preus són per a pacients privats. Amb una asseguradora s'aplica el que diga la teua pòlissa: pregunta si necessites autorització i si hi ha copagament.</p>
<h2>Bons</h2>
<p>Un bo és personal i es pot fer servir durant sis mesos des de la compra a les clíniques que figuren en la seua fitxa. No s'acumula amb altres ofertes. Si el preu baixa després de comprar-lo, t'abonem la diferència quan vingues.</p>
<h2>Formes de pagament</h2>
<p>Pots pagar amb targeta al web o a la clínica, i en efectiu fins al límit legal. No guardem el número de la teua targeta: el tracta la passarel·la bancària.</p>
<h2>Canvis, anul·lacions i devolucions</h2>
<table><thead><tr><th scope="col">Situació</th><th scope="col">Què fem</th></tr></thead><tbody><tr><td>Anul·les un bo sense usar</td><td>T'ho tornem tot, pel mateix mitjà de pagament, en 14 dies</td></tr><tr><td>Canvies la cita amb 24 hores o més</td><td>Sense cost</td></tr><tr><td>No vens i no avises</td><td>Et telefonem; a la segona vegada podem demanar el pagament per avançat</td></tr><tr><td>Anul·lem nosaltres</td><td>Una altra cita preferent o la devolució completa, el que preferisques</td></tr></tbody></table>
<p>Per a un pressupost per escrit o un dubte sobre una factura escriu a <a href="mailto:facturacion@example.test">facturacion@example.test</a> o telefona al <a href="tel:+34963400900">963 400 900</a>.</p>`,
      en: `<p>We want you to know what you will pay before you come. These rules apply to the prices on this website and to those we give you by telephone.</p>
<h2>What the price includes</h2>
<ul><li>It is in euros and final, with whatever taxes apply. Health care is exempt from VAT (art. 20 of Act 37/1992); aesthetic treatments without a therapeutic purpose include it.</li><li>A test covers carrying it out, the report and delivery of the result. If contrast, sedation or a biopsy is needed, we quote for it beforehand.</li><li>A consultation covers the visit. Tests the specialist asks for are charged separately, and only if you accept them.</li></ul>
<h2>Insurance</h2>
<p>Prices are for private patients. With an insurer, your policy decides: ask whether you need authorisation and whether there is a co-payment.</p>
<h2>Vouchers</h2>
<p>A voucher is personal and may be used within six months of purchase at the clinics listed on its page. It cannot be combined with other offers. If the price drops after you buy, we refund the difference when you come.</p>
<h2>Ways to pay</h2>
<p>You can pay by card on the website or at the clinic, and in cash up to the legal limit. We do not keep your card number: the bank's gateway handles it.</p>
<h2>Changes, cancellations and refunds</h2>
<table><thead><tr><th scope="col">Situation</th><th scope="col">What we do</th></tr></thead><tbody><tr><td>You cancel an unused voucher</td><td>Full refund, by the same means of payment, within 14 days</td></tr><tr><td>You change the visit 24 hours ahead or more</td><td>No charge</td></tr><tr><td>You do not come and do not tell us</td><td>We call you; the second time we may ask for payment in advance</td></tr><tr><td>We cancel</td><td>A priority appointment or a full refund, as you prefer</td></tr></tbody></table>
<p>For a written quotation or a question about an invoice, write to <a href="mailto:facturacion@example.test">facturacion@example.test</a> or call <a href="tel:+34963400900">963 400 900</a>.</p>`,
    },
  },
  {
    urlseo: 'politica-cookies',
    nombre: { es: 'Política de cookies', ca: 'Política de galetes', en: 'Cookie policy' },
    tituloseo: { es: 'Política de cookies', ca: 'Política de galetes', en: 'Cookie policy' },
    descripcionseo: {
      es: 'Qué cookies y almacenamiento usa esta web, para qué sirven, cuánto duran y cómo elegir: las necesarias, y las de terceros solo si las aceptas.',
      ca: 'Quines galetes i quin emmagatzematge usa aquest web, per a què serveixen, quant duren i com triar: les necessàries, i les de tercers només si les acceptes.',
      en: "Which cookies and browser storage this website uses, what for, how long they last and how to choose: the necessary ones, and third parties' only if you accept.",
    },
    contenido: {
      es: `<p>Una cookie es un pequeño archivo que la web guarda en tu navegador. Usamos las mínimas: puedes leer toda la web sin que guardemos ninguna, salvo la de tu elección si respondes al aviso de cookies.</p>
<h2>Las que la web necesita</h2>
<table><thead><tr><th scope="col">Cuál</th><th scope="col">Para qué</th><th scope="col">Cuánto dura</th></tr></thead><tbody><tr><td>X-LOCALE-FRONT</td><td>Recuerda el idioma, solo cuando lo eliges en el menú</td><td>Un año</td></tr><tr><td>cookies</td><td>Recuerda lo que has elegido sobre las cookies</td><td>Seis meses</td></tr><tr><td>__Host-cita</td><td>Te deja ver el resultado de la cita que acabas de reservar; va cifrada</td><td>Un día</td></tr><tr><td>__Host-pro</td><td>Mantiene abierta la sesión de un profesional; va cifrada</td><td>Una hora sin uso, ocho como máximo</td></tr><tr><td>profesional</td><td>Indica que hay una sesión de profesional abierta</td><td>Una hora sin uso, ocho como máximo</td></tr><tr><td>__Host-pro-clave</td><td>Guarda cifrado el primer acceso de un profesional mientras cambia su contraseña</td><td>Diez minutos</td></tr><tr><td>Aviso leído (memoria de la pestaña)</td><td>Evita repetirte un aviso sobre el servicio en la misma visita</td><td>Hasta cerrar la pestaña</td></tr><tr><td>Cita en curso (memoria de la pestaña)</td><td>Guarda lo que llevas escrito de tu cita entre un paso y el siguiente</td><td>Media hora, o hasta cerrar la pestaña</td></tr></tbody></table>
<p>Todas responden a lo que pides, así que no requieren permiso. No salen de esta web.</p>
<h2>Las que solo usamos si aceptas</h2>
<p>Según cómo esté configurada, la web puede ofrecer servicios de terceros: medición de visitas (Google Analytics: _ga y _ga_…, hasta seis meses; Hotjar: _hj…, hasta un año), publicidad (píxel de Meta: _fbp, hasta tres meses) y contenido externo (Google Maps y un sello de calidad). No se carga ninguno antes de que lo aceptes, y nunca en formularios, pagos ni áreas privadas. Los que no están configurados no se usan ni se preguntan.</p>
<h2>Cómo cambiar de opinión o borrarlas</h2>
<p>Con el botón «Configurar cookies», al pie de cada página, puedes aceptar, rechazar o retirar tu permiso cuando quieras; al retirarlo borramos las cookies de esos servicios en esta web. También puedes borrarlas todas desde los ajustes de tu navegador. Más sobre tus datos, en la <a href="/politica-privacidad">política de privacidad</a>.</p>`,
      ca: `<p>Una galeta és un fitxer menut que el web guarda al teu navegador. En fem servir les mínimes: pots llegir tot el web sense que en guardem cap, tret de la de la teua elecció si respons a l'avís de galetes.</p>
<h2>Les que el web necessita</h2>
<table><thead><tr><th scope="col">Quina</th><th scope="col">Per a què</th><th scope="col">Quant dura</th></tr></thead><tbody><tr><td>X-LOCALE-FRONT</td><td>Recorda la llengua, només quan la tries al menú</td><td>Un any</td></tr><tr><td>cookies</td><td>Recorda el que has triat sobre les galetes</td><td>Sis mesos</td></tr><tr><td>__Host-cita</td><td>Et deixa veure el resultat de la cita que acabes de reservar; va xifrada</td><td>Un dia</td></tr><tr><td>__Host-pro</td><td>Manté oberta la sessió d'un professional; va xifrada</td><td>Una hora sense ús, huit com a màxim</td></tr><tr><td>profesional</td><td>Indica que hi ha una sessió de professional oberta</td><td>Una hora sense ús, huit com a màxim</td></tr><tr><td>__Host-pro-clave</td><td>Guarda xifrat el primer accés d'un professional mentre canvia la contrasenya</td><td>Deu minuts</td></tr><tr><td>Avís llegit (memòria de la pestanya)</td><td>Evita repetir-te un avís sobre el servei en la mateixa visita</td><td>Fins que tanques la pestanya</td></tr><tr><td>Cita en curs (memòria de la pestanya)</td><td>Guarda el que portes escrit de la teua cita entre un pas i el següent</td><td>Mitja hora, o fins que tanques la pestanya</td></tr></tbody></table>
<p>Totes responen al que demanes; per això no requereixen permís. No ixen d'aquest web.</p>
<h2>Les que només fem servir si acceptes</h2>
<p>Segons com estiga configurat, el web pot oferir serveis de tercers: mesura de visites (Google Analytics: _ga i _ga_…, fins a sis mesos; Hotjar: _hj…, fins a un any), publicitat (píxel de Meta: _fbp, fins a tres mesos) i contingut extern (Google Maps i un segell de qualitat). No se'n carrega cap abans que l'acceptes, i mai en formularis, pagaments ni àrees privades. Els que no estan configurats no es fan servir ni es pregunten.</p>
<h2>Com canviar d'opinió o esborrar-les</h2>
<p>Amb el botó «Configurar les galetes», al peu de cada pàgina, pots acceptar, rebutjar o retirar el teu permís quan vulgues; en retirar-lo esborrem les galetes d'aquests serveis en aquest web. També les pots esborrar totes des de la configuració del navegador. Més sobre les teues dades, a la <a href="/ca/politica-privacidad">política de privacitat</a>.</p>`,
      en: `<p>A cookie is a small file the website keeps in your browser. We use as few as possible: you can read the whole site without our keeping any, except for your choice if you answer the cookie notice.</p>
<h2>The ones the website needs</h2>
<table><thead><tr><th scope="col">Which</th><th scope="col">What for</th><th scope="col">How long</th></tr></thead><tbody><tr><td>X-LOCALE-FRONT</td><td>Remembers the language, only when you choose it in the menu</td><td>One year</td></tr><tr><td>cookies</td><td>Remembers what you chose about cookies</td><td>Six months</td></tr><tr><td>__Host-cita</td><td>Lets you see the result of the appointment you have just booked; it is encrypted</td><td>One day</td></tr><tr><td>__Host-pro</td><td>Keeps a professional's session open; it is encrypted</td><td>One hour without use, eight at most</td></tr><tr><td>profesional</td><td>Tells that a professional's session is open</td><td>One hour without use, eight at most</td></tr><tr><td>__Host-pro-clave</td><td>Keeps a professional's first access, encrypted, while the password is being changed</td><td>Ten minutes</td></tr><tr><td>Notice read (memory of the tab)</td><td>Avoids repeating a service notice during the same visit</td><td>Until you close the tab</td></tr><tr><td>Appointment in progress (memory of the tab)</td><td>Keeps what you have written for your appointment between one step and the next</td><td>Half an hour, or until you close the tab</td></tr></tbody></table>
<p>They all answer what you ask for, so they need no permission. They never leave this website.</p>
<h2>The ones we only use if you accept</h2>
<p>Depending on how it is configured, the website may offer services of third parties: measurement of visits (Google Analytics: _ga and _ga_…, up to six months; Hotjar: _hj…, up to one year), advertising (Meta Pixel: _fbp, up to three months) and external content (Google Maps and a quality seal). None is loaded before you accept it, and never on forms, payments or private areas. Those that are not configured are neither used nor asked about.</p>
<h2>Changing your mind or deleting them</h2>
<p>With the “Configure cookies” button, at the foot of every page, you can accept, reject or withdraw your permission whenever you like; when you withdraw it we delete the cookies of those services on this website. You can also delete them all in your browser settings. More about your data in the <a href="/en/politica-privacidad">privacy policy</a>.</p>`,
    },
  },
];
