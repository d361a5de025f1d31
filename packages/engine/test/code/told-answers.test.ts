import { describeRows, type Row } from './rows.ts';

const GIN = `package main

const MaxBatch = 500

type failure struct {
	Message string \`json:"message"\`
}

func fail(c *gin.Context, status int, message string) {
	c.AbortWithStatusJSON(status, failure{Message: message})
}

func apiKey(key string) gin.HandlerFunc {
	return func(c *gin.Context) {
		if c.GetHeader("X-API-Key") != key {
			fail(c, http.StatusUnauthorized, "send a key")
			return
		}
		c.Next()
	}
}

func drop(c *gin.Context) {
	if err := store.Drop(c.Param("id")); err != nil {
		fail(c, http.StatusConflict, "still in use")
		return
	}
	c.Status(http.StatusNoContent)
}

func main() {
	port := os.Getenv("PORT")
	if port == "" {
		port = "8080"
	}
	r := gin.Default()
	g := r.Group("/api/boxes", apiKey(os.Getenv("KEY")))
	g.DELETE("/:id", drop)
	r.Run(":" + port)
}
`;
const CHI = `package note

func Mount(r chi.Router) { r.Patch("/notes/{id}/read", read) }

func read(w http.ResponseWriter, r *http.Request) {
	id, err := uuid.Parse(chi.URLParam(r, "id"))
	if err != nil {
		web.Error(w, r, apperr.NotFound("no such note"))
		return
	}
	web.JSON(w, http.StatusOK, map[string]string{"message": "read"})
}
`;
const FASTAPI = `from fastapi import APIRouter, Depends, FastAPI, Header, HTTPException, Query
from typing import Annotated

async def current_key(x_api_key: Annotated[str, Header()]) -> str:
    if x_api_key not in keys:
        raise HTTPException(status_code=401, detail="Unknown key")
    return x_api_key

router = APIRouter(prefix="/boxes", dependencies=[Depends(current_key)])

@router.get("", summary="List boxes")
def boxes(limit: Annotated[int, Query(ge=1)] = 50, service: Service = Depends(get_api_key_service)):
    """List all boxes.

    Archived boxes are left out.

    Notes:
        The newest come first.
    """
    return BoxPage(items=find(limit), total=len(all))

app = FastAPI()
app.include_router(router)
`;
const RAILS = `# file: config/routes.rb
Rails.application.routes.draw do
  resources :notes, only: [:show, :create]
end

# file: app/controllers/base_controller.rb
class BaseController < ActionController::API
  before_action :authenticate_user!
  rescue_from ActiveRecord::RecordNotFound do |e|
    render json: { error: "no such note" }, status: :not_found
  end
end

# file: app/controllers/notes_controller.rb
class NotesController < BaseController
  skip_before_action :authenticate_user!, only: :show
  before_action :set_note, only: :show

  def show
    render json: @note
  end

  def create
    note = Note.create!(note_params)
    render json: note, status: :created
  end

  private

  def set_note
    @note = Note.find(params[:id])
  end

  def note_params
    params.require(:note).permit(:title, lines: [:text])
  end
end
`;
const LARAVEL = `<?php
Route::get('/notes', [NoteController::class, 'index']);
Route::post('/notes', [NoteController::class, 'store']);
class NoteController {
  public function index() { return NoteResource::collection(Note::all()); }
  public function store(Request $request) {
    $data = $request->validate(['kind' => ['required', Rule::in(['memo', 'list'])]]);
    return response()->json(new NoteResource(Note::create($data)), 201);
  }
}
class NoteResource extends JsonResource {
  public function toArray($request): array { return ['id' => $this->id, 'at' => $this->at->toIso8601String()]; }
}
`;
const SPRING = `@RestController
@RequestMapping("/notes")
public class NoteController {
  @GetMapping("/{id}")
  public Note get(@PathVariable long id) { return notes.find(id).orElseThrow(() -> new NoteMissing(id)); }
  @PostMapping
  public Note add(@RequestBody Note note) { if (notes.has(note)) throw new TakenException(); return note; }
}
@ResponseStatus(HttpStatus.GONE)
class NoteMissing extends RuntimeException { NoteMissing(long id) { super("note " + id); } }
class TakenException extends RuntimeException {}
@RestControllerAdvice
class Advice {
  @ExceptionHandler(TakenException.class)
  public ResponseEntity<String> taken(TakenException e) { return ResponseEntity.status(HttpStatus.CONFLICT).body("taken"); }
}
record Note(String text) {}
`;
const AXUM = `use axum::{routing::get, Router, Json};
pub enum Failure { Missing, Broken(String) }
impl IntoResponse for Failure {
  fn into_response(self) -> Response {
    let (status, text) = match self {
      Failure::Missing => (StatusCode::NOT_FOUND, "no such note".to_string()),
      Failure::Broken(e) => (StatusCode::BAD_GATEWAY, e),
    };
    (status, text).into_response()
  }
}
async fn note() -> Result<Json<String>, Failure> { find().ok_or(Failure::Missing) }
pub fn app() -> Router { Router::new().route("/note", get(note)) }
`;
const EXPRESS = `import express, { Request } from 'express';
class AppError extends Error { constructor(message: string, public status: number) { super(message); } }
class Missing extends AppError { constructor(what: string) { super('nothing is there', 404); } }
/** What is sent. */
interface NoteIn { title: string; }
/** Words that a title may have. */
export const MOST_WORDS = 12;
/** Cuts a title to its words. */
export function words(title: string): string[] {
  if (title === '') throw new RangeError('a title has words');
  return title.split(' ');
}
const KEY = process.env.NOTES_KEY;
if (!KEY) throw new Error('NOTES_KEY is not set');
const app = express();
async function load(id: string) { const note = await db.get(id); if (!note) throw new Missing(id); return note; }
app.get('/notes/:id', async (req, res) => { res.json(await load(req.params.id)); });
app.post('/notes', (req: Request<{}, {}, NoteIn>, res) => { res.status(201).json({ note: { id: 1, title: 'a' } }); });
`;

