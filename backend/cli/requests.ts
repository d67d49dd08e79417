import { currentActor } from '#audit';
import { parseCode } from '#forms/codes';
import { madridSql } from '#madrid-sql';
import { REFERENCE_GROUPS } from '#requests/contact';
import { redeemVoucher } from '#requests/vouchers';
import type { Querier } from '#store/db';
import { detailText } from '#terminal-text';
import { listCallbacks, listContacts, listProductRequests, listVouchers } from './lists';
import { group, onlyArgument, withStore } from './store';

const listed = (subject: string, about: string, list: (q: Querier) => Promise<string>) => ({
  usage: `${subject} list`,
  about,
  run: () => withStore(list),
});

/** npm run backend -- contacts … */
export const contacts = group({
  list: listed('contacts', 'the messages of the contact form', listContacts),
  show: {
    usage: 'contacts show REFERENCE',
    about: 'one message with its lines',
    run: async (args) => {
      const reference = onlyArgument(args, 'Write "contacts show 7KQF-M2TX-9RWA".');
      return await withStore((db) => showContact(db, reference));
    },
  },
});

/** npm run backend -- callbacks list */
export const callbacks = group({
  list: listed('callbacks', 'the professionals who want to be called', listCallbacks),
});

/** npm run backend -- product-requests list */
export const productRequests = group({
  list: listed('product-requests', 'the products asked for, whom to call', listProductRequests),
});

/** npm run backend -- vouchers … */
export const vouchers = group({
  list: listed('vouchers', 'the vouchers, those still good first', listVouchers),
  redeem: {
    usage: 'vouchers redeem CODE',
    about: 'redeems a voucher, once',
    run: async (args) => {
      const code = onlyArgument(args, 'Write the code of the voucher, such as 7KQF-M2TX-9RWA.');
      return await withStore(async (db) => {
        const outcome = await redeemVoucher(db, code, { actor: currentActor(), clinicId: null });
        if (outcome.kind === 'mistyped') throw new Error('That is not one of our codes: check each character.');
        if (outcome.kind === 'unknown') throw new Error('There is no such voucher.');
        if (outcome.kind === 'elsewhere') throw new Error('The voucher is not taken at that clinic.');
        if (outcome.kind === 'expired') throw new Error(`The voucher was good until ${outcome.on}.`);
        if (outcome.kind === 'used') throw new Error(`The voucher was redeemed on ${outcome.at} already.`);
        const price = outcome.priceCents === null ? '' : `, ${(outcome.priceCents / 100).toFixed(2)} euros`;
        return `Redeemed ${outcome.code}: ${outcome.product ?? 'a product'}${price}, of ${outcome.name}.`;
      });
    },
  },
});

/** Returns a message of the contact form by its reference. Throws an Error with a message when there is none. */
async function showContact(q: Querier, typed: string): Promise<string> {
  const reference = parseCode(typed, REFERENCE_GROUPS);
  if (reference === null) throw new Error('That is no reference of a message, such as 7KQF-M2TX-9RWA.');
  const [contact] = await q.query<Record<string, string | null>>(
    `select reference as "Reference", ${madridSql('created_at')} as "Received", locale as "Language",
            localized_text(clinic.texts, 'nombre', 'es') as "Clinic", name as "Name",
            contact_request.email as "E-mail", phone as "Telephone",
            message as "Message"
     from contact_request left join centromedico as clinic on clinic.id = clinic_id where reference = $1`,
    [reference],
  );
  if (!contact) throw new Error(`There is no message ${reference}.`);
  return detailText([{ rows: Object.entries(contact) }]);
}
