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

const ROWS: readonly Row[] = [
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
      '"200":\n          description: OK.\n      security:',
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
