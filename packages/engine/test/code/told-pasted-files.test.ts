import { describeRows, type Row } from './rows.ts';

const ROWS: readonly Row[] = [
  {
    it: 'a screen pasted without its name, which begins with a fragment, and whose requests are no routes',
    input: `import { useState } from 'react';
import { api } from '@/lib/api';
export function Rename({ boardId }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename board</Button>
      <Dialog open={open} title="Rename this board">
        <form onSubmit={(values) => api.post(\`/boards/\${boardId}/name\`, values)}>
          <Label htmlFor="name">New name</Label>
          <Input id="name" maxLength={40} />
          <Button type="submit">Save name</Button>
        </form>
      </Dialog>
    </>
  );
}`,
    mode: 'user-guide',
    has: ['Rename this board', '**New name**', '**Save name**'],
  },
  {
    it: 'the values of a constant list in an enumeration',
    input: `import { Hono } from 'hono';
const kinds = ['car', 'bike'] as const;
const ride = z.object({ kinds: z.array(z.enum(kinds)).min(1), other: z.enum(KINDS_OF_OTHERS) });
const app = new Hono();
app.post('/rides', zValidator('json', ride), async (c) => c.json({ ok: true }, 201));`,
    format: 'openapi',
    has: ['- car', '- bike'],
    hasNot: ['enum: []'],
  },
  {
    it: 'what JSDoc says of the parts of an object',
    input: `/** Keeps values. */
class Shelf {
  /**
   * @param {object} [options]
   * @param {number} [options.size=20] Most values.
   * @param {(key: string) => void} [options.onDrop] Called with what goes.
   */
  constructor({ size = 20, onDrop } = {}) { this.size = size; }
}
module.exports = { Shelf };`,
    has: [
      '| `options.size` | `number` | No | `20` | Most values. |',
      '| `options.onDrop` | `(key: string) => void` | No |  | Called with what goes. |',
    ],
  },
  {
    it: 'FastAPI: the role that a route’s own dependencies ask for',
    input: `from fastapi import APIRouter, Depends
router = APIRouter()
@router.delete("/boxes/{box_id}", status_code=204, dependencies=[Depends(require_role("keeper"))])
async def drop_box(box_id: int): ...`,
    has: ['Requires authentication and the role `keeper`.'],
  },
  {
    it: 'Rails: what a controller does besides, and what is looked up among what the caller may see',
    input: `class Api::V1::BoxesController < ApplicationController
  before_action :set_box, only: %i[show seal]
  rescue_from ActiveRecord::RecordNotFound do
    render json: { error: 'No such box' }, status: :not_found
  end
  def index
    render json: Box.all
  end
  def show
    render json: @box
  end
  def seal
    head :no_content
  end
  private
  def set_box
    @box = policy_scope(Box).find(params[:id])
  end
end`,
    has: ['What the controller does in `seal` has a path that only the routes tell.', '“No such box”'],
    hasNot: ['set_box'],
  },
  {
    it: 'axum: an error type that is not shown and names what it answers',
    input: `use axum::{routing::post, Json, Router};
pub fn routes() -> Router { Router::new().route("/jobs", post(add)) }
async fn add(Json(job): Json<NewJob>) -> Result<StatusCode, ApiError> {
    if job.queue.is_empty() { return Err(ApiError::bad_request("queue is empty")); }
    match push(job).await { true => Ok(StatusCode::ACCEPTED), false => Err(ApiError::Conflict("job is there".into())) }
}`,
    has: ['| `400` | Bad request: “queue is empty” |', '| `409` | Conflict: “job is there” |'],
  },
  {
    it: 'titles by what handlers are called, where the path names a thing',
    input: `@RestController
@RequestMapping("/staff/{staffId}/leave")
public class LeaveController {
    @GetMapping public List<Leave> list(@PathVariable Long staffId) { return leaves.of(staffId); }
    @PostMapping public Leave request(@PathVariable Long staffId, @RequestBody LeaveDto body) { return leaves.add(body); }
    @PutMapping("/{leaveId}/approval") public Leave approve(@PathVariable Long leaveId) { return leaves.approve(leaveId); }
    @PutMapping("/{leaveId}/barrier") public Leave barrier(@PathVariable Long leaveId) { return leaves.bar(leaveId); }
    @DeleteMapping("/{leaveId}") public void withdraw(@PathVariable Long leaveId) { leaves.drop(leaveId); }
}`,
    has: [
      '### Request a leave',
      '### Approve a leave',
      '### Withdraw a leave',
      '### Set the barrier of a leave',
    ],
  },
  {
    it: 'express-validator’s chains in front of a handler',
    input: `const express = require('express');
const { body, query } = require('express-validator');
const router = express.Router();
const LEVELS = ['low', 'high'];
router.post('/alarms',
  body('title').isString().isLength({ min: 3, max: 40 }),
  body('level').isIn(LEVELS),
  body('rooms').isArray({ min: 1 }),
  body('rooms.*').isInt({ max: 99 }),
  body('note').optional().isString(),
  query('dry').optional().isBoolean(),
  (req, res) => res.status(201).json({ id: 1 }));
module.exports = router;`,
    has: [
      '| `title` | string | Yes | 3 to 40 characters. |',
      '| `level` | string | Yes | One of `low` or `high`. |',
      '| `rooms` | array of integer | Yes |',
      '| `note` | string | No |',
      '| `dry` | boolean | No |',
    ],
  },
  {
    it: 'Django REST framework: what everyone may read, and fields that are never sent',
    input: `from rest_framework import permissions, serializers, viewsets
from rest_framework.routers import DefaultRouter
class SongSerializer(serializers.ModelSerializer):
    singer = serializers.ReadOnlyField(source="singer.name")
    bars = serializers.IntegerField(min_value=1)
    class Meta:
        model = Song
        fields = ["id", "singer", "bars"]
class SongViewSet(viewsets.ReadOnlyModelViewSet):
    queryset = Song.objects.all()
    serializer_class = SongSerializer
    permission_classes = [permissions.IsAuthenticatedOrReadOnly]
router = DefaultRouter()
router.register("songs", SongViewSet)
urlpatterns = router.urls`,
    has: ['| `singer` | [VERIFY] | No | Read-only. |'],
    hasNot: ['requires authentication', 'Requires authentication'],
  },
  {
    it: 'the header that Rack names',
    input: `require 'sinatra/base'
class Tags < Sinatra::Base
  helpers do
    def protected!
      halt 401, { error: 'unknown key' }.to_json unless KEYS.include?(request.env['HTTP_X_API_KEY'])
    end
  end
  delete '/tags/:name' do
    protected!
    204
  end
end`,
    has: ['X-API-Key: YOUR_API_KEY'],
    hasNot: ['YOUR_TOKEN'],
  },
  {
    it: 'a dialog whose buttons stand in its attributes',
    input: `<template>
  <section>
    <h1>Plan</h1>
    <form @submit.prevent="save">
      <label>Seats <input v-model="seats" /></label>
      <button type="submit">Save seats</button>
      <button type="button" @click="asking = true">End plan</button>
    </form>
    <ConfirmDialog v-model="asking" title="End your plan?" confirm-text="End plan" cancel-text="Keep plan">
      All boards become read-only.
    </ConfirmDialog>
  </section>
</template>`,
    mode: 'user-guide',
    has: ['To confirm, select **End plan**. To go back, select **Keep plan**.'],
  },
  {
    it: 'Go: what a variable was declared as before it is given a value',
    input: `package api
type Device struct { Serial string \`json:"serial"\` }
func Register(r *gin.Engine) { r.GET("/devices/:id", show) }
func show(c *gin.Context) {
	var d *Device
	var err error
	if d, err = devices.Get(c, c.Param("id")); err != nil {
		c.JSON(http.StatusNotFound, gin.H{"error": "no such device"})
		return
	}
	c.JSON(http.StatusOK, d)
}`,
    has: ['| `200` | OK. | [Device](#device) |'],
  },
  {
    it: 'Next.js: a route whose file is not named',
    input: `import { NextResponse } from 'next/server';
type Context = { params: Promise<{ boardId: string; cardId: string }> };
export async function GET(_request: Request, { params }: Context) {
  const card = await find((await params).cardId);
  if (!card) return NextResponse.json({ error: 'No such card' }, { status: 404 });
  return NextResponse.json(card);
}`,
    has: ["[VERIFY] The input doesn't name the file", '`GET /{boardId}/{cardId}`', '“No such card”'],
  },
  {
    it: 'Flask: a form with a file that marshmallow checks, and a look-up with words of its own',
    input: `from flask import Blueprint, abort, request
from marshmallow import Schema, fields, validate
bp = Blueprint("maps", __name__, url_prefix="/maps")
class MapSchema(Schema):
    id = fields.Int(dump_only=True)
    name = fields.Str(required=True)
    layers = fields.List(fields.Str(), validate=validate.Length(max=5))
map_schema = MapSchema()
@bp.post("")
def add_map():
    if "file" not in request.files:
        abort(400, description="A file is needed")
    return map_schema.dump(store(map_schema.load(request.form))), 201
@bp.get("/<int:map_id>")
def show_map(map_id):
    return map_schema.dump(Map.query.get_or_404(map_id, description="No such map"))`,
    has: [
      'Multipart form data with these fields:',
      '| `file` | string (file) | Yes |',
      '| `name` | string | Yes |',
      '| `layers` | array of string | No | At most 5 items. |',
      '“No such map”',
    ],
  },
  {
    it: 'C#’s type parameters, and KDoc’s links in what is said of a route',
    input: `// file: Pool.cs
/// <summary>Keeps things.</summary>
public class Pool
{
    /// <summary>Gives one.</summary>
    /// <typeparam name="T">What it is.</typeparam>
    /// <returns>A free <typeparamref name="T"/>.</returns>
    public T Take<T>() => throw new InvalidOperationException("empty");
}
// file: Trips.kt
@RestController
class Trips {
  /** Lists trips; with [open], only those that aren't over. */
  @GetMapping("/trips")
  fun list(@RequestParam open: Boolean): List<Trip> = trips.list(open)
}`,
    has: ['with `open`'],
    hasNot: ['<typeparam', '[open]'],
  },
  {
    it: 'Slim: what is written into the body, files, and middleware of a group',
    input: `<?php
use Slim\\Factory\\AppFactory;
$app = AppFactory::create();
$app->group('/scans', function ($group) {
    $group->post('', function (Request $request, Response $response) {
        $files = $request->getUploadedFiles();
        if (empty($files['page'])) {
            $response->getBody()->write(json_encode(['error' => 'No page was sent']));
            return $response->withStatus(400);
        }
        $response->getBody()->write(json_encode(['pages' => 1]));
        return $response->withStatus(201);
    });
})->add(new ApiKeyMiddleware());
$app->get('/up', fn (Request $request, Response $response) => $response->withStatus(200));`,
    has: [
      '| `page` | string (file) |',
      '| `201` | Created. | object with `pages`: integer |',
      '| `400` | Bad request: “No page was sent” | object with `error`: string |',
      'Endpoints that require authentication say so.',
    ],
  },
];

describeRows('what is told of single files as they are pasted', ROWS);
