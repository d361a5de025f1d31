import { describeRows, type Row } from './rows.ts';

const SPRING = `@RestController
@RequestMapping("/api")
public class StatsController {
    @ApiOperation(value = "Get statistics", notes = "Returns a page of statistics. " + PAGE_PARAMETERS + AUTHORITY)
    @GetMapping("/stats")
    public Stats all() { return stats; }
}
`;
const EXPRESS = `const app = require('express')();
app.post('/shifts/:id/swap', (req, res) => {
  if (!req.body.withShiftId) return res.status(400).json({ error: 'withShiftId is required' });
  res.status(202).end();
});
app.get('/readyz', (req, res) => res.send('ok'));
`;
const CHI = `package app

type ProfileResource struct{ Store Store }

func (rs *ProfileResource) router() *chi.Mux {
	r := chi.NewRouter()
	r.Get("/", rs.get)
	r.Put("/", rs.update)
	return r
}

type profile struct { Name string \`json:"name"\` }

func load() *profile { return &profile{} }

func (rs *ProfileResource) get(w http.ResponseWriter, r *http.Request) { render.Respond(w, r, load()) }

func (rs *ProfileResource) update(w http.ResponseWriter, r *http.Request) {
	render.Status(r, http.StatusAccepted)
	render.JSON(w, r, load())
}
`;
const SINATRA = `require 'sinatra/base'
# Keeps lists of links.
class Linkbox < Sinatra::Base
  before do
    pass if request.path_info == '/ping'
    token = request.env['HTTP_AUTHORIZATION'].to_s.delete_prefix('Bearer ')
    halt 401, { error: 'unknown token' }.to_json unless User.knows?(token)
  end
  get('/ping') { 'pong' }
  get '/lists' do
    { all: [] }.to_json
  end
end
`;
const SVELTE = `<script>let expires = false;</script>
<h1>Members of {team.name}</h1>
<form on:submit={invite}>
  <h2>Invite someone</h2>
  <label>Email <input type="email" required /></label>
  <label><input type="checkbox" bind:checked={expires} /> Access ends</label>
  {#if expires}<label>Days until it ends <input type="number" /></label>{/if}
  <button>Send invitation</button>
</form>
<button on:click={() => { if (confirm('Leave this team? You need a new invitation.')) leave(); }}>Leave team</button>
`;
const COBRA = `package main
func main() {
	root := &cobra.Command{Use: "beacon", Short: "Watch pages"}
	root.PersistentFlags().String("config", "beacon.yaml", "file with your settings")
	watch := &cobra.Command{Use: "watch <url>", Short: "Watch a page"}
	watch.Flags().Duration("every", 30*time.Minute, "time between two looks")
	root.AddCommand(watch)
	root.Execute()
}
`;
const KOTLIN = `class Planner {
    fun plan(from: String, to: String): Int {
        require(from != to) { "Start and end are the same." }
        return 1
    }
}
`;
const PHP = `<?php
/** Makes short names. */
final class Slugger
{
    /** Makes the slug of a title. */
    public function slug(string $title): string { return $this->clean($title); }
    /** @internal */
    public function clean(string $title): string { return $title; }
}
`;

const ROWS: readonly Row[] = [
  {
    it: 'no constants that the input does not hold',
    input: SPRING,
    has: ['Returns a page of statistics.\n'],
    hasNot: ['PAGE_PARAMETERS'],
  },
  {
    it: 'what is done to one thing, and fields as they are written',
    input: EXPRESS,
    format: 'openapi',
    has: [
      'summary: Swap a shift',
      'description: withShiftId is required.',
      'summary: Check whether the service is ready',
    ],
  },
  {
    it: 'one thing that a router serves which hangs nowhere, and what the render package sends',
    input: CHI,
    has: ['### Get profile', '### Replace profile', '| `202` | Accepted. | [profile](#profile) |'],
    hasNot: ['or null', 'the root'],
  },
  {
    it: 'who may call behind a block of Sinatra, and what that lets pass',
    input: SINATRA,
    has: [
      '### List lists\n\n```http\nGET /lists\n```\n\nRequires authentication.',
      'GET /ping\n```\n\n**Responses**\n\n| Status | Meaning | Body |\n| --- | --- | --- |\n| `200`',
    ],
    hasNot: ['### `Linkbox`'],
  },
  {
    it: 'fields of a toggle of Svelte, headings that name a thing only running tells, and what its handlers ask',
    mode: 'user-guide',
    input: SVELTE,
    has: [
      'Go to **Members**.',
      'If you turn on **Access ends**, enter **Days until it ends**.',
      '## Leave a team\n\n1. Select **Leave team**.',
    ],
  },
  {
    it: 'times as they are typed, and no example of a command that only holds others',
    mode: 'user-guide',
    input: COBRA,
    has: ['If you leave it out, it is `30m`.', 'beacon watch URL --every 30m'],
    hasNot: ['beacon --config'],
  },
  {
    it: 'what Kotlin requires',
    mode: 'explain',
    input: KOTLIN,
    has: ['Fails with “Start and end are the same” unless `from != to`.'],
  },
  {
    it: 'nothing that a comment keeps for the code itself',
    input: PHP,
    has: ['#### `slug`'],
    hasNot: ['#### `clean`'],
  },
];

describeRows('what is told of code that strangers send', ROWS);
