// verify:faults -- mails [COUNT]: mails while the mail server fails three times in ten, and it and the backend are
// killed. Waiting times of a mail, such as minutes and leases, end at once: the table is changed, not the clock.
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { openSmtpTransport } from '../../backend/mail/transport.ts';
import { openStore } from '../../backend/open-store.ts';
import { enqueueMail } from '../../backend/outbox/enqueue.ts';
import { startMailServer } from '../../backend/tests/support/mail-server.ts';
import { bookingMail, SENDER } from '../../backend/tests/support/mails.ts';
import { startPostgres } from '../../backend/tests/support/postgres.ts';
import { endChild } from '../../scripts/processes.mjs';
import { environment, untilAnswers, withPrograms } from '../bench/programs.mjs';
import { rowOf } from './board.mjs';
import { PORTS } from './stage.mjs';

const COUNT = 1_000;
const FAILING = 0.3;
const KILLS = 4;
const LIMIT_MS = 5 * 60_000;
const refuse = () => (Math.random() < FAILING ? 451 : null);

export async function mailRows(count = COUNT) {
  const server = startPostgres();
  try {
    const databaseUrl = await server.createDatabase();
    const ours = await withPrograms('verify-mails', (programs) => sendThroughFaults(programs, databaseUrl, count));
    const weak = await sendOnce(200);
    return [
      rowOf({
        what: `${count.toLocaleString('en')} mails, SMTP failing 30 % and killed`,
        bar: 'each sent, none lost, duplicates share the Message-ID',
        figure: `${ours.arrived} arrived, ${ours.unsettled} not settled, ${ours.twice} twice, ${ours.otherIds} of them under another Message-ID; ${KILLS} kills of each`,
        isRight: ours.arrived === count && ours.unsettled === 0 && ours.otherIds === 0,
        control: { figure: `200 sent once, without a queue: ${weak} arrived`, isRight: weak === 200 },
      }),
    ];
  } finally {
    server.stop();
  }
}

async function sendThroughFaults({ folder, adopt }, databaseUrl, count) {
  const received = [];
  let mails = await startMailServer({ refuse, port: PORTS.smtp });
  const env = {
    ...environment(folder),
    ...{ DATABASE_URL: databaseUrl, BACKEND_PORT: String(PORTS.backend), LOG_LEVEL: 'silent' },
    ...{ SMTP_URL: mails.url, MAIL_FROM: 'citas@clinica.example' },
  };
  const start = async () => {
    const child = adopt(spawn(process.execPath, ['backend/dist/server.mjs'], { env, stdio: 'ignore' }));
    await untilAnswers(`http://127.0.0.1:${PORTS.backend}/api/configuracions`, child);
    return child;
  };
  let backend = await start();
  const db = await openStore({ dataDir: folder, databaseUrl });
  const kind = 'booking-confirmed';
  for (let index = 0; index < count; index += 1)
    await enqueueMail(db, { kind, recipient: `p${index}@example.test`, locale: 'es', payload: bookingMail() });
  const pending = async () => (await db.query(`select count(*)::int as n from outbox where status <> 'sent'`))[0].n;
  const until = Date.now() + LIMIT_MS;
  for (let kills = 0; (await pending()) > 0 && Date.now() < until; ) {
    await pause(1_000);
    if (kills < KILLS && (await pending()) < (count * (KILLS - kills)) / (KILLS + 1)) {
      kills += 1;
      await endChild(backend, () => backend.kill('SIGKILL'), 1_000);
      received.push(...mails.received);
      await mails.stop();
      mails = await startMailServer({ refuse, port: PORTS.smtp });
      await db.script(`update outbox set lease_until = null where status = 'pending'`); // two minutes later
      backend = await start();
    }
    await db.script(`update outbox set due_at = now() where status = 'pending' and lease_until is null`);
  }
  received.push(...mails.received);
  const unsettled = await pending();
  await db.close();
  await endChild(backend, (name) => backend.kill(name), 10_000);
  await mails.stop();
  return { unsettled, ...judged(received) };
}

function judged(received) {
  const ids = new Map();
  for (const { to, raw } of received) {
    const id = /^Message-ID:\s*(\S+)/im.exec(raw)?.[1];
    ids.set(to.join(), [...(ids.get(to.join()) ?? []), id]);
  }
  const several = [...ids.values()].filter((one) => one.length > 1);
  return {
    arrived: ids.size,
    twice: several.length,
    otherIds: several.filter((one) => new Set(one).size > 1).length,
  };
}

async function sendOnce(count) {
  const mails = await startMailServer({ refuse });
  const transport = openSmtpTransport(mails.url, SENDER);
  for (let index = 0; index < count; index += 1) {
    const named = { recipient: `p${index}@example.test`, messageId: `<${index}@example.test>`, replyTo: null };
    const mail = { ...named, subject: 'x', text: 'x', html: 'x', locale: 'es', sentAt: new Date() };
    await transport.send(mail, AbortSignal.timeout(10_000)).catch(() => null);
  }
  await mails.stop();
  return mails.received.length;
}
