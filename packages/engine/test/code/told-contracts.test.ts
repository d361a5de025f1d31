import { describeRows, type Row } from './rows.ts';

const FASTAPI = `from fastapi import Depends, FastAPI
from fastapi.security import OAuth2PasswordBearer
from pydantic import BaseModel

oauth2 = OAuth2PasswordBearer(tokenUrl="/auth/token", scopes={"seats:write": "Take and free seats"})
app = FastAPI(title="Seats", version="2.1.0")

class Page(BaseModel):
    items: list[int]
    next_cursor: str | None

@app.delete("/seats/{seat_id}", responses={409: {"description": "The seat is taken"}})
async def release(seat_id: int, token: str = Depends(oauth2)):
    if taken(seat_id):
        raise HTTPException(409, detail="Seat is taken")

@app.get("/seats", response_model=Page)
async def list_seats(): ...
`;
const MINIMAL = `public static class Trips
{
    public static void Map(IEndpointRouteBuilder app)
    {
        var api = app.MapGroup("trips");
        api.MapPut("/start", StartAsync);
    }

    public static async Task<Results<Ok, BadRequest<string>>> StartAsync(
        [FromHeader(Name = "x-requestid")] Guid requestId, StartTripCommand command)
    {
        return TypedResults.Ok();
    }
}
`;
const CHI = `package api

func routes() http.Handler {
	r := chi.NewRouter()
	r.Get("/healthz", func(w http.ResponseWriter, r *http.Request) { w.Write([]byte("ok")) })
	r.Post("/jobs/{id}/refresh", refresh)
	return r
}

func refresh(w http.ResponseWriter, r *http.Request) {
	if err := enqueue(chi.URLParam(r, "id")); err != nil {
		writeError(w, http.StatusServiceUnavailable, "queue is full")
		return
	}
	w.WriteHeader(http.StatusAccepted)
}

func writeError(w http.ResponseWriter, status int, message string) {
	w.WriteHeader(status)
	json.NewEncoder(w).Encode(map[string]string{"error": message})
}
`;
const RAILS = `class Api::V1::DecksController < Api::BaseController
  before_action -> { doorkeeper_authorize! :read, :'read:decks' }, only: [:index]
  def index
    render json: Deck.all
  end

  def create
    render json: Deck.create!(params.permit(:title))
  end
end
`;
const KOA = `import Router from "koa-router";
const router = new Router();
router.post("pins.create", auth(), async (ctx) => {
  const { documentId, index } = ctx.input.body;
  ctx.body = { data: await pins.create(documentId, index) };
});
router.post("pins.list", auth(), async (ctx) => { ctx.body = { data: [] }; });
`;
const VUE = `<template><section><h1>Backups</h1>
  <form @submit.prevent="save">
    <label for="days">Days to keep</label><input id="days" type="number" min="1" max="365" required />
    <label><input type="checkbox" v-model="locked" /> Encrypt backups</label>
    <div v-if="locked"><label for="pass">Passphrase</label><input id="pass" placeholder="At least 12 characters" /></div>
    <button type="submit">Save settings</button>
  </form>
  <ul><li v-for="b in all"><button @click="ask(b)">Restore</button><button @click="remove(b)">Delete</button></li></ul>
  <dialog><h2>Restore this backup?</h2><button>Restore</button><button>Cancel</button></dialog>
</section></template>
<script setup>
async function remove(b) { if (confirm('Delete this backup? You cannot undo it.')) await api.delete(b) }
</script>
`;
const JAVA = `public class Meter {
    private final Table table;
    public Meter(Table table) { this.table = table; }
    public int read(int from) {
        if (from < 0) { throw new IllegalArgumentException("Must not be negative"); }
        return table.at(from);
    }
}
`;

const GENERIC = `router = APIRouter(prefix="/hooks")
@router.get("")
def get_all(): ...
@router.post("/{hook_id}/test")
def test_one(hook_id: UUID4): ...
`;
const SWAGGER = `@RequiresAuthentication
@Path("/patterns")
public class PatternResource {
    @GET
    public Page2<Pattern> list(
        @ApiParam(value = "The field to sort by") @QueryParam("sort") String sort) {
        if (sort.isEmpty()) throw new BadRequestException("Can't sort by " + sort);
        return patterns.all(sort);
    }
    @POST
    @ApiOperation(value = "Add a pattern", response = Pattern.class)
    public Response create(Pattern pattern) { return Response.ok(patterns.add(pattern)).build(); }
}
`;
const LARAVEL = `<?php
// file: routes/api.php
Route::apiResource('songs', SongController::class)->only(['update']);
<?php
// file: app/Http/Controllers/SongController.php
class SongController extends Controller {
    public function update(Request $request, Song $song) {
        $request->validate(['cover' => 'required|file|max:10240']);
        return response()->noContent();
    }
}
`;
const KTOR = `fun Application.module() { routing { route("/loans") {
    // Only your own loans.
    get { call.respond(HttpStatusCode.NoContent) }
    post {
        if (days !in 1..14) return@post call.respond(HttpStatusCode.UnprocessableEntity, "1 to 14 days")
        call.respond(HttpStatusCode.Created, "ok")
    }
} } }
`;
const MUI = `export function Hooks() {
  async function remove(hook) { if (!window.confirm(\`Delete the webhook \${hook.url}?\`)) return; await api.delete(hook.id); }
  return (<section><h2>Webhooks</h2>
    <Button onClick={test}>Send a test</Button><Button onClick={() => remove(hook)}>Delete</Button>
    <Button onClick={() => setOpen(true)}>Add webhook</Button>
    <Dialog open={open}><DialogTitle>Add a webhook</DialogTitle>
      <TextField label="Address" required /><Button>Cancel</Button><Button onClick={save}>Add</Button></Dialog>
  </section>);
}
`;
const TYPEDEF = `/**
 * @typedef {object} RetryOptions
 * @property {number} [tries=3] How often to try in all
 * @property {string} label
 */
/**
 * Calls a function until it succeeds.
 * @param {() => Promise<void>} run
 * @param {RetryOptions} [options]
 */
export async function retry(run, { tries = 3 } = {}) { return run(tries); }
/** One at a time. */
export class Gate { pass() {} }
export const DEFAULTS = Object.freeze({ tries: 3 });
`;
const DATACLASS = `class Watcher:
    """Raises an alarm when a sensor leaves its range.

    A sensor stays quiet until it has ten readings.
    """
    def mute(self, sensor):
        self.muted.add(sensor)
`;

