import { describeRows, type Row } from './rows.ts';

const ROWS: readonly Row[] = [
  {
    it: 'what an object of another class gives is not taken from the one class that is shown',
    input: `bp = Blueprint("x", __name__)
@bp.post("/login")
def login():
    user = User.query.filter_by(email=request.json["email"]).first()
    return jsonify(user.to_dict())
@bp.get("/repairs/<int:repair_id>")
def repair(repair_id):
    return jsonify(Repair.query.get_or_404(repair_id).to_dict())
class Repair(db.Model):
    plate = db.Column(db.String(10), nullable=False)
    def to_dict(self):
        return {"plate": self.plate}`,
    has: ['### Get a repair\n', '| `200` | OK. | [VERIFY] |'],
    hasNot: ['Repair a repair'],
  },
  {
    it: 'Echo’s guard by key takes a bearer token, or the header that it is told',
    input: `package main
func main() {
	e := echo.New()
	api := e.Group("/api")
	api.Use(middleware.KeyAuth(func(key string, c echo.Context) (bool, error) { return key == os.Getenv("API_KEY"), nil }))
	api.GET("/rooms", listRooms)
}
func listRooms(c echo.Context) error { return c.JSON(http.StatusOK, db.Rooms()) }`,
    has: ['Authorization: Bearer YOUR_TOKEN'],
    hasNot: ['X-API-Key'],
  },
  {
    it: 'chi’s bound body, and a session’s cookie that a guard looks for',
    input: `package api
func Routes(s *Server) http.Handler {
	r := chi.NewRouter()
	r.Use(s.authenticate)
	r.Post("/tickets", s.CreateTicket)
	return r
}
type TicketRequest struct {
	Subject string \`json:"subject"\`
}
func (s *Server) CreateTicket(w http.ResponseWriter, r *http.Request) {
	data := &TicketRequest{}
	if err := render.Bind(r, data); err != nil {
		http.Error(w, "bad", http.StatusBadRequest)
		return
	}
	render.Status(r, http.StatusCreated)
	render.JSON(w, r, data)
}
func (s *Server) authenticate(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		c, err := r.Cookie("sid")
		if err != nil || !s.sessions.Valid(c.Value) {
			http.Error(w, "unauthorized", http.StatusUnauthorized)
			return
		}
		next.ServeHTTP(w, r)
	})
}`,
    has: ['JSON: [TicketRequest](#ticketrequest).', 'sid'],
    hasNot: ['Bearer YOUR_TOKEN', '[VERIFY] The code doesn’t show how callers'],
  },
  {
    it: 'who calls, handed over by Spring, and a handler that registers',
    input: `@RestController
@RequestMapping("/ovens")
class OvenController(private val ovens: OvenService) {
  @PostMapping
  fun register(@RequestBody req: NewOven, @AuthenticationPrincipal user: Jwt): OvenView = ovens.add(req, user.subject)
}
data class NewOven(val name: String)
data class OvenView(val id: Int, val name: String)`,
    has: ['### Register an oven\n', 'Requires authentication.', '| `401` |'],
    hasNot: ['The code shows no authentication'],
  },
  {
    it: 'titles of what a comment lists, of a file that is sent, and of leaving',
    input: `<?php
use App\\Http\\Controllers\\EventController;
Route::get('/events', [EventController::class, 'index']);
Route::post('/events/{event}/cover', [EventController::class, 'cover']);
Route::delete('/members/{member}', [EventController::class, 'leave']);
class EventController extends Controller
{
    /**
     * Upcoming events, soonest first.
     */
    public function index() { return Event::upcoming()->get(); }
    public function cover(Request $request, Event $event)
    {
        $request->validate(['cover' => 'required|image|max:4096']);
        return response()->noContent();
    }
    public function leave(Member $member) { return response()->noContent(); }
}`,
    has: [
      '### List upcoming events, soonest first\n',
      '### Upload the cover of an event\n',
      '### Delete a member\n',
    ],
  },
  {
    it: 'types, ranges, and defaults of click',
    input: `import click
@click.command()
@click.argument("week", type=click.IntRange(1, 53))
@click.option("--cooks", default=3, help="Cooks on each day.")
@click.option("--notify/--no-notify", default=True, help="Send an email.")
def plan(week, cooks, notify):
    """Make the rota."""`,
    has: [
      '| `week` | Integer | From 1 to 53. |',
      '| `--cooks INTEGER` |',
      '| `--notify/--no-notify` | No | `--notify` |',
    ],
  },
  {
    it: 'settings of pydantic that have no default',
    input: `from pydantic_settings import BaseSettings
from pydantic import Field, SecretStr
class Settings(BaseSettings):
    stripe_key: SecretStr = Field(description="Secret key")
    token: str = Field(...)
    minutes: int = Field(10)`,
    has: [
      '| `STRIPE_KEY` | string | Required | Secret key. |',
      '| `TOKEN` | string | Required |',
      '| `MINUTES` | integer | `10` |',
    ],
  },
  {
    it: 'picocli without its import',
    input: `@Command(name = "labels", version = "1.2", description = "Prints address labels.")
public class Labels implements Callable<Integer> {
    @Parameters(index = "0", description = "CSV file with addresses.")
    File addresses;
    @Option(names = {"-c", "--columns"}, defaultValue = "3", description = "Labels in a row.")
    int columns;
    @Override
    public Integer call() throws Exception { return 0; }
}`,
    has: [
      'labels <addresses> [options]',
      '| `-c, --columns <columns>` | Integer | No | `3` | Labels in a row. |',
    ],
  },
  {
    it: 'a list without a label, and a dialog that asks without a heading',
    mode: 'user-guide',
    input: `<template>
  <h1>My prescriptions</h1>
  <input v-model="query" placeholder="Search medicines" aria-label="Search medicines">
  <select v-model="status"><option value="">All</option><option value="open">Open</option></select>
  <button @click="renew(p)">Ask for a renewal</button>
  <button @click="confirmRemove = p">Remove</button>
  <dialog v-if="confirmRemove" open>
    <p>Remove this prescription? You can't undo this.</p>
    <button @click="remove">Remove prescription</button>
    <button @click="confirmRemove = null">Keep it</button>
  </dialog>
</template>`,
    has: [
      '**Status**: All or Open.',
      "## Remove a prescription\n\nYou can't undo this.",
      'To confirm, select **Remove prescription**. To go back, select **Keep it**.',
    ],
    hasNot: ['**Search medicines**: All'],
  },
  {
    it: 'a page that a component names, beside its dialog',
    mode: 'user-guide',
    input: `export default function Members() {
  return (
    <Page title="Members">
      <Button onClick={add}>Add member</Button>
      <Button onClick={() => setOpen(true)}>Delete member</Button>
      <Modal open={open} title="Delete member?">
        <p>Their fees are deleted, too.</p>
        <Button onClick={remove}>Delete</Button>
        <Button onClick={() => setOpen(false)}>Cancel</Button>
      </Modal>
    </Page>
  );
}`,
    has: ['## Members\n', '**Add member**', '## Delete member\n', 'To confirm, select **Delete**.'],
  },
  {
    it: 'an alert that asks for what is missing is no success',
    mode: 'user-guide',
    input: `<script>
  function subscribe() { if (!email.includes('@')) { alert('Enter a valid email address.'); return; } }
</script>
<h2>Club newsletter</h2>
<label>Email <input type="email" bind:value={email} /></label>
<button on:click={subscribe}>Subscribe</button>`,
    has: ['If something goes wrong, you may see one of these messages'],
    hasNot: ['When something is done'],
  },
  {
    it: 'each of two statuses that gin sets, and who calls of Spring',
    input: `package main
func main() {
	r := gin.Default()
	r.DELETE("/doses/:id", deleteDose)
}
func deleteDose(c *gin.Context) {
	if db.Delete(&Dose{}, c.Param("id")).RowsAffected == 0 {
		c.Status(http.StatusNotFound)
		return
	}
	c.Status(http.StatusNoContent)
}`,
    has: ['| `204` | No content. |', '| `404` | Not found. |'],
  },
  {
    it: 'a caller as Java’s principal',
    input: `@RestController
public class EnrolController {
    @PostMapping("/courses/{id}/enrolments")
    public void enrol(@PathVariable Long id, Principal principal) { courses.enrol(id, principal.getName()); }
}`,
    has: ['Requires authentication.'],
    hasNot: ['`principal`'],
  },
  {
    it: 'no need of a caller where the method asks whether there is one, or is marked as open',
    input: `@RestController
public class CourseController {
    @GetMapping("/courses")
    public List<Course> all(Principal principal) { return principal == null ? courses.open() : courses.of(principal.getName()); }
    @PermitAll
    @GetMapping("/news")
    public List<News> news(Principal caller) { return news.all(); }
}`,
    has: ['/courses', '/news'],
    hasNot: ['Requires authentication.', '| `401` |'],
  },
  {
    it: 'a key that FastAPI refuses itself with 403 only',
    input: `from fastapi import FastAPI, Depends, HTTPException, Header
app = FastAPI()
async def api_key(x_api_key: str = Header()):
    if x_api_key != settings.key:
        raise HTTPException(403, "Wrong key")
@app.post("/beds", status_code=201, dependencies=[Depends(api_key)])
def add(bed_id: int): ...`,
    has: ['| `403` | Forbidden: “Wrong key”'],
    hasNot: ['| `401` |'],
  },
  {
    it: 'what FastAPI’s own schemes answer to strangers beside what the handler forbids',
    input: `from fastapi import FastAPI, Depends, HTTPException
from fastapi.security import OAuth2PasswordBearer
app = FastAPI()
oauth2_scheme = OAuth2PasswordBearer(tokenUrl="token")
@app.delete("/beds/{bed_id}", status_code=204)
def remove(bed_id: int, token: str = Depends(oauth2_scheme)):
    if beds[bed_id].owner != owner_of(token):
        raise HTTPException(403, "Not your bed")`,
    has: ['| `401` |', '| `403` | Forbidden: “Not your bed”'],
  },
  {
    it: 'what FastAPI answers before a guard that has its token from a scheme',
    input: `from fastapi import FastAPI, Depends, HTTPException
from fastapi.security import HTTPBearer
app = FastAPI()
bearer = HTTPBearer()
def current_user(token = Depends(bearer)):
    if not known(token.credentials):
        raise HTTPException(403, "Not known")
@app.get("/beds")
def list_beds(user = Depends(current_user)):
    return []`,
    has: ['| `401` |', '| `403` | Forbidden: “Not known”'],
  },
];

describeRows('what services, commands, and screens show', ROWS);
