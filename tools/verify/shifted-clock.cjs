// Loaded before a program (NODE_OPTIONS=--require): its clock, Date, is so many milliseconds ahead of the machine's as
// the file of SHIFTED_CLOCK says. Time that is only measured, performance.now() and timers, goes on as it does when a
// machine's clock is set.
const { readFileSync } = require('node:fs');

const RealDate = Date;
let shiftMs = 0;
const look = () => {
  shiftMs = Number(readFileSync(process.env.SHIFTED_CLOCK, 'utf8')) || 0;
};
look();
setInterval(look, 50).unref();

globalThis.Date = new Proxy(RealDate, {
  construct: (real, args, target) =>
    Reflect.construct(real, args.length === 0 ? [real.now() + shiftMs] : args, target === Date ? real : target),
  apply: (real) => new real(real.now() + shiftMs).toString(),
  get: (real, name) => (name === 'now' ? () => real.now() + shiftMs : Reflect.get(real, name)),
});
