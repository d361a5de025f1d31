import { describeRows, type Row } from './rows.ts';

const ROWS: readonly Row[] = [
  {
    it: 'methods that a filter of Sinatra lets pass, and the status of a redirect',
    input: `class Links < Sinatra::Base
  helpers do
    def protected!
      halt 401, json(error: 'token required') unless authorized?
    end
  end
  before('/links*') { protected! unless request.get? }
  get '/links' do
    json links: []
  end
  post '/links' do
    status 201
    json slug: 'x'
  end
  get '/go' do
    redirect target, 301
  end
end`,
    has: [
      '### List links\n\n```http\nGET /links\n```\n\n**Responses**',
      'Requires authentication.',
      '| `301` |',
    ],
    hasNot: ['| `302` |'],
  },
  {
    it: 'functions below a blank line and their comment, and no comment of an expression as the page',
    input: `/*!
 * media
 * Copyright(c) 2015 Someone
 * MIT Licensed
 */

'use strict'

/**
 * RegExp to match a token.
 *
 * token = 1*tchar
 */
var TOKEN = /^[a-z]+$/ // eslint-disable-line no-control-regex

/**
 * RegExp to match the type.
 */
var TYPE = /^[a-z]+$/

/**
 * Module exports.
 * @public
 */

module.exports = depd

/**
 * Create a deprecation for a namespace.
 */

function depd (namespace) {
  return namespace
}`,
    has: ['### \`depd\`\n\nCreate a deprecation for a namespace.'],
    hasNot: ['RegExp', 'var TOKEN'],
  },
  {
    it: 'the choice that a form begins with, by its default values',
    mode: 'user-guide',
    input: `export function Invite() {
  const form = useForm({ defaultValues: { role: 'viewer' } });
  return (
    <form onSubmit={form.handleSubmit(send)}>
      <h2>Invite member</h2>
      <fieldset>
        <legend>Role</legend>
        <label><input type="radio" value="viewer" {...form.register('role')} /> Viewer</label>
        <label><input type="radio" value="owner" {...form.register('role')} /> Owner</label>
      </fieldset>
      <button type="submit">Send invitation</button>
    </form>
  );
}`,
    has: ['Default: Viewer.'],
  },
  {
    it: 'messages with a semicolon whole, and streams of events',
    input: `import { Controller, Get, Sse, ForbiddenException, BadRequestException } from '@nestjs/common';
@Controller('projects')
export class ProjectsController {
  @Get()
  list() {
    if (full()) throw new ForbiddenException('You have 100 projects; archive one first');
    if (late()) throw new ForbiddenException('The month is closed');
    return [];
  }
  @Sse(':id/progress')
  progress() { return this.events(); }
}`,
    has: [
      '“You have 100 projects; archive one first”, “The month is closed”',
      '### Stream the progress of a project',
      '| `200` | OK. | `text/event-stream` |',
    ],
  },
  {
    it: 'a page that is got, two verbs of a comment, and no settings of a route file of Next.js as constants',
    input: `// app/api/incidents/route.ts
export const runtime = 'edge';
/** Returns a page of incidents. */
export async function GET(req: Request) { return Response.json([]); }
/** Reports an incident and pages whoever is on call. */
export async function POST(req: Request) { return Response.json({}, { status: 201 }); }`,
    has: ['### Get a page of incidents', '### Report an incident and page whoever is on call'],
    hasNot: ['`runtime`'],
  },
  {
    it: 'a message that holds a line break as one, no section as a comment, and no guard in “read only”',
    input: `const app = require('express')();

/**
 * Helpers below
 */

function readOnlyUsers(req, res, next) { next(); }

app.get('/plots', readOnlyUsers, (req, res) => {
  if (!req.query.a) return res.status(400).json({ error: 'a is missing; send it\\nagain' });
  if (!req.query.b) return res.status(400).json({ error: 'b is missing' });
  res.json([]);
});`,
    has: ['“a is missing; send it again”, “b is missing”'],
    hasNot: ['Helpers', 'requires authentication', '| `401`'],
  },
];

describeRows('what is told of code at first sight', ROWS);
