import { suppressed } from '../../inspect.ts';
import type { Directive } from '../../suppression/directives.ts';
import { counted } from './entries.ts';
import type { Inspection } from './inspection.ts';
import { linesOf } from './lines.ts';
import { codeSpan, elide } from './quote.ts';

/** Comments named before the rest are only counted. */
const NAMED = 5;

/** What comments in the text silence, which of them silence nothing, and which name no rule; empty where the text has none. */
export function writeSuppressions({ document, style, observed }: Inspection): string {
  const { count, doubtful } = suppressed(document, style, observed);
  const silenced = count > 0 ? [`Comments in the text silence ${counted(count, 'finding')}.`] : [];
  const named = doubtful.slice(0, NAMED).map(({ directive, idle, strangers }) => {
    const { start } = document.toSource(directive);
    const comment = codeSpan(elide(document.text.slice(directive.start, directive.end)));
    const line = linesOf(document).position(start).line + 1;
    const fault = idle ? 'silences nothing' : 'names what is not there';
    return `The comment on line ${line} ${fault}: ${comment}.${whyDoubtful(directive, strangers)}`;
  });
  const rest = doubtful.length - named.length;
  const more = rest > 0 ? [`${rest} more ${rest > 1 ? 'comments are' : 'comment is'} to be looked at.`] : [];
  return [...silenced, ...named, ...more].join(' ');
}

function whyDoubtful({ command }: Directive, strangers: readonly string[]): string {
  if (command.kind === 'unknown') return ' There is no such command.';
  return strangers.length > 0
    ? ` No rule here is called ${strangers.map((name) => `“${elide(name)}”`).join(' or ')}.`
    : '';
}
