import { ANY_PART, articleShare, COMMON, isInDictionary, NOUN } from '../../../spelling/lexicon.ts';
import type { WordFacts } from '../../../spelling/word-facts.ts';

/** Of fifteen uses, those with an article of a noun that hardly ever stands bare. */
export const HARDLY_BARE = 14;

/** "Dentist", "electrician": an ending that only persons have. */
const OF_PERSONS = /(?:[a-z]{3}ist|[bcdglmnprt]ician)$/;
/** "-er" and "-or" tell nothing: "coriander", "sanitizer", and "poker" stand bare. */
const NAMED = new Set(
  (
    'accountant auctioneer auditor baker barber bookkeeper borrower butcher caretaker carpenter caterer chauffeur cleaner councillor councilor counsellor counselor ' +
    'gardener goalkeeper grocer hairdresser housekeeper janitor jeweler jeweller landscaper lecturer lender librarian lodger mentor newcomer notary organizer pastor photographer plumber proctor ' +
    'roofer shopkeeper solicitor supplier surveyor tailor treasurer tutor veterinarian volunteer welder ' +
    'employee trainee attendee payee trustee licensee mentee tenant landlord passenger cashier receptionist ' +
    'locker oven kettle fridge elevator wallet voucher leaflet brochure questionnaire classroom bicycle helmet ladder suitcase charger faucet ' +
    'boiler dishwasher dryer freezer heater printer scanner sprinkler stapler thermometer toaster trailer'
  ).split(' '),
);

/** How seldom a noun stands bare; of a rare one, whether it is someone or a device tells: "treasurer", "printer". */
export const shareOf = (facts: WordFacts): number =>
  (facts.parts & COMMON) === 0 && isSomeoneOrDevice(facts) ? HARDLY_BARE : articleShare(facts.parts);
export const isSomeoneOrDevice = (facts: WordFacts): boolean =>
  !facts.capital &&
  (facts.parts & ANY_PART) === NOUN &&
  (NAMED.has(facts.lower) || (OF_PERSONS.test(facts.lower) && isInDictionary(`${facts.lower}s`)));
