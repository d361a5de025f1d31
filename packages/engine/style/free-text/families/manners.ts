import type { CodeCheck } from '../../../checks/types.ts';
import type { Family } from '../family.ts';
import { one } from './kinds.ts';
import { banned, reading } from './support.ts';

const MINDS =
  'think|want|know|believe|like|love|hate|hope|feel|see|hear|decide|remember|forget|understand|wish|try|realize|expect|prefer|care|worry|guess|assume|notice|complain|refuse|learn|struggle';
const MINDED = `(?:${MINDS.split('|')
  .map((verb) => (verb.endsWith('y') ? `${verb.slice(0, -1)}ies|${verb}s` : `${verb}s`))
  .join('|')})`;
const THINGS = String.raw`(?:software|system|server|client|program|compiler|interpreter|parser|app|application|service|tool|computer|machine|browser|database|script|code|function|module|plugin|library|framework|engine|api|cli|model|editor|linter|scheduler|agent|device|product|feature|command|process|worker|bot|algorithm|installer|cache|kernel|container|cluster|platform|website|site|page|router|runtime|shell|terminal|job|pipeline|bundler|package|component|controller)`;

/** Reports empty cells of tables, at their row. */
const emptyCells: CodeCheck = {
  kind: 'code',
  find: ({ text, codeBlocks }) =>
    [...text.matchAll(/^[ \t]*\|.*\|[ \t]*$/gm)].flatMap(({ 0: row, index }) => {
      if (!/\|[ \t]*\|/.test(row) || codeBlocks.some(({ start, end }) => index >= start && index < end))
        return [];
      const message = 'A cell of this row is empty. Write what belongs there, or “none”.';
      return [{ start: index, end: index + row.length, replacement: null, message, asIs: 'page' as const }];
    }),
};

/** Reports tags of HTML in prose, each opening tag once. */
function tagsOf(names: string): CodeCheck {
  const pattern = new RegExp(`<(?:${names})(?:\\s[^<>]*)?/?>`, 'gi');
  return {
    kind: 'code',
    find: ({ text, codeBlocks, blocks }) =>
      [...text.matchAll(pattern)].flatMap(({ 0: tag, index }) => {
        const end = index + tag.length;
        const inCode = codeBlocks.some((block) => index >= block.start && index < block.end);
        const block = blocks.find((each) => index >= each.start && index < each.end);
        const shown = block !== undefined && text.slice(block.start, index).split('`').length % 2 === 0;
        if (inCode || shown) return [];
        const message = `Write this in Markdown instead of HTML (“${tag}”).`;
        return [{ start: index, end, replacement: null, message, asIs: 'page' as const }];
      }),
  };
}

