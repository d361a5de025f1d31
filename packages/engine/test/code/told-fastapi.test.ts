import assert from 'node:assert/strict';
import { runCode } from './run.ts';

const SERVICE = `from fastapi import FastAPI, HTTPException, UploadFile
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field

app = FastAPI(title="Orders")

class Missing(Exception):
    pass

class Order(BaseModel):
    items: list[str]
    note: str | None = None

@app.exception_handler(Missing)
async def missing(request, exc):
    return JSONResponse(status_code=404, content={"error": "not_found"})

@app.get("/health")
def health():
    return {"ok": True}

@app.post("/orders", status_code=201)
def create(order: Order):
    if not order.items:
        raise HTTPException(400, "No items")
    return {"id": 1, **order.model_dump()}

@app.get("/orders/{order_id}")
def read(order_id: int):
    raise Missing()

@app.post("/orders/{order_id}/invoice")
async def invoice(order_id: int, file: UploadFile, scan: UploadFile | None = None):
    return {"size": file.size}
`;

describe('a FastAPI service', () => {
  const told = async (more = ''): Promise<string> => (await runCode('code-to-docs', SERVICE + more)).content;
  const sectionOf = (text: string, path: string): string =>
    text
      .split('\n### ')
      .slice(1)
      .find((one) => one.includes(path)) ?? '';

  it('sends what a spread model holds', async () => {
    assert.match(
      sectionOf(await told(), 'POST /orders\n'),
      /\| `201` \| Created\. \| object with `id`: integer, `items`: array of string, `note`/,
    );
  });

  it('sends what the handler of an own error makes', async () => {
    assert.match(sectionOf(await told(), 'GET /orders/{order_id}'), /`404`.*object with `error`: string/);
  });

  it('refuses values that are not of their types, and only where some are sent', async () => {
    const text = await told();
    for (const path of ['POST /orders\n', 'GET /orders/{order_id}', '/invoice'])
      assert.match(sectionOf(text, path), /\| `422` \|.*`detail`: array of object/);
    assert.doesNotMatch(sectionOf(text, 'GET /health'), /422/);
  });

  it('refuses them as its own handler says', async () => {
    const text = await told(`
@app.exception_handler(RequestValidationError)
async def invalid(request, exc):
    return JSONResponse(status_code=400, content={"problem": "invalid"})
`);
    assert.doesNotMatch(text, /422/);
    assert.match(sectionOf(text, 'GET /orders/{order_id}'), /`400`.*object with `problem`: string/);
  });

  it('needs the files that have no default', async () => {
    const form = sectionOf(await told(), '/invoice');
    assert.match(form, /\| `file` \|.*\| Yes \|/);
    assert.match(form, /\| `scan` \|.*\| No \|/);
  });
});
