import { lookUp, VERB } from '../../spelling/lexicon.ts';
import { soundOr } from './sound.ts';
import { hasBareThing, isCountable, isNominal } from './whole-order.ts';

/** "in log", "to backup fridge": a place without its article, before what ends the phrase. */
const PLACE =
  /(?<=[\p{L}\d)] )(in|on|at|from|to|into|onto|behind|under|near) ((?:\p{Ll}[\p{Ll}-]* ){0,2}?\p{Ll}[\p{Ll}-]*)(?=[.,;:)](?!\p{L})|$| (?:and|or|in|on|at|with|for|within|by|of|when|if|after|before)\b)/gu;
/** "in stock", "on time", "at home", "to scale": said without an article. */
const BARE =
  /^(?:accordance|advance|arrival|bed|board|breakfast|bulk|call|campus|capacity|card|case|cash|charge|church|class|clinic|code|college|contact|court|danger|date|dawn|dusk|sunrise|sunset|deadline|demand|departure|depth|detail|dinner|display|doubt|draft|duty|effect|error|fact|fault|file|fire|first|foot|force|front|full|general|ground|hand|heart|hold|holiday|home|hospital|hour|house|ice|jail|land|last|leave|least|leash|length|line|loan|location|lunch|maximum|memory|midday|midnight|mind|minimum|mode|most|need|night|noon|office hours|once|order|paper|parallel|part|person|peak|pitch|place|play|point|position|practice|preview|print|prison|private|production|progress|public|purchase|purpose|question|range|reach|real time|receipt|record|reference|release|request|reserve|rest|return|risk|rotation|route|sale|scale|school|scratch|screen|sea|season|sequence|service|shape|shift|shore|sight|site|source|stage|staging|standby|start|stock|store|strike|summary|summer|target|temp|temperature|term|theory|time|today|tomorrow|top|total|touch|town|track|transit|trial|tune|turn|university|use|vacation|view|water|week|winter|spring|autumn|fall|work|writing|yesterday)$/;

/** Each place with its article: "in log" as "in the log"; code, quotations and ways through menus as they are. */
export function withPlaces(text: string): string {
  if (/["“`>→*]/.test(text) || hasBareThing(text)) return text;
  const placed = text.replace(PLACE, (whole: string, preposition: string, place: string) => {
    const words = place.split(' ');
    const head = words.at(-1) ?? '';
    const isPlace =
      words.every((word, index) => isNominal(word, index === 0)) &&
      isCountable(head) &&
      !BARE.test(head) &&
      // "to print" is what to do.
      (preposition !== 'to' || (lookUp(words[0] ?? '') & VERB) === 0 || words.length > 1);
    return isPlace ? `${preposition} the ${place}` : whole;
  });
  return soundOr(text, placed);
}
