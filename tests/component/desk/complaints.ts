/** Lines of the console, exceptions and refused requests of the running test, each of which fails it. */
export const complaints: string[] = [];
