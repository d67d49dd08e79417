import type { PageSeed, Text } from '../types';

const es = `<p>Esta política explica qué hacemos con tus datos personales cuando usas esta web, nos llamas o vienes a una de nuestras clínicas. La actualizamos por última vez el 2 de noviembre de 2026.</p>
<h2>1. Quién responde de tus datos</h2>
<p>El responsable del tratamiento es {brand}, con domicilio en Carrer del Molí de la Sal, 18, 46015 València, teléfono 963 400 900. Las clínicas del grupo en la Comunitat Valenciana, Cataluña y Madrid actúan como corresponsables de la historia clínica: puedes dirigirte a cualquiera de ellas.</p>
<p>Nuestro delegado de protección de datos atiende en <a href="mailto:dpo@example.test">dpo@example.test</a> o por carta a la dirección anterior, a la atención de «Protección de datos».</p>
<h2>2. Para qué los usamos y con qué base</h2>
<table>
<thead><tr><th scope="col">Para qué</th><th scope="col">Qué datos</th><th scope="col">Base jurídica</th></tr></thead>
<tbody>
<tr><td>Darte cita, atenderte y llevar tu historia clínica</td><td>Identificación, contacto y salud; genéticos si te haces un estudio de ese tipo</td><td>Contrato contigo (art. 6.1.b RGPD) y asistencia sanitaria por profesionales sujetos a secreto (art. 9.2.h)</td></tr>
<tr><td>Cobrar, facturar y llevar la contabilidad</td><td>Identificación, facturación, aseguradora</td><td>Contrato y obligación legal (art. 6.1.b y c)</td></tr>
<tr><td>Responder a tus mensajes y llamadas</td><td>Contacto y lo que nos cuentes</td><td>Tu petición (art. 6.1.b) o nuestro interés en contestarte (art. 6.1.f)</td></tr>
<tr><td>Declarar enfermedades de notificación obligatoria</td><td>Los que exige la autoridad sanitaria</td><td>Obligación legal e interés público en salud pública (arts. 6.1.c y 9.2.i)</td></tr>
<tr><td>Enviarte novedades</td><td>Nombre y correo</td><td>Tu consentimiento (art. 6.1.a)</td></tr>
<tr><td>Usar muestras sobrantes o resultados, sin tu identidad, en investigación y docencia</td><td>Muestra y datos anonimizados</td><td>Tu consentimiento explícito (art. 9.2.a)</td></tr>
<tr><td>Dar acceso al portal a profesionales sanitarios</td><td>Identificación, colegiación, especialidad y registro de accesos</td><td>Relación profesional y seguridad de la información (arts. 6.1.b y 6.1.f)</td></tr>
</tbody>
</table>
<p>Negarte a lo que depende de tu consentimiento no afecta a tu asistencia, y puedes retirarlo cuando quieras.</p>
<h2>3. Datos de salud y datos genéticos</h2>
<p>Son categorías especiales que protege el artículo 9 del Reglamento general de protección de datos. Solo accede a ellos quien interviene en tu atención o en su gestión, con su propio usuario, y cada acceso queda registrado. Un estudio genético puede revelar información sobre tus familiares: te lo explicamos antes y firmas un consentimiento específico, en el que puedes pedir que no se te comuniquen hallazgos inesperados.</p>
<h2>4. A quién se comunican</h2>
<ul>
<li>A tu aseguradora o mutua, si paga la asistencia, y solo lo necesario para facturarla.</li>
<li>Al médico o centro que te ha enviado, para que siga tu proceso.</li>
<li>A autoridades sanitarias, tributarias o judiciales cuando una norma lo ordena.</li>
<li>A proveedores que trabajan por nuestra cuenta (laboratorios de referencia, alojamiento, mensajería, pasarela de pago), con un contrato de encargo del artículo 28.</li>
</ul>
<p>No vendemos datos ni tomamos decisiones automatizadas sobre ti.</p>
<h2>5. Transferencias fuera de Europa</h2>
<p>Guardamos los datos en el Espacio Económico Europeo. Si un proveedor tuviera que tratarlos fuera, solo sería con una decisión de adecuación de la Comisión Europea o con cláusulas contractuales tipo y medidas adicionales. Puedes pedir copia de esas garantías.</p>
<h2>6. Cuánto tiempo los guardamos</h2>
<ul>
<li><strong>Historia clínica:</strong> al menos cinco años desde el alta de cada proceso (Ley 41/2002). En Cataluña, los documentos principales se conservan quince años (Ley 21/2000). Los datos genéticos, un mínimo de cinco años (Ley 14/2007).</li>
<li><strong>Facturas:</strong> seis años, por el Código de Comercio.</li>
<li><strong>Mensajes de contacto:</strong> un año desde la última respuesta.</li>
<li><strong>Novedades:</strong> hasta que te des de baja.</li>
<li><strong>Cuenta profesional:</strong> mientras esté activa y tres años más, bloqueada.</li>
</ul>
<h2>7. Tus derechos</h2>
<p>Puedes pedir acceso a tus datos, su rectificación, supresión, limitación o portabilidad, y oponerte a un tratamiento. Escribe a <a href="mailto:dpo@example.test">dpo@example.test</a> o preséntate en cualquier recepción; comprobaremos quién eres y contestaremos en un mes. La historia clínica no se puede borrar mientras la ley obligue a conservarla, pero sí corregir o completar.</p>
<p>Si crees que no te hemos atendido bien, puedes reclamar ante la Agencia Española de Protección de Datos (C/ Jorge Juan, 6, 28001 Madrid, <a href="https://www.aepd.es">www.aepd.es</a>). Antes, si quieres, cuéntaselo a nuestro delegado e intentaremos resolverlo.</p>
<h2>8. Menores de edad</h2>
<p>Con 14 años una persona puede consentir por sí misma el tratamiento de sus datos. Por debajo de esa edad lo hacen quienes tienen la patria potestad o la tutela. En las decisiones sobre la salud, la ley fija en general la mayoría de edad sanitaria en los 16 años, y siempre escuchamos la opinión del menor. Los formularios de esta web no son para menores de 14 años.</p>
<h2>9. Cómo los protegemos</h2>
<p>Ciframos las comunicaciones, limitamos los accesos y probamos las copias de seguridad. Lo contamos con más detalle en la <a href="/politica-seguridad-informacion">política de seguridad de la información</a>. Si una brecha pusiera en riesgo alto tus derechos, te avisaríamos sin demora.</p>`;

