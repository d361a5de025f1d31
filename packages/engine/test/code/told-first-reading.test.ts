import { describeRows, type Row } from './rows.ts';

const ROWS: readonly Row[] = [
  {
    it: 'FastAPI’s names for annotated types, in another file too, and a class as a dependency',
    input: `# deps.py
from typing import Annotated
from fastapi import Depends, HTTPException, Query
from fastapi.security import APIKeyHeader
api_key = APIKeyHeader(name="X-Garage-Key", auto_error=False)
async def current_operator(key: Annotated[str | None, Depends(api_key)]):
    if key is None:
        raise HTTPException(401, "Unknown garage key")
Operator = Annotated[User, Depends(current_operator)]
class Paging:
    def __init__(self, offset: Annotated[int, Query(ge=0)] = 0):
        self.offset = offset

# main.py
from fastapi import FastAPI, File, Form, Path, UploadFile
from pydantic import BaseModel, Field
app = FastAPI()
StayId = Annotated[
    int,
    Path(gt=0),
]
type Plate = Annotated[str, Field(pattern="^[A-Z]+$")]
class Card(BaseModel):
    token: str
class Cash(BaseModel):
    given: int
Payment = Annotated[Card | Cash, Field(discriminator="method")]
class Stay(BaseModel):
    plate: Plate
@app.get("/stays")
async def stays(paging: Annotated[Paging, Depends()]) -> list[Stay]: ...
@app.post("/stays/{stay_id}/payment")
async def pay(stay_id: StayId, payment: Payment, op: Operator): ...
@app.put("/stays/{stay_id}/photo")
async def photo(stay_id: StayId, image: Annotated[UploadFile, File()], camera: Annotated[str, Form()] = "a"): ...
`,
    has: [
      '| `stay_id` | integer | Greater than 0. |',
      'JSON: [Card](#card) or [Cash](#cash).',
      '| `401` | Unauthorized: “Unknown garage key” |',
      '| `offset` | integer | No | At least 0. Default: `0`. |',
      '| `plate` | string | Yes | Matches `^[A-Z]+$`. |',
      'Multipart form data',
    ],
    hasNot: ['| `op` |', '| `payment` |', '`Plate`'],
  },
  {
    it: 'who may call by Django’s settings, where a view says nothing of its own',
    input: `# settings.py
REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": ["rest_framework.authentication.TokenAuthentication"],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticated"],
}
# views.py
from rest_framework.decorators import api_view, permission_classes
from rest_framework.permissions import AllowAny
from rest_framework.response import Response
from django.http import JsonResponse
@api_view(["GET"])
def scores(request):
    return Response({"scores": []})
@api_view(["GET"])
@permission_classes([AllowAny])
def calendar(request):
    return Response({"month": "x"})
def legacy(request):
    return JsonResponse({"year": 1})
# urls.py
from django.urls import path
urlpatterns = [path("scores", scores), path("calendar", calendar), path("legacy", legacy)]
`,
    has: ['Authorization: Token', 'GET /scores\n```\n\nRequires authentication.'],
    hasNot: ['GET /calendar\n```\n\nRequires', 'GET /legacy\n```\n\nRequires'],
  },
  {
    it: 'Koa’s routes once where allowedMethods stands beside them, without what middleware answers behind next',
    input: `const Koa = require('koa');
const mount = require('koa-mount');
const Router = require('@koa/router');
const app = new Koa();
app.use(async (ctx, next) => {
  await next();
  if (ctx.status === 404) ctx.throw(404, 'nothing here');
});
const shows = new Router({ prefix: '/shows' });
shows.get('/now', (ctx) => { ctx.body = { title: 'x' }; });
app.use(mount('/radio', shows.routes())).use(shows.allowedMethods());
`,
    has: ['GET /radio/shows/now'],
    hasNot: ['GET /shows/now', 'nothing here'],
  },
  {
    it: 'authorization of single endpoints of ASP.NET, each method that a list names, and of a base controller',
    input: `var app = builder.Build();
app.MapGet("/open", () => Results.Ok());
app.MapPost("/dogs", () => Results.NoContent()).AddEndpointFilter<Check<Dog>>().RequireAuthorization();
app.MapMethods("/dogs/{id:int}", ["PATCH", "PUT"], (int id) => Results.NoContent()).RequireAuthorization("keeper");
[ApiController]
[Authorize]
public abstract class ApiBase : ControllerBase { }
[Route("exhibits")]
public class ExhibitsController : ApiBase
{
    [HttpGet] public ActionResult<string> All([FromQuery] Filter filter) => Ok("x");
}
public class Filter { [FromQuery(Name = "q")] public string? Query { get; set; } }
`,
    has: [
      'POST /dogs\n```\n\nRequires authentication.',
      'PATCH /dogs/{id}\n```\n\nRequires authentication and the policy `keeper`.',
      'PUT /dogs/{id}\n```\n\nRequires authentication and the policy `keeper`.',
      'GET /exhibits\n```\n\nRequires authentication.',
      '| `q` | string | No |',
    ],
    hasNot: ['GET /open\n```\n\nRequires', '* /dogs'],
  },
  {
    it: 'Nest’s events, its status of refused bodies, and types made of others',
    input: `import { Controller, Post, Body, Sse, ValidationPipe } from '@nestjs/common';
app.useGlobalPipes(new ValidationPipe({ whitelist: true, errorHttpStatusCode: 422 }));
export class AdmitDto { @IsString() @Length(1, 80) name: string; @IsString() @IsOptional() note?: string; }
export class Patient extends OmitType(AdmitDto, ['note'] as const) { id: number; }
@Controller('patients')
export class Patients {
  @Post() admit(@Body() dto: AdmitDto): Promise<Patient> { return this.patients.admit(dto); }
  @Sse('alarms') alarms(): Observable<MessageEvent> { return this.bus.stream(); }
}
`,
    has: ['GET /patients/alarms', '| `422` | Unprocessable entity. |', '| `id` | number | Yes |'],
    hasNot: ['| `400` |', 'all fields of object'],
  },
  {
    it: 'which fields Zod makes optional',
    input: `import { Hono } from 'hono';
import { zValidator } from '@hono/zod-validator';
import { z } from 'zod';
const Player = z.object({ id: z.string(), name: z.string(), title: z.string() });
const NewPlayer = Player.omit({ id: true }).partial({ title: true });
const app = new Hono();
app.post('/players', zValidator('json', NewPlayer), (c) => c.json({ ok: true }, 201));
`,
    has: ['| `name` | string | Yes |', '| `title` | string | No |'],
  },
  {
    it: 'gin’s handler of errors only where a handler leaves one, and what is bound with a format of its own',
    input: `package main
import "github.com/gin-gonic/gin"
type Book struct { Title string \`json:"title" binding:"required"\` }
func Errors() gin.HandlerFunc {
	return func(c *gin.Context) {
		c.Next()
		if len(c.Errors) > 0 { c.JSON(418, gin.H{"error": "teapot"}) }
	}
}
func main() {
	r := gin.New()
	r.Use(Errors())
	r.GET("/version", func(c *gin.Context) { c.String(200, "1") })
	r.POST("/books", func(c *gin.Context) {
		var b Book
		if err := c.ShouldBindWith(&b, binding.JSON); err != nil { c.JSON(422, gin.H{"error": "bad"}); return }
		c.JSON(201, b)
	})
}
`,
    has: ['JSON: [Book](#book).'],
    hasNot: ['418'],
  },
  {
    it: 'rights that a group of Laravel’s routes asks for, and a status that noContent is given',
    input: `<?php
use Illuminate\\Support\\Facades\\Route;
Route::middleware(['auth:sanctum', 'can:manage-classes'])->group(function () {
    Route::delete('classes/{id}', [ClassController::class, 'destroy']);
});
class ClassController extends Controller
{
    public function destroy(string $id) { return response()->noContent(202); }
}
`,
    has: ['| `403` | Forbidden. |', '| `202` | Accepted. |'],
    hasNot: ['| `204` |'],
  },
  {
    it: 'a Kotlin file that the grammar gives up on as a whole',
    input: `@RestController
@RequestMapping(MatchController.BASE)
@Tag(name = "Matches")
class MatchController(private val matches: MatchService) {
  companion object { const val BASE = "/club/matches" }

  @GetMapping
  fun list(@RequestParam(required = false) season: Int?, @RequestParam(defaultValue = "0") page: Int, @RequestParam state: List<MatchState> = emptyList()): PageOf<Match> = matches.list(season, page, state)

  /** Looks up one match. */
  @GetMapping("/{id}")
  fun one(@PathVariable id: UUID): ResponseEntity<Match> =
    matches.find(id)?.let { ResponseEntity.ok(it) } ?: ResponseEntity.notFound().build()

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  @PreAuthorize("hasRole('CAPTAIN')")
  suspend fun create(@Valid @RequestBody body: NewMatch): Match = matches.create(body)

  @PutMapping("/{id}/result", consumes = [MediaType.APPLICATION_JSON_VALUE])
  fun result(@PathVariable id: UUID, @RequestBody result: Result, @RequestHeader("If-Match") version: Long): Match {
    if (matches.closed(id)) throw MatchClosed(id)
    return matches.finish(id, result)
  }

  @PostMapping("/{id}/sheet", consumes = ["multipart/form-data"])
  fun sheet(@PathVariable id: UUID, @RequestPart file: MultipartFile, @RequestPart(required = false) note: String?) = ResponseEntity.accepted().body(mapOf("stored" to true))

  @GetMapping("/{id}/events", produces = [MediaType.TEXT_EVENT_STREAM_VALUE])
  fun events(@PathVariable id: UUID): Flow<MatchEvent> = matches.events(id)

  @DeleteMapping("/{id}")
  @Deprecated("Use state instead")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  fun delete(@PathVariable id: UUID) { matches.delete(id) }
}

@ResponseStatus(HttpStatus.LOCKED)
class MatchClosed(id: UUID) : RuntimeException("Match $id is closed")
`,
    has: ['GET /club/matches\n', 'PUT /club/matches/{id}/result', '| `423` | Locked: “Match … is closed” |'],
  },
];

describeRows('what a first reading of a service tells', ROWS);
