import fc from 'fast-check';

// Every run tries these examples: a change must not fail for an example that it did not cause. PROPERTY_SEED, a whole
// number, tries others.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });

export default fc;
