import { describeRows, type Row } from './rows.ts';

const ROWS: readonly Row[] = [
  {
    it: 'limits of frozen constants, checks in front of a path, and what is sent beside a file',
    input: `import { Router } from 'express';
import multer from 'multer';
import { z } from 'zod';
const LIMITS = Object.freeze({ PAGE: 25, PAGE_MAX: 200, BYTES: 2 * 1024 * 1024 });
const upload = multer({ limits: { fileSize: LIMITS.BYTES } });
const validate = (schemas) => (req, res, next) => next();
const query = z.object({ limit: z.coerce.number().int().min(1).max(LIMITS.PAGE_MAX).default(LIMITS.PAGE) });
const router = Router();
router.get('/shipments', validate({ query }), (req, res) => res.json([]));
router
  .route('/shipments/:id')
  .all(validate({ params: z.object({ id: z.string().uuid() }) }))
  .get((req, res) => res.json({ id: 1 }))
  .delete((req, res) => res.sendStatus(204));
router.post('/shipments/:id/proof', upload.single('photo'), async (req, res) => {
  await attach(req.file.buffer, req.body.signedBy);
  res.status(201).json({});
});
router.get('/shipments/:id/label', (req, res) => res.type('application/pdf').send(pdf()));
module.exports = router;`,
    has: [
      '| `limit` | integer | No | From 1 to 200. Default: `25`. |',
      '| `id` | string (UUID) |',
      '| `photo` | string (file) | No | At most 2 MB. |',
      '| `signedBy` | string | No |',
      '| `200` | OK. | `application/pdf` |',
    ],
    hasNot: ['`ANY'],
  },
  {
    it: 'what a base of controllers takes and gives, the defaults of pages, and the one version of a controller',
    input: `@RestController
@RequestMapping("/tickets")
class TicketController extends CrudController<Ticket, Long> {
  @GetMapping
  List<Ticket> all(@PageableDefault(size = 25, sort = "plate") Pageable pageable) { return service.all(pageable); }
}
abstract class CrudController<T, ID> {
  @GetMapping("/{id}")
  public T byId(@PathVariable ID id) { return service.get(id); }
  @PostMapping
  public T add(@RequestBody T body) { return service.save(body); }
}
record Ticket(Long id, String plate) {}`,
    has: [
      '| `id` | integer |',
      'JSON: [Ticket](#ticket).',
      '| `200` | OK. | [Ticket](#ticket) |',
      'Items on a page. At least 1. Default: `25`.',
    ],
  },
  {
    it: 'the version, the size, and nested rules of a controller in C#',
    input: `public record ContactDto(string Phone, string? Email);
public record CreateVisit(Guid PatientId, ContactDto Contact);
public class CreateVisitValidator : AbstractValidator<CreateVisit>
{
    public CreateVisitValidator()
    {
        RuleFor(x => x.Contact.Phone).NotEmpty().MaximumLength(20);
    }
}
[ApiController]
[ApiVersion("2.0")]
[Route("api/v{version:apiVersion}/[controller]")]
public class VisitsController : ControllerBase
{
    [HttpPost]
    public ActionResult<ContactDto> Create([FromBody] CreateVisit request) => Ok(new ContactDto("1", null));
    [HttpPost("{id:guid}/scan")]
    [RequestSizeLimit(20_000_000)]
    public IActionResult Scan(Guid id, IFormFile file) => NoContent();
}`,
    has: ['`POST /api/v2/Visits`', '| `phone` | string | Yes | 1 to 20 characters. |', 'at most 20 MB'],
    hasNot: ['{version}'],
  },
  {
    it: 'rules that a form request adds to those of another, and pages',
    input: `<?php
Route::get('events', [EventController::class, 'index']);
Route::patch('events/{event}', [EventController::class, 'update']);
class StoreEvent extends FormRequest {
    public function rules(): array {
        return ['title' => 'required|string|max:140', 'city' => 'required|string'];
    }
}
class UpdateEvent extends StoreEvent {
    public function rules(): array {
        return array_merge(parent::rules(), ['title' => 'sometimes|string|max:140', 'size' => Rule::in(['s', 'm'])]);
    }
}
class EventController extends Controller {
    public function index() { return Event::query()->paginate(24); }
    public function update(UpdateEvent $request, Event $event) { return $event; }
}`,
    has: [
      '| `page` | integer | No |',
      '| `title` | string | No | At most 140 characters. |',
      '| `city` | string | Yes |',
      '| `size` | string | No | One of `s` or `m`. |',
      '| `200` | OK. |',
    ],
  },
  {
    it: 'scopes in OpenAPI, and what the code says of its API',
    format: 'openapi',
    input: `from fastapi import FastAPI, Security
from fastapi.security import OAuth2PasswordBearer
oauth2 = OAuth2PasswordBearer(tokenUrl="/token", scopes={"claims:read": "Read claims"})
async def current_user(scopes: SecurityScopes, token: str = Depends(oauth2)):
    return decode(token)
app = FastAPI(title="Expenses", version="1.4.0", description="Claims of employees.")
@app.get("/claims")
async def claims(user = Security(current_user, scopes=["claims:read"])):
    return []`,
    has: ['description: Claims of employees.', '- bearerAuth:\n            - claims:read'],
  },
  {
    it: 'maps that are validated item by item, and what a service says of itself above its code',
    input: `// Package main runs the ledger of a credit union.
package main

import "github.com/go-chi/chi/v5"

type NewEntry struct {
	Tags map[string]string \`json:"tags" validate:"max=10,dive,keys,alphanum,endkeys,max=64"\`
}

func book(w http.ResponseWriter, r *http.Request) {
	var in NewEntry
	json.NewDecoder(r.Body).Decode(&in)
	w.WriteHeader(http.StatusNoContent)
}

func main() {
	r := chi.NewRouter()
	r.Post("/entries", book)
	http.ListenAndServe(":80", r)
}`,
    has: ['The ledger of a credit union.', '| `tags` | map of string to string | No | At most 10 entries. |'],
  },
];

describeRows('what documents tell of frozen constants, generic bases and shared rules', ROWS);
