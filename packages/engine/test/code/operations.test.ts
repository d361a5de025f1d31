import assert from 'node:assert/strict';
import { parse } from 'yaml';
import { runCode } from './run.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly requestBody?: unknown;
  readonly responses: Record<string, unknown>;
}

interface OpenApi {
  readonly paths: Record<string, Record<string, Operation>>;
}

async function write(...lines: readonly string[]): Promise<{ content: string; paths: OpenApi['paths'] }> {
  const { content } = await runCode('code-to-docs', lines.join('\n'), { format: 'openapi' });
  return { content, paths: (parse(content) as OpenApi).paths };
}

describe('operations of an OpenAPI document', () => {
  it('are named as people would name them', async () => {
    const { paths } = await write(
      "import { Router } from 'express';",
      'const router = Router();',
      "router.get('/v1/orders', index);",
      "router.post('/v1/orders', store);",
      "router.get('/v1/orders/:id', findOne);",
      "router.post('/v1/orders/:id/cancel', (req, res) => res.end());",
      "router.get('/v2/orders', index);",
      "router.post('/login', handler);",
      "router.get('/reports', listLateReports);",
    );
    const ids = Object.values(paths).flatMap((item) =>
      Object.values(item).map(({ operationId }) => operationId),
    );
    assert.deepEqual(ids, [
      'listOrders',
      'createOrder',
      'getOrder',
      'cancelOrder',
      'listOrdersV2',
      'login',
      'listLateReports',
    ]);
  });

  it('tell the methods of one handler apart where its code does', async () => {
    const { paths } = await write(
      'from flask import Flask, jsonify, request',
      'app = Flask(__name__)',
      '@app.route("/notes", methods=["GET", "POST"])',
      'def notes():',
      '    """List notes, or add one."""',
      '    if request.method == "POST":',
      '        return jsonify(text=request.json["text"]), 201',
      '    return jsonify([])',
    );
    const { get, post } = paths['/notes'] ?? {};
    assert.deepEqual(Object.keys(get?.responses ?? {}), ['200']);
    assert.deepEqual(Object.keys(post?.responses ?? {}), ['201']);
    assert.deepEqual([get?.summary, post?.summary], ['List notes', 'Create a note']);
    assert(get && !get.requestBody, 'only the other one takes a body');
    assert(post?.requestBody);
  });

  it('know what Go says by tags, comments and statuses', async () => {
    const { content, paths } = await write(
      'package main',
      'import "github.com/gin-gonic/gin"',
      '// ListAlbums lists all albums.',
      'func ListAlbums(c *gin.Context) { c.JSON(500, gin.H{"error": err.Error()}) }',
      'func purge(c *gin.Context) { c.Status(http.StatusNoContent) }',
      'func create(c *gin.Context) { var album Album; c.BindJSON(&album); c.Status(201) }',
      'type Album struct { Title string `json:"title" binding:"required,max=200"` }',
      'func main() {',
      '\tr := gin.Default()',
      '\tr.GET("/albums", ListAlbums)',
      '\tr.POST("/albums", create)',
      '\tr.DELETE("/cache", purge)',
      '}',
    );
    assert.match(content, /maxLength: 200/);
    assert.doesNotMatch(content, /maximum: 200/);
    assert.match(content, /error:\n\s+type: string/);
    assert.equal(paths['/albums']?.['get']?.summary, 'List all albums');
    assert.deepEqual(Object.keys(paths['/cache']?.['delete']?.responses ?? {}), ['204']);
    // gin itself answers 400 to what `BindJSON` can't read.
    assert.deepEqual(Object.keys(paths['/albums']?.['post']?.responses ?? {}), ['201', '400']);
  });

  it('carry [VERIFY] where the code says nothing of request and answer', async () => {
    const { paths } = await write(
      "const app = require('express')();",
      "app.put('/things/:id', things.save);",
    );
    assert.deepEqual(paths['/things/{id}']?.['put']?.responses, {
      default: { description: "[VERIFY] The code doesn't state what to send, nor the response." },
    });
  });
});
