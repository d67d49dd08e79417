/** Keys of the messages `ProfessionalPortal` the filter of the tests needs. */
export const TESTS_TEXTS = ['filter', 'testFound', 'testsFound', 'noTests'] as const;
