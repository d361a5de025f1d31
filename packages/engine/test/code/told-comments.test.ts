import { describeRows, type Row } from './rows.ts';

/** What one pasted file tells without the files that it takes from. */
const ROWS: readonly Row[] = [
  {
    it: 'go-swagger: the comment of a handler that the input registers nowhere is a route',
    input: `package api

import "github.com/gin-gonic/gin"

// RenameCrate renames a crate.
// swagger:operation PUT /crate/{id} crate renameCrate
//
// Rename a crate.
//
// ---
// consumes: [application/json]
// security: [clientToken: [], basicAuth: []]
// parameters:
// - name: body
//   in: body
//   required: true
//   schema:
//     $ref: "#/definitions/Crate"
// - name: id
//   in: path
//   description: which crate
//   required: true
//   type: integer
// responses:
//   200:
//     description: Ok
//     schema:
//         $ref: "#/definitions/Crate"
//   404:
//     description: Nobody has this crate
func (a *CrateAPI) RenameCrate(ctx *gin.Context) {}
`,
    has: [
      '### Rename a crate',
      'PUT /crate/{id}',
      '| `id` | integer | Which crate. |',
      'JSON: `Crate`.',
      '| `200` | OK. | `Crate` |',
      '| `404` | Nobody has this crate. |',
      'Authorization: Basic',
    ],
    hasNot: ['swagger:operation', 'X-API-Key', 'RenameCrate'],
  },
  {
    it: 'swagger-jsdoc: one comment above several routes tells each of them, with the whole path',
    input: `const router = require('express').Router();
/**
 * @swagger
 * /crates:
 *   get:
 *     summary: List crates
 *     parameters:
 *       - in: query
 *         name: limit
 *         schema: { type: integer, minimum: 1 }
 *         description: Most crates to return.
 *     responses:
 *       200:
 *         description: All of the crates.
 *         content:
 *           application/json:
 *             schema: { type: array, items: { $ref: '#/components/schemas/Crate' } }
 *   post:
 *     summary: Pack a crate
 *     security: [{ bearerAuth: [] }]
 *     requestBody:
 *       required: true
 *       content:
 *         application/json:
 *           schema:
 *             type: object
 *             required: [label]
 *             properties: { label: { type: string } }
 *     responses:
 *       201: { description: Packed and labelled. }
 */
router.get('/', async (req, res) => res.json(await crates.list(req.query.limit)));
router.post('/', async (req, res) => res.status(201).json(await crates.add(req.body)));
module.exports = router;
`,
    has: [
      'The API has 2 endpoints',
      '### List crates',
      'GET /crates',
      '| `limit` | integer | No | Most crates to return. At least 1. |',
      '| `200` | All of the crates. | array of `Crate` |',
      '### Pack a crate',
      '| `label` | string | Yes |',
      '| `201` | Packed and labelled. |',
    ],
    hasNot: ['Post to the root'],
  },
  {
    it: 'REST framework: a router whose urls nothing takes up, with serializers that are not shown',
    input: `from rest_framework import viewsets, mixins
from rest_framework.decorators import action
from rest_framework.routers import DefaultRouter
from .serializers import CrateSerializer

class CrateViewSet(viewsets.GenericViewSet, mixins.ListModelMixin, mixins.CreateModelMixin):
    serializer_class = CrateSerializer

    @action(methods=["get"], detail=False)
    def archived(self, request):
        return self.get_paginated_response(self.get_serializer(self.paginate_queryset(old()), many=True).data)

router = DefaultRouter()
router.register(r"crates", CrateViewSet, basename="crate")
`,
    has: [
      'GET /crates/',
      'POST /crates/',
      '### List archived crates',
      'JSON: `Crate`.',
      '| `201` | Created. | `Crate` |',
    ],
  },
  {
    it: 'Next.js: helpers that are not shown parse the request and answer by their names',
    input: `// app/api/crates/[crateId]/items/route.ts
import { parseRequest } from '@/lib/request';
import { badRequest, json, unauthorized } from '@/lib/response';
import { z } from 'zod';

export async function POST(request: Request, { params }: { params: Promise<{ crateId: string }> }) {
  const schema = z.object({ itemId: z.uuid(), note: z.string().max(80) });
  const { auth, body, error } = await parseRequest(request, schema);
  if (error) return error();
  if (!(await canPack(auth))) return unauthorized({ message: 'Only packers pack.' });
  if (await isFull(body)) return badRequest({ message: 'This crate is full.' });
  return json(await pack(body));
}
`,
    has: [
      '| `itemId` | string (UUID) | Yes |',
      'At most 80 characters.',
      '“Only packers pack.”',
      '“This crate is full.”',
      '| `200` | OK.',
    ],
  },
  {
    it: 'Laravel: rules that a property of the controller holds',
    input: `<?php
use Illuminate\\Support\\Facades\\Route;
use Illuminate\\Http\\Request;
Route::post('crates', [CrateController::class, 'create']);
class CrateController extends Controller
{
    protected $rules = ['create' => ['label' => 'required|string|max:255']];
    public function create(Request $request)
    {
        $data = $this->validate($request, $this->rules['create']);
        return response()->json(Crate::create($data));
    }
}
`,
    has: ['| `label` | string | Yes | At most 255 characters. |', '| `422` |'],
  },
  {
    it: 'Spring: types that are not shown keep their names, also inside one another',
    input: `@RestController
@RequestMapping("/crates")
public class CrateController {
    @GetMapping
    public CommonResult<List<Crate>> list() { return CommonResult.success(service.list()); }
}
`,
    has: ['`CommonResult<List<Crate>>`'],
  },
  {
    it: 'FastAPI: a dependency on a current superuser asks who calls, and a verb of the handler names what is done',
    input: `from fastapi import APIRouter, Depends
router = APIRouter()

@router.post("/crate-recovery/{label}", dependencies=[Depends(get_current_active_superuser)])
def recover_crate(label: str):
    return {"ok": True}
`,
    has: ['### Recover crate', 'Requires authentication.'],
  },
  {
    it: 'Django Ninja: the request that every handler is given is no parameter',
    input: `from ninja import Router, Schema
router = Router(tags=['Crates'])

class Crate(Schema):
    label: str

@router.post("/crates", summary="Pack a crate")
def pack(request, crate: Crate):
    return {"packed": True}
`,
    has: ['### Pack a crate', '| `label` | string | Yes |'],
    hasNot: ['Query parameters', '`request`'],
  },
  {
    it: 'clap: arguments that variables hold, constants, long texts over several lines, and examples',
    input: `use clap::{Arg, ArgAction, Command};
const ORDERS: &[&str] = &["weight", "label"];
pub fn build_cli() -> Command {
    let crate_arg = Arg::new("crate").help("The crate to open.").required(true);
    Command::new("crates")
        .subcommand(
            Command::new("list")
                .about("List crates")
                .long_about("List all crates.\\n\\n\\
                Example:\\n  \\
                  crates list --sort label")
                .arg(Arg::new("sort").long("sort").help("Sort order").value_parser(ORDERS.to_vec()).default_value("label")),
        )
        .subcommand(Command::new("open").about("Open a crate").arg(crate_arg.clone()))
}
`,
    has: [
      'List crates.',
      '`weight` or `label`',
      'crates list --sort label',
      '| `crate` | The crate to open. |',
    ],
    hasNot: ['Example:'],
  },
  {
    it: 'Ruby: instance variables in a comment’s example are no tags, and parameters without parentheses stand apart',
    input: `require 'crates/version'
require 'crates/shelf'

# Keeps crates.
#
# Example usage:
#
#    @shelf = Shelf.new { Crate.new }
#    @shelf.with do |crate|
#      open(crate)
#    end
#
# Accepts the following options:
# - :size - how many crates
class Shelf
  def size
    5
  end

  def with options = {}
    crate = checkout(options)
    yield crate
  end
end
`,
    has: ['@shelf = Shelf.new { Crate.new }', '- :size - how many crates', 'def with options = {}'],
  },
  {
    it: 'explain: Ruby that begins with what it requires from folders is code',
    mode: 'explain',
    input: `require 'crates/version'
require 'crates/shelf'

# Keeps crates
# on a shelf.
class Shelf
  def size
    5
  end
end
`,
    has: ['This is Ruby'],
  },
];

describeRows('what single files and their comments tell', ROWS);
