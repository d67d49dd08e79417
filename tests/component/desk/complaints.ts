/** Console lines, exceptions and refused requests of the running test; each of them fails it. */
export const complaints: string[] = [];
