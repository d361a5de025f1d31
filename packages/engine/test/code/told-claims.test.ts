import { describeRows, type Row } from './rows.ts';

const ECHO = `package main
func newServer() *echo.Echo {
	e := echo.New()
	// Routes
	e.GET("/users", getAllUsers)
	return e
}
func getAllUsers(c *echo.Context) error { return c.NoContent(http.StatusNoContent) }
`;
const POLICY = `[Route("folders")]
[Authorize("Application")]
public class FoldersController : Controller
{
    [HttpPut("{id}")]
    [HttpPost("{id}")]
    public async Task<Folder> Put(string id, [FromBody] FolderRequest model) { return await Save(id, model); }
    [HttpDelete("{id}")]
    public async Task Delete(string id) { await Remove(id); }
}
`;
const ACTIX = `#[get("/user/{id}")]
async fn get_user(id: web::Path<Uuid>) -> actix_web::Result<impl Responder> {
    Ok(match find(id) {
        Some(user) => HttpResponse::Ok().json(user),
        None => HttpResponse::NotFound().body("No such user"),
    })
}
fn app() -> App { App::new().service(get_user) }
`;
const LARAVEL = `<?php
// file: routes/api.php
Route::prefix('api')->group(function () { Route::get('ping', PingController::class); });
`;
const FLASK = `from flask import Blueprint, abort, jsonify, request
gauges = Blueprint("gauges", __name__, url_prefix="/gauges")

def signed_in(view):
    def inner(*args, **kwargs):
        if not check(request.headers.get("Authorization", "")):
            return jsonify(error="Sign in first"), 401
        return view(*args, **kwargs)
    return inner

@gauges.get("/<int:gauge_id>/readings")
def readings(gauge_id):
    since = request.args.get("since")
    if since is None:
        abort(400, description="since is required")
    return jsonify(unit="cm")

@gauges.route("/<int:gauge_id>", methods=["PUT", "DELETE"])
@signed_in
def change(gauge_id):
    return jsonify(id=gauge_id)
`;
const HTML = `<html><head><title>Energy – Tariff</title></head><body>
<h1>Tariff settings</h1>
<form><label for="price">Price</label><input id="price"><button>Save tariff</button></form>
<button onclick="if (confirm('Delete all tariffs? They are gone then.')) removeAll()">Delete all tariffs</button>
</body></html>
`;
const CLICK = `import click

@click.group()
def cli():
    """Share files."""

@cli.command()
@click.option("--pin", help="A PIN.")
def send(pin):
    """Send FILES to somebody

    Nothing is sent before the recipient agrees.
    """

@cli.command(hidden=True)
def debug():
    """Print internals."""
`;

const FASTIFY = `export default async function notes(app) {
  app.addHook('onRequest', app.authenticate);
  app.get('/notes', async () => []);
}
`;
const ENDLESS = `# file: config/routes.rb
Rails.application.routes.draw do
  resources :recipes, only: [:create]
end
# file: app/controllers/recipes_controller.rb
class RecipesController < ApplicationController
  def create
    render json: Recipe.create!(recipe_params), status: :created
  end
  private
  def recipe_params = params.require(:recipe).permit(:title, tags: [])
end
`;
const RUST = `/// Settings by their names.
///
/// # Examples
///
/// \`\`\`
/// let a = Config::default();
/// a.set("port", "80");
/// \`\`\`
#[derive(Default)]
pub struct Config { pub keep: bool }

impl Config {
    /// Reads a file.
    ///
    /// # Errors
    ///
    /// Fails when there is no such file.
    ///
    /// # Panics
    ///
    /// Panics on a full disk.
    pub fn open(path: &str) -> Result<Self, Error> { todo!() }
}
`;
const REACT = `export default function ExportPage({ projects }) {
  const [all, setAll] = useState(true);
  return (<form onSubmit={start}>
    <h1>Export time entries</h1>
    <label htmlFor="project">Project</label>
    <select id="project"><option value="">All</option>{projects.map((p) => <option value={p.id}>{p.name}</option>)}</select>
    <label><input type="checkbox" checked={all} onChange={change} /> Export everything</label>
    {!all && (<label>Start date <input type="date" required /></label>)}
    <button type="submit">Start export</button>
  </form>);
}
`;
const COMMANDER = `import { Command, Option } from 'commander';
const program = new Command();
program.name('pixtrim')
  .addOption(new Option('-f, --format <name>', 'what to write').choices(['jpeg', 'webp']).default('webp'))
  .addOption(new Option('--debug').hideHelp());
program.parse();
`;
const GENERATOR = `def debts(paid):
    found = sorted((share, name) for name, share in paid.items() if share > 0)
    return found
`;

