import assert from 'node:assert/strict';
import { apiPatternIn } from '../../src/scenes/workbench/model/detect-api.ts';

const OFFERS: readonly (readonly [name: string, pattern: string, code: string])[] = [
  ['app.js', 'API routes', "const app = express();\napp.get('/users', list);\napp.listen(80);\n"],
  [
    'routes.ts',
    'API routes',
    "fastify.post<Body>('/users', async (request) => {\n  return save(request.body);\n});\n",
  ],
  [
    'plugin.ts',
    'API routes',
    "export function routes(app) {\n  app.route({\n    method: 'GET', url: '/users',\n    handler,\n  });\n}\n",
  ],
  [
    'route.ts',
    'route handlers',
    'export async function GET(request: Request) {\n  return Response.json([]);\n}\n',
  ],
  [
    'users.controller.ts',
    'NestJS controllers',
    "@Controller('users')\nexport class Users {\n  @Get(':id')\n  one(@Param('id') id: string) {\n    return id;\n  }\n}\n",
  ],
  [
    'main.py',
    'Python routes',
    'app = FastAPI()\n\n@app.get("/users/{id}")\nasync def one(id: int):\n    return {}\n',
  ],
  [
    'app.py',
    'Python routes',
    "from flask import Flask\n\n@bp.route('/users', methods=['POST'])\ndef add():\n    return ''\n",
  ],
  [
    'urls.py',
    'Django URLs',
    "from django.urls import path\n\nurlpatterns = [\n    path('users/', views.users),\n]\n",
  ],
  [
    'Users.java',
    'Spring controllers',
    '@RestController\nclass Users {\n  @GetMapping("/users")\n  List<User> all() { return repo.all(); }\n}\n',
  ],
  [
    'Users.kt',
    'Ktor routes',
    'fun Application.api() {\n  routing {\n    get("/users") {\n      call.respond(all())\n    }\n  }\n}\n',
  ],
  [
    'Res.java',
    'JAX-RS resources',
    '@Path("/users")\npublic class Users {\n  @GET\n  public List<User> all() { return repo.all(); }\n}\n',
  ],
  [
    'UsersController.cs',
    'ASP.NET endpoints',
    '[ApiController]\npublic class Users {\n  [HttpGet("{id}")]\n  public User One(int id) => Find(id);\n}\n',
  ],
  [
    'Program.cs',
    'ASP.NET endpoints',
    'var app = builder.Build();\napp.MapGet("/users", () => All());\napp.Run();\n',
  ],
  ['main.go', 'Go handlers', 'package main\n\nfunc main() {\n\thttp.HandleFunc("/users", users)\n}\n'],
  ['gin.go', 'Go handlers', 'package main\n\nfunc routes(r *gin.Engine) {\n\tr.GET("/users", users)\n}\n'],
  [
    'main.rs',
    'Rust routes',
    '#[get("/users")]\nasync fn users() -> impl Responder {\n    HttpResponse::Ok()\n}\n',
  ],
  [
    'axum.rs',
    'Rust routes',
    'fn app() -> Router {\n    Router::new()\n        .route("/users", get(users))\n}\n',
  ],
  ['api.php', 'Laravel routes', "<?php\nuse App\\Users;\nRoute::get('/users', [Users::class, 'all']);\n"],
  ['routes.rb', 'Rails routes', 'Rails.application.routes.draw do\n  resources :users\nend\n'],
  [
    'sinatra.rb',
    'Rails routes',
    "Rails.application.routes.draw do\n  get '/users', to: 'users#index'\nend\n",
  ],
];

const OFFERS_NOT: readonly (readonly [what: string, name: string, text: string])[] = [
  ['documentation about routes', 'routing.md', "# Routing\n\n```js\napp.get('/users', list);\n```\n"],
  [
    'pasted documentation with code',
    'Untitled',
    "# Routing\n\nCall `app.get('/users')` to list the users of your organization, as in:\n\n```js\napp.get('/users', list);\n```\n\nThe answer holds a page of users, and a link to the next one.\n",
  ],
  [
    'a client',
    'client.ts',
    "const users = await axios.get('/users');\nconst all = await http.get('/all');\nexport { users, all };\n",
  ],
  ['code without an API', 'sum.ts', 'export function sum(a: number, b: number) {\n  return a + b;\n}\n'],
  [
    'a map that is read',
    'cache.ts',
    'const cache = new Map();\nconst value = cache.get(key);\ncache.delete(key);\n',
  ],
  [
    'a route in a comment',
    'note.ts',
    "// app.get('/users', list);\nexport const a = 1;\nexport const b = 2;\n",
  ],
  [
    'prose',
    'Untitled',
    'Get the latest version, and post a note to the team when it is out. Delete the old one.\n',
  ],
  ['an OpenAPI document', 'openapi.yaml', 'paths:\n  /users:\n    get:\n      responses: {}\n'],
];

describe('source code', () => {
  for (const [name, pattern, code] of OFFERS) {
    it(`offers an API: ${name} (${pattern}), as a file and pasted`, () => {
      assert.equal(apiPatternIn(name, code), pattern);
      assert.equal(apiPatternIn('Untitled', code), pattern);
    });
  }
  for (const [what, name, text] of OFFERS_NOT) {
    it(`offers none: ${what}`, () => assert.equal(apiPatternIn(name, text), null));
  }
  it('is looked for in a long text of one kind of line', () => {
    const text = 'const a = {\n'.repeat(20_000);
    assert.equal(apiPatternIn('Untitled', text), null);
  });
});