/** What is seldom asked for: minds of machines, marks of irony, holes in tables. */
export const MANNER_FAMILIES: readonly Family[] = [
  one(
    'anthropomorphism',
    'Minds of machines',
    'unwanted',
    /\b(?:software|programs?|computers?|machines?|systems?|tools?|products?) (?:(?:doesn't|does not|don't|do not|can't|cannot|never) )(?:really )?(?:think|want|know|believe|feel|like|have feelings)[a-z, ]*|\banthropomorph\w+(?: (?:software|programs?|systems?|computers?|products?|verbs?|language))?\b|\bpersonif(?:y|ies|ying|ication)(?: of)?(?: (?:software|programs?|systems?|computers?|products?|tools?))?|\b(?:human|people's) (?:feelings|emotions|qualities|thoughts|traits|intentions|motives)\b(?: to (?:software|programs?|systems?|computers?|products?|tools?|machines?))?/,
    () =>
      reading('anthropomorphism', {
        kind: 'existence',
        pattern: new RegExp(
          String.raw`\b(?:It|(?:[Tt]he|[Aa]n?|[Yy]our|[Tt]his|[Oo]ur)\s+(?:[a-z]+\s+){0,2}?${THINGS})\s+(?:(?:only|also|then|always|never|just|really)\s+)?(?<at>${MINDED})\b|\b(?:[Tt]he|[Aa]n?|[Yy]our|[Tt]his)\s+(?:[a-z]+\s+){0,2}?${THINGS}\s+(?:doesn['’]t|does not|didn['’]t|can['’]t|may|might|will|is)\s+(?<at2>(?:happy|sad|angry|confused|smart|unhappy|willing|aware)|${MINDS})\b`,
          'g',
        ),
        message: 'Software has no mind (“{match}”). Say what it does.',
      }),
    [
      'Don’t anthropomorphize software',
      'Avoid anthropomorphism',
      'No anthropomorphic language',
      'Never attribute human feelings to software',
      'Do not personify programs',
      'Anthropomorphism is not allowed, because software has no mind',
    ],
  ),
  one(
    'scare-quotes',
    'Quotation marks for emphasis',
    'unwanted',
    /\bscare[- ]quotes?\b|\b(?:quotation marks|quotes|quote marks|inverted commas)(?: (?:around words|around a word))? (?:for|to (?:add|give|show|indicate|express|signal)) (?:emphasis|irony|doubt|sarcasm)\b|\b(?:quotation marks|quotes) to emphasi[sz]e(?: words?| terms?)?|\bironic (?:quotation marks|quotes)/,
    banned(
      'scare-quotes',
      /(?<=\s|^)(?<!\b(?:[Cc]lick|[Ss]elect|[Cc]hoose|[Pp]ress|[Tt]ap|[Tt]ype|[Ee]nter|[Ww]rite|says?|reads?|called|named|word|term|phrase|message|button|field|label|option|error|string|value|name|text|title) )["“][a-z]+(?: [a-z]+)?["”](?=[\s.,;:!?)]|$)/g,
      'Leave out the quotation marks around “{match}”, or use the word that is meant.',
    ),
    [
      'No scare quotes',
      'Don’t use quotation marks for emphasis',
      'Avoid scare quotes',
      'Never use quotes to emphasize words',
      'Scare quotes are not allowed',
      'Do not put words in quotation marks for emphasis',
    ],
  ),
  one(
    'raw-html',
    'HTML in Markdown',
    'unwanted',
    /\b(?:raw|inline|embedded|plain) html(?: (?:tags?|elements?|markup|code))?(?: in markdown(?: files?)?)?\b|\bhtml (?:tags?|elements?|markup)(?: in markdown(?: files?)?)?\b|\bhtml in (?:markdown|the text|running text|prose)(?: files?)?\b/,
    () => reading('raw-html', tagsOf(String.raw`/?[a-z][a-z0-9]*`)),
    [
      'No raw HTML',
      'Avoid inline HTML',
      'Don’t use HTML tags',
      'Never embed raw HTML in Markdown',
      'Use Markdown rather than HTML tags',
      'HTML tags are not allowed, because they break the build',
    ],
  ),
  one(
    'underlines',
    'Underlined text',
    'unwanted',
    /\bunderlin(?:e|es|ed|ing)(?: (?:text|words?|for emphasis|type))*\b/,
    () => reading('underlines', tagsOf('u|ins')),
    [
      'Don’t underline text',
      'No underlining',
      'Avoid underlined words',
      'Never underline for emphasis',
      'Underlining is not allowed',
      'Do not use underlined text, because it looks like a link',
    ],
  ),
  {
    ...one(
      'empty-cells',
      'Empty cells of tables',
      'unwanted',
      /\bempty (?:table )?cells?\b|\bblank (?:table )?cells?\b|\b(?:table )?cells? (?:empty|blank)\b|\bcells? (?:(?:must|should|may|can) (?:not|never) be|is|are|left) (?:empty|blank)\b/,
      () => reading('empty-cells', emptyCells),
      [
        'No empty table cells',
        'Avoid empty cells',
        'Don’t leave cells blank',
        'Leave no table cell empty',
        'Empty cells are not allowed',
        'Never leave a cell empty, because readers wonder why',
      ],
    ),
    // “In tables, leave no cell empty”
    places: ['table-cell'],
  },
];
