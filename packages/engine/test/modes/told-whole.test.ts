import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

const told = (mode: 'summarize' | 'keywords' | 'glossary-gen', input: string): string =>
  run(mode, input, PRESET).content;

describe('what a summary must not lose', () => {
  it('has all of a short list that is looked up, below its heading', () => {
    for (const heading of ['What to bring', 'Things to bring'])
      assert.ok(
        told(
          'summarize',
          `# Allotments\n\nEach plot is 10 m by 6 m. Plots are let by the council.\n\n## ${heading}\n\n- Gloves\n- A spade. Forks are in the shed.\n- Water\n\n## Bonfires\n\nBonfires are allowed on Saturdays.`,
        ).includes(`## ${heading}\n\n- Gloves\n- A spade. Forks are in the shed.\n- Water`),
      );
  });

  it('has amounts, and what another sentence shares but its words on the subject with', () => {
    for (const fine of [
      'The fine for a dog on the beach in season is £75.',
      'Walking a dog on the beach in season costs £75.',
    ]) {
      const summary = told(
        'summarize',
        `Dogs on the beach\n\nFrom 1 May to 30 September dogs aren't allowed on the main beach between 9am and 7pm. Assistance dogs may go anywhere. ${fine} The north beach is open to dogs all year.`,
      );
      assert.ok(summary.includes(fine) && summary.includes('The north beach'), summary);
    }
  });

  it('has the amount behind what the text is, and sections that ask for something in few words', () => {
    const summary = told(
      'summarize',
      '# Library notice\n\n## Late returns\n\nBooks are due after three weeks. If you return one late, you pay a fine. The fine is £75.\n\n## Opening\n\nWe open at 9 and close at 17. On Sundays we are closed.\n\n## Cards\n\nBring your card. Without it, staff cannot lend you a book.',
    );
    assert.match(summary, /you pay a fine\. The fine is £75\./);
    assert.match(summary, /^- \*\*Cards:\*\* Bring your card\. Without it, staff cannot lend you a book\.$/m);
  });

  it('has the headings that are its steps or tasks with what stands under them, and “Steps” once', () => {
    const tasks = ['Create a key', 'Activate the key', 'Remove the old key'];
    const text = (mark: (at: number) => string): string =>
      tasks
        .map((task, at) => `## ${mark(at)}${task}\n\nRun \`keyctl ${at}\`. Old tokens stay valid.\n\n`)
        .join('');
    const opening = '# Rotate the keys\n\nThis runbook is for the engineer on call.\n\n';
    assert.ok(
      told('summarize', opening + text(() => '')).includes('1. **Create a key:** Run `keyctl 0`. Old tokens'),
    );
    const plain = run('summarize', opening + text(() => ''), PRESET, { audience: 'consumer' }).content;
    assert.ok(plain.includes('1. **Create a key:** Old tokens stay valid.'), plain);
    const numbered = told(
      'summarize',
      `${opening}${text((at) => `${at + 1}. `)}## Step 4: Check it\n\n1. Open the log.\n2. Compare the key.`,
    );
    assert.ok(numbered.includes('3. **Remove the old key:** Run `keyctl 2`.'), numbered);
    assert.ok(!numbered.includes('**Steps**'));
  });

  it('has an amount whose sentence leans on the one before, with that', () => {
    for (const fine of ['The fine is £75.', 'It costs £75 else.', 'The first time is free, then it is £75.'])
      for (const end of ['', '\n\n## Bonfires\n\nBonfires are allowed on Saturdays from October to March.']) {
        const summary = told(
          'summarize',
          `# Allotments\n\nEach plot is 10 m by 6 m and costs £42 a year. Plots are let by the council.\n\n## Dogs\n\nKeep dogs on a lead. ${fine}\n\n## Water\n\nWater is off in winter.${end}`,
        );
        assert.ok(summary.includes(fine), summary);
      }
  });

  it('begins with what a text is for, and never with a step', () => {
    const summary = told(
      'summarize',
      '# Payments outage\n\nUse this when payments fail.\n\n## Restart the service\n\n1. Log in to pay-01.\n2. Restart it.\n\n## Check the queue\n\n1. Open the dashboard.\n2. Compare the depth with yesterday’s.',
    );
    assert.ok(summary.includes('Payments outage. Use this when payments fail.'), summary);
  });

  it('has what is done if nobody is there, a label behind a heading that asks, and no label twice', () => {
    for (const who of ['nobody is in', 'someone calls'])
      assert.ok(
        told(
          'summarize',
          `# Boiler service\n\nWe service your boiler once a year. We write to you three weeks before. If ${who}, we leave a card and come back once. Don't cover the vents.`,
        ).includes(`- If ${who}, we leave a card and come back once.`),
      );
    assert.ok(
      told(
        'summarize',
        '# Changelog\n\n## 2.0.1\n\n### Fixed\n\n- [Fix] avoid a crash on empty values\n\n## 2.0.0\n\n### Added\n\n- Readers of CSV.\n',
      ).includes('- Fixed: avoid a crash'),
    );
  });

  it('holds terms that a sentence tells of by when, by whom or in which way', () => {
    const glossary = told(
      'glossary-gen',
      '# Our warehouse\n\nEach pallet gets a license plate number, or LPN, a barcode. Cross-docking means that goods go from one truck to another. In zone picking, each picker stays in one area. The system reserves stock when an order comes in; that reservation is called an allocation. A short pick happens when the location holds less than the system says. The picker triggers a cycle count, in which two people count one location.',
    );
    for (const term of ['allocation', 'cross-docking', 'cycle count', 'LPN', 'short pick', 'zone picking'])
      assert.ok(glossary.includes(`| **${term}** |`), `${term}\n${glossary}`);
    assert.ok(glossary.includes('| The system reserves stock when an order comes in; that'), glossary);
  });

  it('holds no term of which a sentence says but why there is one, or at what time', () => {
    const glossary = told(
      'glossary-gen',
      '# Deliveries\n\nA late delivery occurs when the driver is held up. A failed payment occurs when the card has expired. In late spring, the garden opens. A data race occurs when two threads write at once.',
    );
    assert.ok(glossary.includes('| **data race** |'), glossary);
    assert.doesNotMatch(glossary, /\*\*(?:late|failed)/);
  });

  it('takes “check-in” for no order, and keeps the small letters of a name', () => {
    const hotel = told(
      'summarize',
      '# Check in to your room\n\nCheck-in starts at 3 pm. Bring your passport. The night desk has your key if you arrive late.',
    );
    assert.ok(!hotel.split('## What to do')[1]?.includes('Check-in'), hotel);
    const related = run(
      'outline',
      '# p-sum\n\nAdds numbers up.\n\n## Usage\n\nCall it.\n\n## Related\n\n- [p-all](https://a.example) - Run promise-returning functions concurrently with a limit\n- [p-map](https://b.example) - Map over promises concurrently with a limit\n',
      PRESET,
    ).content;
    assert.ok(related.includes('p-all - Run'), related);
  });

  it('names the trouble that its steps are for', () => {
    assert.ok(
      told(
        'summarize',
        '# Printer help\n\nCheck the lights first.\n\n## Labels are blank\n\nThermal labels print on one side only.\n\n## Print is faint\n\n1. Clean the print head.\n2. Raise the darkness to 12.',
      ).includes('## Steps\n\n**Print is faint**\n\n1. Clean'),
    );
  });
});
