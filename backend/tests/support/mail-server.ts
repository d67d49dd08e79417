import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

type ReceivedMail = { to: string[]; raw: string };

/** The reply to a recipient: null accepts the mail, a number is the code of the refusal. */
export type Refusal = (recipient: string, attempt: number) => number | null;

export type MailServer = {
  url: string;
  received: ReceivedMail[];
  /** Number of tries per recipient. */
  attempts: Map<string, number>;
  stop(): Promise<void>;
};

/** A real mail server on the loopback that greylists, refuses or stalls as a test configures it. */
export async function startMailServer(
  options: { refuse?: Refusal; refuseSender?: number; holdMs?: number; port?: number } = {},
): Promise<MailServer> {
  const { refuse = () => null, refuseSender, holdMs = 0, port: wantedPort = 0 } = options;
  const received: ReceivedMail[] = [];
  const attempts = new Map<string, number>();
  const failure = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onMailFrom: (_address, _session, done) => done(refuseSender ? failure(refuseSender, 'Sender refused') : null),
    onRcptTo: ({ address }, _session, done) => {
      const attempt = (attempts.get(address) ?? 0) + 1;
      attempts.set(address, attempt);
      const code = refuse(address, attempt);
      done(code === null ? null : failure(code, `<${address}> is refused`));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () =>
        setTimeout(() => {
          received.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            raw: Buffer.concat(chunks).toString('utf8'),
          });
          done();
        }, holdMs),
      );
    },
  });
  server.on('error', () => undefined); // Tests include senders that hang up.
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    attempts,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