const ca = `<p>Aquesta política explica què fem amb les teues dades personals quan fas servir aquest web, ens telefones o vens a una de les nostres clíniques. La vam actualitzar per última vegada el 2 de novembre de 2026.</p>
<h2>1. Qui respon de les teues dades</h2>
<p>El responsable del tractament és {brand}, amb domicili al Carrer del Molí de la Sal, 18, 46015 València, telèfon 963 400 900. Les clíniques del grup a la Comunitat Valenciana, Catalunya i Madrid actuen com a corresponsables de la història clínica: et pots adreçar a qualsevol d'elles.</p>
<p>El nostre delegat de protecció de dades atén a <a href="mailto:dpo@example.test">dpo@example.test</a> o per carta a l'adreça anterior, a l'atenció de «Protecció de dades».</p>
<h2>2. Per a què les fem servir i amb quina base</h2>
<table>
<thead><tr><th scope="col">Per a què</th><th scope="col">Quines dades</th><th scope="col">Base jurídica</th></tr></thead>
<tbody>
<tr><td>Donar-te cita, atendre't i portar la teua història clínica</td><td>Identificació, contacte i salut; genètiques si et fas un estudi d'aquest tipus</td><td>Contracte amb tu (art. 6.1.b RGPD) i assistència sanitària per professionals subjectes a secret (art. 9.2.h)</td></tr>
<tr><td>Cobrar, facturar i portar la comptabilitat</td><td>Identificació, facturació, asseguradora</td><td>Contracte i obligació legal (art. 6.1.b i c)</td></tr>
<tr><td>Respondre als teus missatges i telefonades</td><td>Contacte i el que ens contes</td><td>La teua petició (art. 6.1.b) o el nostre interés a contestar-te (art. 6.1.f)</td></tr>
<tr><td>Declarar malalties de notificació obligatòria</td><td>Les que exigeix l'autoritat sanitària</td><td>Obligació legal i interés públic en salut pública (arts. 6.1.c i 9.2.i)</td></tr>
<tr><td>Enviar-te novetats</td><td>Nom i correu</td><td>El teu consentiment (art. 6.1.a)</td></tr>
<tr><td>Usar mostres sobrants o resultats, sense la teua identitat, en recerca i docència</td><td>Mostra i dades anonimitzades</td><td>El teu consentiment explícit (art. 9.2.a)</td></tr>
<tr><td>Donar accés al portal a professionals sanitaris</td><td>Identificació, col·legiació, especialitat i registre d'accessos</td><td>Relació professional i seguretat de la informació (arts. 6.1.b i 6.1.f)</td></tr>
</tbody>
</table>
<p>Negar-te al que depén del teu consentiment no afecta la teua assistència, i el pots retirar quan vulgues.</p>
<h2>3. Dades de salut i dades genètiques</h2>
<p>Són categories especials que protegeix l'article 9 del Reglament general de protecció de dades. Només hi accedeix qui intervé en la teua atenció o en la gestió d'aquesta, amb el seu propi usuari, i cada accés queda registrat. Un estudi genètic pot revelar informació sobre els teus familiars: t'ho expliquem abans i signes un consentiment específic, en què pots demanar que no se't comuniquen troballes inesperades.</p>
<h2>4. A qui es comuniquen</h2>
<ul>
<li>A la teua asseguradora o mútua, si paga l'assistència, i només el necessari per a facturar-la.</li>
<li>Al metge o centre que t'ha enviat, perquè seguisca el teu procés.</li>
<li>A autoritats sanitàries, tributàries o judicials quan una norma ho ordena.</li>
<li>A proveïdors que treballen per compte nostre (laboratoris de referència, allotjament, missatgeria, passarel·la de pagament), amb un contracte d'encàrrec de l'article 28.</li>
</ul>
<p>No venem dades ni prenem decisions automatitzades sobre tu.</p>
<h2>5. Transferències fora d'Europa</h2>
<p>Guardem les dades a l'Espai Econòmic Europeu. Si un proveïdor les haguera de tractar fora, només seria amb una decisió d'adequació de la Comissió Europea o amb clàusules contractuals tipus i mesures addicionals. Pots demanar còpia d'aquestes garanties.</p>
<h2>6. Quant de temps les guardem</h2>
<ul>
<li><strong>Història clínica:</strong> almenys cinc anys des de l'alta de cada procés (Llei 41/2002). A Catalunya, els documents principals es conserven quinze anys (Llei 21/2000). Les dades genètiques, un mínim de cinc anys (Llei 14/2007).</li>
<li><strong>Factures:</strong> sis anys, pel Codi de Comerç.</li>
<li><strong>Missatges de contacte:</strong> un any des de l'última resposta.</li>
<li><strong>Novetats:</strong> fins que et dones de baixa.</li>
<li><strong>Compte professional:</strong> mentre estiga actiu i tres anys més, bloquejat.</li>
</ul>
<h2>7. Els teus drets</h2>
<p>Pots demanar accés a les teues dades, rectificar-les, suprimir-les, limitar-ne el tractament o endur-te-les, i oposar-te a un tractament. Escriu a <a href="mailto:dpo@example.test">dpo@example.test</a> o presenta't a qualsevol recepció; comprovarem qui ets i contestarem en un mes. La història clínica no es pot esborrar mentre la llei obligue a conservar-la, però sí corregir o completar.</p>
<p>Si creus que no t'hem atés bé, pots reclamar davant l'Agència Espanyola de Protecció de Dades (C/ Jorge Juan, 6, 28001 Madrid, <a href="https://www.aepd.es">www.aepd.es</a>). Abans, si vols, conta-ho al nostre delegat i mirarem de resoldre-ho.</p>
<h2>8. Menors d'edat</h2>
<p>Amb 14 anys una persona pot consentir per si mateixa el tractament de les seues dades. Per davall d'aquesta edat ho fan els qui en tenen la pàtria potestat o la tutela. En les decisions sobre la salut, la llei fixa en general la majoria d'edat sanitària als 16 anys, i sempre escoltem l'opinió del menor. Els formularis d'aquest web no són per a menors de 14 anys.</p>
<h2>9. Com les protegim</h2>
<p>Xifrem les comunicacions, limitem els accessos i provem les còpies de seguretat. Ho contem amb més detall a la <a href="/ca/politica-seguridad-informacion">política de seguretat de la informació</a>. Si una bretxa posara en risc alt els teus drets, t'avisaríem sense demora.</p>`;

