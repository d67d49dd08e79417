// Replaces the package of this name, which refuses to load outside a server component.
export {};
