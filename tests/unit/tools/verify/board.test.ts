import { expect, it } from 'vitest';
import { rowOf } from '@/tools/verify/board.mjs';

const line = { what: 'a line', bar: '0', figure: '0' };
const control = (isRight: boolean) => ({ figure: 'weak', isRight });

it('passes when the figure meets the limit and the control exceeds it', () => {
  expect(rowOf({ ...line, isRight: true, control: control(false) }).holds).toBe(true);
  expect(rowOf({ ...line, isRight: false, control: control(false) }).holds).toBe(false);
  expect(rowOf({ ...line, isRight: true, control: control(true) }).holds).toBe(false);
});
