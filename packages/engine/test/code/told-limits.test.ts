import { describeRows, type Row } from './rows.ts';

const express = (...lines: readonly string[]): string =>
  `const app = express();\napp.post('/seats/:row', (req, res) => {\n${lines.join('\n')}\n  res.status(201).json({ ok: true });\n});`;

const ROWS: readonly Row[] = [
  {
    it: 'messages stay as the code says them, whatever the house would write',
    input: express(
      "  if (req.body.kind !== 'pdf') return res.status(400).json({ error: 'kind must be pdf, not e-mail' });",
    ),
    has: ['“kind must be pdf, not e-mail”'],
  },
  {
    it: 'TypeScript: a range, a longest text and the values of a list',
    input: express(
      '  const { count, name, kind } = req.body;',
      "  if (count < 1 || count > 8) throw new Invalid('count');",
      "  if (typeof name !== 'string' || name.trim().length > 40) return res.status(400).end();",
      "  if (!['aisle', 'window'].includes(kind)) return res.status(422).end();",
    ),
    has: ['| From 1 to 8. |', '| At most 40 characters. |', '| One of `aisle` or `window`. |'],
  },
  {
    it: 'nothing of what runs where the test holds and refuses otherwise',
    input: express(
      '  const { count } = req.body;',
      '  if (count > 8) { split(count); } else { throw new Invalid(); }',
    ),
    has: ['`count`'],
    hasNot: ['At most'],
  },
  {
    it: 'Go: fields of the type that is sent, which are needed where nothing is refused',
    input: `package api
type seatRequest struct {
	Count int    \`json:"count"\`
	Kind  string \`json:"kind"\`
}
type Store interface {
	Add(r seatRequest) (Seat, int, error)
}
type Seat struct { Row int \`json:"row"\` }
type API struct { store Store }
func (a *API) add(w http.ResponseWriter, r *http.Request) {
	var req seatRequest
	if err := json.NewDecoder(r.Body).Decode(&req); err != nil { http.Error(w, "bad", 400); return }
	if req.Count < 1 || req.Count > 8 { http.Error(w, "count", http.StatusBadRequest); return }
	if req.Kind != "aisle" && req.Kind != "window" { http.Error(w, "kind", http.StatusBadRequest); return }
	seat, left, err := a.store.Add(req)
	if err != nil { http.Error(w, "no", 500); return }
	json.NewEncoder(w).Encode(map[string]any{"seat": seat, "left": left})
}
func main() { a := &API{}; http.HandleFunc("POST /seats", a.add) }`,
    has: [
      '| `count` | integer | Yes | From 1 to 8. |',
      '| `kind` | string | Yes | One of `aisle` or `window`. |',
      '`seat`: [Seat](#seat), `left`: integer',
    ],
  },
  {
    it: 'Python: a chain of comparisons, and a tuple of values',
    input: `app = FastAPI()
@app.get("/seats")
def seats(count: int = 2, kind: str = "aisle"):
    if not 1 <= count <= 8:
        raise HTTPException(400, "count")
    if kind not in ("aisle", "window"):
        raise HTTPException(400, "kind")
    return {"ok": True}`,
    has: ['From 1 to 8. Default: `2`.', 'One of `aisle` or `window`. Default: `aisle`.'],
  },
  {
    it: 'Java: what a record’s accessors are compared with',
    input: `@RestController
class Seats {
  @PostMapping("/seats")
  public void add(@RequestBody SeatRequest body) {
    if (body.count() < 1 || body.count() > 8) throw new IllegalArgumentException("count");
    if (body.name().length() > 40) throw new IllegalArgumentException("name");
  }
}
record SeatRequest(int count, String name) {}`,
    has: ['From 1 to 8.', 'At most 40 characters.'],
  },
  {
    it: 'Kotlin: ranges, and what is required',
    input: `fun Route.seats() {
  get("/seats") {
    val count = call.request.queryParameters["count"]?.toIntOrNull() ?: 2
    require(count in 1..8) { "count" }
    val size = call.request.queryParameters["size"]?.toInt() ?: 5
    if (size !in 5..9) throw BadRequestException("size")
    call.respond(count)
  }
}
fun Application.module() { routing { seats() } }`,
    has: ['| From 1 to 8. Default: `2`. |', '| From 5 to 9. Default: `5`. |'],
  },
  {
    it: 'C#: patterns',
    input: `var app = WebApplication.CreateBuilder(args).Build();
app.MapPost("/seats", (SeatRequest body) => {
  if (body.Count is < 1 or > 8) return Results.BadRequest("count");
  if (body.Kind is not ("aisle" or "window")) return Results.BadRequest("kind");
  return Results.Ok();
});
record SeatRequest(int Count, string Kind);`,
    has: ['From 1 to 8.', 'One of `aisle` or `window`.'],
  },
  {
    it: 'Ruby: conditions behind what they guard, also turned round',
    input: `require 'sinatra'
get '/seats' do
  count = params[:count].to_i
  halt 400, 'count' if count < 1 || count > 8
  kind = params[:kind]
  halt 400, 'kind' unless %w[aisle window].include?(kind)
  halt 400, 'row' unless params[:row].to_i > 0
  json ok: true
end`,
    has: ['From 1 to 8.', 'One of `aisle` or `window`.'],
    hasNot: ['At most 0'],
  },
  {
    it: 'PHP: lengths and lists',
    input: `<?php
$app = AppFactory::create();
Route::get('/seats', function (Request $request) {
  $name = $request->query('name');
  if (strlen($name) > 40) { abort(400, 'name'); }
  $kind = $request->query('kind', 'aisle');
  if (!in_array($kind, ['aisle', 'window'])) { abort(422, 'kind'); }
  return response()->json(['ok' => true]);
});`,
    has: ['At most 40 characters.', 'One of `aisle` or `window`.'],
  },
  {
    it: 'gin: numbers that a tag lists, and what a function does by its comment',
    input: `package main

import "github.com/gin-gonic/gin"

type Bill struct {
	Days int \`json:"days" binding:"required,oneof=14 30"\`
	Kind string \`json:"kind" binding:"oneof=7 8"\`
}

func main() {
	r := gin.Default()
	r.POST("/bills", send)
}

// send e-mails a bill to its customer.
func send(c *gin.Context) {
	var in Bill
	if err := c.ShouldBindJSON(&in); err != nil {
		c.JSON(422, gin.H{"error": "invalid"})
		return
	}
	c.Status(202)
}
`,
    has: ['### Email a bill to its customer', '"days": 14', '"kind": "7"'],
  },
];

describeRows('what handlers refuse is told of what they refuse', ROWS);
