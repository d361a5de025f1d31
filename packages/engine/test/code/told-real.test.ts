import { describeRows, type Row } from './rows.ts';

const ROWS: readonly Row[] = [
  {
    it: 'a handler in front of what only sends, and a router that hangs nowhere yet',
    input: `import { respond } from '../respond.js';
const router = express.Router();
const NewLoan = Joi.object({ book: Joi.string().required(), days: Joi.number().integer() }).unknown();
router.post('/', wrap(async (req, res, next) => {
  const service = new LoanService(req.schema);
  const { error } = NewLoan.validate(req.body);
  if (error) throw new InvalidPayload(error.message);
  const days = req.body.days ?? 14;
  res.locals.payload = await service.create(req.body, days);
  return next();
}), respond);
router.get('/:id', wrap(async (req, res, next) => { await new LoanService().read(req.params['id']); next(); }), respond);
export default router;`,
    has: [
      '# Loans API reference',
      '[Create a loan](#create-a-loan)',
      '[Get a loan](#get-a-loan)',
      'JSON: [NewLoan](#newloan).',
      'Default: `14`.',
    ],
    hasNot: ['the root'],
  },
  {
    it: 'an operation that middleware is given, and what an unseen helper is handed to send',
    input: `class StampController extends Controller {
  constructor(config, { openApi }) {
    super(config);
    this.route({
      method: 'post',
      path: '/:kind',
      handler: this.create,
      middleware: [openApi.valid({
        tags: ['Stamps'],
        operationId: 'createStamp',
        summary: 'Issue a stamp.',
        requestBody: bodyOf('stamp'),
        responses: { 201: answer('stamp'), ...failures(401, 409) },
      })],
    });
  }
  async create(req, res) {
    const stamp = await this.stamps.create(req.params.kind, req.body);
    this.openApi.respond(201, res, 'stamp', { version: 1, stamp });
  }
}`,
    has: [
      '### Issue a stamp\n',
      '| \`201\` | Created. | object with \`version\`: integer, \`stamp\` |',
      '| \`401\`',
      '| \`409\`',
      '**Request body**',
    ],
  },
  {
    it: 'a body whose type is not shown, but no bag of services',
    input: `public static class Api {
  public static RouteGroupBuilder Map(this IEndpointRouteBuilder app) {
    var api = app.MapGroup("api/boxes");
    api.MapPut("/seal", SealBoxAsync);
    return api;
  }
  public static async Task<Results<Ok, NotFound>> SealBoxAsync(SealCommand command, [AsParameters] BoxServices services) {
    return TypedResults.Ok();
  }
}`,
    has: ['### Seal a box', 'JSON: \`SealCommand\`.'],
    hasNot: ['**Query parameters**'],
  },
  {
    it: 'what a command line adds to a command that it keeps',
    input: `use clap::{Arg, Command};
pub fn build() -> Command {
    let mut app = Command::new("pack")
        .about("Packs folders")
        .arg(Arg::new("level").long("level").value_parser(["fast", "best"]).help("How hard to try \\
              on it"));
    if cfg!(windows) {
        app = app.arg(Arg::new("acl").long("acl").help("Keep access lists"));
    }
    app.arg(Arg::new("secret").long("secret").hide(true)).subcommand(Command::new("list").about("Lists a pack"))
}`,
    has: [
      '| \`--level <LEVEL>\` | No | How hard to try on it. One of \`fast\` or \`best\`. |',
      '\`--acl\`',
      'Lists a pack.',
    ],
    hasNot: ['secret'],
  },
  {
    it: 'where errors can arise that one function answers, how often callers may send requests, and headers',
    input: `package api
var ErrGone = errors.New("note was deleted")
var ErrTaken = errors.New("title is taken")
var ErrLost = errors.New("no such note")
type Store interface {
	Get(id string) (Note, error)
	All() ([]Note, int, error)
}
type Note struct { Title string \`json:"title"\` }
type API struct { store Store }
func (a *API) routes() http.Handler {
	r := chi.NewRouter()
	r.Use(httprate.LimitByIP(30, 2*time.Minute))
	r.Get("/notes", a.list)
	r.Get("/notes/{id}", a.get)
	r.Put("/notes/{id}", a.rename)
	return r
}
func (a *API) list(w http.ResponseWriter, r *http.Request) {
	notes, total, err := a.store.All()
	if err != nil { fail(w, err); return }
	w.Header().Set("X-Total-Count", strconv.Itoa(total))
	json.NewEncoder(w).Encode(notes)
}
func (a *API) get(w http.ResponseWriter, r *http.Request) {
	note, err := a.store.Get(chi.URLParam(r, "id"))
	if err != nil { fail(w, err); return }
	json.NewEncoder(w).Encode(note)
}
func (a *API) rename(w http.ResponseWriter, r *http.Request) {
	if err := checkTitle("x"); err != nil { fail(w, err); return }
	w.WriteHeader(204)
}
func checkTitle(title string) error {
	if title == "x" { return ErrTaken }
	return nil
}
func fail(w http.ResponseWriter, err error) {
	switch {
	case errors.Is(err, ErrLost):
		http.Error(w, err.Error(), 404)
	case errors.Is(err, ErrGone):
		http.Error(w, err.Error(), 410)
	case errors.Is(err, ErrTaken):
		http.Error(w, err.Error(), 409)
	default:
		http.Error(w, "internal", 500)
	}
}`,
    has: [
      'Callers can send 30 requests in 2 minutes.',
      '| `X-Total-Count` | integer | `200` |',
      '| `200` | OK. | array of [Note](#note) |\n| `429` | Too many requests. |  |\n| `500`',
      '| `404` | Not found: “no such note” |',
      '| `409` | Conflict: “title is taken” |',
    ],
    hasNot: ['| `200` | OK. | [Note](#note) |\n| `409`'],
  },
  {
    it: 'roles, what a comment says of a header by its name in the code, and headers of an answer',
    input: `@RestController
@RequestMapping("/boxes")
class Boxes {
  /**
   * Seals a box.
   *
   * @param key makes a repeated request safe
   */
  @PostMapping("/{id}/seal")
  @PreAuthorize("hasAnyRole('PACKER', 'OWNER')")
  public ResponseEntity<Void> seal(@PathVariable long id, @RequestHeader("Idempotency-Key") String key) {
    return ResponseEntity.accepted().header("Retry-After", "30").build();
  }
}`,
    has: [
      'Requires authentication and one of the roles `PACKER` or `OWNER`.',
      '| `Idempotency-Key` | string | Yes | Makes a repeated request safe. |',
      '| `Retry-After` | integer | `202` | For example, `30`. |',
    ],
  },
  {
    it: 'a controller of Rails whose routes are not shown, without its pages',
    input: `module Api
  class LoansController < ApplicationController
    def index
      respond_to do |format|
        format.html { redirect_to root_path }
        format.json { render json: { loans: Loan.all } }
      end
    end

    def destroy
      Loan.find(params[:id]).destroy
      head :no_content
    end

    private

    def show; end
  end
end`,
    has: [
      '`GET /api/loans`',
      '`DELETE /api/loans/{id}`',
      "[VERIFY] The routes aren't shown.",
      'object with `loans`',
    ],
    hasNot: ['302', '`GET /api/loans/{id}`'],
  },
  {
    it: 'the head of a Python method without the comments behind it, and an object that a comment shows',
    input: `class Shelf:
    def books(self, limit):
        # Only those that are here.
        """Return all books, keyed by title:

        {
            "title": 1
        }
        """
        return {}
`,
    has: ['def books(self, limit)\n', 'It has this form:', '```python\n{'],
    hasNot: ['# Only'],
  },
  {
    it: 'a dialog of a template as a task of its own, behind the button that opens it',
    mode: 'user-guide',
    input: `<script setup>
const open = ref(false);
</script>
<template>
  <main>
    <h1>Shelves</h1>
    <input v-model="query" type="search" aria-label="Search shelves" />
    <button @click="open = true">Add a shelf</button>
    <ul><li v-for="s in shelves">{{ s.name }} <button class="danger" @click="remove(s)">Remove</button></li></ul>
    <dialog :open="open">
      <h2>Add a shelf</h2>
      <form><label>Name <input required /></label><button type="submit">Save shelf</button></form>
    </dialog>
  </main>
</template>`,
    has: [
      '## Shelves\n\nTo narrow what you see, type in **Search shelves**.\n\nYou can also select **Remove**.',
      '## Add a shelf\n\n1. Select **Add a shelf**.\n2. Enter **Name** (required).\n3. Select **Save shelf**.',
    ],
    hasNot: ['“Remove”'],
  },
  {
    it: 'what Ktor refuses and throws inside of other expressions, and no variable that is called like a status',
    input: `class NoSuchSeat(id: Long) : RuntimeException("No seat $id")
@Serializable data class Hold(val name: String, val minutes: Int = 15)
@Serializable data class Seat(val id: Long)
interface Seats { fun all(): List<Seat>; fun find(id: Long): Seat? }
fun Application.seats(seats: Seats) {
  install(StatusPages) {
    exception<NoSuchSeat> { call, e -> call.respond(HttpStatusCode.NotFound, mapOf("error" to e.message)) }
    exception<IllegalArgumentException> { call, e -> call.respond(HttpStatusCode.UnprocessableEntity, mapOf("error" to e.message)) }
  }
  routing {
    get("/seats") { val found = seats.all(); call.respond(found) }
    get("/seats/{id}") { val id = call.parameters.getOrFail<Long>("id"); call.respond(seats.find(id) ?: throw NoSuchSeat(id)) }
    post("/seats") {
      val body = call.receive<Hold>()
      require(body.minutes in 5..60) { "minutes must be from 5 to 60" }
      call.respond(HttpStatusCode.Created, body)
    }
  }
}`,
    has: [
      '| `200` | OK. | array of [Seat](#seat) |',
      '| `id` | integer |',
      '| `404` | Not found.',
      'From 5 to 60. Default: `15`.',
      '| `422` | Unprocessable entity: “minutes must be from 5 to 60” |',
    ],
    hasNot: ['302'],
  },
  {
    it: 'headers that axum is asked for and sends, what errors hold, and the body that all of them have',
    input: `use axum::{routing::post, Json, Router};
#[derive(Debug, Error)]
pub enum ApiError {
    #[error("invalid request: {0}")]
    Invalid(String),
    #[error("no such feed")]
    NotFound,
}
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = match &self {
            ApiError::Invalid(_) => StatusCode::UNPROCESSABLE_ENTITY,
            ApiError::NotFound => StatusCode::NOT_FOUND,
        };
        (status, Json(serde_json::json!({ "error": "x" }))).into_response()
    }
}
pub fn router() -> Router { Router::new().route("/feeds/{id}/poll", post(poll_now)) }
async fn poll_now(headers: HeaderMap, Path(id): Path<u64>) -> Result<impl IntoResponse, ApiError> {
    let key = headers.get("x-poll-key").and_then(|v| v.to_str().ok());
    if id > 99 { return Err(ApiError::Invalid("id is too large".into())); }
    find(id).ok_or(ApiError::NotFound)?;
    Ok((StatusCode::ACCEPTED, [(header::RETRY_AFTER, "10")]))
}
fn main() { let port: u16 = env::var("PORT").ok().and_then(|p| p.parse().ok()).unwrap_or(8080); }`,
    has: [
      '### Poll a feed',
      '| `x-poll-key` | string | No |',
      '“invalid request: id is too large” | object with `error`',
      '| `404` | Not found: “no such feed” | object with `error`',
      '| `Retry-After` | integer | `202` |',
      '| `PORT` | `8080` |',
    ],
  },
  {
    it: 'Slim’s groups, named handlers and what PSR-7 gives them',
    input: `<?php
use Slim\\App;
$app = new App();
$app->group('/api', function () {
    $this->get('/tags', '\\Acme\\Tags:all');
    $this->put('/tags/{name}', '\\Acme\\Tags:rename');
});
class Tags {
    public function all($request, $response) {
        $limit = $request->getQueryParam('limit', 20);
        return $response->withJson(['tags' => []], 200);
    }
    public function rename($request, $response, $args) {
        $data = $request->getParsedBody();
        if (empty($data['name'])) { throw new TagNotFoundException('No name'); }
        return $response->withHeader('Location', '/api/tags/' . $args['name'])->withStatus(204);
    }
}`,
    has: [
      '`GET /api/tags`',
      '`PUT /api/tags/{name}`',
      'Default: `20`.',
      '| `name` |',
      '| `404` | Not found: “No name” |',
      '| `Location` | string | `204` |',
    ],
  },
  {
    it: 'many routes whose code is not shown as a list',
    input: `from django.urls import path
from . import views
from .api import notes

urlpatterns = [
    path('', views.home),
    path('about/', views.about),
    path('notes/<int:pk>/', views.note),
]`,
    has: [
      '## Other paths',
      "[VERIFY] The code that answers these isn't shown",
      '| `/notes/{pk}/` | `note` |',
    ],
    hasNot: ['### '],
  },
  {
    it: 'help that is translated',
    input: `@click.command(help=_("Print a label."))
@click.option('--copies', '-n', type=int, default=1, help=_("""\\
    How many
    to print."""))
def label(copies):
    pass`,
    has: ['Print a label.', 'How many to print.'],
  },
];

describeRows('what is told of code as it is found', ROWS);
