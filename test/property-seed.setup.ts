import fc from 'fast-check'

/**
 * Properties try the same random cases in every run, so that a run fails because of a change and not by
 * chance. `PROPERTY_SEED=7 npm test -- unit` tries others.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 2_026) })
