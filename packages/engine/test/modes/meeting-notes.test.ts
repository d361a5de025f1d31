import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** Notes of a meeting, and what stands in the page. */
const NOTES: readonly (readonly [name: string, notes: string, ...told: readonly RegExp[]])[] = [
  [
    'what each does, what blocks, and who does what',
    'Standup notes 12 May\n- Ana: finished the login, today starts on password reset\n- Ben: blocked on the staging certs\n- release stays on Thursday\n- Ben to ask ops about certs',
    /^# Standup notes 12 May\n\n## Updates\n\n- \*\*Ana:\*\* Finished the login, today starts on password reset\.\n- Release stays on Thursday\.\n\n## Action items\n\n- \*\*Ben:\*\* Ask ops about certs\.\n\n## Blockers\n\n- \*\*Ben:\*\* Blocked on the staging certs\.$/,
  ],
  [
    'what is decided and what is open, under the name of the meeting',
    'Meeting notes: platform sync, 3 March\nPresent: Ines, Bo\n- we agreed to drop Node 18 in April\n- who tells the partners?\n- risk: the PDF library has no Node 22 build',
    /^# Platform sync, 3 March\n\nPresent: Ines, Bo\.\n\n## Decisions\n\n- Drop Node 18 in April\.\n\n## Risks\n\n- \*\*Risk:\*\* The PDF library has no Node 22 build\.\n\n## Open questions\n\n- Who tells the partners\?$/,
  ],
  [
    'sentences in one line apart',
    'Write up these meeting notes: we decided to use Redis for sessions. Ana will write the RFC by Friday. Do we need encryption at rest?',
    /^# Meeting notes\n\n## Decisions\n\n- Use Redis for sessions\.\n\n## Action items\n\n- \*\*Ana:\*\* Write the RFC by Friday\.\n\n## Open questions\n\n- Do we need encryption at rest\?$/,
  ],
  [
    'the headings of its own, and asks who does what nobody takes',
    'Retro notes sprint 14\n\nWent well:\n- deploys took 10 minutes\n\nAction items\n- Add a smoke test (Jon)\n- update the onboarding doc',
    /## Went well\n\n- Deploys took 10 minutes\.\n\n## Action items\n\n- Add a smoke test \(Jon\)\.\n- Update the onboarding doc\. \[VERIFY\] Say who does it\.$/,
  ],
  [
    'all that is told of one topic with it, under a title of its own',
    "Notes from the volunteers' committee, Thursday 12 March, 19:00, back room.\nPresent: Ruth, Omar\nRoof: the council pays half. The quote is £3,200. Omar to ask for a second one.\nStill unclear who pays for the windows.",
    /^# Volunteers' committee, Thursday 12 March, 19:00, back room\n\nPresent: Ruth, Omar\.\n\n## Action items\n\n- \*\*Omar:\*\* Ask for a second one\.\n\n## Open questions\n\n- Still unclear who pays for the windows\.\n\n## Discussed\n\n- \*\*Roof:\*\* The council pays half\. The quote is £3,200\.$/,
  ],
  [
    'what was decided and who does what among several sentences of one point',
    'Notes from the weekly ops call, 5 November 2026\nAttendees: Farid, Lotte\n1. Incident review. The outage lasted 42 minutes. Lotte will add an alert by Friday.\n2. Backups. The restore failed twice. Decision: keep the last two keys.',
    /## Decisions\n\n- Keep the last two keys\.\n\n## Action items\n\n- \*\*Lotte:\*\* Add an alert by Friday\.\n\n## Discussed\n\n- \*\*Incident review:\*\* The outage lasted 42 minutes\.\n- \*\*Backups:\*\* The restore failed twice\.$/,
  ],
  [
    'no owner that is a thing',
    'Minutes of the gardening club, 12 April\nMotion to buy a new shed carried. Phil to get three quotes.',
    /## Decisions\n\n- Motion to buy a new shed carried\.\n\n## Action items\n\n- \*\*Phil:\*\* Get three quotes\.$/,
  ],
  [
    'the record that notes are turned into, where that is asked for',
    'ADR from the meeting notes below.\n- we decided to use Redis for sessions\n- Postgres was too slow',
    /^(?!# Meeting notes)[^]*## Decision\n/,
  ],
  [
    'who was there by whole names, which are no name of the meeting',
    'Meeting notes: attended Jean-Luc van der Berg, Mary Anne McDonald and Dr. Xiu Li.\nWe decided to move the launch to 4 March.\nWho pays?',
    /^# Meeting notes\n\nPresent: Jean-Luc van der Berg, Mary Anne McDonald,? and Dr\. Xiu Li\.\n\n## Decisions\n\n- Move the launch to 4 March\.\n\n## Open questions\n\n- Who pays\?$/,
  ],
  [
    'another page where minutes are only time',
    'How to reset the router: wait 5 minutes, then press reset. It takes 2 minutes.',
    /^# Reset the router\n/,
  ],
];

describe('notes of a meeting', () => {
  for (const [name, notes, ...told] of NOTES)
    it(`give ${name}`, () => {
      const { content } = run('generate', notes);
      for (const one of told) assert.match(content, one);
    });

  it('lose nothing of a long line', () => {
    const notes = Array.from({ length: 60 }, (_, index) => `topic ${index} took time.`).join(' ');
    assert.match(
      run('generate', `Meeting notes: ${notes.replace(/topic/g, 'Topic')}`).content,
      /Topic 59 took time/,
    );
  });
});
