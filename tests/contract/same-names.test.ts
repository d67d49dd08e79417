import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TEST_REASONS } from '@/backend/cli/patient-labels';
import { PERIODS } from '@/backend/retention/periods';
import es from '@/messages/es.json';

describe('definitions that site and backend each have', () => {
  it('give the same reasons for a test as the form', () => expect(TEST_REASONS).toEqual(es.AppointmentForm.reasons));

  it('document every retention period with its default', () => {
    const example = readFileSync('.env.example', 'utf8');
    for (const { variable, days } of Object.values(PERIODS))
      expect(example).toMatch(new RegExp(`^${variable}=${days}$`, 'm'));
  });
});
