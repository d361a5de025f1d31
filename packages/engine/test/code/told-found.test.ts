import { describeRows, type Row } from './rows.ts';

const ROWS: readonly Row[] = [
  {
    it: 'flags that stand above the command that they belong to',
    input: `package main
import "github.com/spf13/cobra"
func init() {
	RootCmd.AddCommand(SweepCmd)
	SweepCmd.Flags().BoolVarP(&dry, "dry-run", "d", false, "change nothing")
}
var RootCmd = &cobra.Command{Use: "shelf", Short: "Keeps books"}
var SweepCmd = &cobra.Command{Use: "sweep <folder>", Short: "Removes old books"}
var dry bool`,
    has: ['## `shelf sweep`\n\nRemoves old books.', 'shelf sweep <folder> [options]', '| `-d, --dry-run` |'],
    hasNot: ['Options of all commands'],
  },
  {
    it: 'what yargs is told of arguments, and calls of a program whose name is not known',
    input: `const yargs = require('yargs');
module.exports = () => yargs.usage('$0 [options] <source>').options({ port: { alias: 'p', default: 3000 } }).example('$0 books.json', '').argv;`,
    has: ['COMMAND <source> [options]', 'COMMAND books.json'],
  },
  {
    it: 'a file and what is sent beside it, and what exceptions say',
    input: `@RestController
class Proofs {
  @PostMapping("/proofs/{id}")
  public void add(@PathVariable String id, @RequestParam("photo") MultipartFile photo, @RequestParam String signedBy) {
    if (gone(id)) throw new ProofGoneException(id);
  }
}
@ResponseStatus(HttpStatus.GONE)
class ProofGoneException extends RuntimeException {
  ProofGoneException(String id) { super("Proof " + id + " is gone"); }
}`,
    has: [
      'Multipart form data with these fields:',
      '| `photo` | string (file) | Yes |',
      '| `signedBy` | string | Yes |',
      '“Proof … is gone”',
    ],
    hasNot: ['**Query parameters**'],
  },
  {
    it: 'limits of a policy that has a name, and paths that begin with what is no word',
    input: `using Microsoft.AspNetCore.Builder;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddRateLimiter(options => {
  options.AddFixedWindowLimiter("writes", o => { o.PermitLimit = 20; o.Window = TimeSpan.FromMinutes(1); });
});
var app = builder.Build();
var notes = app.MapGroup("/-/shop/v1/notes").RequireRateLimiting("writes");
notes.MapPost("/", () => Results.NoContent());
app.MapGet("/-/shop/v1/notes", () => Results.Ok());`,
    has: ['# Notes API reference', 'Callers can send 20 requests a minute.'],
  },
  {
    it: 'items of a list that each must be something, and a choice of two statuses',
    input: `class NewList { @IsUUID('4', { each: true }) @ArrayMaxSize(9) tracks: string[] = []; }
@Controller('lists')
class Lists {
  @Post(':id')
  add(@Param('id', ParseUUIDPipe) id: string, @Body() body: NewList): string { return ''; }
}`,
    has: ['| `tracks` | array of string (UUID) | No | At most 9 items. |', '| `id` | string (UUID) |'],
  },
  {
    it: 'Flask: two statuses, fields that must be there, a key, and how often by default',
    input: `app = Flask(__name__)
limiter = Limiter(get_remote_address, app=app, default_limits=["200 per hour"])

def require_token():
    if request.headers.get("X-Token") != TOKEN:
        abort(401, description="Unknown token")

@app.put("/notes/<name>")
def put_note(name):
    require_token()
    body = request.get_json()
    if "text" not in body:
        abort(422, description=f"{name} has no text")
    created = save(name, body["text"], body.get("color"))
    return "", 201 if created else 204`,
    has: [
      'Send your API key in the `X-Token` header',
      'Callers can send 200 requests an hour.',
      '| `text` | [VERIFY] | Yes |',
      '| `201` | Created. |',
      '| `204` | No content. |',
      '“… has no text”',
    ],
    hasNot: ['| `200`'],
  },
  {
    it: 'a status that a variable is given, where its errors can arise',
    input: `package main
import "github.com/gin-gonic/gin"
var errNoLoan = errors.New("no such loan")
var errTaken = errors.New("book is on loan")
type library struct{ loans map[string]Loan }
type Loan struct { Reader string \`json:"reader"\` }
func (l *library) get(id string) (Loan, error) { return Loan{}, errNoLoan }
func (l *library) lend(id string) (Loan, error) { return Loan{}, errTaken }
func problem(c *gin.Context, err error) {
	status := http.StatusInternalServerError
	switch {
	case errors.Is(err, errNoLoan):
		status = http.StatusNotFound
	case errors.Is(err, errTaken):
		status = http.StatusConflict
	}
	c.JSON(status, gin.H{"error": err.Error()})
}
func setup(l *library) {
	r := gin.Default()
	r.GET("/loans/:id", func(c *gin.Context) {
		loan, err := l.get(c.Param("id"))
		if err != nil { problem(c, err); return }
		c.JSON(http.StatusOK, loan)
	})
	r.POST("/loans/:id", func(c *gin.Context) {
		loan, err := l.lend(c.Param("id"))
		if err != nil { problem(c, err); return }
		c.JSON(http.StatusCreated, loan)
	})
}`,
    has: [
      '| `200` | OK. | [Loan](#loan) |\n| `404` | Not found. | object with `error`: string |\n| `500`',
      '| `201` | Created. | [Loan](#loan) |\n| `409` | Conflict. | object with `error`: string |\n| `500`',
    ],
  },
  {
    it: 'Express: errors that bring their own status, the type of an answer, what Zod throws, a limit that is kept',
    input: `const router = express.Router();
const NewNote = z.object({ text: z.string().max(80) });
interface Note { id: string; text: string }
class HttpError extends Error {
  constructor(readonly status: number, readonly code: string, message: string) { super(message); }
}
const sendLimit = rateLimit({ windowMs: 15 * 60 * 1000, limit: 5 });
router.get('/', async (req: Request, res: Response<Note[]>) => { res.json(await notes.list()); });
router.post('/', sendLimit, async (req, res) => {
  const body = NewNote.parse(req.body);
  if (await notes.exists(body.text)) throw new HttpError(409, 'taken', 'There is such a note');
  res.status(201).json(await notes.create(body));
});
router.get('/:id', async (req, res) => {
  const note: Note | null = await notes.find(req.params.id);
  if (!note) throw new HttpError(404, 'no_note', 'No such note');
  res.json(note);
});
router.use((error: unknown, _req: Request, res: Response, _next: NextFunction) => {
  if (error instanceof z.ZodError) return res.status(422).json({ code: 'invalid', issues: error.issues });
  if (error instanceof HttpError) return res.status(error.status).json({ code: error.code, message: error.message });
  return res.status(500).json({ code: 'internal' });
});
export default router;`,
    has: [
      '# Notes API reference',
      '| `200` | OK. | array of [Note](#note) |',
      '| `200` | OK. | [Note](#note) |',
      'Callers can send 5 requests in 15 minutes.',
      '| `422` | Unprocessable entity: `invalid` | object with `code`: string, `issues` |',
      '| `404` | Not found: `no_note` (“No such note”) | object with `code`, `message`: string |',
    ],
    hasNot: ['or null', '“no_note”'],
  },
  {
    it: 'limits that pydantic is told beside a type',
    input: `app = FastAPI()
class NewJob(BaseModel):
    quality: Annotated[int, Field(ge=1, le=10)] = 5
@app.post("/jobs")
def submit(job: NewJob):
    return {"ok": True}`,
    has: ['| `quality` | integer | No | From 1 to 10. Default: `5`. |'],
  },
  {
    it: 'what is public of Rust’s types',
    input: `//! Prints shelves.
/// Prints one shelf.
pub struct Printer {
    /// Width in columns.
    pub width: usize,
    depth: usize,
}
impl Printer {
    /// Starts anew.
    pub fn reset(&mut self) {}
    pub(crate) fn flush(&mut self) {}
}`,
    has: ['| `width` |', '`reset`'],
    hasNot: ['depth', 'flush'],
  },
  {
    it: 'filters of Rails for some actions, in the older notation too',
    input: `class LoansController < ApplicationController
  before_action :find_book, :only => [:create]
  def index; render json: Loan.all; end
  def create; render json: Loan.new, status: :created; end
  private
  def find_book; @book = Book.find(params[:book_id]); end
end`,
    has: ['| `book_id` |'],
    hasNot: ['**Query parameters**'],
  },
  {
    it: 'Sinatra: what is sent with halt, numbers as statuses, headers, and what must be there',
    input: `require 'sinatra'
helpers do
  def plant!
    PLANTS[params[:id]] || halt(404, json(error: 'No such plant'))
  end
end
post '/plants' do
  data = JSON.parse(request.body.read)
  halt 422, json(error: 'name is missing') unless data['name']
  status 201
  headers 'Location' => "/plants/1"
  json PLANTS[1]
end
delete '/plants/:id' do
  plant!
  204
end`,
    has: [
      '| `name` | [VERIFY] | Yes |',
      '| `422` | Unprocessable entity: “name is missing” | object with `error`: string |',
      '| `Location` | string | `201` |',
      '| `204` | No content. |',
      '| `404` | Not found: “No such plant” |',
    ],
    hasNot: ['| `200`'],
  },
  {
    it: 'what a Kotlin controller requires, where its failure is answered',
    input: `package com.acme.clubs
import org.springframework.web.bind.annotation.*
@RestController
class Clubs(private val clubs: ClubService) {
  @GetMapping("/clubs")
  fun find(@RequestParam(defaultValue = "20") limit: Int): List<String> {
    require(limit in 1..100) { "limit must be from 1 to 100" }
    return clubs.find(limit)
  }
}
@RestControllerAdvice
class Errors {
  @ExceptionHandler(IllegalArgumentException::class)
  @ResponseStatus(HttpStatus.BAD_REQUEST)
  fun bad(e: IllegalArgumentException) = mapOf("error" to e.message)
}`,
    has: ['From 1 to 100. Default: `20`.', '| `400` | Bad request: “limit must be from 1 to 100” |'],
  },
];

describeRows('what more is told of code as it is found', ROWS);
