import { partsOf } from './spelling/parts.ts';
for (const w of ['roadmap','headings','acronyms','military','poetic','em','japanese','words','negative','numbers','sentences','partner','dash','dates','expiry','lists','ingredient']) console.log(w, partsOf(w).toString(2));
