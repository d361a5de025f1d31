import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** What a prompt tells, and where it stands in the page. */
const PAGES: readonly (readonly [name: string, prompt: string, ...told: readonly RegExp[]])[] = [
  [
    'the fields of a body that is shown as rows, and nothing else that stands below it',
    'Write the API page for creating a pallet.\n\nPOST /v2/pallets\nBody:\n{\n  "label": "P-1",\n  "depot": "north"\n}\nlabel is required and must be unique, max 40 chars. depot is one of north, south.\nReturns 201 with id and slot.\nSend an Idempotency-Key header so that retries don\'t create two.',
    /Body:\n\n```json\n\{\n/,
    /\| `label` \| Yes \| Must be unique\. At most 40 characters\. \|\n\| `depot` \| \[VERIFY\] \| One of north, south\. \|\n\n## Response\n\nReturns `201` with/,
    /Good to know\n\n- Send an `Idempotency-Key` header so that retries don't create two\./,
  ],
  [
    'settings in parts as the block that they are, and what is told of each in a table',
    'Configuration reference for the fax gateway. YAML:\n\nline:\n  host: fax.internal\n  tls: required\nqueue:\n  retryDelay: 30s\n\ntls can be required, optional or off. off is only allowed in tests. The file is read at start.',
    /```yaml\nline:\n {2}host: fax\.internal\n {2}tls: required\nqueue:\n {2}retryDelay: 30s\n```/,
    /\| `tls` \| One of `required`, `optional`, or `off`\. Off is only allowed in tests\. \|/,
    /^- The file is read at start\.$/m,
  ],
  [
    'sections of an INI file as one block',
    'Reference for the settings of the sizer.\n\n[server]\nport = 80\nhost = x\n\n[cache]\nsize = 20\n\nsize is in MB.',
    /```\n\[server\]\nport = 80\nhost = x\n\n\[cache\]\nsize = 20\n```/,
    /\| `size` \| In MB\. \|/,
  ],
  [
    'readers by what they know',
    'Tutorial: build a first plugin. The audience knows Python but not Cork. Takes 10 minutes.\n\n1. Run `cork new`.\n2. Open the folder.',
    /It is for readers who know Python but not Cork\./,
  ],
  [
    'what is done for something else below the numbered steps',
    "Tutorial for new developers: build a first plugin.\n\n1. Run npm run dev.\n2. Type something.\n\nIf the plugin doesn't show, check the console with Ctrl+Shift+I. To publish: npm run publish (needs an account).",
    /## Next steps\n\n- To publish: `npm run publish` \(needs an account\)\./,
    /^Solution: Check the console with Ctrl\+Shift\+I\.$/m,
  ],
  [
    'what is done in one case below the numbered steps, and whom to ask',
    'How-to: set up the kiln\n\n1. Plug it in.\n2. Set it to 900.\n\nIf the lamp blinks, wait a minute. To cancel: hold the red button. Questions? Ask Mia.',
    /2\. Set it to 900\.\n\n## Good to know\n\n- If the lamp blinks, wait a minute\.\n- To cancel: hold the red button\.\n\n## Get help\n\n- If you have questions, ask Mia\./,
  ],
  [
    'a title without those who need the page',
    'Our bakery needs a page about cake orders. Orders close 3 days before.',
    /^# Cake orders\n/,
  ],
  [
    'no meeting where somebody comes 10 minutes early',
    'We need a page for new patients. Bring your card. Arrive 10 minutes early.',
    /^# Guide for new patients\n/,
  ],
  [
    'lettered options as points, and the one that is chosen with the decision',
    "ADR 14 - Where we keep logs\nLogs fill the disk.\nOptions: a) partition the tables - cheap, but doesn't help for long. b) S3 with object lock - immutable. c) a SaaS like Datadog - good search, but leaves the EU.\nWe go with S3 object lock.",
    /## Decision\n\nWe go with S3 object lock\.[^]*Immutable\./,
    /## Alternatives\n\n- \*\*Partition the tables:\*\* Cheap, but doesn't help for long\.\n- \*\*A SaaS like Datadog:\*\* Good search, but leaves the EU\./,
  ],
  [
    'an option by its name, where a letter stands for it',
    'ADR: where to store files\nContext: disks are full.\nOptions considered: a) S3, b) NFS, c) a bigger disk. We chose b because it is cheap.',
    /We chose NFS because it is cheap\.\n\n## Alternatives\n\n- S3\.\n- A bigger disk\./,
  ],
  [
    'what is dropped as breaking, and what to do after the update',
    'Release notes for Fieldbook 3.4.0\n\n- photos: attach up to 10\n- we drop support for iOS 15\n- after updating, tap Rebuild index once',
    /## Breaking changes\n\n- We drop support for iOS 15\./,
    /## Upgrade\n\nAfter updating, tap Rebuild index once\./,
  ],
  [
    'a report without what leads it in',
    "We need a troubleshooting guide for label printers. Here's what Tom wrote to me:\n\nHi, so the most common thing is that the printer prints blank labels, that's nearly always the roll being upside down, turn it round. Then there's \"Error 14\" on the display which means that the head is open, push the lever down.",
    /### The printer prints blank labels\n\nCause: The roll being upside down\.\n\nSolution: Turn it round\.\n\n### "Error 14" on the display\n\nCause: The head is open\.\n\nSolution: Push the lever down\./,
  ],
  [
    'with each of several calls what is told and shown of it',
    'API reference for our booking service, please.\n\nGET /courts\nLists courts. Query: surface (clay, grass, hard).\nResponse:\n[\n  { "id": "c_12" }\n]\n\nPOST /bookings\nCreates a booking.\nRequest:\n{\n  "courtId": "c_12"\n}\ncourtId: required.\nReturns 201 and the booking.\n\nDELETE /bookings/{id}\nCancels a booking.\n\nErrors: 401 wrong key, 409 the slot is taken.',
    /### `GET \/courts`\n\nLists courts\.\n\n[^#]*\| `surface` \|[^#]*```json\n\[\n {2}\{ "id": "c_12" \}\n\]\n```\n\n### `POST \/bookings`\n\nCreates a booking\.\n\n[^#]*\| `courtId` \| Yes \|[^#]*Returns `201` and the booking\.\n\n[^#]*```json\n\{\n {2}"courtId": "c_12"\n\}\n```\n\n### `DELETE/,
    /## Errors\n\n\| Status \| Meaning \|\n\| --- \| --- \|\n\| `401` \| Wrong key\. \|\n\| `409` \| The slot is taken\. \|$/,
  ],
  [
    'a number below which something is wrong as it is told',
    'Write a guide to the water system. Switch the pump on. The gauge should show 2 to 3 bar. If it shows less than 1, the filter is clogged.',
    /If it shows less than 1, the filter is clogged\./,
  ],
  [
    'a title of what a policy is on',
    'Write a policy for parking permits. Permits are not transferable. Fines are 55 euros.',
    /^# Parking permits policy\n/,
  ],
  [
    'whom to turn to if it is still broken',
    'runbook: mail is down. restart postfix. page Lena if still broken after 30 minutes.',
    /Page Lena if still broken after 30 minutes\./,
  ],
  [
    'changes of one line apart, by what each says',
    'Release notes 2.14.0 for Loomcart. dark mode, checkout 30% faster, fixed: coupon codes with spaces were rejected, API v1 will be switched off on 1 March',
    /## Deprecated\n\n- API v1 will be switched off on 1 March\.\n\n## Changes\n\n- Dark mode\.\n- The checkout is 30% faster\.\n\n## Fixes\n\n- Coupon codes with spaces were rejected\./,
  ],
  [
    'the version and the product from a line below the changes',
    'CHANGELOG since last release, make customer release notes out of it:\n\nfeat(export): XLSX export (#881)\nfix(auth): login loop in Safari (#902)\n\nVersion 5.2.0, out on 20 November 2026. Product is Tickwise.',
    /^# Tickwise 5\.2\.0 release notes\n\nOut on 20 November 2026\.\n\n## New features\n\n- XLSX export \(#881\)\.\n\n## Fixes\n\n- Login loop in Safari \(#902\)\.$/,
  ],
  [
    'what a chat is about, its cases and where things are',
    'Can you turn this Slack thread into a how-to please?\n\nMira: how do I get a new laptop enrolled in MDM?\nJon: go to Intune > Devices > Enroll and paste the serial number\nMira: do I need to be admin?\nJon: yes, helpdesk admin role\nMira: and if it hangs at "Setting up"?\nJon: unplug the docking station\nMira: where\'s the key?\nJon: in the vault under IT/recovery',
    /^# Get a new laptop enrolled in MDM\n/,
    /You need to be admin \(helpdesk admin role\)\./,
    /If it hangs at "Setting up", unplug the docking station\./,
    /The key is in the vault under `IT\/recovery`\./,
  ],
  [
    'why something was not taken as an alternative',
    'Design note: move resizing out of the request path\n\nToday the servers resize images on upload.\n\nWhy not Lambda: cold starts, and 512 MB are too little.\nWhy not a CDN: 1,400 dollars a month.',
    /^# Move resizing out of the request path\n[^]*## Alternatives\n\n- \*\*Lambda:\*\* Cold starts, and 512 MB are too little\.\n- \*\*A CDN:\*\* 1,400 dollars a month\./,
  ],
  [
    'the requirements and the use of a package',
    'README for slugger, an npm package that turns titles into slugs. Node 20+. npm i slugger. slugify("Hello World") returns "hello-world". MIT.',
    /## Requirements\n\n- Node 20\+\.\n/,
    /## Use\n\n- `slugify\("Hello World"\)` returns "hello-world"\./,
  ],
  [
    'each event when it happened',
    'Postmortem. On 14 Oct checkout was down. The alert fired at 10:31, Maja rolled back at 10:58.',
    /- \*\*10:31:\*\* The alert fired\.\n- \*\*10:58:\*\* Maja rolled back\./,
  ],
  [
    'commands with what each does, and settings that are shown in rows',
    'README please. Project: ferrybot. It is a bot for ferries.\n\nConfig is in config.toml:\n\n[ferry]\nstop = "north"\n\n[cache]\nttl = "10m"\n\nstop is the name of the pier. ttl can\'t be below 1m.\n\nCommands: /next shows the next ferry, /mute stops warnings.',
    /- `\/next` shows the next ferry\.\n- `\/mute` stops warnings\./,
    /\| `stop` \| The name of the pier\. \|\n\| `ttl` \| Can't be below 1m\. \|/,
  ],
  [
    'the fields of a body with their own names, and what follows the codes elsewhere',
    'API docs for the device endpoint\n\nPATCH /v3/devices/{deviceId}\nUpdates a device.\nBody fields:\nname - string, 1 to 60 chars\ntags - array of strings, max 10\nExample response:\n{"id":"d_1"}\nErrors\n400 invalid body\n412 wrong etag\nChanges show up within 10 seconds.',
    /Example response:\n\n```json\n\{"id":"d_1"\}\n```/,
    /\| `name` \| String \| 1 to 60 characters\. \|\n\| `tags` \| Array of strings \|/,
    /## Errors\n\n\| Status \| Meaning \|\n\| --- \| --- \|\n\| `400` \| Invalid body\. \|\n\| `412` \| Wrong etag\. \|\n\n## Good to know\n\n- Changes show up/,
  ],
  [
    'steps under their own name with the points below each, and cases whole',
    "How we handle refunds - internal page for the shop team\n\nRefunds are possible within 30 days.\n\nIn the till:\n1. Press Menu\n2. Pick the reason\n   - faulty goes to the blue box\n3. Confirm\n\nIf the card reader is down refund in cash. Gift cards: use the back-office instead, the till can't do it.\nAt the end of the day the manager counts the returns.",
    /^# Refunds\n/,
    /^- \*\*Gift cards:\*\* Use the back-office instead, the till can't do it\.$/m,
    /At the end of the day the manager counts/,
    /2\. Pick the reason\.\n {3}- Faulty goes to the blue box\.\n3\. Confirm\./,
  ],
  [
    'people by what they have never done',
    'Turn this into a tutorial: bake your first bread. for people who have never baked bread. you need 500 g flour. mix it with water, wait 1 hour. bake it.',
    /It is for people who have never baked bread\./,
  ],
  [
    'rules of one line apart',
    'policy on bringing pets to the waiting room. dogs on a leash, cats in a carrier, max two animals per visitor',
    /- Dogs on a leash\.\n- Cats in a carrier\.\n- Maximum two animals per visitor\./,
  ],
  [
    'the name that rules go by',
    'Our landlord asked us for a house rules page. quiet from 10 pm to 7 am. no bikes in the hallway.',
    /^# House rules\n\n## Rules\n\n- Quiet from 10 pm/,
  ],
  [
    'the links of what is pasted, each on its words',
    '# Tinyq\n\nA queue for [Redis](https://redis.example), [with types].\n\n[with types]: https://types.example/\n\n## Docs\n\nRead the full docs **[here](https://tinyq.example/docs)**.\n\n## Related\n\n- [p-queue](https://pq.example) - Promise queue',
    /A queue for \[Redis\]\(https:\/\/redis\.example\), \[with types\]\(https:\/\/types\.example\/\)/,
    /Read the full docs \[here\]\(https:\/\/tinyq\.example\/docs\)\./,
    /\*\*\[p-queue\]\(https:\/\/pq\.example\):\*\* Promise queue/,
  ],
  [
    'calls in headings of their own, and no backslash at the end of a line',
    'Write a tutorial from this:\n\n# tinyq\n\n## Install\n\n```\nnpm i tinyq\n```\n\n## API\n\n### limit(fn, ...args)\n\nReturns the promise of the call.\n\nType: `number`\\\nDefault: `1`',
    /## limit\(fn, \.\.\.args\)\n\nReturns the promise of the call\.\n\nType: `number`\.\n\nDefault: `1`\./,
  ],
  [
    'what the one call does, as the request says it',
    'API page for listing invoices. GET /invoices. Query: status, from. Returns 200 with a list. 401 without a token.',
    /### `GET \/invoices`\n\nLists invoices\.\n\n\| Name/,
  ],
  [
    'the change that broke it as the cause, with what is said of it',
    'Postmortem. On 14 Oct checkout was down for about 30% of users. A config change (PR 4411) set the pool size to 5 instead of 50. It had been reviewed.',
    /## Root cause\n\nA config change \(PR 4411\) set the pool size to 5 instead of 50\. It had been reviewed\./,
  ],
  [
    'what should be seen among what is told, and not above it',
    'We need a concept page about the water system. The pump is in the green shed. The gauge should show 2 or 3. The water is off in winter.',
    /The pump is in the green shed\. The gauge should show 2 or 3\. The water is off in winter\./,
  ],
  [
    'no article on one of two things that have none',
    'how-to: make lemonade. add lemon and ice. create branch and open pull request.',
    /Add lemon and ice\./,
    /Create a branch and open/,
  ],
];

describe('a page of what a prompt tells', () => {
  for (const [name, prompt, ...told] of PAGES)
    it(`has ${name}`, () => {
      const { content } = run('generate', prompt);
      for (const one of told) assert.match(content, one);
    });
});
