import { expect } from '@playwright/test';
import { KERNED_BY } from '../support/kerning';
import { test } from './fixtures';

test('the letters of a title are kerned as the font defines', async ({ visitor }) => {
  await visitor.goto('/clinicas');
  expect(await visitor.evaluate<number>(KERNED_BY)).toBeGreaterThan(8);
});
