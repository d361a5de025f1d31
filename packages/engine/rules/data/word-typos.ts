import type { PatternSwap } from '../support/pattern-check.ts';
import { DETERMINER } from './homophones.ts';

const THING =
  '(?:link|file|server|button|following|same|first|second|last|next|user|default|value|page|list|name|other|current|new|old|code|key|command|option|config|configuration|error|table|output|input|path|folder|latest|database|script|service|settings?|system|version|request|response|client|project|test|app|application|API|CLI)';

/** A slip of the keyboard that makes another word: which stands for which, and what tells so. */
const typed = (pattern: RegExp, to: string, message: string, unless?: RegExp): PatternSwap => ({
  pattern,
  to,
  message,
  ...(unless && { unless }),
});

/** Typing errors that a dictionary can't find, each led by the rarer word. */
export const WORD_TYPOS: readonly PatternSwap[] = [
  // "The config is read form disk."
  typed(
    new RegExp(
      `\\b(?<at>form)\\b(?=\\s+(?:${DETERMINER}\\s|disk\\b|memory\\b|scratch\\b|version\\b|source\\b|one\\b|another\\b|it\\b|them\\b|here\\b|there\\b|[A-Z]))(?<=\\b(?:read|reads|loaded|loads?|loading|fetch(?:e[ds]|ing)?|import(?:s|ed|ing)?|cop(?:y|ied|ies|ying)|download(?:s|ed|ing)?|remov(?:e[ds]?|ing)|return(?:s|ed)|deriv(?:e[ds]?|ing)|start(?:s|ed|ing)|generat(?:e[ds]?|ing)|inherit(?:s|ed|ing)?|receiv(?:e[ds]?|ing)|differ(?:s|ent)?|switch(?:ed|ing)?|migrat(?:e[ds]?|ing)|taken?|com(?:es?|ing)|exclud(?:e[ds]?|ing)|extract(?:s|ed|ing)?|build|built|away|apart|far|pull(?:s|ed)?|call(?:s|ed)?|sent|protect(?:s|ed)?|prevent(?:s|ed)?|recover(?:s|ed)?|restor(?:e[ds]?|ing)|updat(?:ed|ing)|upgrad(?:e[ds]?|ing))\\s+form)`,
      'dg',
    ),
    'from',
    'Where something comes from takes “from”. A “form” is filled in.',
  ),
  typed(/\b[Oo]der(?=\s+(?:to|by|of|in|is|for)\b)/g, 'order', 'The word is “order”.'),
  typed(/\b(?<at>on)\b(?=\s+of\s+(?:the|these|those|them|our|your|its|their|us)\b)(?<!\b(?:[Bb]ased|[Gg]oing|[Hh]old|[Cc]arry|[Mm]ove|[Ll]ater|[Tt]urned|[Ff]urther)\s+on)/dg, 'one', 'Of several, it is “one”.'),
  typed(new RegExp(`\\b(?<at>he)\\b(?=\\s+${THING}\\b)(?!\\s+(?:tests?|lists?|names?|links?|values?|files?|codes?|projects?|requests?|scripts|services|pages|settings)\\s+(?:${DETERMINER}|it|them|his|her)\\b)`, 'dg'), 'the', 'The article is “the”.'),
  typed(/\b[Ss]ever(?=\s+(?:is|was|will|can|must|has|returns|responds|restarts|starts|side|and|or|that|which|to|on|in|with|at|for|logs?|errors?|names?|configs?|configuration|settings)\b|[.,;:])(?<=\b(?:[Tt]he|[Yy]our|[Oo]ur|[Ww]eb|[Pp]roxy|[Mm]ail|[Dd]atabase|API|HTTP|SQL|DNS|[Rr]emote|[Ll]ocal|[Dd]ev|each|this|[Tt]his|a)\s+[Ss]ever)/g, 'server', 'To “sever” is to cut. The machine is a “server”.'),
  typed(/\b[Ss]crip(?=\s+(?:is|was|will|can|must|has|as|to|in|on|with|from|that|which|and|runs?|file|name)\b|[.,;:])/g, 'script', '“Scrip” is paper money. What runs is a “script”.', /\b(?:medical|currency|company|paper|shares?|dividend)\b/i),
  typed(/\b(?<at>not)\b(?=\s+longer\s+(?:[a-z]+ed|available|needed|valid|in|possible|shown|used|works?|exists?|active|necessary|true|open|part|the\s+case|be)\b)(?<=\b(?:is|are|was|were|does|do|will|can|should|must|has|it|they|we|you|[a-z]+)\s+not)/dg, 'no', 'What has ended is “no longer” so.'),
  typed(/\b[Mm]anger(?=\s+(?:is|can|must|will|to|of|and|or|for|has|role|that|who|approves?|with|in|on)\b|[.,;:])/g, 'manager', 'A “manger” feeds animals. Who leads is a “manager”.'),
  typed(/\b(?<at>though)\b(?=\s+(?:the\s+(?:API|CLI|proxy|UI|web|network|browser|console|command|interface|menu|same|portal|app|following|steps|list|files|code|options|process|settings))\b)(?<=\b(?:access(?:ed|ible)?|available|sent|send|pass(?:es|ed)?|go(?:es)?|rout(?:e[ds]?|ing)|run(?:s|ning)?|connect(?:s|ed)?|read|done|managed?|configured|exposed|created|only)\s+though)/dg, 'through', 'From one end to the other is “through”.'),
  typed(/\b(?<at>untied)\b(?=\s+(?:states|nations|kingdom|tests?)\b)/dgi, 'united', 'The word is “united” (or “unit”).'),
  typed(/\b(?<at>loin)\b(?=\s+(?:page|form|button|screen|name|details|credentials|again|to|with)\b)/dg, 'login', 'What opens a session is a “login”.'),
  typed(/\b(?<at>singed)\b(?=\s+(?:in|by|up|with|off|URL|cookie|token|commit|request)\b)/dg, 'signed', '“Singed” means burnt. The form of “sign” is “signed”.'),
  typed(/\b(?<at>wit)\b(?=\s+(?:the|an?|your|this|its|each|all|another|these|other|no|any)\b)/dg, 'with', 'The preposition is “with”.'),
  typed(/\b(?<at>tot)\b(?=\s+(?:the|an?|your|be|use|this|it|get|make|set|run)\b)/dg, 'to', 'The word is “to”.'),
  typed(/\b(?<at>fro)\b(?=\s+(?:the|an?|your|this|more|example|each|all|it|details)\b)(?<!\bto\s+and\s+fro)/dg, 'for', 'The preposition is “for” (or “from”).'),
  typed(/\b(?<at>ant)\b(?=\s+(?:the|then|other|you|it|to)\b)(?<=[a-z],?\s+ant)/dg, 'and', 'The conjunction is “and”.', /\b(?:insects?|colon(?:y|ies)|bugs?|design)\b/i),
  typed(/\b(?<at>pubic)\b(?=\s+[a-z])/dg, 'public', 'What is open to all is “public”.'),
  typed(/\b(?<at>asses)\b(?=\s+(?:the|your|whether|how|if|what|its|risks?|each)\b)/dg, 'assess', 'To judge is to “assess”.'),
  typed(/\b(?<at>casual)\b(?=\s+(?:relationships?|order(?:ing)?|consistency|links?|chain|inference|graphs?)\b)/dg, 'causal', 'Between cause and effect something is “causal”.'),
  typed(/\b(?<at>trail)\b(?=\s+(?:period|version|account|license|plan|subscription|expires?|ends?|user|and\s+error)\b)/dg, 'trial', 'A test for a time is a “trial”.'),
  typed(/\b(?<at>complied)\b(?=\s+(?:binary|code|into|to|with\s+(?:gcc|clang|the\s+compiler)|from|program|output|file|version|module|using)\b)/dg, 'compiled', 'The form of “compile” is “compiled”.'),
  typed(/\b(?<at>filed)\b(?=\s+(?:is|must|can|contains|names?|values?|types?|of\s+(?:the|type)|to|cannot|should|was|has)\b)(?<=\b(?:[Tt]he|[Tt]his|[Aa]|[Ee]ach|[Rr]equired|[Ee]very|[Aa]ny|input|text|date|optional|new)\s+filed)/dg, 'field', 'A place for a value is a “field”.', /\b(?:bugs?|issues?|tickets?|reports?|complaints?)\b/i),
]; // prettier-ignore
