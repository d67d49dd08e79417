import { afterAll, beforeAll, expect, test } from 'vitest';
import { PORTS } from '@/tests/support/ports';
import { unreached } from '@/tests/support/reach';
import { readerOf } from '@/tests/support/read-once';
import { type Stack, startStack } from '@/tests/support/stacks';

// As every-page.test.ts of the demo catalogue, which follows the links of each language.

let stack: Stack;

beforeAll(async () => {
  stack = await startStack(PORTS.reach, { before: [['seed', '--scale', '10']] });
});

afterAll(() => stack?.stop());

test('of a catalogue ten times as large every address is linked too', async () => {
  expect(await unreached(readerOf(stack.origin), [''], 3000)).toEqual({});
});
