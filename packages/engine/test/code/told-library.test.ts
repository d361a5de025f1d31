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
      '| List notes | `GET /notes` | the scope `notes.read` |',
      '| `DELETE /notes/{0}` | the scope `notes.write` |',
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
];

describeRows('what documents of real files tell', ROWS);
