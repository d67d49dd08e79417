import { expect, it } from 'vitest';
import * as standIn from '@/server/next-internals/browser-modules';
import { askersOfConstants, framework } from './support';

it('holds every constant that a script of the framework reads there, as the framework has it', () => {
  const read = askersOfConstants().flatMap(({ text }) =>
    [...text.matchAll(/_constants\d*\.(\w+)/g)].map(([, one]) => one),
  );
  expect(new Set(read)).toContain('NEXT_NAV_DEPLOYMENT_ID_HEADER');

  const { env, ...held } = standIn;
  expect(Object.keys(held).sort()).toEqual([...new Set(read)].sort());
  expect(framework('next/dist/lib/constants')).toMatchObject(held);
});

it('has an environment without variables', () => {
  expect(standIn.env).toEqual({});
});
