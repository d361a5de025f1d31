import { describeRows, type Row } from './rows.ts';

const EXPRESS = `const express = require('express');
class AppError extends Error { constructor(message, statusCode) { super(message); this.statusCode = statusCode; } }
class Missing extends AppError { constructor(what) { super(\`\${what} not found\`, 404); } }
const app = express();
const errorHandler = (err, req, res, next) => { res.status(err.statusCode || 500).json({ error: err.message }); };
app.use(errorHandler);
app.post('/courses', async (req, res) => { res.status(201).json({ id: 1 }); });
app.get('/courses/:id', async (req, res, next) => {
  if (!course) return next(new Missing('Course'));
  res.json({ id: 2 });
});
module.exports = { AppError };
`;
const GO = `package main

func routes(s *server) http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /files", s.auth(s.list))
	mux.HandleFunc("GET /open", s.open)
	return mux
}

func (s *server) auth(next http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if !s.knows(r.Header.Get("X-Upload-Token")) {
			problem(w, http.StatusUnauthorized, "unknown token")
			return
		}
		next(w, r)
	}
}

func problem(w http.ResponseWriter, status int, detail string) {
	w.WriteHeader(status)
	json.NewEncoder(w).Encode(map[string]any{"detail": detail})
}

func (s *server) list(w http.ResponseWriter, r *http.Request) { w.WriteHeader(http.StatusNoContent) }

func (s *server) open(w http.ResponseWriter, r *http.Request) { w.WriteHeader(http.StatusNoContent) }

func main() {
	dir, ok := os.LookupEnv("UPLOADS_DIR")
	if !ok {
		log.Fatal("UPLOADS_DIR is not set")
	}
	http.ListenAndServe(":80", routes(open(dir)))
}
`;
const KOTLIN = `@RestController
class Items(private val items: ItemService) {
    @GetMapping("/items/{id}")
    fun get(@PathVariable id: UUID): Item = items.byId(id) ?: throw ResponseStatusException(HttpStatus.NOT_FOUND, "No such item")

    /** Books what comes in. */
    @PostMapping("/items/{id}/movements")
    fun move(@PathVariable id: UUID): Item { return items.move(id) }

    @ExceptionHandler(OutOfStock::class)
    @ResponseStatus(HttpStatus.UNPROCESSABLE_ENTITY)
    fun outOfStock(e: OutOfStock) = ApiError("out_of_stock")
}

class ItemService(private val repository: Repository) {
    fun move(id: UUID): Item {
        if (repository.count(id) < 1) throw OutOfStock(id)
        return repository.book(id)
    }
}

class OutOfStock(val id: UUID) : RuntimeException("Not enough")
data class ApiError(val code: String)
data class Item(val id: UUID)
`;
const ASPNET = `[ApiController]
[Route("api/v{version:apiVersion}/rooms")]
public class RoomsController : ControllerBase
{
    [HttpPost("{number:int}")]
    public async Task<ActionResult<Reservation>> Reserve(int number)
    {
        return CreatedAtAction(nameof(Reserve), new { number }, reservation);
    }
}
public record Reservation(Guid Id);
`;
const RAILS = `# file: config/routes.rb
Rails.application.routes.draw do
  resources :orders, only: [:show]
end

# file: app/controllers/orders_controller.rb
class OrdersController < ApplicationController
  before_action :require_api_key

  def show
    render json: Order.find_by(id: params[:id])
  end

  private

  def require_api_key
    render json: { error: "Invalid key" }, status: :unauthorized unless known?(request.headers["X-Api-Key"])
  end
end
`;
const FASTAPI = `from fastapi import Depends, FastAPI
from fastapi.security import OAuth2PasswordRequestForm

app = FastAPI()

@app.post("/token")
async def login(form: OAuth2PasswordRequestForm = Depends()):
    return {"access_token": make(form.username)}
`;

const KOA = `const Koa = require('koa');
const Router = require('@koa/router');
const router = new Router();
router.post('/votes', async (ctx) => {
  const poll = await find();
  ctx.assert(poll, 404, 'No such poll');
  if (poll.closed) { ctx.status = 409; ctx.body = { error: 'closed' }; return; }
  await vote(poll);
  ctx.status = 204;
});
`;

const ROWS: readonly Row[] = [
  {
    it: 'what is handed to next, as the function that handles errors sends it',
    input: EXPRESS,
    has: [
      '| `201` | Created. | object with `id`: integer |',
      '| `404` | Not found: “Course not found” | object with `error`: string |',
    ],
    hasNot: ['| `500` | Internal server error. | object', '### `AppError`'],
  },
  {
    it: 'functions that handlers are wrapped in, as guards of those alone',
    input: GO,
    has: [
      'Send your API key in the `X-Upload-Token` header',
      '| `401` | Unauthorized: “unknown token” | object with `detail`: string |',
      'GET /open\n```\n\n**Responses**',
      '| `UPLOADS_DIR` | Required |',
    ],
  },
  {
    it: 'what Kotlin throws behind an elvis, in services, and handles by class',
    input: KOTLIN,
    has: [
      '| `404` | Not found: “No such item” |',
      '### Book what comes in',
      '| `422` | Unprocessable entity: `out_of_stock` | [ApiError](#apierror) |',
    ],
  },
  {
    it: 'the value, and not the route, of what was created',
    input: ASPNET,
    has: ['| `201` | Created. | [Reservation](#reservation) |', '## Rooms'],
    hasNot: ['V version'],
  },
  {
    it: 'parameters of the whole path, and filters that ask for a key',
    input: RAILS,
    has: [
      'Send your API key in the `X-Api-Key` header',
      '| `id` | string |',
      '| `401` | Unauthorized: “Invalid key” |',
    ],
    hasNot: ['Query parameters'],
  },
  {
    it: "Koa's assertions, statuses of a branch, and the last status",
    input: KOA,
    has: [
      '| `204` | No content. |',
      '| `404` | Not found: “No such poll” |',
      '| `409` | Conflict: “closed” | object with `error`: string |',
    ],
  },
  {
    it: "the form of OAuth 2's password flow",
    input: FASTAPI,
    has: ['Form data with these fields', '| `password` | string | Yes |'],
  },
  {
    it: "a handler that hangs on a path, guards that ask the session, and what is the service's own beside",
    input: `import express from 'express';
export const PREFIX = '/bakery';
export interface KnownRequest extends express.Request { userId: string }
export const requireScope = (scope: string) => (req, res, next) => {
  if (!req.session.user) return res.status(401).json({ error: 'sign in' });
  next();
};
export function loafLabel(n: number): string { return 'L' + n; }
const app = express();
app.use(PREFIX + '/totals', requireScope('read'), (req, res) => res.json({ sum: 1 }));
app.get(PREFIX + '/loaves', requireScope('read'), (req, res) => res.json([]));
`,
    has: [
      '`* /bakery/totals`',
      '## Loaves',
      'All paths begin with `/bakery`',
      'in the cookie `session`',
      '### `loafLabel`',
    ],
    hasNot: ['Bearer', '### `requireScope`', 'KnownRequest', '`PREFIX`'],
  },
  {
    it: 'a key of FastAPI whose name says nothing',
    input: `from fastapi import FastAPI, Depends
from fastapi.security import APIKeyHeader
app = FastAPI()
gate = APIKeyHeader(name="X-Lift-Key")

@app.post("/runs", status_code=201)
def add_run(_=Depends(gate)):
    return {"id": 1}
`,
    has: ['Send your API key in the `X-Lift-Key` header'],
  },
];

describeRows('what stands before and behind handlers', ROWS);
