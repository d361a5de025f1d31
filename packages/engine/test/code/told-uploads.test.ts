import { describeRows, type Row } from './rows.ts';

const ROWS: readonly Row[] = [
  {
    it: 'Express: files that multer takes, with what it lets through, and Location',
    input: `import express from 'express';
import multer from 'multer';
const LARGEST = 5 * 1024 * 1024;
const app = express();
const upload = multer({ storage, limits: { fileSize: LARGEST } });
app.post('/notes/:id/scans', upload.array('scans', 3), async (req, res) => {
  res.status(201).location('/notes/1').json({ ok: true });
});
app.post('/photo', upload.single('photo'), (req, res) => res.sendStatus(204));`,
    has: [
      '| `scans` | array of string (file) | No | At most 5 MB each. At most 3 items. |',
      '| `photo` | string (file) | No | At most 5 MB. |',
      '| `Location` | string | `201` |',
    ],
  },
  {
    it: 'Express: a file that the handler refuses to go without, and what zod has let through',
    input: `import express from 'express';
import multer from 'multer';
import { z } from 'zod';
const app = express();
const upload = multer();
const Trip = z.object({ name: z.string().max(80), days: z.number().int().optional() });
app.post('/trips', (req, res) => {
  const parsed = Trip.safeParse(req.body);
  if (!parsed.success) return res.status(422).json({ error: 'invalid' });
  res.status(201).json({ id: 'a', ...parsed.data });
});
app.put('/photo', upload.single('photo'), (req, res) => {
  if (!req.file) return res.status(400).json({ error: 'photo_required' });
  res.sendStatus(204);
});`,
    has: [
      '| `photo` | string (file) | Yes |',
      '| `201` | Created. | object with `id`: string, `name`: string, `days`: integer |',
    ],
  },
  {
    it: 'Nest: files of interceptors, headers, redirects, defaults of pipes and refusals of guards',
    input: `import { Controller, Get, Post } from '@nestjs/common';
class PartDto { @IsInt() @Min(1) count = 1; }
class KitDto { @ValidateNested({ each: true }) @Type(() => PartDto) @ArrayMaxSize(5) parts: PartDto[]; }
@Controller('kits')
@UseGuards(AuthGuard('jwt'), RolesGuard)
export class KitsController {
  @Get()
  @Header('Cache-Control', 'max-age=30')
  list(@Query('page', new DefaultValuePipe(2), ParseIntPipe) page: number): Promise<string[]> { return this.kits.list(page); }
  @Post()
  @Roles('admin')
  create(@Body() kit: KitDto): Promise<KitDto> { return this.kits.create(kit); }
  @Post('photo')
  @UseInterceptors(FileInterceptor('photo'))
  photo(@UploadedFile(new ParseFilePipe({ validators: [new MaxFileSizeValidator({ maxSize: 2_000_000 }), new FileTypeValidator({ fileType: 'image/jpeg' })] })) file: Express.Multer.File): Promise<void> { return this.kits.photo(file); }
  @Get('latest')
  @Redirect('https://example.com/kits/1', 307)
  latest() {}
}`,
    has: [
      '| \`page\` | integer | No | Default: \`2\`. |',
      '| \`Cache-Control\` | string | \`200\` | For example, \`max-age=30\`. |',
      '| \`400\` | Bad request. |',
      '| \`401\` | Unauthorized. |',
      '| \`403\` | Forbidden. |',
      '| \`photo\` | string (file) | Yes | At most 2 MB. Of the type \`image/jpeg\`. |',
      '| \`parts\` | array of [PartDto](#partdto) | Yes | At most 5 items. |',
      'GET /kits/latest\n\`\`\`\n\nRequires authentication.\n\n**Responses**\n\n| Status | Meaning | Body |\n| --- | --- | --- |\n| \`307\` | Temporary redirect. |  |\n| \`401\`',
    ],
  },
  {
    it: 'Koa: a status without a body, and the one that a redirect is given, behind a handler of errors',
    input: `const Router = require('@koa/router');
const app = new Koa();
const router = new Router();
app.use(async (ctx, next) => { try { await next(); } catch (err) { ctx.status = err.status || 500; ctx.body = { error: err.message }; } });
router.del('/links/:id', async (ctx) => { await remove(ctx.params.id); ctx.status = 204; });
router.get('/old', async (ctx) => { ctx.status = 301; ctx.redirect('/new'); });
app.use(router.routes());`,
    has: ['| \`204\` | No content. |', '| \`301\` | Moved permanently. |'],
    hasNot: ['Request body', '| \`302\`'],
  },
  {
    it: 'Hono: what validators refuse, headers, cookies, and an answer without a body',
    input: `import { Hono } from 'hono';
const app = new Hono();
app.get('/notes/:id', zValidator('param', z.object({ id: z.string().uuid() })), (c) => {
  c.header('Cache-Control', 'private, max-age=10');
  setCookie(c, 'seen', '1', { httpOnly: true });
  return c.json({ ok: true });
});
app.delete('/notes', (c) => c.body(null, 204));`,
    has: [
      '| \`400\` | Bad request. |',
      '| \`Cache-Control\` | string | \`200\` | For example, \`private, max-age=10\`. |',
      '| \`Set-Cookie\` | string | \`200\` | For example, \`seen=…\`. |',
    ],
    hasNot: ['Request body'],
  },
  {
    it: 'Flask: a schema that is made where it is used, constants as limits, and a status of its own',
    input: `from flask import Flask, jsonify, request
from marshmallow import Schema, fields, validate
MOST = 8
app = Flask(__name__)
class SeatSchema(Schema):
    count = fields.Integer(load_default=1, validate=validate.Range(min=1, max=MOST))
    email = fields.Email(required=True)

@app.post("/seats")
def book():
    data = SeatSchema().load(request.get_json())
    response = jsonify({"id": 1})
    response.status_code = 201
    response.headers["Location"] = "/seats/1"
    return response
`,
    has: [
      '| \`count\` | integer | No | From 1 to 8. Default: \`1\`. |',
      '| \`email\` | string (email address) | Yes |',
      '| \`201\` | Created. | object with \`id\`: integer |',
      '| \`Location\` | string | \`201\` |',
    ],
    hasNot: ['| \`200\`'],
  },
  {
    it: 'FastAPI: a method of something else that is called as the handler is',
    input: `from fastapi import FastAPI
app = FastAPI()

@app.post("/moves")
async def move(item: str):
    return {"id": await repo.move(item), "item": item}
`,
    has: ['object with \`id\`, \`item\`: string'],
    hasNot: ['object with the fields below'],
  },
  {
    it: 'Express: how large a body may be, what a path asks of its parameters, and a partial schema without defaults',
    input: `import express from 'express';
import { z } from 'zod';
const app = express();
app.use(express.json({ limit: '256kb' }));
const Seat = z.object({ row: z.string(), kind: z.enum(['aisle', 'window']).default('aisle') });
app.post('/seats', (req, res) => { const seat = Seat.parse(req.body); res.status(201).json({ ok: true }); });
app.patch('/seats/:id(\\\\d+)', (req, res) => { const seat = Seat.partial().parse(req.body); res.json({ ok: true }); });
app.post('/plan', upload.single('plan'), (req, res) => res.sendStatus(204));`,
    has: [
      'JSON: [Seat](#seat). At most 256 KB.',
      '| `413` | Payload too large. |',
      'JSON, at most 256 KB, with these fields:',
      '| `id` | integer |',
      '| `kind` | string | No | One of `aisle` or `window`. |',
      'Multipart form data with these fields:',
    ],
  },
  {
    it: 'Fastify and Flask: how large the bodies of the whole service may be',
    input: `const app = require('fastify')({ logger: true, bodyLimit: 65536 });
app.post('/notes', { schema: { body: { type: 'object', properties: { text: { type: 'string' } } } } }, async () => ({ ok: true }));`,
    has: ['JSON, at most 64 KB, with these fields:', '| `413` | Payload too large. |'],
  },
  {
    it: 'chi: exact lengths, items behind dive, patterns of paths, files, the largest body, and a variable that must be set',
    input: `package main

import (
	"log"
	"net/http"
	"os"
	"github.com/go-chi/chi/v5"
)

type parcelRequest struct {
	Zip    string   \`json:"zip" validate:"required,len=5,numeric"\`
	Labels []string \`json:"labels" validate:"max=5,dive,min=2"\`
}

const maxBody = 64 << 10

func create(w http.ResponseWriter, r *http.Request) {
	r.Body = http.MaxBytesReader(w, r.Body, maxBody)
	var req parcelRequest
	json.NewDecoder(r.Body).Decode(&req)
	w.WriteHeader(http.StatusNoContent)
}

func label(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "application/pdf")
	http.ServeFile(w, r, path(chi.URLParam(r, "id")))
}

func main() {
	if os.Getenv("PARCEL_TOKEN") == "" {
		log.Fatal("PARCEL_TOKEN is required")
	}
	r := chi.NewRouter()
	r.Post("/parcels", create)
	r.Get("/parcels/{id:[A-Z0-9]{10}}/label", label)
	http.ListenAndServe(":80", r)
}
`,
    has: [
      '| `zip` | string | Yes | Digits only. Exactly 5 characters. |',
      '| `labels` | array of string | No | At most 5 items. Each item: at least 2 characters. |',
      'At most 64 KB.',
      '| `id` | string | Matches `^[A-Z0-9]{10}$`. |',
      '| `200` | OK. | `application/pdf` |',
      '| `PARCEL_TOKEN` | Required |',
    ],
  },
  {
    it: 'JavaScript and Python: variables that are asked for where they are read',
    input: `const app = express();
if (!process.env.DATABASE_URL) throw new Error('DATABASE_URL must be set');
app.get('/ok', (req, res) => res.json({ ok: true, log: process.env.LOG_LEVEL }));`,
    has: ['| `DATABASE_URL` | Required |', '| `LOG_LEVEL` | None |'],
  },
  {
    it: 'Django: pages of lists, what serializers refuse, and what is not there',
    input: `from rest_framework import serializers, viewsets
from rest_framework.pagination import PageNumberPagination
from rest_framework.routers import DefaultRouter

class LoanSerializer(serializers.Serializer):
    title = serializers.CharField(max_length=200)

class LoanPages(PageNumberPagination):
    page_size = 25
    page_size_query_param = "page_size"
    max_page_size = 100

class LoanViewSet(viewsets.ModelViewSet):
    serializer_class = LoanSerializer
    pagination_class = LoanPages

router = DefaultRouter()
router.register("loans", LoanViewSet)
urlpatterns = router.urls
`,
    has: [
      '| \`page\` | integer | No |',
      '| \`page_size\` | integer | No | At most 100. Default: \`25\`. |',
      '\`results\`: array of [LoanSerializer](#loanserializer)',
      '| \`201\` | Created. | [LoanSerializer](#loanserializer) |\n| \`400\` | Bad request. |',
      '| \`404\` | Not found. |',
    ],
  },
  {
    it: 'FastAPI: a key in a header of its own name, messages that are put together, and items of lists',
    input: `from typing import Annotated, Literal
from fastapi import Depends, FastAPI, HTTPException, Query, Security
from fastapi.security import APIKeyHeader

key_header = APIKeyHeader(name="X-Print-Key", auto_error=False)
app = FastAPI()

def check_key(key: Annotated[str | None, Security(key_header)]):
    if key is None:
        raise HTTPException(403, "Key is missing")

@app.get("/jobs/{printer}", dependencies=[Depends(check_key)])
def jobs(printer: str, state: Annotated[list[Literal["waiting", "done"]] | None, Query()] = None):
    if printer not in KNOWN:
        raise HTTPException(404, f"No printer is called {printer}")
    return {"ok": True}
`,
    has: [
      'X-Print-Key: YOUR_API_KEY',
      '“No printer is called …”',
      'Each item: one of \`waiting\` or \`done\`.',
    ],
    hasNot: ['Bearer'],
  },
  {
    it: 'gin: defaults of forms, limits that are left out themselves, files, and what Bind answers',
    input: `package main

import "github.com/gin-gonic/gin"

type Coupon struct {
	Percent float64 \`json:"percent" binding:"required,gt=0,lte=90"\`
}
type ListQuery struct {
	Limit int \`form:"limit,default=20" binding:"min=1,max=100"\`
}

func list(c *gin.Context) {
	var q ListQuery
	c.ShouldBindQuery(&q)
	c.Data(200, "text/csv", csv())
}

func create(c *gin.Context) {
	var coupon Coupon
	if c.BindJSON(&coupon) != nil {
		return
	}
	c.JSON(201, coupon)
}

func main() {
	r := gin.Default()
	r.GET("/coupons.csv", list)
	r.POST("/coupons", create)
}
`,
    has: [
      '| \`limit\` | integer | No | From 1 to 100. Default: \`20\`. |',
      '| \`percent\` | number | Yes | Greater than 0. At most 90. |',
      '| \`200\` | OK. | \`text/csv\` |',
      '| \`400\` | Bad request. |',
    ],
  },
  {
    it: 'Next.js: headers beside a status, what is not found, and constants in schemas',
    input: `// file: app/api/recipes/route.ts
import { notFound } from 'next/navigation';
import { NextResponse } from 'next/server';
const MAX_STEPS = 4 * 10;
const Recipe = z.object({ steps: z.array(z.string()).max(MAX_STEPS) });
export async function POST(request: Request) {
  const recipe = Recipe.parse(await request.json());
  return NextResponse.json({ ok: true }, { status: 201, headers: { Location: \`/api/recipes/1\` } });
}
export async function GET() {
  const all = await list();
  if (!all) notFound();
  return NextResponse.json({ ok: true }, { headers: { 'Cache-Control': 's-maxage=60' } });
}
`,
    has: [
      '| \`steps\` | array of string | Yes | At most 40 items. |',
      '| \`Location\` | string | \`201\` |',
      '| \`Cache-Control\` | string | \`200\` | For example, \`s-maxage=60\`. |',
      '| \`404\` | Not found. |',
    ],
  },
  {
    it: 'Hono: whom its own middleware turns away',
    input: `import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
const app = new Hono();
app.use('/notes/*', async (c, next) => bearerAuth({ token: c.env.TOKEN })(c, next));
app.get('/notes/all', (c) => c.json({ ok: true }));`,
    has: ['| \`401\` | Unauthorized. |'],
  },
  {
    it: 'FastAPI: the form of errors beside a handler of other ones',
    input: `from fastapi import FastAPI, HTTPException
app = FastAPI()

@app.exception_handler(StockError)
async def on_stock_error(request, exc):
    return None

@app.get("/items")
def items(q: str):
    raise HTTPException(404, "No such item")
`,
    has: ['| \`404\` | Not found: “No such item” | object with \`detail\`: string |'],
  },
  {
    it: 'pydantic: types that are made with their limits, alone or beside None, and constants in them',
    input: `from fastapi import FastAPI
from pydantic import BaseModel, conint, constr
MAX_COPIES = 99
app = FastAPI()

class Job(BaseModel):
    copies: conint(ge=1, le=MAX_COPIES) = 1
    tray: constr(pattern=r"^T[1-4]$") | None = None

@app.post("/jobs")
def add(job: Job):
    return {"ok": True}
`,
    has: [
      '| \`copies\` | integer | No | From 1 to 99. Default: \`1\`. |',
      '| \`tray\` | string or null | No | Matches \`^T[1-4]$\`. |',
    ],
  },
];

describeRows('files, headers, redirects and refusals of frameworks are told', ROWS);
