import assert from 'node:assert/strict';
import { answeredOfName } from '../../modes/brief/named-answers.ts';
import { run } from './jobs.ts';

const ANSWERS: readonly (readonly [piece: string, answer: string | undefined])[] = [
  ['opening hours 7-22', 'What are the opening hours? The opening hours are 7-22'],
  ['support hours 9-17 CET', 'What are the support hours? The support hours are 9-17 CET'],
  ['day pass 18 EUR', 'How much is the day pass? The day pass is 18 EUR'],
  ['lockers 1€', 'How much are lockers? Lockers are 1€'],
  ['adults 6€', 'How much do adults pay? Adults pay 6€'],
  ['late fee 20 cents per day', 'How much is the late fee? The late fee is 20 cents per day'],
  [
    'kids under 14 only with a parent',
    'Are kids under 14 allowed? Kids under 14 are allowed only with a parent',
  ],
  ['parking behind the building', 'Where is parking? Parking is behind the building'],
  ['sandbox at sandbox.acme.io', 'Where is the sandbox? The sandbox is at sandbox.acme.io'],
  ['check-in from 15:00', 'When is check-in? Check-in is from 15:00'],
  ['sick notes by 8:00 via app', 'By when are sick notes due? Sick notes are due by 8:00 via app'],
  ['keys expire after 90 days', 'When do keys expire? Keys expire after 90 days'],
  ['webhooks retried 5 times', 'How often are webhooks retried? Webhooks are retried 5 times'],
  ['data stored in the EU', 'Where is the data stored? The data is stored in the EU'],
  ['no dogs', 'Are dogs allowed? No, dogs are not allowed'],
  ['no refunds after 7 days', 'Are there any refunds? There are no refunds after 7 days'],
  ['no credit card required', 'Is a credit card required? No credit card is required'],
  ['free wifi', 'Is wifi free? Yes, wifi is free'],
  ['lunch not included', 'Is lunch included? No, lunch is not included'],
  ['rate limit 100/min', 'What is the rate limit? The rate limit is 100/min'],
  ['cards only', 'How can I pay? Cards only'],
  // What to do, cases, and clauses name no thing first.
  ['book 2 days ahead', undefined],
  ['lost badge at the desk', undefined],
  ['we open at 7', undefined],
  ['refunds 5 days', undefined],
];

describe('a note that begins with its thing', () => {
  for (const [piece, answer] of ANSWERS)
    it(`“${piece}” answers ${answer ? `“${answer}”` : 'no question for sure'}`, () =>
      assert.equal(answeredOfName(piece), answer));

  it('is a question of an FAQ, in a line, in a list, and behind a first sentence', () => {
    for (const prompt of [
      'FAQ for our gym: day pass 18 EUR, parking behind the building',
      'FAQ for our gym\n- day pass 18 EUR\n- parking behind the building',
      'Create an FAQ page for our gym. Day pass 18 EUR, parking behind the building.',
      'faq: gym: day pass 18 EUR, parking behind the building',
    ])
      assert.match(
        run('generate', prompt).content,
        /^# Gym: frequently[^#]+## Questions\n\n### How much is the day pass\?\n\nThe day pass is 18 EUR\.\n\n### Where is parking\?\n\nParking is behind the building\.$/,
        prompt,
      );
  });
});
