import { describeRows, type Row } from './rows.ts';

const FASTAPI = `# file: models.py
class Camel(BaseModel):
    model_config = ConfigDict(alias_generator=to_camel)
class Lesson(Camel):
    starts_at: datetime
    level: Level = Field(Level.FIRST, description="How hard it is.")
class Level(StrEnum):
    FIRST = "first"
    SECOND = "second"
# file: lessons.py
router = APIRouter(prefix="/lessons")
@router.post("")
def add(lesson: Lesson): ...
@router.websocket("/{lesson_id}/live")
async def live(socket: WebSocket, lesson_id: UUID):
    await socket.accept()
# file: main.py
from fastapi import FastAPI
app = FastAPI()
app.include_router(router)
`;
const DJANGO = `from rest_framework import serializers, viewsets
class Kind(models.TextChoices):
    PAPER = "paper", "Paper"
    AUDIO = "audio", "Audio"
class Shelf(models.Model):
    code = models.CharField("Code on the shelf", max_length=4, primary_key=True)
class Title(models.Model):
    shelf = models.ForeignKey(Shelf, on_delete=models.PROTECT)
    twin = models.OneToOneField("self", null=True, on_delete=models.SET_NULL)
    tags = models.ManyToManyField("Tag", blank=True)
    kind = models.CharField("Kind of title", max_length=5, choices=Kind.choices, default=Kind.PAPER)
class TitleSerializer(serializers.ModelSerializer):
    class Meta:
        model = Title
        fields = ["id", "shelf", "twin", "tags", "kind"]
class DaysSerializer(serializers.Serializer):
    days = serializers.IntegerField()
class TitleViewSet(viewsets.ModelViewSet):
    queryset = Title.objects.all()
    serializer_class = TitleSerializer
    @action(detail=True, methods=["post"], serializer_class=DaysSerializer)
    def keep(self, request, pk=None):
        return Response(status=204)
router = DefaultRouter()
router.register("titles", TitleViewSet)
urlpatterns = router.urls
`;
const KOTLIN = `package halls
data class Hall(
    /** What the caretaker calls it. */
    val name: String,
    val seats: Int, // without the gallery
)
sealed class HallError(val status: HttpStatus, message: String) : RuntimeException(message) {
    class Closed : HallError(HttpStatus.LOCKED, "The hall is closed")
}
data class Fault(val text: String?)
@RestControllerAdvice
class Faults {
    @ExceptionHandler(HallError::class)
    fun answer(e: HallError) = ResponseEntity.status(e.status).body(Fault(e.message))
}
@RestController
class Halls {
    @GetMapping("/halls/{name}")
    fun one(@PathVariable name: String): Hall { if (closed(name)) throw HallError.Closed(); return find(name) }
}
`;
const CLAP = `use clap::Parser;
/** Packs crates. */
#[derive(Parser)]
struct Cli { #[arg(long)] dry_run: bool }
fn main() -> ExitCode {
    match pack(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => { eprintln!("could not pack all: {e}"); ExitCode::FAILURE }
    }
}
`;

