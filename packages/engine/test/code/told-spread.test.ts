import { describeRows, type Row } from './rows.ts';

const ROWS: readonly Row[] = [
  {
    it: 'reads a type that has the name of the schema it is inferred from, and lists of values by number',
    input: `import express from 'express';
import { z } from 'zod';
const STATES = ['open', 'shut'] as const;
const GateInput = z.object({ name: z.string().max(40) });
type GateInput = z.infer<typeof GateInput>;
interface Gate extends GateInput { id: string; state: (typeof STATES)[number] }
const body = (schema) => (req, res, next) => { const parsed = schema.safeParse(req.body); req.body = parsed.data; next(); };
const app = express();
app.get('/gates/:id', (req, res) => { const gate: Gate = find(req.params.id); res.json(gate); });
app.post('/gates/:id/unlock', body(z.object({ code: z.string().length(6) })), (req, res) => res.sendStatus(204));
`,
    has: [
      'Has all fields of [GateInput](#gateinput)',
      '| `state` | string | Yes | One of `open` or `shut`. |',
      '| `code` | string | Yes | Exactly 6 characters. |',
    ],
    hasNot: ['`success`', '`data`'],
  },
  {
    it: 'tells flattened fields beside the others, refusals behind an alias of results, and statuses without a body',
    input: `use axum::{routing::post, Json, Router, http::StatusCode, response::{IntoResponse, Response}};
#[derive(Deserialize, Validate)]
pub struct Reading { litres: u64 }
#[derive(Deserialize)]
pub struct Item { meter: i64, #[serde(flatten)] reading: Reading }
pub enum ApiError { Invalid(#[from] validator::ValidationErrors) }
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        match self { Self::Invalid(_) => StatusCode::UNPROCESSABLE_ENTITY.into_response() }
    }
}
type ApiResult<T> = Result<T, ApiError>;
async fn add(Json(item): Json<Item>) -> ApiResult<StatusCode> { item.validate()?; Ok(StatusCode::ACCEPTED) }
pub fn router() -> Router { Router::new().route("/readings", post(add)) }
`,
    has: ['| `litres` | integer | Yes |', '| `202` | Accepted.', '| `422` |'],
    hasNot: ['`reading`', '| `202` | Accepted. | [VERIFY] |'],
  },
  {
    it: "reads NumPy's docstrings, and leaves out what `__all__` and `@internal` keep",
    input: `"""Rates."""
__all__ = ["load"]

def load(path, low, high):
    """Load rates.

    Parameters
    ----------
    path : str or Path
        File to read.
    low, high : int, optional
        Bounds of the rates.

    Returns
    -------
    Rates
        What the file holds.

    Raises
    ------
    OSError
        The file can't be read.
    """
    return 1

def helper(x):
    """Help."""
    return x
`,
    has: [
      'File to read. |',
      'Bounds of the rates. |',
      '**Returns:** What the file holds.',
      '`OSError`: the file',
    ],
    hasNot: ['Str or Path', '-----', 'helper'],
  },
];

describeRows('what is spread, listed and underlined', ROWS);
