import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TABLE_NAMES } from '@/backend/catalogue/tables';
import { TEST_REASONS } from '@/backend/cli/patient-labels';
import { PERIODS } from '@/backend/retention/periods';
import { TAGS } from '@/lib/upstream/tags';
import es from '@/messages/es.json';

describe('what site and backend each write for themselves is the same', () => {
  it('a resource has the name the site reads it under', () => {
    expect([...TABLE_NAMES].sort()).toEqual(Object.values(TAGS).sort());
  });

  it('the reasons of a test are those of the form', () => expect(TEST_REASONS).toEqual(es.AppointmentForm.reasons));

  it('every period of personal data is documented with what holds without', () => {
    const example = readFileSync('.env.example', 'utf8');
    for (const { variable, days } of Object.values(PERIODS))
      expect(example).toMatch(new RegExp(`^${variable}=${days}$`, 'm'));
  });
});
