import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TABLE_NAMES } from '@/backend/catalogue/tables';
import { TEST_REASONS } from '@/backend/cli/patient-labels';
import { PERIODS } from '@/backend/retention/periods';
import { TAGS } from '@/lib/upstream/tags';
import es from '@/messages/es.json';

describe('definitions that site and backend each have', () => {
  it('give a resource the name under which the site reads it', () => {
    expect([...TABLE_NAMES].sort()).toEqual(Object.values(TAGS).sort());
  });

  it('give the same reasons for a test as the form', () => expect(TEST_REASONS).toEqual(es.AppointmentForm.reasons));

  it('document every retention period with its default', () => {
    const example = readFileSync('.env.example', 'utf8');
    for (const { variable, days } of Object.values(PERIODS))
      expect(example).toMatch(new RegExp(`^${variable}=${days}$`, 'm'));
  });
});