const WHEN = `package halls
sealed class HallError(message: String) : RuntimeException(message)
class NoHall(id: Long) : HallError("No hall $id")
class Taken : HallError("The hall is taken")
data class Fault(val text: String?)
@RestControllerAdvice
class Faults {
    @ExceptionHandler(HallError::class)
    fun answer(e: HallError): ResponseEntity<Fault> {
        val status = when (e) {
            is NoHall -> HttpStatus.NOT_FOUND
            is Taken -> HttpStatus.CONFLICT
        }
        return ResponseEntity.status(status).body(Fault(e.message))
    }
}
@RestController
class Halls {
    @GetMapping("/halls/{id}")
    fun one(@PathVariable id: Long): String = find(id) ?: throw NoHall(id)
    @PostMapping("/halls/{id}/bookings")
    fun book(@PathVariable id: Long): String { if (taken(id)) throw Taken(); return "ok" }
}
`;
const GO = `package main

type Server struct{}

func (s *Server) routes(mux *http.ServeMux) {
	mux.HandleFunc("POST /notes", s.addNote())
	mux.HandleFunc("POST /tags", s.addTag())
	mux.HandleFunc("GET /notes.csv", s.list)
}

func (s *Server) addNote() http.HandlerFunc {
	type request struct {
		Text string \`json:"text"\`
	}
	return func(w http.ResponseWriter, r *http.Request) {
		var req request
		if err := json.NewDecoder(r.Body).Decode(&req); err != nil {
			writeJSON(w, 400, failure{Reason: "no JSON"})
			return
		}
		w.WriteHeader(http.StatusCreated)
	}
}

func (s *Server) addTag() http.HandlerFunc {
	type request struct {
		Label string \`json:"label"\`
	}
	return func(w http.ResponseWriter, r *http.Request) {
		var req request
		json.NewDecoder(r.Body).Decode(&req)
		w.WriteHeader(http.StatusCreated)
	}
}

func (s *Server) list(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/csv")
	w.Write(s.rows())
}

type failure struct {
	Reason string \`json:"reason"\`
}
`;
const RAILS = `class Dog < ApplicationRecord; end
Rails.application.routes.draw do
  resources :dogs, only: %i[index show create update]
end
class DogsController < ApplicationController
  def index
    dogs = Dog.where(home: true).page(params[:page])
    render json: { dogs: dogs.as_json(only: %i[id name]), total: dogs.total_count }
  end
  def show
    render json: Dog.find(params[:id]).slice(:name, :born_on)
  end
  def create
    render json: DogSerializer.new(Dog.create!(params.permit(:name))), status: :created
  end
  def update
    dog = Dog.find(params[:id])
    render json: dog, only: [:name]
  end
end
class DogSerializer < ActiveModel::Serializer
  attributes :id, :name, :born_on
  has_many :walks
end
ActiveRecord::Schema.define do
  create_table :dogs do |t|
    t.string :name
    t.date :born_on
  end
end
`;
const NEXT = `// file: src/http.ts
export class HttpError extends Error {
  constructor(readonly status: number, readonly code: string, message: string) { super(message); }
}
export function handle(fn) {
  return async (req, ctx) => {
    try { return await fn(req, ctx); } catch (e) {
      if (e instanceof ZodError) return NextResponse.json({ code: 'invalid', issues: e.issues }, { status: 422 });
      if (e instanceof HttpError) return NextResponse.json({ code: e.code, text: e.message }, { status: e.status });
      throw e;
    }
  };
}
export const query = z.object({ take: z.coerce.number().int().max(50).default(10) });
// file: src/app/api/maps/route.ts
export const GET = handle(async (req) => {
  const { take } = query.parse(Object.fromEntries(req.nextUrl.searchParams));
  const maps = await all(take);
  if (!maps) throw new HttpError(404, 'no_maps', 'There are no maps');
  return NextResponse.json<GeoMap[]>(maps);
});
/** Adds a map. */
export const POST = handle(async (req) => {
  const form = await req.formData();
  const sheet = form.get('image');
  if (!(sheet instanceof File)) return NextResponse.json({ code: 'missing' }, { status: 400 });
  return NextResponse.json({ ok: true }, { status: 201 });
});
export type GeoMap = { id: string };
`;
const UNWRAPPED =
  NEXT.replace(/^export const query[^]*/m, '') +
  `// file: src/app/api/tours/route.ts
export const GET = handle(async (req) => {
  if (!open) throw new HttpError(409, 'closed', 'Tours are closed');
  return NextResponse.json({ ok: true });
});
export async function DELETE(req) {
  if (!mine) throw new HttpError(403, 'not_yours', 'This tour is not yours');
  return NextResponse.json({ ok: true });
}
`;
const EXPRESS = `const validate = (schema) => (req, res, next) => {
  const { error, value } = schema.validate(req.body);
  if (error) return next(error);
  next();
};
exports.allow = (role) => (req, res, next) => (req.user.role === role ? next() : res.status(403).end());
app.post('/carts', validate(Joi.object({ name: Joi.string().required() })), (req, res) => res.status(201).json({ id: 1 }));
app.post('/carts/:id/pay', (req, res, next) => {
  const err = new Error('The cart is paid');
  err.status = 409;
  return next(err);
});
app.use((err, req, res, next) => {
  if (err.name === 'ValidationError') return res.status(400).json({ error: 'validation', details: err.details });
  res.status(err.status || 500).json({ error: err.message });
});
`;
const MODEL = `from pydantic import BaseModel, Field
class Job(BaseModel):
    """A job that is run at times."""
    name: str = Field(..., max_length=60, description="What it is called.")
    retries: int = Field(3, ge=0, le=10)
    tags: list[str] = Field(default_factory=list, max_length=5)
    def run(self) -> None:
        """Runs it."""
`;
const PASSED_ON = `// file: src/queue.ts
/** Whether it is a job. */
export function isJob(value: unknown): boolean { return true; }
/** Waits. */
export function wait(): void {}
// file: src/index.ts
export { isJob as isQueueJob, wait } from './queue.js';
`;
const PAGES = `<?php
use Illuminate\\Support\\Facades\\Route;
Route::get('soups', [SoupController::class, 'index']);
class SoupController extends Controller {
    public function index() { return SoupResource::collection(Soup::query()->paginate(20)); }
}
class SoupResource extends JsonResource {
    public function toArray($request): array { return ['id' => (int) $this->id]; }
}
`;