const ROWS: readonly Row[] = [
  {
    it: 'what helpers and guards of gin answer, with what they are given',
    input: GIN,
    has: [
      '| `204` | No content. |',
      '| `401` | Unauthorized: “send a key” | [failure](#failure) |',
      '| `409` | Conflict: “still in use” | [failure](#failure) |',
      '| `PORT` | `8080` |',
    ],
    hasNot: ['**Headers**'],
  },
  {
    it: 'what is written with helpers that the input does not hold, and IDs',
    input: CHI,
    has: [
      '| `id` | string (UUID) |',
      '| `200` | OK. | object with `message`: string |',
      '| `404` | Not found: “no such note” |',
    ],
  },
  {
    it: "what a router's dependency takes and refuses, notes of a docstring, the fields of an unseen type",
    input: FASTAPI,
    has: [
      'Send your API key in the `X-API-Key` header',
      '| `401` | Unauthorized: “Unknown key” |',
      '| `limit` | integer | No | At least 1. Default: `50`. |',
      'Archived boxes are left out.',
      'The newest come first.',
      'object with `items`, `total`: integer',
    ],
    hasNot: ['**Headers**'],
  },
  {
    it: 'filters of base controllers, and what they answer',
    input: RAILS,
    has: [
      'Endpoints that require authentication say so.',
      '| `404` | Not found: “no such note” |',
      '| `note` | object | Yes |',
      '| `note.lines[].text` | [VERIFY] | No |',
    ],
  },
  {
    it: 'resources of Laravel, and rules that are objects',
    input: LARAVEL,
    has: [
      'object with `data`: array of [NoteResource](#noteresource)',
      '| `kind` | string | Yes | One of `memo` or `list`. |',
      '| `at` | string (date-time, RFC 3339) |',
    ],
  },
  {
    it: 'the statuses of own exceptions, by their classes and their handlers',
    input: SPRING,
    has: ['| `410` | Gone', '| `409` | Conflict'],
  },
  {
    it: "the statuses of a Rust error's variants",
    input: AXUM,
    has: ['| `404` | Not found: “no such note” |'],
    hasNot: ['| `502` | Bad gateway: '],
  },
  {
    it: 'errors thrown in functions that a handler calls, and what a file exports beside its routes',
    input: EXPRESS,
    has: [
      '| `404` | Not found: “nothing is there” |',
      '[NoteIn](#notein)',
      '### `words`\n\nCuts a title to its words.',
      '**Throws:** `RangeError`: “a title has words”.',
      '| `MOST_WORDS` | `12` | Words that a title may have. |',
      '| `NOTES_KEY` | Required |',
    ],
  },
];

describeRows('what endpoints answer', ROWS);
