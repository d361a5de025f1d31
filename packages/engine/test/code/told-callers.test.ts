import { describeRows, type Row } from './rows.ts';

const SPRING = `@RestController
@RequestMapping("/seats")
public class SeatController {
    @GetMapping
    public List<String> list() { return seats.all(); }
    @PostMapping("/{id}/hold")
    public void hold(@PathVariable long id) { seats.hold(id); }
    @DeleteMapping("/{id}")
    public void remove(@PathVariable long id) { seats.remove(id); }
}
@Configuration
public class Security {
    @Bean
    SecurityFilterChain chain(HttpSecurity http) throws Exception {
        return http.authorizeHttpRequests(a -> a
                .requestMatchers(HttpMethod.GET, "/seats/**").permitAll()
                .requestMatchers(HttpMethod.DELETE, "/seats/*").hasRole("USHER")
                .anyRequest().authenticated())
            .httpBasic(withDefaults())
            .build();
    }
}
`;
const MINIMAL = `var builder = WebApplication.CreateBuilder(args);
var app = builder.Build();
var looms = app.MapGroup("/looms").AddEndpointFilter(async (context, next) =>
{
    if (context.HttpContext.Request.Headers["X-Mill-Key"] != key) return Results.Unauthorized();
    return await next(context);
});
looms.MapGet("/", () => Results.Ok(store.All()));
app.MapGet("/ping", () => Results.Ok());
app.Run("http://localhost:6010");
`;
const NEXT = `// file: app/api/kites/route.ts
import { getServerSession } from 'next-auth';
export async function GET() {
  const session = await getServerSession();
  if (!session) return Response.json({ error: 'Sign in first' }, { status: 401 });
  return Response.json(await kites());
}
`;
const SINATRA = `require 'sinatra'
set :port, 4570
before do
  halt 401 unless request.env['HTTP_X_KILN_TOKEN'] == ENV['API_TOKEN'] unless request.path_info == '/ping'
end
get '/ping' do
  'ok'
end
get '/kilns' do
  Kiln.all.to_json
end
`;
const KOTLIN = `@RestController
class JarController(private val jars: Jars) {
    @PostMapping("/jars")
    fun add(@RequestHeader("X-Jar-Key") key: String): Jar {
        check(key)
        return jars.add()
    }
    private fun check(key: String) {
        if (key != secret) throw ResponseStatusException(HttpStatus.UNAUTHORIZED, "Wrong key")
    }
}
`;
const EXPRESS = `const express = require('express');
const { Pool } = require('pg');
const pool = new Pool({ host: 'db', port: 5432 });
const app = express();
function only(role) { return (req, res, next) => next(); }
app.get('/knots/:id', async (req, res, next) => {
  if (!req.query.of) return res.status(400).json({ error: 'of is missing' });
  const { rows } = await pool.query('SELECT 1');
  if (!rows[0]) return res.sendStatus(404);
  res.json(rows[0]);
});
app.put('/knots/:id/done', (req, res) => res.sendStatus(204));
app.listen(process.env.PORT || 4000);
`;
const CHECKED = `import { z } from 'zod';
const schema = z.object({
  // Where mail goes
  SMTP_HOST: z.string(),
  MODE: z.enum(['dry', 'wet']).default('dry'),
  CACHE_URL: z.string().url().optional(),
});
export const env = schema.parse(process.env);
`;
const LIBRARY = `export function load(url, { retries = 3, headers } = {}) {
  return start(url, retries, headers);
}
export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
`;

