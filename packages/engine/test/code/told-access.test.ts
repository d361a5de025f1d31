import { describeRows } from './rows.ts';

describeRows('what documents tell of access, filters and failures', [
  {
    it: 'rights of which all are needed or any one, as guards tell by their code, in calls and wrappers',
    input: `package main
func (s *server) need(scope string, next http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if !has(r, scope) { http.Error(w, "no scope", http.StatusForbidden); return }
		next(w, r)
	}
}
func Scopes(scopes ...string) gin.HandlerFunc {
	return func(c *gin.Context) {
		for _, s := range scopes {
			if !contains(c, s) { c.AbortWithStatusJSON(http.StatusForbidden, gin.H{"error": s}); return }
		}
	}
}
func (s *server) list(w http.ResponseWriter, r *http.Request) { w.WriteHeader(http.StatusNoContent) }
func stats(c *gin.Context) { c.JSON(http.StatusOK, gin.H{"games": 1}) }
func (s *server) routes(r *gin.Engine) {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /crates", s.need("crates:read", s.list))
	r.POST("/games", Scopes("games:write", "games:price"), create)
	r.GET("/stats", gin.BasicAuth(gin.Accounts{"a": "b"}), stats)
}`,
    has: [
      'and the scope `crates:read`.',
      'the scopes `games:write` and `games:price`',
      'Authorization: Basic CREDENTIALS',
    ],
  },
  {
    it: 'Flask: decorators of a class of views, and the header that a decorator of another file reads',
    input: `# file: lab/auth.py
def require_permission(permission):
    def decorator(fn):
        @wraps(fn)
        def wrapper(*args, **kwargs):
            key = ApiKey.lookup(request.headers.get("X-Lab-Key"))
            if key is None:
                abort(401, "Unknown key")
            return fn(*args, **kwargs)
        return wrapper
    return decorator

# file: lab/assays.py
from flask import Blueprint
from flask.views import MethodView
from .auth import require_permission
bp = Blueprint("assays", __name__)
class Assay(MethodView):
    decorators = [require_permission("assays.read")]
    def get(self, code):
        return {"code": code}
bp.add_url_rule("/assays/<string:code>", view_func=Assay.as_view("one"))`,
    has: [
      'and the permission `assays.read`.',
      'X-Lab-Key: YOUR_API_KEY',
      '| `401` | Unauthorized: “Unknown key” |',
    ],
    hasNot: ['Bearer'],
  },
  {
    it: 'FastAPI: the scopes that Security names, on a router, on a route, and on a parameter',
    input: `from fastapi import APIRouter, Security
router = APIRouter(prefix="/queue", dependencies=[Security(current_user, scopes=["queue"])])
@router.post("/tickets", dependencies=[Security(current_user, scopes=["tickets:write"])])
def join(user: str = Security(current_user, scopes=["me", "you"])):
    return {"ok": True}`,
    has: ['and the scopes `queue`, `tickets:write`, `me`, and `you`.'],
  },
  {
    it: 'Rails: what a block before actions asks for, and one object by its name',
    input: `# file: config/routes.rb
Rails.application.routes.draw do
  resources :recipes, only: :create
end
# file: app/controllers/recipes_controller.rb
class RecipesController < ApplicationController
  before_action :authenticate
  before_action -> { require_scope("recipes:write") }
  def create
    fields = params.require(:recipe).permit(:title, nutrition: %i[kcal], parts: %i[name])
    render json: Recipe.create!(fields), status: :created
  end
  private
  def require_scope(scope)
    render json: { error: "Scope needed" }, status: :forbidden unless @cook.scopes.include?(scope)
  end
end`,
    has: [
      'the scope `recipes:write`',
      '| `403` | Forbidden: “Scope needed” |',
      '| `recipe.nutrition` | object |',
      '| `recipe.parts` | array of object |',
    ],
  },
  {
    it: 'what any endpoint may answer is told among the errors, and not of each',
    input: `const express = require('express');
const app = express();
app.get('/bells', (req, res) => res.json([]));
app.use((req, res) => res.status(404).json({ error: 'no_such_path' }));
app.use((err, req, res, next) => {
  if (err.code === 'E_BUSY') return res.status(503).json({ error: 'busy' });
  res.status(500).json({ error: 'broken' });
});`,
    has: ['| `404` | Not found. | `no_such_path` |', '| `500` | Internal server error. | “broken” |'],
    hasNot: ['| `404` | Not found: '],
  },
  {
    it: "Spring: a method's own rule takes the place of its class's",
    input: `@RestController
@PreAuthorize("hasRole('CLERK')")
class Parcels {
  @GetMapping("/parcels") List<String> list() { return all(); }
  @DeleteMapping("/parcels/{id}") @PreAuthorize("hasAuthority('parcels:drop')") void drop(@PathVariable long id) {}
  @GetMapping("/rates") @PreAuthorize("permitAll()") List<String> rates() { return rates; }
}`,
    has: ['and the role `CLERK`', 'and the scope `parcels:drop`.'],
    hasNot: ['one of the'],
  },
  {
    it: 'ASP.NET: the roles of policies, and the names of those that ask for something else',
    input: `var builder = WebApplication.CreateBuilder(args);
builder.Services.AddAuthorization(o => {
    o.AddPolicy("staff", p => p.RequireRole("Clerk", "Boss"));
    o.AddPolicy("member", p => p.RequireClaim("membership"));
});
var app = builder.Build();
var kegs = app.MapGroup("/kegs").RequireAuthorization("member");
kegs.MapGet("/", () => Results.Ok());
kegs.MapDelete("/{id}", (int id) => Results.NoContent()).RequireAuthorization("staff");
`,
    has: [
      'Requires authentication and the policy `member`.',
      'one of the roles `Clerk` or `Boss` and the policy `member`.',
    ],
  },
  {
    it: 'ASP.NET: the policy that an attribute names',
    input: `[ApiController] [Route("taps")]
public class TapsController : ControllerBase {
    [HttpPost] [Authorize(Policy = "CanPour")] public IActionResult Pour() => NoContent();
    [HttpGet] [Authorize("CanSee")] public IActionResult See() => NoContent();
}`,
    has: ['and the policy `CanPour`.', 'and the policy `CanSee`.'],
  },
  {
    it: 'Sinatra: a filter of some paths',
    input: `class Api < Sinatra::Base
  before('/jars*') { authenticate! }
  before '/lids/:id' do
    authenticate!
  end
  get('/jars') { 'jars' }
  get('/lids') { 'lids' }
  get('/lids/:id') { 'lid' }
end`,
    has: ['GET /jars\n```\n\nRequires', 'GET /lids/{id}\n```\n\nRequires'],
    hasNot: ['GET /lids\n```\n\nRequires'],
  },
  {
    it: "Ktor: what an error's base class is given, and no null where an elvis throws",
    input: `class JarGone(id: String) : Exception("jar $id is gone")
class Shut : Exception("the shop is shut")
@Serializable data class Jar(val id: String)
@Serializable data class Fault(val error: String)
interface Jars { fun find(id: String): Jar? }
fun Application.jars(jars: Jars) {
  install(StatusPages) {
    exception<JarGone> { call, cause -> call.respond(HttpStatusCode.NotFound, Fault(cause.message!!)) }
    exception<Shut> { call, cause -> call.respond(HttpStatusCode.Conflict, Fault("shut")) }
  }
  routing {
    get("/jars/{id}") {
      if (night()) throw Shut()
      call.respond(jars.find(call.parameters["id"]!!) ?: throw JarGone("x"))
    }
  }
}`,
    has: ['| `404` | Not found: “jar x is gone” |', '| `200` | OK. | [Jar](#jar) |'],
    hasNot: ['the shop is shut'],
  },
  {
    it: 'axum: texts that closures and functions give back, and variables of the environment',
    input: `use axum::{routing::get, Router};
async fn name() -> &'static str { "kegs" }
fn main() {
    let key = std::env::var("KEG_KEY").expect("KEG_KEY must be set");
    let addr = std::env::var("KEG_ADDR").unwrap_or_else(|_| "0.0.0.0:80".into());
    let app = Router::new().route("/health", get(|| async { "ok" })).route("/name", get(name));
}`,
    has: ['| `200` | OK. | `text/plain` |', '| `KEG_KEY` | Required |', '| `KEG_ADDR` | `0.0.0.0:80` |'],
    hasNot: ["The code doesn't state the status"],
  },
  {
    it: 'clap: several values that must be given, and options that exclude each other',
    input: `use clap::Parser;
#[derive(Parser)]
struct Cli {
    /// Files to read
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Only print
    #[arg(long, conflicts_with = "force_it")]
    dry: bool,
}`,
    has: ['<files>...', "Only print. Can't be used with `--force-it`."],
  },
  {
    it: 'PHP: what comments say of functions and of several values',
    input: `<?php
class Retry {
    /**
     * Tries again.
     *
     * @param \\Closure(int): T $work Gets the number of the attempt
     * @param class-string<Error> ...$kinds What it is tried again for
     */
    public function run(Closure $work, string ...$kinds): mixed { return 1; }
}`,
    has: ['Gets the number of the attempt.', 'What it is tried again for.'],
  },
  {
    it: "PHP: a command of Symfony's console",
    input: `<?php
use Symfony\\Component\\Console\\Command\\Command;
#[AsCommand(name: 'jars:count', description: 'Counts jars.')]
class CountCommand extends Command {
    protected function configure(): void {
        $this
            ->addArgument('shelf', InputArgument::REQUIRED, 'Where to count')
            ->addArgument('labels', InputArgument::IS_ARRAY | InputArgument::OPTIONAL, 'What to count')
            ->addOption('least', 'l', InputOption::VALUE_REQUIRED, 'Grams at least', 5)
            ->addOption('full', null, InputOption::VALUE_NONE, 'Full ones alone');
    }
}`,
    has: [
      '# jars:count reference',
      'jars:count <shelf> [labels]... [options]',
      '| `-l, --least <LEAST>` | No | `5` | Grams at least. |',
      '| `--full` | No |  | Full ones alone. |',
    ],
    hasNot: ['CountCommand'],
  },
  {
    it: 'actix: statuses that are seldom seen',
    input: `enum JarError { Full, Early }
impl ResponseError for JarError {
    fn status_code(&self) -> StatusCode {
        match self { JarError::Full => StatusCode::INSUFFICIENT_STORAGE, JarError::Early => StatusCode::PRECONDITION_REQUIRED }
    }
}
#[post("/jars")]
async fn put(body: web::Json<String>) -> Result<HttpResponse, JarError> {
    if full() { return Err(JarError::Full); }
    if early() { return Err(JarError::Early); }
    Ok(HttpResponse::Created().finish())
}`,
    has: ['| `507` | Insufficient storage. |', '| `428` | Precondition required. |'],
  },
  {
    it: 'Sinatra: a filter in front of the routes of a file',
    input: `require 'sinatra'
before '/admin/*' do
  halt 403, { error: 'admins only' }.to_json unless request.env['HTTP_X_ADMIN'] == ENV['ADMIN']
end
get('/jars') { 'jars' }
delete('/admin/jars') { 204 }`,
    has: ['| `403` | Forbidden: “admins only” |'],
  },
  {
    it: 'axum: the text beside a status',
    input: `async fn add(Json(body): Json<String>) -> Result<StatusCode, (StatusCode, String)> {
    if body.is_empty() { return Err((StatusCode::BAD_REQUEST, "text is empty".to_string())); }
    Ok(StatusCode::NO_CONTENT)
}
fn app() -> Router { Router::new().route("/jars", post(add)) }`,
    has: ['| `400` | Bad request: “text is empty” |'],
  },
  {
    it: 'Ktor: what a provider that routes name asks for',
    input: `fun Application.zoo() {
  install(Authentication) { basic("keepers") { realm = "zoo" } }
  routing { authenticate("keepers") { get("/cages") { call.respondText("cages") } } }
}`,
    has: ['Authorization: Basic'],
    hasNot: ['Bearer'],
  },
]);
