// The words of the MIT-licensed dictionaries of cspell, folded as the engine looks them up.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';

const packages = new URL('../../../node_modules/@cspell/', import.meta.url);

/** Whose words count in either variety of English. */
const TECHNICAL = [
  'aws', 'companies', 'css', 'data-science', 'docker', 'filetypes', 'fullstack', 'golang', 'html', 'k8s', 'node', 'npm', 'python', 'shell',
  'software-terms', 'typescript',
]; // prettier-ignore

/** In none of the lists, or in another meaning than anybody's. */
const MISSING = `
autofix autofixes cancelation cancelations conformant datapath dependee dependees denylist disambiguator extglob falsey findable firstly footgun getattr
hardcode hardcoded hydratable linkable pointee pointees scrutinee scrutinees lookaround memoized memoizing murmur nullish overridable parsable parseable performant
pluggable polyfill polyfilled polyfills prerender prerendered prerendering preventable rehydrate retriable retryable runnable
shabang sharded statting stringifier stringifiers subtree subtrees teardown truthy typeahead unawaited unopinionated unparsed
lvalue lvalues rvalue rvalues tupled unstyled upsert upserts whitespaces zeroed
`;
/** Slips that some list has for an identifier, and words that nobody means in a document. */
const MISTAKEN = `
calender calenders changable comming concious configration desparate instaling mispell programing publically recieve referal
runing supercede superceded supercedes untill usefull vairable wether occured occuring seperate seperated seperator lenght
existant truely refered refering transfered transfering succesful successfull sucessfully compatability compatable
parmeter paramter definately wich adress adresses acces sucess interupt langauge paralell persistance responce enviroment
initalize initalise explicitely implicitely independant indentifier
`;
const list = (words) => words.trim().split(/\s+/);

/** Lower-case ASCII words: of American English, of British English, and of the trade. */
export function readWordLists() {
  const american = foldAll(trie('dict-en_us/en_US.trie.gz'));
  const british = foldAll(trie('dict-en-gb-mit/en_GB.trie.gz'));
  const technical = foldAll([...TECHNICAL.flatMap((name) => lines(`dict-${name}`)), ...list(MISSING)]);
  for (const words of [american, british, technical]) for (const word of list(MISTAKEN)) words.delete(word);
  return { american, british, technical };
}

function trie(name) {
  return [...decodeTrie(gunzipSync(readFileSync(new URL(name, packages)))).words()];
}

function lines(name) {
  const cwd = new URL(`${name}/`, packages);
  return globSync('{dict/,}*.{txt,txt.gz}', { cwd })
    .sort()
    .flatMap((file) => {
      const bytes = readFileSync(path.join(cwd.pathname, file));
      const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
      return text.split('\n').flatMap((line) => line.replace(/#.*/, '').split(/\s+/));
    })
    .filter((word) => word !== '' && !word.startsWith('!'));
}

/** Without cspell's marks, the possessive, accents and capitals; parts of compounds on their own. */
function foldAll(words) {
  const folded = words.flatMap((word) =>
    word
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/['’]s?$/, '')
      .toLowerCase()
      .split(/[^\p{L}]+/u),
  );
  return new Set(folded.filter((word) => /^[a-z]{2,40}$/.test(word)));
}
