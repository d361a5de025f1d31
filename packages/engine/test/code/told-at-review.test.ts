import { describeRows, type Row } from './rows.ts';

const GO = `package main

import ("net/http"; "os"; "strconv")

func list(w http.ResponseWriter, r *http.Request) {
	if raw := r.URL.Query().Get("rows"); raw != "" {
		n, err := strconv.Atoi(raw)
		if err != nil || n > 10 { http.Error(w, "bad rows", 400); return }
	}
	if raw := r.URL.Query().Get("days"); raw != "" {
		n, err := strconv.Atoi(raw)
		if err != nil || n > 20 { http.Error(w, "bad days", 400); return }
	}
	if unit := r.URL.Query().Get("unit"); unit != "m" && unit != "ft" && unit != "" {
		http.Error(w, "unknown unit", 400)
		return
	}
	w.WriteHeader(204)
}

func note(w http.ResponseWriter, r *http.Request) {
	if r.Header.Get("X-Harbour-Key") != os.Getenv("HARBOUR_KEY") {
		w.WriteHeader(http.StatusForbidden)
		return
	}
	w.WriteHeader(202)
}

func main() {
	http.HandleFunc("GET /tides", list)
	http.HandleFunc("POST /notes", note)
}
`;

const KTOR = `fun Route.stalls() {
  get("/stalls") {
    val tags = call.request.queryParameters["tags"]?.let { it.split(",").size } ?: 0
    val rows = call.request.queryParameters["rows"]?.let { it.toInt() } ?: 20
    val day = call.request.queryParameters["day"]?.let { d -> LocalDate.parse(d) } ?: return@get call.respond(HttpStatusCode.BadRequest)
    val free = call.request.queryParameters["free"]?.takeIf { it.isNotBlank() } ?: "all"
    val key = call.request.header("Idempotency-Key")
    val desk = call.request.headers["X-Desk"] ?: return@get call.respond(HttpStatusCode.BadRequest)
    call.respond(HttpStatusCode.NoContent)
  }
}
`;

const MYSQL = `import express from 'express'
interface Trip extends RowDataPacket { id: number }
const app = express()
app.get('/trips', async (req, res) => { const rows = await pool.query<Trip[]>('select'); res.json(rows) })
app.get('/boats', async (req, res) => { const both = await Promise.all<Trip>([a(), b()]); res.json(both) })
`;

const HONO = `import { Hono } from 'hono'
import { zValidator } from '@hono/zod-validator'
const app = new Hono()
app.get('/loans', zValidator('query', z.object({ page: z.coerce.number().int().catch(1) })), (c) => c.body(null, 204))
app.post('/loans', (c) => c.json({ id: 1 }, 201, { Location: '/loans/1' }))
export default app
`;

const OVERLOADS = `from typing import overload

@overload
def ration(food: str) -> float: ...
@overload
def ration(food: None = None) -> None: ...
def ration(food: str | None = None) -> float | None:
    """Tell how many grams a dog gets."""
`;

const FORM = `import { useForm } from 'react-hook-form'
export function PlotPage() {
  const { register, handleSubmit, watch } = useForm({ defaultValues: { water: true } })
  return (
    <main>
      <h1>Plots</h1>
      <form onSubmit={handleSubmit(save)}>
        <label><input type="checkbox" {...register('water')} /> Water connection</label>
        {watch('water') && <label>Meter number<input {...register('meter')} /></label>}
        <button type="submit">Send request</button>
      </form>
    </main>
  )
}
`;

const ROWS: readonly Row[] = [
  {
    it: 'Go: what blocks declare by the same names has limits of its own, and an empty value is none',
    input: GO,
    has: [
      '| `rows` | integer | No | At most 10. |',
      '| `days` | integer | No | At most 20. |',
      '| `unit` | string | No | One of `m`, `ft`, or an empty string. |',
    ],
  },
  {
    it: 'a key that is compared proves who calls, also where a wrong one is forbidden',
    input: GO,
    has: ['Send your API key in the `X-Harbour-Key` header'],
    hasNot: ['`401`', 'shows no authentication'],
  },
  {
    it: 'Ktor: what `let` makes of a value has defaults of its own, and headers are told',
    input: KTOR,
    has: [
      '| `tags` | string | No |  |',
      '| `rows` | integer | No | Default: `20`. |',
      '| `day` | string (date) | Yes |  |',
      '| `free` | string | No | Default: `all`. |',
      '| `Idempotency-Key` | string | No |',
      '| `X-Desk` | string | Yes |',
    ],
  },
  {
    it: 'a list that a query states is no rows of rows, and waiting for several asks for none',
    input: MYSQL,
    has: ['`GET /trips`'],
    hasNot: ['`rows`', '`results`'],
  },
  {
    it: 'Hono: headers behind a status, and what zod takes instead of a wrong value',
    input: HONO,
    has: ['| `Location` | string | `201` |', 'Default: `1`.'],
  },
  {
    it: 'one comment says what all overloads of a function do',
    input: OVERLOADS,
    has: ['Tell how many grams a dog gets.'],
    hasNot: ["doesn't say what this does"],
  },
  {
    it: 'a field that a form shows only where another is set',
    mode: 'user-guide',
    input: FORM,
    has: ['If you turn on **Water connection**, enter **Meter number**.'],
  },
  {
    it: 'what a program runs until it fails',
    mode: 'explain',
    input: GO.replace(/}\n$/, '\tlog.Fatal(http.ListenAndServe(":80", nil))\n}\n'),
    has: ['Calls `http.ListenAndServe(":80", nil)`.'],
  },
];

describeRows('what a second reading of services in five languages found', ROWS);