const ENTITY = `@RestController
public class GuestController {
    @PostMapping("/stays/{id}/sign-up")
    public ResponseEntity<Guest> signUp(@PathVariable long id) {
        return new ResponseEntity<>(guests.add(id), HttpStatus.CREATED);
    }
}
class Guest { public String name; }
`;
const BRANCHES = `// file: errors.ts
export class Refusal extends Error {
  constructor(public status: number, message: string) { super(message); }
}
export const onError = (err, req, res, next) => {
  if (err instanceof Refusal) return res.status(err.status).json({ reason: err.message });
  res.status(500).end();
};
// file: app.ts
import express from 'express';
import { onError, Refusal } from './errors';
export const settings = { port: read(80), host: read('db') };
const app = express();
app.post('/rides/:id/book', (req, res, next) => {
  if (full(req.params.id)) return next(new Refusal(409, 'No seat left'));
  res.status(204).end();
});
app.get('/rides/mine', (req, res) => res.json([]));
app.use(onError);
`;
const FLASK = `from flask import Flask, jsonify
app = Flask(__name__)
class Kite(db.Model):
    id = db.Column(db.Integer, primary_key=True)
    name = db.Column(db.String(40), nullable=False)
    secret = db.Column(db.String)
    tail = db.Column(db.Float)
    def to_dict(self):
        return {"id": self.id, "name": self.name, "tail": self.tail}
@app.get("/kites")
def kites():
    return jsonify([k.to_dict() for k in Kite.query.all()])
`;
const DJANGO = `class Boat(models.Model):
    class State(models.TextChoices):
        DRY = "dry", "On land"
        WET = "wet", "In the water"
    state = models.CharField(max_length=9, choices=State.choices)
class BoatSerializer(serializers.ModelSerializer):
    berths = serializers.SerializerMethodField()
    class Meta:
        model = Boat
        fields = ["id", "state", "berths"]
    def get_berths(self, boat) -> int:
        return 2
class BoatViewSet(viewsets.ModelViewSet):
    serializer_class = BoatSerializer
router = DefaultRouter()
router.register("boats", BoatViewSet)
REST_FRAMEWORK = {"DEFAULT_PAGINATION_CLASS": "rest_framework.pagination.PageNumberPagination", "PAGE_SIZE": 9}
`;
const PROMPTS = `import { intro, text, select, confirm } from '@clack/prompts';
intro('Set up a pond');
const name = await text({ message: 'What is it called?', placeholder: 'my-pond' });
const kind = await select({ message: 'Pick a kind', options: [{ value: 'a', label: 'Fish' }, { value: 'b', label: 'Frogs' }] });
const pump = await confirm({ message: 'Add a pump?' });
`;
const CATALOG = JSON.stringify({
  alerts: {
    title: 'Alert settings',
    often: { label: 'How often', daily: 'Each day', weekly: 'Each week' },
    quiet: { label: 'Quiet hours', from: 'From', to: 'To' },
    phone: { label: 'Phone', help: 'Needs the app.' },
    save: 'Save changes',
  },
});
const HINTS = `<form><h1>Report a leak</h1>
<label for="m">Mail</label><input id="m" aria-describedby="why"><span id="why">Only if you want to hear back.</span>
<label for="n">Note <small>(optional)</small></label><textarea id="n"></textarea>
<button>Send report</button></form>`;