const en = `<p>This policy explains what we do with your personal data when you use this website, call us or visit one of our clinics. We last updated it on 2 November 2026.</p>
<h2>1. Who answers for your data</h2>
<p>The controller is {brand}, Carrer del Molí de la Sal, 18, 46015 València, telephone 963 400 900. The group's clinics in the Valencian Community, Catalonia and Madrid are joint controllers of the medical record: you may turn to any of them.</p>
<p>Our data protection officer can be reached at <a href="mailto:dpo@example.test">dpo@example.test</a> or by letter to the address above, marked “Data protection”.</p>
<h2>2. What we use them for, and on what basis</h2>
<table>
<thead><tr><th scope="col">What for</th><th scope="col">Which data</th><th scope="col">Legal basis</th></tr></thead>
<tbody>
<tr><td>Giving you an appointment, caring for you and keeping your medical record</td><td>Identity, contact and health; genetic if you have that kind of study</td><td>Contract with you (GDPR art. 6(1)(b)) and health care by professionals bound to secrecy (art. 9(2)(h))</td></tr>
<tr><td>Charging, invoicing and bookkeeping</td><td>Identity, billing, insurer</td><td>Contract and legal obligation (art. 6(1)(b) and (c))</td></tr>
<tr><td>Answering your messages and calls</td><td>Contact details and what you tell us</td><td>Your request (art. 6(1)(b)) or our interest in replying (art. 6(1)(f))</td></tr>
<tr><td>Reporting notifiable diseases</td><td>Those the health authority requires</td><td>Legal obligation and public interest in public health (arts. 6(1)(c) and 9(2)(i))</td></tr>
<tr><td>Sending you our news</td><td>Name and e-mail address</td><td>Your consent (art. 6(1)(a))</td></tr>
<tr><td>Using left-over samples or results, without your identity, for research and teaching</td><td>Anonymised sample and data</td><td>Your explicit consent (art. 9(2)(a))</td></tr>
<tr><td>Giving health professionals access to the portal</td><td>Identity, professional registration, speciality and access log</td><td>Professional relationship and information security (arts. 6(1)(b) and 6(1)(f))</td></tr>
</tbody>
</table>
<p>Saying no to anything that depends on your consent does not affect your care, and you may withdraw it at any time.</p>
<h2>3. Health data and genetic data</h2>
<p>These are special categories protected by article 9 of the General Data Protection Regulation. Only those involved in your care or in managing it can see them, each with their own account, and every access is logged. A genetic study may reveal information about your relatives: we explain this beforehand and you sign a specific consent, in which you may ask not to be told about unexpected findings.</p>
<h2>4. Who receives them</h2>
<ul>
<li>Your insurer, if it pays for the care, and only what is needed to invoice it.</li>
<li>The doctor or centre that referred you, so that they can follow your case.</li>
<li>Health, tax or judicial authorities when a law so orders.</li>
<li>Suppliers working on our behalf (reference laboratories, hosting, messaging, payment gateway), under a processor contract as article 28 requires.</li>
</ul>
<p>We do not sell data, nor do we take automated decisions about you.</p>
<h2>5. Transfers outside Europe</h2>
<p>We keep data within the European Economic Area. If a supplier ever had to process them elsewhere, it would only be under an adequacy decision of the European Commission or standard contractual clauses with additional measures. You may ask for a copy of these safeguards.</p>
<h2>6. How long we keep them</h2>
<ul>
<li><strong>Medical record:</strong> at least five years from discharge in each process (Spanish Act 41/2002). In Catalonia the main documents are kept for fifteen years (Act 21/2000). Genetic data, at least five years (Act 14/2007).</li>
<li><strong>Invoices:</strong> six years, under the Commercial Code.</li>
<li><strong>Contact messages:</strong> one year from the last reply.</li>
<li><strong>News:</strong> until you unsubscribe.</li>
<li><strong>Professional account:</strong> while active and three more years, blocked.</li>
</ul>
<h2>7. Your rights</h2>
<p>You may ask for access to your data, and for their rectification, erasure, restriction or portability, and you may object to a use. Write to <a href="mailto:dpo@example.test">dpo@example.test</a> or go to any reception desk; we will check who you are and answer within a month. The medical record cannot be deleted while the law requires us to keep it, but it can be corrected or completed.</p>
<p>If you think we have not dealt with you properly, you may complain to the Spanish Data Protection Agency (C/ Jorge Juan, 6, 28001 Madrid, <a href="https://www.aepd.es">www.aepd.es</a>). Before that, if you wish, tell our officer and we will try to put it right.</p>
<h2>8. Minors</h2>
<p>In Spain a person aged 14 may consent to the use of their own data. Below that age, those with parental responsibility or guardianship do so. For decisions about health, the law generally sets the age of consent at 16, and we always listen to the child's own view. The forms on this website are not for children under 14.</p>
<h2>9. How we protect them</h2>
<p>We encrypt communications, limit access and test our backups. There is more detail in the <a href="/en/politica-seguridad-informacion">information security policy</a>. If a breach put your rights at high risk, we would tell you without delay.</p>`;

const content: Text = { es, ca, en };

/** The privacy policy, with the controller, purposes, recipients, retention and rights that the GDPR asks for. */
export const privacyPages: PageSeed[] = [
  {
    urlseo: 'politica-privacidad',
    nombre: { es: 'Política de privacidad', ca: 'Política de privacitat', en: 'Privacy policy' },
    tituloseo: { es: 'Política de privacidad', ca: 'Política de privacitat', en: 'Privacy policy' },
    descripcionseo: {
      es: 'Qué datos personales y de salud tratamos, para qué, cuánto tiempo los guardamos, a quién se comunican y cómo ejercer tus derechos.',
      ca: 'Quines dades personals i de salut tractem, per a què, quant de temps les guardem, a qui es comuniquen i com exercir els teus drets.',
      en: 'Which personal and health data we handle, what for, how long we keep them, who receives them and how to exercise your rights.',
    },
    contenido: content,
  },
];
