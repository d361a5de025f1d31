const SHUNS =
  "avoid(?:s|ing)?|(?:do not|don't|never|must not|mustn't|should not|shouldn't|cannot|can't|not to)(?: \\w+){0,2}? " +
  '(?:use|write|say|include|add|put|begin|start|end|rely on|refer|contain|have|address|overuse)|no|without|ban(?:s|ned)?|remove|cut|omit|drop|' +
  'leave out|limit|minimi[sz]e|refrain from|steer clear of|skip|instead of|rather than|replace|eliminate|free of|free from|over';

/** How people ask that something be left out, in many words. `things` is the source of a pattern. */
export function shunning(things: string): RegExp {
  return new RegExp(`\\b(?:${SHUNS})\\b[^.;]{0,60}?(?<![\\w-])(?:${things})(?![\\w-])`);
}