const ROWS: readonly Row[] = [
  {
    it: "what Spring Security's chain asks, by method and path",
    input: SPRING,
    has: [
      'GET /seats\n```\n\n**Responses**',
      'Requires authentication.\n',
      'Requires authentication and the role `USHER`.',
      'HTTP basic authentication',
    ],
  },
  {
    it: 'paths of the chain that a constant names, and nothing where it is not there',
    input: SPRING.replace('"/seats/*"', 'LOCKED').replace(
      'public class Security {',
      'public class Security {\n    private static final String[] LOCKED = {"/seats/*"};',
    ),
    has: ['Requires authentication and the role `USHER`.', 'Requires authentication.\n'],
  },
  {
    it: 'no paths of the chain that a constant of elsewhere names',
    input: SPRING.replace('"/seats/*"', 'Paths.LOCKED'),
    has: ['DELETE /seats/{id}'],
    hasNot: ['Requires authentication'],
  },
  {
    it: 'filters of ASP.NET groups, and a port that the code fixes',
    input: MINIMAL,
    has: [
      '`X-Mill-Key` header',
      '| `401` | Unauthorized.',
      'on port `6010`.',
      'GET /ping\n```\n\n**Responses**',
    ],
    hasNot: ['says otherwise'],
  },
  {
    it: 'sessions that a handler asks for',
    input: NEXT,
    has: ['cookie `next-auth.session-token`', 'Sign in first'],
  },
  {
    it: 'what Sinatra asks in front of all paths but one, in a header of its own',
    input: SINATRA,
    has: ['`X-Kiln-Token` header', 'GET /ping\n```\n\n**Responses**', 'on port `4570`.'],
  },
  {
    it: 'a header that a method compares',
    input: KOTLIN,
    has: ['Send your API key in the `X-Jar-Key` header', 'Unauthorized: “Wrong key”'],
    hasNot: ['**Headers**'],
  },
  {
    it: 'ports of the service alone, bodies of the errors that show one, and no functions that nothing exports',
    input: EXPRESS,
    has: [
      'port `4000`, unless the environment variable `PORT` says otherwise',
      '[VERIFY] The code shows the body of some errors only: a JSON object with `error`.',
      '### Mark a knot as done',
    ],
    hasNot: ['5432', '`only`'],
  },
  {
    it: 'variables of a schema that the environment is checked against',
    input: CHECKED,
    has: [
      '| `SMTP_HOST` | string | Required | Where mail goes. |',
      '| `MODE` | string | `dry` | One of `dry` or `wet`. |',
      '| `CACHE_URL` | URL | None |  |',
    ],
  },
  {
    it: 'options that a function takes out of an object',
    input: LIBRARY,
    has: ['| `options.retries` | No | `3` |', '| `options.headers` | No |  |'],
    hasNot: ['Creates a `Promise`'],
  },
  {
    it: 'statuses of entities that Spring is given whole',
    input: ENTITY,
    has: ['| `201` | Created. | [Guest](#guest) |', '### Sign up for a stay'],
    hasNot: ['`200`'],
  },
  {
    it: 'what middleware for errors sends of some of them, from another file',
    input: BRANCHES,
    has: ['“No seat left” | object with `reason`: string |', '### Book a ride', '### List your rides'],
    hasNot: ['`settings`'],
  },
  {
    it: "what a model's own method sends of its columns",
    input: FLASK,
    has: ['array of object', '"name": "name"', '"tail": 1'],
    hasNot: ['secret'],
  },
  {
    it: "Django's choices by their enumeration, keys, made fields and usual pages",
    input: DJANGO,
    has: [
      '| `id` | integer | No | Read-only. |',
      'One of `dry` or `wet`. |',
      '| `berths` | integer | No | Read-only. |',
      '| `page` | integer | No |',
    ],
  },
  {
    it: 'what a program asks in a terminal',
    mode: 'user-guide',
    input: PROMPTS,
    has: [
      '# Set up a pond\n\n1. Answer “What is it called?”, for example “my-pond”.',
      '2. At “Pick a kind”, choose Fish or Frogs.\n3. Answer “Add a pump?” with yes or no.',
    ],
    hasNot: ['go wrong', 'goes wrong'],
  },
  {
    it: 'settings of a catalog with what stands beside their labels',
    mode: 'user-guide',
    input: CATALOG,
    has: [
      'Choose a value for **How often**: Each day or Each week.',
      'Under **Quiet hours**, set **From**.',
      'Set **Phone**. Needs the app.',
    ],
  },
  {
    it: 'hints with the fields that they describe',
    mode: 'user-guide',
    input: HINTS,
    has: ['Enter **Mail**. Only if you want to hear back.\n', 'Enter **Note**.\n'],
  },
];

describeRows('what documents of code tell of callers, ports and options', ROWS);
