import { lazily } from '../../../lazily.ts';
import { rootsOf } from './subjects.ts';

/** Things of everyday rules, by the name of their kind: what holds for pets speaks of dogs too. */
const KINDS: Readonly<Record<string, string>> = {
  pets: 'dogs cats rabbits hamsters birds puppies kittens parrots',
  animals: 'pets dogs cats horses birds rabbits chickens hens ducks geese bees',
  vehicles: 'cars bikes bicycles scooters motorcycles vans trucks trailers e-bikes',
  devices: 'phones laptops tablets cameras smartphones',
  food: 'snacks drinks sandwiches pizza fruit meals cake',
  drinks: 'coffee tea water beer wine alcohol juice',
  alcohol: 'beer wine spirits',
  cards: 'visa mastercard amex maestro',
  children: 'toddlers babies kids infants',
  employees: 'interns contractors trainees apprentices',
  shoes: 'sneakers boots sandals trainers heels',
};

const kindsByThing = lazily(() => {
  const found = new Map<string, string[]>();
  for (const [kind, things] of Object.entries(KINDS))
    for (const thing of things.split(' ').flatMap((one) => rootsOf(one)))
      found.set(thing, [...(found.get(thing) ?? []), ...rootsOf(kind)]);
  return found;
});

/** The kinds of the things that a text speaks of, as roots. */
export const kindsOfThings = (words: Iterable<string>): ReadonlySet<string> =>
  new Set([...words].flatMap((word) => kindsByThing().get(word) ?? []));
