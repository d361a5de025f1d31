import type { Asked, Family } from '../family.ts';
import { asWritten } from './as-written.ts';
import { told } from './kinds.ts';
import { reading } from './support.ts';

const TITLE = String.raw`(?:mr|mrs|ms|mx|dr|prof|rev|st|jr|sr)\.?`;
const STOP = String.raw`(?:full stops?|periods?|dots?|points?|stops?)`;

function titles({ named }: Asked) {
  const names = (named.match(new RegExp(String.raw`\b${TITLE}(?![\p{L}])`, 'gu')) ?? []).map((name) =>
    name.replace('.', '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
  );
  const stopped = /\b(?:with|takes?|gets?|needs?|has|have) (?:an? |the )/u.test(named);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d.])(?<title>${names.join('|')})${stopped ? String.raw`(?=\s+\p{Lu})` : String.raw`\.(?=\s+\p{Lu})`}`,
    'gu',
  );
  const write = (groups: Asked['groups']) => `${groups['title'] ?? ''}${stopped ? '.' : ''}`;
  const message = 'Write “{replacement}” instead of “{match}”.';
  return reading(
    `${names.join(', ')} ${stopped ? 'with' : 'without'} a full stop`,
    asWritten(pattern, message, [], write),
  );
}

/** “Dr and Mr without a full stop”: short titles before names. */
export const COURTESY_TITLE_FAMILY: Family = {
  ...told(
    'courtesy-titles',
    'The full stop of “Dr” and “Mr”',
    new RegExp(
      String.raw`\b${TITLE}(?:(?:,? (?:and|or) |, |/)${TITLE})*,? (?:are |is |stay |go |written )?(?:(?:without|with no|have no|has no|get no|gets no|take no|takes no|need no|no|never with) (?:an? |any |the )?(?:final )?${STOP}|(?:with|take|takes|get|gets|need|needs|have|has) (?:an? |the )(?:final )?${STOP})`,
    ),
    titles,
    [
      'Write Dr and Mr without a full stop',
      'Mr, Mrs and Ms take no period',
      'Mr and Mrs take a full stop',
      'Use Mr and Mrs without periods',
      'Dr has no full stop',
      'Mr and Mrs are without periods',
    ],
  ),
  // “Titles” are these here.
  places: ['heading'],
};
