import ca from './ca.json' with { type: 'json' };
import callerCa from './caller/ca.json' with { type: 'json' };
import callerEn from './caller/en.json' with { type: 'json' };
import callerEs from './caller/es.json' with { type: 'json' };
import contentCa from './content/ca.json' with { type: 'json' };
import contentEn from './content/en.json' with { type: 'json' };
import contentEs from './content/es.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import figuresCa from './figures/ca.json' with { type: 'json' };
import figuresEn from './figures/en.json' with { type: 'json' };
import figuresEs from './figures/es.json' with { type: 'json' };
import inboxCa from './inbox/ca.json' with { type: 'json' };
import inboxEn from './inbox/en.json' with { type: 'json' };
import inboxEs from './inbox/es.json' with { type: 'json' };
import rightsCa from './rights/ca.json' with { type: 'json' };
import rightsEn from './rights/en.json' with { type: 'json' };
import rightsEs from './rights/es.json' with { type: 'json' };
import schedulesCa from './schedules/ca.json' with { type: 'json' };
import schedulesEn from './schedules/en.json' with { type: 'json' };
import schedulesEs from './schedules/es.json' with { type: 'json' };
import vouchersCa from './vouchers/ca.json' with { type: 'json' };
import vouchersEn from './vouchers/en.json' with { type: 'json' };
import vouchersEs from './vouchers/es.json' with { type: 'json' };

type Area = { texts: object; refusals: Record<string, string> };

/** Converts a union type to an intersection. */
type All<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer U) => void ? U : never;

/** Adds the texts of each area under its name, and the refusals of the areas to the common ones. */
const join = <B extends { desk: { refusals: object } }, A extends Record<string, Area>>(base: B, areas: A) => {
  const texts = Object.fromEntries(Object.entries(areas).map(([name, area]) => [name, area.texts]));
  const refusals = Object.assign({}, base.desk.refusals, ...Object.values(areas).map((area) => area.refusals));
  return { ...base, desk: { ...base.desk, ...texts, refusals } } as Omit<B, 'desk'> & {
    desk: B['desk'] & { [K in keyof A]: A[K]['texts'] } & { refusals: All<A[keyof A]['refusals']> };
  };
};

/** The texts of the screens by language, from `messages/` and its folders, one for each area. */
export const MESSAGES = {
  es: join(es, {
    caller: callerEs,
    content: contentEs,
    schedules: schedulesEs,
    inbox: inboxEs,
    vouchers: vouchersEs,
    figures: figuresEs,
    rights: rightsEs,
  }),
  ca: join(ca, {
    caller: callerCa,
    content: contentCa,
    schedules: schedulesCa,
    inbox: inboxCa,
    vouchers: vouchersCa,
    figures: figuresCa,
    rights: rightsCa,
  }),
  en: join(en, {
    caller: callerEn,
    content: contentEn,
    schedules: schedulesEn,
    inbox: inboxEn,
    vouchers: vouchersEn,
    figures: figuresEn,
    rights: rightsEn,
  }),
};
