import { codeSpan } from '../../report/quote.ts';
import { inBrief } from './command.ts';
import { listed } from '../../writing/markdown.ts';
import type { ArtifactReader } from './types.ts';

const INSTRUCTION =
  /^(?<word>FROM|RUN|CMD|LABEL|EXPOSE|ENV|ADD|COPY|ENTRYPOINT|VOLUME|USER|WORKDIR|ARG|ONBUILD|STOPSIGNAL|HEALTHCHECK|SHELL)\s+(?<rest>\S[^]*)$/;

const TELLS: Readonly<Record<string, (rest: string) => string>> = {
  FROM: (rest) => {
    const [image = '', , stage] = rest.split(/\s+/);
    return `starts ${stage === undefined ? '' : `a stage named ${codeSpan(stage)} `}from the image ${codeSpan(image)}`;
  },
  RUN: (rest) => {
    const does = inBrief(typed(rest));
    return `runs ${codeSpan(typed(rest))} while the image is built${does === undefined ? '' : `: ${does}`}`;
  },
  CMD: (rest) => `runs ${codeSpan(typed(rest))} when a container starts, unless another command is given`,
  ENTRYPOINT: (rest) => `runs ${codeSpan(typed(rest))} whenever a container starts`,
  LABEL: (rest) => `notes ${codeSpan(rest)} in the image`,
  EXPOSE: (rest) => `says that the container listens on port ${codeSpan(rest)}; it doesn’t publish the port`,
  ENV: (rest) => {
    const all = rest.match(/\b[A-Za-z_]\w*=(?:"[^"]*"|'[^']*'|\S+)/g) ?? [rest];
    return `sets the environment ${all.length > 1 ? 'variables' : 'variable'} ${listed(all.map(codeSpan))}`;
  },
  ADD: (rest) => copies(rest),
  COPY: (rest) => copies(rest),
  VOLUME: (rest) => `keeps the data in ${codeSpan(rest)} outside of the container`,
  USER: (rest) => `goes on as the user ${codeSpan(rest)}${rest === 'root' ? '' : ', not as root'}`,
  WORKDIR: (rest) => `makes ${codeSpan(rest)} the folder in which all that follows happens`,
  ARG: (rest) => `takes ${codeSpan(rest)} as a value that can be given when the image is built`,
  HEALTHCHECK: (rest) =>
    rest === 'NONE'
      ? 'turns the health check off'
      : `checks with ${codeSpan(rest.replace(/^[^]*?\bCMD\s+/, ''))} whether the container works`,
};

/** The instructions of a Dockerfile in the order in which they are carried out. */
export const readDockerfile: ArtifactReader = (text) => {
  const lines = text
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const read = lines.map((line) => INSTRUCTION.exec(line)?.groups);
  if (lines.length < 2 || read.some((groups) => groups === undefined)) return undefined;
  const bases = read.filter((groups) => groups?.['word'] === 'FROM');
  if (bases.length === 0) return undefined;
  const last = bases.at(-1)?.['rest']?.split(/\s+/)[0] ?? '';
  const final = read.slice(read.lastIndexOf(bases.at(-1)));
  const lastOf = (word: RegExp): string | undefined =>
    final.findLast((groups) => word.test(groups?.['word'] ?? ''))?.['rest'];
  const [program, user, port] = [lastOf(/^(?:ENTRYPOINT|CMD)$/), lastOf(/^USER$/), lastOf(/^EXPOSE$/)];
  const starts =
    program === undefined || (lastOf(/^ENTRYPOINT$/) !== undefined && lastOf(/^CMD$/) !== undefined)
      ? ''
      : ` A container of it runs ${codeSpan(typed(program))}${user === undefined ? '' : ` as the user ${codeSpan(user)}`}${port === undefined ? '' : `, and listens on port ${codeSpan(port)}`}.`;
  return {
    short: `This Dockerfile builds a container image from ${codeSpan(last)}${bases.length > 1 ? `, in ${bases.length} stages of which the last becomes the image` : ''}.${starts}`,
    parts: read.flatMap((groups) => {
      const { word = '', rest = '' } = groups ?? {};
      const tell = TELLS[word];
      return tell ? [`${codeSpan(word)}: ${tell(rest)}.`] : [`${codeSpan(`${word} ${rest}`)}`];
    }),
    ordered: true,
    title: 'Line by line',
  };
};

/** `["node", "server.js"]` as it would be typed. */
function typed(rest: string): string {
  if (!rest.startsWith('[')) return rest;
  const words = [...rest.matchAll(/"((?:\\.|[^"\\])*)"/g)].map(([, word = '']) => word);
  return words.map((word) => (/\s/.test(word) ? `"${word}"` : word)).join(' ');
}

function copies(rest: string): string {
  const from = /--from=(\S+)/.exec(rest)?.[1];
  const words = rest.split(/\s+/).filter((word) => !word.startsWith('--'));
  const target = words.pop() ?? '';
  const folder = /^\.\/?$/.test(target) ? 'the current folder of the image' : codeSpan(target);
  const what =
    words.length === 1 && words[0] === '.' ? 'everything in the project folder' : listed(words.map(codeSpan));
  return `copies ${what}${from === undefined ? '' : ` from ${codeSpan(from)}`} to ${folder}`;
}
