/**
 * Generated cases are the same in every run, so that what fails is what changed. `HOUSESTYLE_TEST_SEED=random` takes new
 * ones; what fails then prints its seed, which goes here again to see it fail once more.
 */
import fc from 'fast-check';

const wish = process.env.HOUSESTYLE_TEST_SEED ?? '2026';
if (wish !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(wish) });
