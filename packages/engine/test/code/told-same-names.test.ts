import { describeRows, type Row } from './rows.ts';

const ROWS: readonly Row[] = [
  {
    it: 'keeps types and methods of two packages of Go apart',
    input: `// file: main.go
package main

import (
	"net/http"

	"github.com/go-chi/chi/v5"
	"farm/internal/barn"
	"farm/internal/field"
)

func main() {
	r := chi.NewRouter()
	barns := barn.NewHandler()
	fields := field.NewHandler()
	r.Route("/barns", barns.Register)
	r.Route("/fields", func(r chi.Router) { fields.Register(r) })
	http.ListenAndServe(":8080", r)
}
// file: internal/barn/handler.go
package barn

type Handler struct{}

func NewHandler() *Handler { return &Handler{} }

type Input struct {
	Stalls int    \`json:"stalls"\`
	Name   string \`json:"name"\`
}

func (h *Handler) Register(r chi.Router) { r.Post("/", h.Create) }

func (h *Handler) Create(w http.ResponseWriter, r *http.Request) {
	var in Input
	if err := json.NewDecoder(r.Body).Decode(&in); err != nil {
		http.Error(w, "no such barn", http.StatusBadRequest)
	}
	w.WriteHeader(http.StatusCreated)
}
// file: internal/field/handler.go
package field

type Handler struct{}

func NewHandler() *Handler { return &Handler{} }

type Input struct {
	Acres float64 \`json:"acres"\`
}

func (h *Handler) Register(r chi.Router) {
	r.Post("/", h.Create)
	r.Delete("/{id}", h.Drop)
}

func (h *Handler) Drop(w http.ResponseWriter, r *http.Request) { w.WriteHeader(http.StatusNoContent) }

func (h *Handler) Create(w http.ResponseWriter, r *http.Request) {
	var in Input
	if err := json.NewDecoder(r.Body).Decode(&in); err != nil {
		http.Error(w, "no such field", http.StatusUnprocessableEntity)
	}
	w.WriteHeader(http.StatusAccepted)
}
`,
    has: [
      '`POST /barns`',
      '`DELETE /fields/{id}`',
      'JSON: [BarnInput](#barninput).',
      'JSON: [FieldInput](#fieldinput).',
      '| `400` | Bad request: “no such barn” |',
      '| `422` | Unprocessable entity: “no such field” |',
    ],
    hasNot: ['`DELETE /barns/{id}`', '`POST /`'],
  },
  {
    it: 'takes no package of Go for another one that the input leaves out',
    input: `// file: server/server.go
package server

import (
	"github.com/go-chi/chi/v5"
	"farm/api"
	scan "farm/scanner/api"
)

func Run() {
	mux := chi.NewRouter()
	handler := api.New()
	handler.Route(mux)
	scanner := scan.New()
	mux.Route("/scan", func(r chi.Router) { scanner.Route(r) })
}
// file: api/api.go
package api

type apiHandler struct{}

func New() *apiHandler { return &apiHandler{} }

func (h *apiHandler) Route(r chi.Router) { r.MethodFunc("GET", "/health", h.Health) }

func (h *apiHandler) Health(w http.ResponseWriter, r *http.Request) { w.WriteHeader(200) }
`,
    has: ['`GET /health`'],
    hasNot: ['/scan/health'],
  },
  {
    it: 'keeps classes, interfaces and schemas of two files of TypeScript apart',
    input: `// file: src/app.ts
import express from 'express';
import { barns } from './barns/routes';
import { fields } from './fields/routes';
const app = express();
app.use('/barns', barns);
app.use('/fields', fields);
// file: src/barns/routes.ts
import { Router } from 'express';
import { z } from 'zod';
import { Controller } from './controller';
const bodySchema = z.object({ stalls: z.number().int(), name: z.string(), roof: z.string() });
export const barns = Router();
barns.post('/', new Controller().create);
barns.put('/:id', (req, res) => { const body = bodySchema.parse(req.body); res.json(body); });
// file: src/barns/controller.ts
interface Body { stalls: number; name: string; roof: string }
export class Controller {
  create = (req: Request<{}, {}, Body>, res: Response) => {
    if (!req.body.name) return res.status(400).json({ error: 'name is missing' });
    res.status(201).json({ id: 'b1' });
  };
}
// file: src/fields/routes.ts
import { Router } from 'express';
import { z } from 'zod';
import { Controller } from './controller';
const bodySchema = z.object({ acres: z.number() });
export const fields = Router();
fields.post('/', new Controller().create);
fields.put('/:id', (req, res) => { const body = bodySchema.parse(req.body); res.json(body); });
// file: src/fields/controller.ts
interface Body { acres: number }
export class Controller {
  create = (req: Request<{}, {}, Body>, res: Response) => {
    if (!req.body.acres) return res.status(422).json({ error: 'acres are missing' });
    res.status(202).json({ id: 'f1' });
  };
}
`,
    has: [
      '| `400` | Bad request: “name is missing” |',
      '| `422` | Unprocessable entity: “acres are missing” |',
      '### FieldsBody\n\n| Name | Type | Required |\n| --- | --- | --- |\n| `acres` | number | Yes |',
    ],
  },
  {
    it: 'keeps commands inside of other types of C# apart, and finds the handler that they are sent to',
    input: `// file: Barns/BarnsController.cs
namespace Farm.Barns;

[ApiController]
[Route("barns")]
public class BarnsController(IMediator mediator) : ControllerBase
{
    [HttpPost]
    public Task<ActionResult> Create([FromBody] Create.Command command) => mediator.Send(command);

    [HttpDelete("{id}")]
    public Task Remove(int id) => mediator.Send(new Remove.Command(id));
}
// file: Barns/Create.cs
namespace Farm.Barns;

public class Create
{
    public record Command(string? Name, int Stalls, string[]? Tags) : IRequest<int>;

    public class Validator : AbstractValidator<Command>
    {
        public Validator()
        {
            RuleFor(x => x.Name).NotEmpty().MaximumLength(40);
            RuleFor(x => x.Stalls).InclusiveBetween(1, 60);
        }
    }
}
// file: Barns/Remove.cs
namespace Farm.Barns;

public class Remove
{
    public record Command(int Id) : IRequest;

    public class Handler(FarmContext db) : IRequestHandler<Command>
    {
        public async Task Handle(Command request, CancellationToken token)
        {
            var barn = await db.Barns.FindAsync(request.Id) ?? throw new NotFoundException("no such barn");
            db.Remove(barn);
        }
    }
}
// file: Fields/FieldsController.cs
namespace Farm.Fields;

[ApiController]
[Route("fields")]
public class FieldsController(IMediator mediator) : ControllerBase
{
    [HttpPost]
    public Task<ActionResult> Create([FromBody] Create.Command command) => mediator.Send(command);
}
// file: Fields/Create.cs
namespace Farm.Fields;

public class Create
{
    public record Command(double Acres) : IRequest<int>;
}
`,
    has: [
      'JSON: [BarnsCreateCommand](#barnscreatecommand).',
      'JSON: [FieldsCreateCommand](#fieldscreatecommand).',
      '| `name` | string | Yes | 1 to 40 characters. |',
      '| `stalls` | integer | Yes | From 1 to 60. |',
      '| `404` | Not found: “no such barn” |',
    ],
    hasNot: ['string or null | Yes'],
  },
  {
    it: 'keeps the requests of two namespaces of PHP apart',
    input: `// file: routes/api.php
<?php
Route::post('barns', [BarnController::class, 'store']);
Route::post('fields', [FieldController::class, 'store']);
// file: app/Http/Controllers/BarnController.php
<?php
namespace App\\Http\\Controllers;
use App\\Http\\Requests\\Barn\\StoreRequest;
class BarnController extends Controller
{
    public function store(StoreRequest $request) { return response()->json(['id' => 1], 201); }
}
// file: app/Http/Controllers/FieldController.php
<?php
namespace App\\Http\\Controllers;
use App\\Http\\Requests\\Field\\StoreRequest;
class FieldController extends Controller
{
    public function store(StoreRequest $request) { return response()->json(['id' => 1], 201); }
}
// file: app/Http/Requests/Barn/StoreRequest.php
<?php
namespace App\\Http\\Requests\\Barn;
class StoreRequest extends FormRequest
{
    public function rules() { return ['barn.stalls' => 'required|integer|max:60', 'barn.code' => 'string|max:9|unique:barns,code,' . $this->id]; }
}
// file: app/Http/Requests/Field/StoreRequest.php
<?php
namespace App\\Http\\Requests\\Field;
class StoreRequest extends FormRequest
{
    public function rules() { return ['acres' => 'required|numeric']; }
}
`,
    has: [
      '| `barn` | object | Yes |',
      '| `barn.stalls` | integer | Yes | At most 60. |',
      '| `barn.code` | string | No | At most 9 characters. |',
      '| `acres` | number | Yes |',
    ],
  },
  {
    it: 'tells under what name a resource of Laravel is sent, and no refusal where nothing is asked',
    input: `// file: routes/api.php
<?php
Route::get('barns/{barn}', [BarnController::class, 'show']);
Route::delete('barns/{barn}', [BarnController::class, 'destroy']);
Route::get('barns', [BarnController::class, 'index']);
// file: app/Http/Controllers/BarnController.php
<?php
namespace App\\Http\\Controllers;
class BarnController extends Controller
{
    public function show(Barn $barn): BarnResource { return $this->respond($barn); }
    public function destroy(Barn $barn, DestroyRequest $request): void { $barn->delete(); }
    public function index(): array { return $this->all(); }
    private function respond(Barn $barn): BarnResource { return new BarnResource($barn); }
}
// file: app/Http/Requests/DestroyRequest.php
<?php
namespace App\\Http\\Requests;
class DestroyRequest extends FormRequest
{
    public function rules(): array { return []; }
}
// file: app/Http/Resources/BarnResource.php
<?php
namespace App\\Http\\Resources;
class BarnResource extends JsonResource
{
    public static $wrap = 'barn';
    public function toArray($request): array { return ['stalls' => (int) $this->stalls]; }
}
`,
    has: ['| `200` | OK. | object with `barn`: [BarnResource](#barnresource) |'],
    hasNot: ['422', '| array |'],
  },
  {
    it: 'mounts several routers that one function returns by name, and a router that is made later',
    input: `// file: app.js
const express = require('express');
const app = express();
const made = require('./versions')();
app.use('/v1', made.first);
app.use('/v2', made.second);
require('./tiles').init().then((sub) => app.use('/tiles', sub));
// file: versions.js
const express = require('express');
module.exports = function () {
  const first = express.Router();
  const second = express.Router();
  first.get('/barns', (req, res) => res.json([]));
  second.get('/fields', (req, res) => res.json([]));
  return { first, second };
};
// file: tiles.js
const express = require('express');
exports.init = async function () {
  const sub = express();
  sub.get('/:z{@:scale}{.:format}', (req, res) => res.send('png'));
  return sub;
};
`,
    has: ['`GET /v1/barns`', '`GET /v2/fields`', '`GET /tiles/{z}@{scale}.{format}`'],
  },
];

describeRows('types of the same name', ROWS);