const ROWS: readonly Row[] = [
  {
    it: 'names that Pydantic makes of fields, a default of an enumeration, and refusals of a router in a file of its own',
    input: FASTAPI,
    has: [
      '| `startsAt` | string (date-time, RFC 3339) | Yes |',
      '| `level` | [Level](#level) | No | How hard it is. Default: `first`. |',
      '| `422` | Unprocessable entity. |',
      '| Status | Meaning |\n| --- | --- |\n| `101` |',
    ],
    hasNot: ['starts_at'],
  },
  {
    it: 'the keys of other models, and a choice as a default, of Django',
    input: DJANGO,
    has: [
      '| `shelf` | string | Yes |',
      '| `twin` | integer or null | No |',
      '| `tags` | array of integer | No |',
      '| `kind` | string | No | One of `paper` or `audio`. Default: `paper`. |',
      'POST /titles/1/keep/',
    ],
    hasNot: ['Code on the shelf', 'Kind of title'],
  },
  {
    it: 'comments on what a class of Kotlin takes, and what is sent of an error that brings its own status',
    input: KOTLIN,
    has: [
      '| `name` | string | Yes | What the caretaker calls it. |',
      '| `423` | Locked: “The hall is closed” | [Fault](#fault) |',
    ],
  },
  {
    it: 'an exit code of Rust by its name',
    input: CLAP,
    has: ['| `1` | “could not pack all: …” |'],
  },
  {
    it: 'the status of each type of error that one handler tells apart',
    input: WHEN,
    has: [
      '| `404` | Not found: “No hall …” | [Fault](#fault) |',
      '| `409` | Conflict: “The hall is taken” | [Fault](#fault) |',
    ],
  },
  {
    it: 'types that functions of Go declare for themselves, errors put together as they are sent, and the type of what is written',
    input: GO,
    has: [
      'JSON: [addNoteRequest](#addnoterequest).',
      '### addTagRequest\n\n| Name | Type | Required |\n| --- | --- | --- |\n| `label` | string |',
      '| `400` | Bad request: “no JSON” | [failure](#failure) |',
      '| `200` | OK. | `text/csv` |',
    ],
  },
  {
    it: 'what Rails leaves of a record, with the types of its columns',
    input: RAILS,
    has: [
      '| `dogs[].name` | string |\n| `total` | integer |',
      'object with `name`: string, `born_on`: string (date)',
      '| `201` | Created. | [DogSerializer](#dogserializer) |',
      '| `born_on` | string (date) |\n| `walks` | array of object |',
      '| `200` | OK. | object with `name`: string |',
    ],
  },
  {
    it: 'what a wrapper of handlers answers to errors, a query taken as a whole, and a file that is asked for',
    input: NEXT,
    has: [
      '| `take` | integer | No | At most 50. Default: `10`. |',
      '| `200` | OK. | array of [GeoMap](#geomap) |',
      '| `404` | Not found: `no_maps` (“There are no maps”) | object with `code`, `text`: string |',
      '| `image` | string (file) | Yes |',
    ],
    hasNot: ['## Constants', 'object with `code`, `text`: string |\n| `201`'],
  },
  {
    it: 'what a wrapper answers only for handlers that stand in it',
    input: UNWRAPPED,
    has: [
      '| `409` | Conflict: `closed` (“Tours are closed”) | object with `code`, `text`: string |',
      '| `403` | Forbidden: “This tour is not yours” |  |',
    ],
    hasNot: [],
  },
  {
    it: 'errors that middleware hands on, and those that are given a status',
    input: EXPRESS,
    has: [
      '| `400` | Bad request: “validation” | object with `error`: string, `details` |',
      '| `409` | Conflict: “The cart is paid” | object with `error`: string |',
    ],
    hasNot: ['### `allow`'],
  },
  {
    it: 'limits, defaults, and descriptions of fields that Pydantic makes, where nothing is served',
    input: MODEL,
    has: [
      '| `name` | `str` | Yes |  | What it is called. At most 60 characters. |',
      '| `retries` | `int` | No | `3` | From 0 to 10. |',
      '| `tags` | `list[str]` | No | `[]` | At most 5 items. |',
    ],
  },
  {
    it: 'the name under which a package passes a function on',
    input: PASSED_ON,
    has: ['### `isQueueJob`', 'function isQueueJob(value: unknown): boolean', '### `wait`'],
    hasNot: ['`isJob`'],
  },
  {
    it: 'the links and counts beside a page of Laravel’s resources',
    input: PAGES,
    has: ['| `meta.total` | integer |', '| `links.next` | string (URL) or null |'],
  },
];

describeRows('What other parts of an input tell', ROWS);
