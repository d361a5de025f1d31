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
];

describeRows('what documents of code tell of callers, ports and options', ROWS);
