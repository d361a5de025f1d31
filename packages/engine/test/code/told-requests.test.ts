import assert from 'node:assert/strict';
import { runCode } from './run.ts';

/** What a handler in some language makes of what it takes, and the row of the parameter. */
const ROWS: readonly (readonly [it: string, input: string, row: string])[] = [
  [
    'Express: a default inside a conversion',
    "const app = express();\napp.get('/n', (req, res) => { const limit = Number(req.query.limit ?? 20); res.json([]); });",
    '| `limit` | number | No | Default: `20`. |',
  ],
  [
    'Express: a default behind a conversion, a constant as the limit',
    "const app = express();\nconst MAX = 100;\napp.get('/n', (req, res) => { const size = Math.min(parseInt(req.query.size as string, 10) || 25, MAX); res.json([]); });",
    '| `size` | integer | No | At most 100. Default: `25`. |',
  ],
  [
    'Express: defaults of a pattern, and what is made of its names',
    "const app = express();\napp.get('/n', (req, res) => { const { sort = 'name', page: at = '1' } = req.query; res.json(list(Number(at))); });",
    '| `sort` | string | No | Default: `name`. |\n| `page` | number | No | Default: `1`. |',
  ],
  [
    'Express: a choice, and a comparison with true',
    "const app = express();\napp.get('/n', (req, res) => { const page = req.query.page ? parseInt(req.query.page) : 1; const all = req.query.all === 'true'; res.json([]); });",
    '| `page` | integer | No | Default: `1`. |\n| `all` | boolean | No |  |',
  ],
  [
    'Express: a default that is given later, and a limit',
    "const app = express();\napp.get('/n', (req, res) => {\n  let limit = Number(req.query.limit);\n  if (!limit) limit = 10;\n  if (limit > 50) limit = 50;\n  res.json([]);\n});",
    '| `limit` | number | No | At most 50. Default: `10`. |',
  ],
  [
    'Flask: a default of get, and one behind or',
    "from flask import Flask, request\napp = Flask(__name__)\n\n@app.get('/n')\ndef n():\n    page = int(request.args.get('page') or 1)\n    size = request.args.get('size', 20, type=int)\n    return {}\n",
    '| `page` | integer | No | Default: `1`. |\n| `size` | integer | No | Default: `20`. |',
  ],
  [
    'gin: a default as text that becomes a number',
    'package main\n\nfunc main() {\n\tr := gin.Default()\n\tr.GET("/n", func(c *gin.Context) {\n\t\tlimit, err := strconv.Atoi(c.DefaultQuery("limit", "20"))\n\t\tc.JSON(200, gin.H{"n": limit})\n\t})\n}\n',
    '| `limit` | integer | No | Default: `20`. |',
  ],
  [
    'net/http: a default in front of what may replace it',
    'package main\n\nimport "net/http"\n\nfunc main() { http.HandleFunc("GET /n", list) }\n\nfunc list(w http.ResponseWriter, r *http.Request) {\n\tlimit := 20\n\tq := r.URL.Query()\n\tif v := q.Get("limit"); v != "" {\n\t\tlimit, _ = strconv.Atoi(v)\n\t}\n\tif limit > 100 {\n\t\tlimit = 100\n\t}\n\tw.WriteHeader(204)\n}\n',
    '| `limit` | integer | No | At most 100. Default: `20`. |',
  ],
  [
    'Rails: fetch with a default, and the smaller of two',
    '# file: config/routes.rb\nRails.application.routes.draw do\n  resources :notes, only: :index\nend\n\n# file: app/controllers/notes_controller.rb\nclass NotesController < ApplicationController\n  MOST = 50\n\n  def index\n    size = [params.fetch(:size, 20).to_i, MOST].min\n    sort = params[:sort] || "newest"\n    render json: {}\n  end\nend\n',
    '| `size` | integer | No | At most 50. Default: `20`. |\n| `sort` | string | No | Default: `newest`. |',
  ],
  [
    'Laravel: typed reads with defaults',
    "<?php\nRoute::get('/n', [NoteController::class, 'index']);\nclass NoteController {\n  public function index(Request $request) {\n    $status = $request->query('status', 'open');\n    $size = $request->integer('size', 15);\n    return response()->json([]);\n  }\n}\n",
    '| `status` | string | No | Default: `open`. |\n| `size` | integer | No | Default: `15`. |',
  ],
  [
    'Ktor: the elvis operator and a range',
    'fun Application.module() {\n  routing {\n    get("/n") {\n      val limit = (call.request.queryParameters["limit"]?.toIntOrNull() ?: 20).coerceIn(1, 100)\n      call.respond(HttpStatusCode.OK)\n    }\n  }\n}\n',
    '| `limit` | integer | No | From 1 to 100. Default: `20`. |',
  ],
  [
    'axum: what is put in place of an optional field',
    'use axum::{routing::get, Router, extract::Query};\n#[derive(Deserialize)]\npub struct Page { limit: Option<u32> }\nasync fn list(Query(page): Query<Page>) -> StatusCode { let limit = page.limit.unwrap_or(20).min(100); StatusCode::OK }\npub fn app() -> Router { Router::new().route("/n", get(list)) }\n',
    '| `limit` | integer | No | At most 100. Default: `20`. |',
  ],
];

describe('what handlers make of a request', () => {
  for (const [it_, input, row] of ROWS) {
    it(it_, async () => {
      const { content } = await runCode('code-to-docs', input);
      assert.ok(content.includes(row), content);
    });
  }
});
