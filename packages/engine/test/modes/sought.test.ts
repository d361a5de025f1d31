import assert from 'node:assert/strict';
import { run } from './jobs.ts';

interface Row {
  readonly what: string;
  readonly input: string;
  readonly has: readonly string[];
  readonly lacks?: readonly string[];
}

const ROWS: readonly Row[] = [
  {
    what: 'have no title that greets',
    input:
      'Good news\nThe pool opens on Saturday after the repair of the filter. Swimming lessons start on Monday. Pool hours stay the same.\n',
    has: ['| Title tag | Pool |'],
    lacks: ['ood news |', '- good news'],
  },
  {
    what: 'take no question to the reader for a title',
    input:
      'Ready to go? Then open the app and scan the code on your bike. Rides cost 2 euros for the first half hour. Rides end at any station.\n',
    has: [],
    lacks: ['eady to go'],
  },
  {
    what: 'take the day from which a policy counts for no section of it',
    input:
      'Remote work policy\n\nEffective 1 January 2026\n\nEmployees may work remotely up to three days a week.\n\nEquipment\nThe company provides a laptop. Lost equipment must be reported to the service desk within 24 hours.\n\nWorking abroad\nEmployees may work from another EU country for up to 20 days a year.\n',
    has: ['| Title tag | Remote work policy |'],
    lacks: ['ffective 1'],
  },
  {
    what: 'name the fields of an API page that it speaks of again, though they are everyday words',
    input:
      '# List parcels\n\n`GET /v1/parcels`\n\nReturns the parcels of your account.\n\n| Field | Type | Description |\n| --- | --- | --- |\n| `name` | string | Who gets it. |\n| `weight` | number | The weight in grams. |\n\nThe `weight` of a parcel is rounded up.  A `file` is none; a `file` is elsewhere.\n',
    has: ['- `weight`\n'],
    lacks: ['- `file`'],
  },
  {
    what: 'have no half of a thing, and know a sync of a day for a meeting',
    input:
      'Kitchen sync 3 Dec\n- Blend half of the soup before the tasting\n- Lentil stock is ordered by Marek\n- Lentil stock is paid by Lena\n',
    has: ['- **Content type:** `meeting-notes`'],
    lacks: ['- blend half'],
  },
  {
    what: 'have what several words name before single words of everyday, and no word of a thing to press for an acronym',
    input:
      '# Swimming lessons: information for parents\n\nTideway Leisure Centre runs lessons for children of all levels. A child has a level. A child stays in a level. Each child may pay by direct debit. The child swims in the learner pool. Sign the enrolment form. Hold FEED for a minute.\n\n## Missed lessons\n\nThe child loses a term. The term is over. A term ends.\n',
    has: ['- learner pool\n', '- enrolment form\n', '- Tideway Leisure Centre\n', '`swimming-lessons` |'],
    lacks: ['- child', '- level', '- term', '- FEED', '- parents'],
  },
  {
    what: 'are whole names, of which the first may be a word of every text',
    input:
      'Any questions? Contact the help desk at extension 4411. The help desk resets passwords and unlocks accounts.\n',
    has: ['| Title tag | Help desk |', '- help desk (2 uses)'],
    lacks: ['- desk\n'],
  },
  {
    what: 'are found in a few sentences, each of which speaks of a thing of its own',
    input:
      'Recycling centre\n\nThe recycling centre in Wells is open daily. You need a permit for vans. Plasterboard costs £5 a sheet.\n',
    has: ['- recycling centre', '- plasterboard'],
    lacks: ['- sheet', '- wells'],
  },
  {
    what: 'end in no verb and no quality, and begin with nothing that is done',
    input:
      '# Keyring\n\nKeyring keeps keys. A root canal removes infected tissue. We made the header mandatory. Removes items from the cache. Removes items from the list.\n',
    has: ['- root canal'],
    lacks: ['- root canal removes', '- header mandatory', '- removes'],
  },
  {
    what: 'tell places from products, and who wrote from both',
    input:
      'Borrowing at Tarn Street Library. You can borrow up to 12 books at a time. Overdue books cost 20p a day. Tarn Street Library closes at six.\n',
    has: ['### Names\n\n- Tarn Street Library'],
    lacks: ['Product and technology names'],
  },
  {
    what: 'have the title of what questions are asked about, and no address in the description',
    input:
      '# Frequently Asked Questions\n\n## Why use sort-db instead of sort?\n\nThe sort (see https://a.example/sort) and sort-db packages come from one code base. With sort-db, a cache is kept.\n\n## Is sort-db slower?\n\nNo, sort-db is faster.\n',
    has: ['| Title tag | sort-db FAQ |', '| The sort and sort-db packages come'],
    lacks: ['- frequently asked', 'https:'],
  },
  {
    what: 'have a title of phrases in the opening where no sentence names a subject',
    input:
      'We repair phones and laptops while you wait. Screen repairs start at £45. Battery swaps take 20 minutes. All repairs carry a six-month warranty.\n',
    has: ['- screen repairs', '- battery swaps', '| Title tag | Screen repairs |'],
    lacks: ['no Latin letters'],
  },
  {
    what: 'have a title that no cut leaves without a name or with half of a bracket',
    input: '# dequalx\n\nA tiny (304B to 489B) utility to check for deep equality.\n',
    has: ['### Primary\n\n- dequalx\n', '| Title tag | dequalx – tiny utility to check for deep equality |'],
  },
  {
    what: 'have no speaker of a thread among them',
    input:
      'Subject: White film\n\nAnna (customer): My AquaLine 5 leaves a white film on glasses.\n\nTom (support): White film is usually limescale. Which hardness is set?\n\nAnna (customer): It says H2.\n\nTom (support): Run an empty cycle afterwards.\n',
    has: ['- white film'],
    lacks: ['- Tom', '- Anna', '`tom`'],
  },
  {
    what: 'have a title without the kind of text in front of it',
    input: '# Guide: how to bleed a radiator\n\nBleed a radiator when its top stays cold.\n',
    has: ['| Title tag | How to bleed a radiator |', '| `bleed-radiator` |'],
  },
  {
    what: 'have a short first line for a title, and set it apart in the description',
    input: 'Year 7 open evening\nThursday 16 October, 5.30pm to 7.30pm, main hall. No need to book.\n',
    has: [
      '| Title tag | Year 7 open evening |',
      '| Year 7 open evening: Thursday 16 October, 5.30pm to 7.30pm, main hall.',
      '- Year 7 open evening',
    ],
  },
  {
    what: 'say of notes what they are about, without who said it',
    input:
      'Meeting notes 12 Nov\n- Priya: search latency is up since the reindex\n- shard count stays at 12 until Q1\n- next: load test on Thursday\n',
    has: [
      '| Title tag | Meeting notes 12 Nov: shard count, search latency |',
      '`meeting-notes`',
      '| Meeting notes 12 Nov: search latency is up since the reindex; shard count stays at 12 until Q1; next',
    ],
  },
  {
    what: 'say of a changelog what is new, and ask whose it is',
    input:
      '# Changelog\n\n## 4.2.0 (2026-10-02)\n\n### Added\n- `--watch` rebuilds when a source file changes.\n\n### Fixed\n- Circular imports no longer crash the bundler.\n\n## 4.1.0\n\n### Fixed\n- Paths.\n',
    has: [
      '| Changelog [VERIFY] Say of what. |',
      '| Changes in 4.2.0: --watch rebuilds when a source file changes;',
    ],
  },
  {
    what: 'describe a package by its name, and not by “this”',
    input:
      '# hosted-store\n\nThis will let you identify and transform the addresses of stores.\n\n## Example\n\nA store.\n',
    has: ['| Meta description | hosted-store lets you identify and transform the addresses of stores. |'],
    lacks: ['| This will'],
  },
  {
    what: 'begin with the title that the text gives itself, a task whole, and no verb with its particle',
    input:
      '# Configure single sign-on with Azure AD\n\nYou can let your team sign in to Brightdesk with Azure AD. You need the Enterprise plan.\n',
    has: ['### Primary\n\n- single sign-on with Azure AD\n'],
    lacks: ['- team sign'],
  },
  {
    what: 'have a task whose thing is followed by where it comes from',
    input:
      'To restore a Postgres database from a snapshot, stop the API first. Restores take about 20 minutes per 50 GB.\n',
    has: ['### Primary\n\n- restore a Postgres database from a snapshot\n'],
  },
  {
    what: 'have a first line that names two things, and never a person',
    input: 'Click and collect\nOrder by 4pm and pick up the same day. Ask Mrs Lowe, if Mrs Lowe is in.\n',
    has: ['- click and collect\n', '| Title tag | Click and collect |'],
    lacks: ['lowe'],
  },
  {
    what: 'take a short first sentence for the title, and not for the description',
    input:
      'School trip to the Science Museum. Year 5 goes to the Science Museum on 14 May. Coaches leave at 8.15am.\n',
    has: [
      '| Title tag | School trip to the Science Museum |',
      '| Meta description | Year 5 goes to the Science Museum on 14 May. Coaches leave at 8.15am. |',
    ],
  },
  {
    what: 'take no sentence for the title, and none of its verb for a noun',
    input: 'Our cancellation terms changed on 1 March. You can cancel a class for free.\n',
    has: ['| Title tag | Cancellation terms |'],
  },
  {
    what: 'describe a thread by its answer',
    input:
      'Subject: Exports stuck at "Preparing"\n\nHi, our CSV exports hang at "Preparing" and never finish. Is there a limit?\n– Dana\n\nHi Dana, exports of more than 25,000 contacts are split into parts since release 3.18. Please allow pop-ups.\n',
    has: [
      '- exports stuck at Preparing\n',
      '| Meta description | Exports of more than 25,000 contacts are split into parts since release 3.18. |',
    ],
  },
  {
    what: 'describe notes of a meeting by how their parts begin',
    input:
      '# Mobile team sync, 9 October\n\nPresent: Anika, Joost\n\n## Crash rate\n\nCrash-free sessions fell to 98.9% after 7.4.0. Joost traced it.\n\n## Push notifications\n\nJoost wants to move the prompt behind the first order.\n\n## Deep links\n\nThey open the browser.\n\n## Actions\n\n- Joost: ship it\n',
    has: ['sessions fell to 98.9% after 7.4.0; Joost wants to move the prompt behind the first order'],
  },
  {
    what: 'take the question that a text opens with for its title',
    input: "Oven won't heat up? Check that the timer is set to manual. Reset the circuit breaker.\n",
    has: ["| Title tag | Oven won't heat up |", '| `oven-wont-heat-up` |'],
  },
  {
    what: 'have the deed that a title asks about',
    input:
      '# How do I get a refund?\n\nIf you bought online, open your orders. You have 30 days from delivery.\n',
    has: ['### Primary\n\n- get a refund\n', '| `get-refund` |'],
  },
  {
    what: 'take a version for no package, and ask whose it is',
    input:
      '# v3.2.0\n\nReleased 14 October.\n\n- New: import contacts from Outlook\n- Improved: search is twice as fast\n- Removed: the old importer\n',
    has: [
      '| v3.2.0 [VERIFY] Say of what. |',
      '**Product:** [VERIFY]',
      'import contacts from Outlook; search is twice as fast; Removed: the old importer. |',
    ],
  },
  {
    what: 'describe a package by the head of an opening that runs on, and no word of grammar as code',
    input:
      "# way-finder\n\nA very fast HTTP router, internally uses an highly performant tree of prefixes (aka compact prefix tree), supports route params, wildcards, and it's framework independent.\n\n## Usage\n\nAccording to RFC 3986, way-finder is case sensitive. There are tasks waiting in `this` of `that`. There are tasks waiting in `this` of `that`.\n",
    has: ['| way-finder is a very fast HTTP router. |'],
    lacks: ['- `this`', '- `that`', '- tasks waiting'],
  },
  {
    what: 'tell more than a first sentence that is shorter than the title',
    input:
      'Guide: renewing your blue badge\n\nBlue badges last three years. Apply to renew at least eight weeks before yours runs out, and send a photo with the form.\n',
    has: ['| Meta description | Blue badges last three years. Apply to renew'],
  },
];

describe('what people look for', () => {
  for (const { what, input, has, lacks = [] } of ROWS)
    it(what, () => {
      const { content } = run('keywords', input, {});
      for (const text of has) assert.ok(content.includes(text), `${text}\n---\n${content}`);
      for (const text of lacks) assert.ok(!content.includes(text), `not ${text}\n---\n${content}`);
    });
});