const SWAGGO = `package main
// @title Widgets
// @version 1.4
func main() { r := gin.Default(); r.DELETE("/widgets", func(c *gin.Context) { c.Status(204) }) }
`;
const JAVADOC = `/**
 * Finds widgets.
 * @version 3.1
 */
@RestController
public class WidgetController {
    @GetMapping("/widgets")
    public int count() { return 1; }
}
`;

const ROWS: readonly Row[] = [
  {
    it: 'the version of an API that a comment states beside its title',
    input: SWAGGO,
    format: 'openapi',
    has: ['version: "1.4"'],
  },
  {
    it: 'no version of a class as that of an API',
    input: JAVADOC,
    format: 'openapi',
    has: ['version: "[VERIFY]"'],
    hasNot: ['3.1'],
  },
  {
    it: 'hooks of Fastify that stand in front of all routes',
    input: FASTIFY,
    has: ['Requires authentication.'],
  },
  {
    it: 'what endless methods of Ruby let pass',
    input: ENDLESS,
    has: ['`recipe.title`', '`recipe.tags`'],
  },
  {
    it: "Rust's comments line by line, and when a call fails",
    input: RUST,
    has: [
      'let a = Config::default();\na.set("port", "80");',
      '**Errors:** Fails when there is no such file.',
      '**Panics:** Panics on a full disk.',
    ],
    hasNot: ['# Config reference\n\nSettings'],
  },
  {
    it: 'lists whose choices only running tells, and fields that a toggle hides',
    mode: 'user-guide',
    input: REACT,
    has: [
      'Choose a value for **Project**.',
      'If you turn off **Export everything**, enter **Start date** (required).',
    ],
  },
  {
    it: 'options of commander that are objects',
    mode: 'user-guide',
    input: COMMANDER,
    has: [
      '`-f, --format <name>` | What to write. One of `jpeg` or `webp`. If you leave it out, it is `webp`.',
    ],
    hasNot: ['--debug'],
  },
  {
    it: 'no generator of Python as a function',
    mode: 'explain',
    input: GENERATOR,
    has: ['Sets `found` to what `sorted('],
    hasNot: ['handed this'],
  },
  {
    it: 'no comment over a list of routes as the name of the first',
    input: ECHO,
    has: ['### Get all users'],
    hasNot: ['### Routes'],
  },
  {
    it: 'no policy of ASP.NET as a role, and one function of two methods by what each does',
    input: POLICY,
    format: 'openapi',
    has: [
      'summary: Replace a folder',
      'summary: Update a folder',
      '"200":\n          description: OK.\n        "401":',
    ],
    hasNot: ['the role', 'Create a folder'],
  },
  {
    it: 'what actix answers as text',
    input: ACTIX,
    has: ['Not found: “No such user”'],
  },
  {
    it: 'the prefix of an API file that states it once',
    input: LARAVEL,
    has: ['`GET /api/ping`'],
    hasNot: ['/api/api'],
  },
  {
    it: 'what decorators of Flask answer, and what must not be `None`',
    input: FLASK,
    has: [
      'Unauthorized: “Sign in first”',
      '| `since` | string | Yes |',
      '### Replace a gauge',
      '### Delete a gauge',
    ],
    hasNot: ['Change a gauge'],
  },
  {
    it: 'the heading of a page before the name of its tab, and what its attributes ask',
    mode: 'user-guide',
    input: HTML,
    has: ['Go to **Tariff settings**.', '## Delete all tariffs\n\n1. Select **Delete all tariffs**.'],
    hasNot: ['Energy'],
  },
  {
    it: 'no hidden commands of click, and sentences with an end',
    mode: 'user-guide',
    input: CLICK,
    has: ['Send FILES to somebody.\n'],
    hasNot: ['debug'],
  },
];

describeRows('what documents of code do not claim', ROWS);
