import assert from 'node:assert/strict';
import { describeRows, type Row } from './rows.ts';
import { runCode } from './run.ts';

const GO = `package desk

import "net/http"

func New(s *Server) {
	mux := http.NewServeMux()
	mux.HandleFunc("POST /open", s.handleOpen)
	mux.HandleFunc("GET /place", s.handlePlace)

	// probe endpoints
	mux.HandleFunc("GET /probe/live", s.live)
}

func (s *Server) handleOpen(w http.ResponseWriter, r *http.Request) {
	var req OpenRequest
	json.NewDecoder(r.Body).Decode(&req)
	if req.DeskName == "" {
		writeFailure(w, http.StatusBadRequest, "name needed")
		return
	}
	writeJSON(w, http.StatusOK, OpenResponse{Name: req.DeskName})
}

func (s *Server) handlePlace(w http.ResponseWriter, r *http.Request) {
	desk := r.URL.Query().Get("desk")
	if desk == "" {
		writeFailure(w, http.StatusBadRequest, "desk needed")
		return
	}
	writeJSON(w, http.StatusOK, OpenResponse{Name: desk})
}

func writeJSON(w http.ResponseWriter, status int, v any) { json.NewEncoder(w).Encode(v) }

func writeFailure(w http.ResponseWriter, status int, reason string) {
	json.NewEncoder(w).Encode(Failure{Reason: reason})
}

type OpenRequest struct {
	DeskName string \`json:"desk_name"\`
	Note     string \`json:"note"\`
}

type OpenResponse struct {
	Name string \`json:"name"\`
}

type Failure struct {
	Reason string \`json:"reason"\`
}
`;
const RESTX = `from flask import request
from flask_restx import Namespace, Resource
from pydantic import BaseModel, Field

ns = Namespace("labels", path="/labels")


class LabelIn(BaseModel):
    name: str = Field(min_length=1)


class LabelQuery(BaseModel):
    word: str | None = Field(None, description="Word to search for")


class LabelOut(BaseModel):
    id: str


@ns.route("/")
class Labels(Resource):
    @ns.doc(responses={200: ("Found labels", [ns.models[LabelOut.__name__]])})
    def get(self):
        raw = request.args.to_dict()
        query = LabelQuery.model_validate(raw)
        return find(query), 200

    @ns.response(201, "Label made", ns.models[LabelOut.__name__])
    def post(self):
        payload = LabelIn.model_validate(ns.payload or {})
        return make(payload), 201
`;
const AXUM = `use axum::{routing::{get, post}, Router, Json};

#[derive(Deserialize)]
pub struct KilnIn { name: String }

#[derive(Deserialize)]
pub struct Page { limit: Option<u32> }

async fn list(page: ValidatedQuery<Page>) -> Result<Json<ListResponse<Kiln>>> { Ok(find(page)) }
async fn make(ValidatedJson(data): ValidatedJson<KilnIn>) -> StatusCode { StatusCode::CREATED }

pub fn router() -> Router { Router::new().route("/kilns", get(list).post(make)) }
`;
const JAX_RS = `import javax.ws.rs.*;

@Path("/realms")
public class Realms {
    @Path("{realm}")
    public Roles roles(@PathParam("realm") String realm) { return new Roles(realm); }
}

public class Roles {
    @POST
    public Response make(final RoleIn role) { return Response.noContent().build(); }

    @Path("{role}/parts")
    @POST
    public void join(@PathParam("role") String role, List<RoleIn> parts) { store(role, parts); }
}
`;
const HONO = `import { OpenAPIHono, createRoute, z } from '@hono/zod-openapi';

const getRoute = createRoute({
  method: 'get',
  path: '/probes/:id',
  description: 'Get a probe',
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: { description: 'The probe', content: { 'application/json': { schema: z.object({ id: z.string() }) } } } },
});

export const api = new OpenAPIHono();
export function registerGetProbe(app: typeof api) {
  return app.openapi(getRoute, async (c) => {
    const room = c.get('roomId');
    return c.json({ id: room.id });
  });
}
registerGetProbe(api);
`;
const FASTIFY = `import Fastify from 'fastify';
const app = Fastify();
app.post('/scans/:id/upload', { schema: { consumes: ['multipart/form-data'] } }, async (request) => request.file());
app.post('/scans/:id/assign', async (request, reply) => reply.code(204).send());
app.put('/scans/tidy', { schema: { body: scanBody } }, async (request) => ({ done: true }));
`;

const ROWS: readonly Row[] = [
  {
    it: 'tells what a Go handler refuses to work without, and what its helpers write in failure',
    input: GO,
    has: [
      '| `desk_name` | string | Yes |',
      '| `note` | string | No |',
      '| `desk` | string | Yes |',
      '“name needed” | [Failure](#failure)',
      "An error's body is [Failure](#failure).",
      '### Open\n',
      '| Name | Type |\n| --- | --- |\n| `reason` | string |',
      'The API has 3 endpoints.',
    ],
    hasNot: ['Post to open', 'Probe endpoints', 'endpoints for'],
  },
  {
    it: 'reads what Flask-RESTX is told, and what pydantic checks',
    input: RESTX,
    has: [
      'JSON: [LabelIn](#labelin).',
      '| `word` | string | No | Word to search for. |',
      '| `200` | Found labels. | array of [LabelOut](#labelout) |',
      '| `201` | Label made. | [LabelOut](#labelout) |',
    ],
  },
  {
    it: 'knows extractors that a service writes for itself',
    input: AXUM,
    has: ['JSON: [KilnIn](#kilnin).', '| `limit` | integer | No |', '| `200` | OK. | [VERIFY] |'],
  },
  {
    it: 'takes what JAX-RS gives no annotation for the body, also behind a locator',
    input: JAX_RS,
    has: ['JSON: `RoleIn`.', 'POST /realms/{realm}/{role}/parts', 'JSON: array'],
    hasNot: ['Query parameters'],
  },
  {
    it: 'titles an endpoint by what it says of itself in a few words; what middleware leaves is no header',
    input: HONO,
    has: ['### Get a probe\n'],
    hasNot: ['Register', 'roomId'],
  },
  {
    it: 'names what is done, and gives no example that shows nothing',
    input: FASTIFY,
    has: ['### Upload to a scan\n', '### Assign a scan\n', 'Multipart form data.'],
    hasNot: ['Add upload', 'Add assign', '**Example request**'],
  },
];

describe('what a library reference tells of failures', () => {
  it('names the type of a failure, and when it comes', async () => {
    const { content } = await runCode(
      'code-to-docs',
      '/**\n * Opens a box.\n *\n * @throws {LockedError} When the box is locked.\n */\nexport function open(box: string): void { lock.check(box); }\n',
    );
    assert.match(content, /\*\*Throws:\*\* `LockedError`: when the box is locked\./);
  });
});

describeRows('what API references tell of each endpoint', ROWS);
