import { createCipheriv, createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';

const SECRET = 'sq7HjrUOBfKmC576ILgskD5srU870gJ7';
export const MERCHANT = { merchantCode: '999008881', terminal: '1', secretKey: SECRET };

export type Version = 'V1' | 'V2';
type Parameters = Record<string, string>;

/** The patient's act at the bank. The bank may notify, and sends the browser back. */
export type Act = {
  response?: string;
  type?: string;
  amount?: string;
  currency?: string;
  merchant?: string;
  terminal?: string;
  times?: number;
  /** Changes the signed parameters on the way. */
  tamper?: boolean;
  /** Signs with another key. */
  key?: string;
};

/**
 * A gateway on the loopback, written from the bank's documentation and not from our code: it refuses a form without the
 * merchant's signature, and notifies the merchant by HTTP according to the patient's act.
 */
export class FakeBank {
  url = '';
  act: Act | 'never' = {};
  /** Statuses of our endpoint's responses to the notifications. */
  readonly answers: number[] = [];
  /** The parameters of the last form. */
  asked: Parameters = {};
  #server: Server;

  constructor(readonly version: Version) {
    this.#server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', async () => {
        const location = await this.#receive(Object.fromEntries(new URLSearchParams(body)));
        response.writeHead(location ? 303 : 400, location ? { location } : {}).end();
      });
    });
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    this.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/sis/realizarPago`;
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The next address of the browser, or null when the form is not the merchant's. */
  async #receive(form: Parameters): Promise<string | null> {
    const packed = form.Ds_MerchantParameters ?? '';
    this.asked = JSON.parse(Buffer.from(packed, 'base64').toString()) as Parameters;
    const order = this.asked.DS_MERCHANT_ORDER ?? '';
    const name = this.version === 'V1' ? 'HMAC_SHA256_V1' : 'HMAC_SHA512_V2';
    if (form.Ds_SignatureVersion !== name || form.Ds_Signature !== sign(this.version, SECRET, order, packed))
      return null;
    const { act } = this;
    if (act === 'never') return this.asked.DS_MERCHANT_URLOK ?? null;
    for (let time = 0; time < (act.times ?? 1); time += 1)
      await this.notify(this.asked.DS_MERCHANT_MERCHANTURL ?? '', order, act);
    return (Number(act.response ?? '0') < 100 ? this.asked.DS_MERCHANT_URLOK : this.asked.DS_MERCHANT_URLKO) ?? null;
  }

  /** Sends the notification of an order, now or much later. */
  async notify(url: string, order: string, act: Act = {}): Promise<void> {
    const parameters = {
      Ds_Date: '20%2F11%2F2026',
      Ds_Hour: '12%3A00',
      Ds_SecurePayment: '1',
      Ds_Card_Number: '454881******0003',
      Ds_Amount: act.amount ?? this.asked.DS_MERCHANT_AMOUNT ?? '',
      Ds_Currency: act.currency ?? '978',
      Ds_Order: order,
      Ds_MerchantCode: act.merchant ?? MERCHANT.merchantCode,
      Ds_Terminal: act.terminal ?? '001',
      Ds_Response: act.response ?? '0000',
      Ds_TransactionType: act.type ?? '0',
      Ds_AuthorisationCode: '082150',
    };
    const packed = pack(parameters);
    const signature = sign(this.version, act.key ?? SECRET, order, packed)
      .replaceAll('+', '-')
      .replaceAll('/', '_');
    const sent = act.tamper ? pack({ ...parameters, Ds_Response: '0000', Ds_Amount: '1' }) : packed;
    const body = new URLSearchParams({
      Ds_SignatureVersion: this.version === 'V1' ? 'HMAC_SHA256_V1' : 'HMAC_SHA512_V2',
      Ds_MerchantParameters: sent,
      Ds_Signature: signature,
    });
    this.answers.push((await fetch(url, { method: 'POST', body })).status);
  }
}

const pack = (parameters: Parameters): string => Buffer.from(JSON.stringify(parameters)).toString('base64url');

function sign(version: Version, key: string, order: string, text: string): string {
  if (version === 'V2') {
    const rest = 16 - (order.length % 16);
    const block = Buffer.concat([Buffer.from(order), Buffer.alloc(rest, rest)]);
    const aes = createCipheriv('aes-128-cbc', key.slice(0, 16), Buffer.alloc(16)).setAutoPadding(false);
    return createHmac('sha512', aes.update(block).toString('base64')).update(text).digest('base64url');
  }
  const des = createCipheriv('des-ede3-cbc', Buffer.from(key, 'base64'), Buffer.alloc(8)).setAutoPadding(false);
  const orderKey = des.update(order.padEnd(Math.ceil(order.length / 8) * 8, '\0'));
  return createHmac('sha256', orderKey).update(text).digest('base64');
}
