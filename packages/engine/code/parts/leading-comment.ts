import type { Module } from '../ast.ts';
import { cleanComment } from '../lower/comments.ts';

/** Comments in front of the code: each with what stands behind it, so that a declaration's own is told apart. */
const START = String.raw`(?:#![^\n]*\n|<\?php\s+|package\s[\w.]+;?\s*\n|(?:module\s+\w+\s*\n\s*)+|(?:"use strict"|'use strict');?)?`;
const BLOCK = String.raw`\/\*\*?(?<block>(?:[^*]|\*(?!\/))*)\*\/(?=[ \t]*\n[ \t]*\n|CODE)`;
const LINES = String.raw`(?<lines>(?:[ \t]*(?:\/\/|#(?![[!]))[^\n]*\n)+)(?![ \t]*\/\/)(?=[ \t]*\n|CODE)`;
const TEXT = String.raw`[rR]?(?<marks>"""|''')(?<text>[\s\S]*?)\k<marks>`;
const CODE = String.raw`\s*(?:(?:import|package|use|using|from|require|namespace|mod|module|declare)\b|#\[|["'/]|(?:const|let|var)\s[^=\n]+=\s*require\b)`;
const COMMENTS = new RegExp(
  String.raw`\s*${START}\s*(?:${BLOCK}|${LINES}|${TEXT})`.replaceAll('CODE', CODE),
  'gy',
);
const LICENSE = /copyright|licen[sc]e|warranty|SPDX|this file is part of|all rights reserved/i;
const FOR_OTHERS = /^(?:eslint|@ts-|file:|-\*-|coding|@\w+|generated|\w+ by )|DO NOT EDIT/i;
/** Shorter ones are marks. */
const SHORTEST = 12;

/** What the comments in front of a file's code say of it; a license and what speaks to tools are left out. */
export function leadingComment({ text }: Module): string {
  for (const { groups: { block, lines, text: doc } = {} } of text.matchAll(COMMENTS)) {
    const comment = block === undefined ? lines?.replace(/^\s*\/\/!/gm, '//') : `/*${block}*/`;
    const said = cleanComment(comment ?? doc ?? '');
    if (!LICENSE.test(said) && !FOR_OTHERS.test(said) && said.length >= SHORTEST) return said;
  }
  return '';
}