const ROWS: readonly Row[] = [
  {
    it: 'names by their paths where handlers are called as in any class',
    input: GENERIC,
    format: 'openapi',
    has: ['summary: List hooks', 'summary: Test a hook', 'operationId: testHook'],
  },
  {
    it: 'what annotations say of parameters and answers, generic types by their names, and who may call',
    input: SWAGGER,
    format: 'openapi',
    has: [
      'description: The field to sort by.',
      'title: Page2<Pattern>',
      "description: Can't sort by ….",
      'title: Pattern\n',
      'bearerAuth: []',
    ],
  },
  {
    it: 'PHP files whose names stand behind their opening tags, and limits of files that are no characters',
    input: LARAVEL,
    format: 'openapi',
    has: ['/api/songs/{song}:', 'operationId: updateSong', 'operationId: patchSong', 'format: binary'],
    hasNot: ['maxLength'],
  },
  {
    it: 'what a labelled return answers, and a comment that says no task beside its title',
    input: KTOR,
    has: ['### List loans\n', '\nOnly your own loans.\n', '| `422` | Unprocessable entity'],
  },
  {
    it: 'a dialog of JSX as a task of its own, and what a window asks',
    mode: 'user-guide',
    input: MUI,
    has: [
      '## Webhooks\n\nOn this screen, you can select:\n\n- **Send a test**\n- **Delete**\n\n',
      '## Add a webhook\n\n1. Select **Add webhook**.\n2. Enter **Address** (required).\n3. Select **Add**.',
      '## Delete a webhook\n\n1. Select **Delete**.',
    ],
  },
  {
    it: 'types of comments, and what they call that which is taken apart',
    input: TYPEDEF,
    has: [
      '# Code reference',
      '| `run` | `() => Promise<void>` | Yes |',
      '| `options` | `RetryOptions` | No |',
      '### `RetryOptions`',
      '| `tries` | `number` | No | How often to try in all. Default: `3`. |',
      '| `DEFAULTS` | `{ tries: 3 }` |',
    ],
  },
  {
    it: 'all that the comment of a class says of it',
    mode: 'explain',
    input: DATACLASS,
    has: ['Raises an alarm when a sensor leaves its range. A sensor stays quiet until it has ten readings.'],
  },
  {
    it: 'the version, the way to a token, the name of a handler and what may be null of FastAPI',
    input: FASTAPI,
    format: 'openapi',
    has: [
      'version: 2.1.0',
      'type: oauth2',
      'tokenUrl: /auth/token',
      'seats:write: Take and free seats',
      'summary: Release a seat',
      'description: The seat is taken.',
      'required:\n        - items\n        - next_cursor',
    ],
    hasNot: ["state the API's version"],
  },
  {
    it: 'what a minimal API needs, takes and answers with nothing',
    input: MINIMAL,
    format: 'openapi',
    has: [
      'operationId: startTrips',
      'in: header\n          required: true',
      'title: StartTripCommand',
      'description: OK.\n        "400"',
    ],
  },
  {
    it: 'what Go writes as it is, and a status behind a branch that a helper answers',
    input: CHI,
    has: ['| `200` | OK. | `text/plain` |', '| `202` | Accepted. |  |', '## Health\n'],
  },
  {
    it: 'scopes that a block of a Rails controller asks for',
    input: RAILS,
    format: 'openapi',
    has: ['description: Requires one of the scopes `read` or `read:decks`.', 'bearerAuth: []'],
  },
  {
    it: 'paths that name what they do, and what is taken from the input that a middleware left',
    input: KOA,
    format: 'openapi',
    has: ['summary: Create a pin', 'summary: List pins', '- name: Pins', 'documentId: {}'],
  },
  {
    it: 'fields with their limits, fields of a toggle, and what is asked before it is done',
    mode: 'user-guide',
    input: VUE,
    has: [
      'Enter **Days to keep** (required). From 1 to 365.',
      'If you turn on **Encrypt backups**, enter **Passphrase**. At least 12 characters.',
      '## Backups\n\nOn this screen, you can select:',
      '## Restore a backup\n\n1. Select **Restore**.\n2. To confirm, select **Restore**.',
      '## Delete a backup\n\n1. Select **Delete**.\n2. When you are asked “Delete this backup?',
    ],
    hasNot: ['asks you to confirm:'],
  },
  {
    it: 'what an error says, and no constructor that only keeps what it is given',
    mode: 'explain',
    input: JAVA,
    has: ['fails with `IllegalArgumentException`: “Must not be negative”.'],
    hasNot: ['Meter.constructor'],
  },
];

describeRows('what contracts of services and their screens tell', ROWS);
