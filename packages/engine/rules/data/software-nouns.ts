import { listed } from '../support/word-lists.ts';

const OWNED =
  'arguments?|behaviou?r|body|children|code|configuration|contents?|definition|dependencies|description|effects?|elements?|entries|fields?|handlers?|headers?|' +
  'implementation|input|instances?|items?|keys?|length|lifecycle|lifetime|location|members?|meaning|methods?|names?|nodes?|options?|output|owner|parameters?|' +
  'parent|path|payload|performance|position|properties|purpose|resources?|respective|results?|schema|scope|settings|signature|size|source|state|status|structure|' +
  'types?|usage|users|values?|version|corresponding|own|underlying|associated';
const COUNTED =
  'arguments|attempts|bugs|bytes|calls|characters|clients|columns|commits|connections|dependencies|elements|endpoints|entries|errors|events|fields|files|functions|' +
  'hooks|instances|items|jobs|keys|lines|messages|methods|nodes|packages|parameters|people|plugins|queries|records|requests|retries|routes|rows|servers|' +
  'steps|tests|threads|times|tokens|users|vCPUs|values|variables|warnings|words|workers';

/** What a thing in software has. */
export const isOwned = listed(OWNED);
/** What is counted one by one, in a form that may be a verb too. */
export const isCounted = listed(COUNTED);
