/** The areas of `npm run verify:mutation`: the code of each, and the tests that run against its mutants. */
export const AREAS = {
  'lib/domain': {
    mutate: ['lib/domain/**/*.ts'],
    tests: ['tests/unit/lib/domain/**/*.test.ts'],
  },
  contract: {
    // The consents are texts, not code: contract/tests/consents checks each of them by its hash.
    mutate: [
      'contract/**/*.ts',
      '!contract/tests/**',
      '!contract/consents/{ca,en,es}.ts',
      '!contract/consents/former/**',
    ],
    tests: ['contract/tests/**/*.test.ts'],
  },
  'backend/payments': {
    // A style sheet has no behaviour that a test could name.
    mutate: ['backend/payments/**/*.ts', '!backend/payments/page-style.ts'],
    tests: ['backend/tests/payments/**/*.test.ts', 'backend/tests/env.test.ts'],
  },
  'backend/bookings': {
    mutate: ['backend/{bookings,hours}/**/*.ts'],
    tests: ['backend/tests/{bookings,hours}/**/*.test.ts', 'backend/tests/reception/without-email.test.ts'],
  },
};
