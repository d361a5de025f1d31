import { told } from './kinds.ts';
import { banned } from './support.ts';

/** Where the symbol of a currency stands. It speaks of spaces, and is read before the families of these. */
export const CURRENCY_FAMILY = told(
  'currency-symbols',
  'Where the symbol of a currency stands',
  /(?:\b(?:the |an? )?(?:currency|dollar|euro|pound) (?:symbols?|signs?)\b|“?[$€£¥]”?)[^.;,]*?\b(?:before|in front of|precedes?|ahead of) (?:the |an? )?(?:amounts?|numbers?|figures?|digits?)\b[^.;]*|\bno space between (?:the |a )?(?:currency|dollar|euro|pound) (?:symbols?|signs?) and (?:the |an? )?(?:amounts?|numbers?|figures?)\b/,
  banned(
    'currency-symbols',
    /[$€£¥]\s+(?=\d)|(?<=\d\s?)[$€£¥](?![\d\p{L}])/gu,
    'The symbol of a currency stands right before the amount.',
  ),
  [
    'Put the currency symbol before the amount',
    'Dollar signs stand in front of the number',
    'Currency symbols stand in front of the amount',
    'Write the dollar sign before the amount, without a space',
    'Place currency symbols before the figure',
    'No space between the currency symbol and the amount',
  ],
);
