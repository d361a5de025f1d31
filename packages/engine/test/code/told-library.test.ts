import { describeRows, type Row } from './rows.ts';

const ROWS: readonly Row[] = [
  {
    it: 'Go: what a package says of itself, formulas as they stand, no name twice, what is said of several once',
    input: `// Package tides tells when the water is high.
//
// Use Next for the next one.
package tides

// Defaults of a Table.
const (
	DefaultStep = 15 * time.Minute
	DefaultLag  = 2
)

// Clock tells the time.
type Clock interface {
	// Now returns the current time.
	Now() time.Time
}

/*
Table computes tides.

The height is:

 height = mean +
     range * sin(angle)

It is not safe for goroutines.
*/
type Table struct {
	Step time.Duration
}

func (t *Table) Reset() {}

func (t *Table) Now() time.Time { return t.at() }

// NewTable creates a table, or a *TideError.
func NewTable() (*Table, error) { return &Table{}, nil }

func NewClock(lag int) Clock { return &wall{lag: lag} }
`,
    has: [
      '# tides reference\n\nPackage tides tells when the water is high.\n\nUse Next for the next one.',
      'Defaults of a Table.\n\n| Constant | Value |\n| --- | --- |\n| `DefaultStep` | `15 * time.Minute` |',
      '```go\nheight = mean +\n    range * sin(angle)\n```\n\nIt is not safe',
      'Creates a table, or a `*TideError`.',
      '| Field | Type |\n| --- | --- |\n| `Step`',
      'Does nothing.',
      '#### `Now`\n\nReturns the current time.\n\n```go\nfunc (t *Table) Now()',
      '### `NewClock`\n\nCreates a `Clock`.',
    ],
    hasNot: ['[VERIFY]', '| Parameter |'],
  },
  {
    it: 'click: switches that share a value, what is asked for, several values, all that a docstring says',
    input: `import click
@click.group()
def cli():
    """Keeps folders in order."""
@cli.group()
def folder():
    """Folder commands"""
@folder.command("list")
def show():
    """Lists folders."""
@folder.command("scan")
@click.argument("names", nargs=-1)
@click.option("--background", "mode", flag_value="background", help="Scan later.")
@click.password_option("-p", "--password", help="Who you are")
def scan(names, mode, password):
    """Scans folders.

    NAMES are those to scan.
    """
`,
    has: [
      '# Command line reference\n\nKeeps folders in order.',
      '| `folder scan` | Scans folders. |',
      '| `--background` | No | Scan later. |',
      'Who you are. Asked for when it is left out.',
      'folder scan [names]... [options]',
      'NAMES are those to scan.',
    ],
    hasNot: ['--background TEXT', '## `folder`\n', '| `names` |'],
  },
  {
    it: 'a router whose handlers stand elsewhere: what it asks of callers, words of a path, groups, what is turned off',
    input: `const notes = require('./notes');
const app = express();
// Notes
app.get('/notes', needsPermission('notes.read'), notes.list, errorHandler);
app.post('/notes', needsPermission('notes.write'), notes.create, errorHandler);
// app.put("/notes", needsPermission("notes.write"), notes.replace);
app.delete(/^\\/notes\\/((@[^\\/]+\\/)?[^\\/]+)$/, needsPermission('notes.write'), notes.remove);
app.get('/trees/:kind(leaf|root)/:id', (req, res) => {
  const sent = { flow: req.body };
  res.json(find(req.params.kind, req.params.id));
});
app.get('/trees/:kind(all)', (req, res) => res.json([]));
app.put('/trees', (req, res) => { opts.tree = { it: req.body }; save(opts); res.status(204).end(); });`,
    has: [
      '## Other endpoints',
      '| List notes | `GET /notes` | the permission `notes.read` |',
      '| `DELETE /notes/{0}` | the permission `notes.write` |',
      '| `kind` | string | One of `leaf` or `root`. |\n| `id` | string |',
      '`GET /trees/all`',
      '**Request body**\n\nJSON. [VERIFY]',
    ],
    hasNot: ['App.put', '### Notes'],
  },
  {
    it: 'JAX-RS: what is sent and answered that is no JSON, headers by their constants, types that are not shown',
    input: `@Path("pets")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class PetResource {
  @GET
  public Collection<Pet> list() { return pets.all(); }
  @Path("{id}/photo")
  @POST
  @Consumes("image/*")
  public Response upload(@PathParam("id") long id, File file, @HeaderParam(HttpHeaders.CONTENT_TYPE) String type, @HeaderParam(HttpHeaders.IF_MATCH) String tag) {
    return Response.noContent().build();
  }
  @Path("list.csv")
  @GET
  @Produces(MediaType.TEXT_PLAIN)
  public String export() { return pets.csv(); }
}`,
    has: ['array of `Pet`', '`image/*`: string (file).', '| `If-Match` | string | No |', '| `text/plain` |'],
    hasNot: ['| `type` |', 'Content-Type'],
  },
  {
    it: 'Rust: traits with what their methods do, and no targets of links',
    input: `/// Draws boxes, see [\`Board\`].
///
/// [\`Board\`]: crate::board::Board
pub trait Draw: Send {
    /// Draws one box. TODO(kim): colours
    fn draw(&self, width: u16) -> io::Result<()>;
}
trait Hidden { fn hide(&self); }`,
    has: ['### `Draw`\n\nDraws boxes, see `Board`.\n\n#### `draw`\n\nDraws one box.\n\n```rust\nfn draw('],
    hasNot: ['crate::board', 'Hidden', 'TODO'],
  },
  {
    it: 'Ruby: what a module says of itself, with code that stands no further in, and panics of Go',
    input: `module Desk
  # Keeps papers.
  #
  # To add one:
  #
  # Desk.open do |desk|
  #   desk.add Paper
  # end
  #
  module Papers
    class Pile
      # Adds one.
      def add(paper)
      end
    end
  end
end`,
    has: ['Keeps papers.\n\nTo add one:\n\n```ruby\nDesk.open do |desk|\n  desk.add Paper\nend\n```'],
  },
  {
    it: 'Go: what makes a function panic',
    input: `package limit
// New makes a limiter.
func New(limit int) *Limiter {
	if limit < 1 {
		panic("limit: too low")
	}
	return make(limit)
}`,
    has: ['**Panics:** “limit: too low”.'],
  },
  {
    it: 'Sinatra: paths that end a namespace, and titles without formats',
    input: `class Papers < Sinatra::Base
  register Sinatra::Namespace
  namespace '/papers' do
    get '.json' do
      json Paper.all
    end
    get '/:id.csv' do |id|
      json paper(id)
    end
  end
end`,
    has: ['[List papers](#list-papers) | `GET /papers.json`', '[Get a paper as CSV](#get-a-paper-as-csv)'],
  },
  {
    it: 'limits by constants, what must be there, what a comment says of a failure, what an error object says',
    input: `[ApiController]
[Route("papers")]
public class PapersController : ControllerBase
{
    /// <summary>List papers.</summary>
    /// <response code="404">There is no such pile.</response>
    [HttpGet]
    public async Task<ActionResult<List<Paper>>> GetAll([FromQuery] string pile)
    {
        if (string.IsNullOrWhiteSpace(pile)) return BadRequest("pile is required");
        if (!Has(pile)) return NotFound();
        if (Closed(pile)) return Conflict(new ProblemDetails { Title = "Pile is closed" });
        return Ok(await store.ListAsync(pile));
    }
}`,
    has: [
      '| `pile` | string | Yes |',
      '| `404` | There is no such pile. |',
      '| `409` | Conflict: “Pile is closed” |',
      'array of `Paper`',
    ],
  },
  {
    it: 'a select among text fields, required by a rule, and texts by their keys',
    mode: 'user-guide',
    input: `const KINDS = [{ value: 'a', label: 'Order created' }, { value: 'b', label: 'Order paid' }];
export function Add() {
  return (
    <form>
      <h2>{t('hooks.add_hook.title')}</h2>
      <TextField label={t('hooks.url')} validate={required()} />
      <TextField select label="Event">
        {KINDS.map((one) => <MenuItem key={one.value} value={one.value}>{one.label}</MenuItem>)}
      </TextField>
      <Button>{t('hooks.save')}</Button>
    </form>
  );
}`,
    has: [
      '[VERIFY] The code names its texts by keys.',
      '**URL**',
      '(required)',
      'Order created or Order paid',
      '**Save**',
    ],
  },
  {
    it: 'Rails: keywords of the old form',
    input: `class BoxesController < ApplicationController
  before_action :authorize
  def create
    respond_to do |format|
      format.html { redirect_to box_path(@box) }
      format.api do
        render :action => 'show', :status => :created
      end
    end
  end
  def destroy
    head 204
  end
end`,
    has: ['| `201` | Created. |'],
  },
  {
    it: 'axum: a guard of a module for authentication, and what is done in the third person',
    input: `use crate::{auth::Staff, store::Store};
pub fn router() -> Router { Router::new().route("/seeds/:id/withdrawals", post(withdraw)) }
/// Takes seeds out of a packet.
async fn withdraw(staff: Staff, Path(id): Path<Uuid>) -> StatusCode { StatusCode::NO_CONTENT }`,
    has: ['### Take seeds out of a packet', 'Every endpoint requires authentication.'],
  },
  {
    it: 'Ktor: a body of text, and an aside that is no name',
    input: `fun Application.tickets(store: TicketStore) {
  routing {
    // newest first
    get("/tickets") { call.respond(store.list()) }
    put("/tickets/{id}/assignee") {
      val name = call.receiveText()
      call.respond(HttpStatusCode.NoContent)
    }
  }
}`,
    has: ['### List tickets', 'Newest first.', '**Request body**\n\n`text/plain`: string.'],
  },
  {
    it: 'Fastify: limits of a named text, how often callers may send, and answers that hold nothing',
    input: `const Slug = z.string().regex(/^[a-z-]{3,40}$/);
const plugin = async (app) => {
  app.post('/surveys/:slug/answers', {
    config: { rateLimit: { max: 5, timeWindow: '1 minute' } },
    schema: { params: z.object({ slug: Slug }), response: { 202: z.null() } },
  }, async (req, reply) => { await save(req.body); return reply.code(202).send(); });
};
export default plugin;`,
    has: ['### Slug\n\nString. Matches `^[a-z-]{3,40}$`.', '5 requests a minute', '| `202` | Accepted. |'],
  },
  {
    it: 'Go: errors by their messages',
    input: `package box
import "errors"
// ErrFull is returned where nothing fits.
var ErrFull = errors.New("box is full")
// Pack packs.
func Pack() error { return do() }`,
    has: ['| `ErrFull` | `"box is full"` |'],
  },
  {
    it: 'Kotlin: what checks throw, what is deprecated and what to use, constants, and defaults of fields',
    input: `package box
/** Holds things. */
public class Box(public val size: Int = MOST) {
    init { require(size > 0) { "size must be positive" } }
    @Deprecated("Use shut()", ReplaceWith("shut()"))
    public fun close(): Unit { shut() }
    /** Shuts it. */
    public fun shut() { check(isOpen) { "it is shut" } }
    public companion object {
        /** The most that fits. */
        public const val MOST: Int = 9
    }
}
/** How it is made. */
public data class Form(val path: String, val flat: Boolean = false)`,
    has: [
      '`IllegalArgumentException`: “size must be positive”',
      '> **Warning:** This function is deprecated. Use shut().',
      '```kotlin\npublic fun close(): Unit\n```',
      '`IllegalStateException`: “it is shut”',
      '| `MOST` | `Int` | `9` | The most that fits. |',
      '| `flat` | `Boolean` | No | `false` |',
    ],
  },
];

describeRows('what documents of real files tell', ROWS);
