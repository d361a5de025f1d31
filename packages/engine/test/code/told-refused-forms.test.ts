import assert from 'node:assert/strict';
import { runCode } from './run.ts';

/** Each fact in the forms in which services write it; `FIELD` is the field's name, and `NO` stands for the refusal. */
interface Fact {
  readonly told: RegExp;
  readonly forms: readonly string[];
}

const FLASK: readonly Fact[] = [
  {
    told: /\| `FIELD` \| string \| Yes \| (?:3 to 40 characters|At least 3 characters\. At most 40 characters)\. \|/,
    forms: [
      'if len(FIELD) < 3 or len(FIELD) > 40: NO',
      'if not 3 <= len(FIELD) <= 40: NO',
      'if len(FIELD) < LOW or len(FIELD) > HIGH: NO',
      'if not FIELD or len(FIELD.strip()) < 3 or len(FIELD) > 40: NO',
      'if len(FIELD) < 3: NO\n    if len(FIELD) > 40: NO',
    ],
  },
  {
    told: /\| `FIELD` \| string \| Yes \| One of `red` or `blue`\. \|/,
    forms: [
      'if FIELD not in ("red", "blue"): NO',
      'if FIELD not in ["red", "blue"]: NO',
      'if FIELD not in {"red", "blue"}: NO',
      'if FIELD not in COLORS: NO',
      'if not FIELD in COLORS: NO',
      'if FIELD != "red" and FIELD != "blue": NO',
    ],
  },
  {
    told: /\| `FIELD` \| string \| No \| One of `red` or `blue`\. \|/,
    forms: [
      'if FIELD and FIELD not in COLORS: NO',
      'if FIELD is not None and FIELD not in COLORS: NO',
      'if FIELD is not None:\n        if FIELD not in COLORS: NO',
    ],
  },
  {
    told: /\| `FIELD` \| string \| Yes \| Matches `\^\[a-z\]\+\$`\. \|/,
    forms: [
      'if not PATTERN.match(FIELD): NO',
      'if not PATTERN.fullmatch(FIELD): NO',
      'if not re.match(r"^[a-z]+$", FIELD): NO',
      'if re.fullmatch(r"[a-z]+", FIELD) is None: NO',
      'if PATTERN.match(FIELD) is None: NO',
    ],
  },
  {
    told: /\| `FIELD` \| integer \| Yes \| From 1 to 9\. \|/,
    forms: [
      'if not isinstance(FIELD, int) or FIELD < 1 or FIELD > 9: NO',
      'if not isinstance(FIELD, int) or not 1 <= FIELD <= 9: NO',
      'if not isinstance(FIELD, int): NO\n    if FIELD not in range(1, 10): NO',
    ],
  },
];

const REFUSALS = [
  'abort(400)',
  'return jsonify(error="bad"), 400',
  'return {"error": "bad"}, 422',
  'raise BadRequest("bad")',
  'return error("bad", 400)',
];
const READS = ['data.get("FIELD")', 'request.json.get("FIELD")', 'request.get_json().get("FIELD")'];

const service = (form: string, refusal: string, read: string): string => `import re
from flask import Flask, abort, jsonify, request
from werkzeug.exceptions import BadRequest
app = Flask(__name__)
COLORS = ("red", "blue")
PATTERN = re.compile(r"^[a-z]+$")
LOW, HIGH = 3, 40

def error(code, status):
    return jsonify(code=code), status

@app.post("/things")
def create():
    data = request.get_json()
    shade = ${read.replace('FIELD', 'shade')}
    ${form.replaceAll('FIELD', 'shade').replaceAll('NO', refusal)}
    return "", 204
`;

describe('what Flask refuses, in the forms in which services write it', () => {
  for (const { told, forms } of FLASK)
    it(told.source, async () => {
      const missed: string[] = [];
      for (const form of forms)
        for (const [index, refusal] of REFUSALS.entries()) {
          const input = service(form, refusal, READS[index % READS.length] ?? '');
          const { content } = await runCode('code-to-docs', input);
          const row = /^\| `shade`.*$/m.exec(content)?.[0] ?? '';
          if (!new RegExp(told.source.replace('FIELD', 'shade')).test(row))
            missed.push(`${form} / ${refusal}: ${row}`);
        }
      assert.deepEqual(missed, []);
    });
});

const GO: readonly Fact[] = [
  {
    told: /\| `shade` \| string \| Yes \| 3 to 40 characters\. \|/,
    forms: [
      'if len(in.Shade) < 3 || len(in.Shade) > 40 {NO}',
      'if n := len(in.Shade); n < 3 || n > 40 {NO}',
      'if len(in.Shade) < low || len(in.Shade) > high {NO}',
      'if utf8.RuneCountInString(in.Shade) < 3 || utf8.RuneCountInString(in.Shade) > 40 {NO}',
      'if in.Shade == "" || len(in.Shade) < 3 || len(in.Shade) > 40 {NO}',
      'if len(strings.TrimSpace(in.Shade)) < 3 {NO}\n\tif len(in.Shade) > 40 {NO}',
    ],
  },
  {
    told: /\| `shade` \| string \| Yes \| One of `red` or `blue`\. \|/,
    forms: [
      'if in.Shade != "red" && in.Shade != "blue" {NO}',
      'if !slices.Contains(colors, in.Shade) {NO}',
      'if !slices.Contains([]string{"red", "blue"}, in.Shade) {NO}',
      'switch in.Shade {\n\tcase "red", "blue":\n\tdefault:NO}',
      'if !known[in.Shade] {NO}',
      'if _, ok := known[in.Shade]; !ok {NO}',
    ],
  },
  {
    told: /\| `shade` \| string \| Yes \| Matches `\^\[a-z\]\+\$`\. \|/,
    forms: ['if !pattern.MatchString(in.Shade) {NO}', 'if ok := pattern.MatchString(in.Shade); !ok {NO}'],
  },
  {
    told: /\| `count` \| integer \| Yes \| From 1 to 9\. \|/,
    forms: [
      'if in.Count < 1 || in.Count > 9 {NO}',
      'if in.Count <= 0 || in.Count >= 10 {NO}',
      'if !(in.Count >= 1 && in.Count <= 9) {NO}',
      'if in.Count < 1 {NO}\n\tif in.Count > most {NO}',
    ],
  },
];

const GO_REFUSALS = [
  'c.JSON(400, gin.H{"error": "bad"}); return',
  'c.AbortWithStatusJSON(http.StatusUnprocessableEntity, gin.H{"error": "bad"}); return',
  'fail(c, http.StatusBadRequest, "bad", "It is bad"); return',
];

const goService = (form: string, refusal: string): string => `package api

import (
	"net/http"
	"regexp"
	"slices"
	"strings"

	"github.com/gin-gonic/gin"
)

const (
	low  = 3
	high = 40
	most = 9
)

var colors = []string{"red", "blue"}
var known = map[string]bool{"red": true, "blue": true}
var pattern = regexp.MustCompile("^[a-z]+$")

type thing struct {
	Shade string \`json:"shade"\`
	Count int    \`json:"count"\`
}

func fail(c *gin.Context, status int, code, text string) {
	c.AbortWithStatusJSON(status, gin.H{"code": code, "message": text})
}

func create(c *gin.Context) {
	var in thing
	if err := c.ShouldBindJSON(&in); err != nil {
		c.JSON(400, gin.H{"error": "bad body"})
		return
	}
	${form.replaceAll('NO', `\n\t\t${refusal}\n\t`)}
	c.Status(204)
}

func Routes(r *gin.Engine) { r.POST("/things", create) }
`;

describe('what gin refuses, in the forms in which services write it', () => {
  for (const { told, forms } of GO)
    it(told.source, async () => {
      const missed: string[] = [];
      for (const form of forms)
        for (const refusal of GO_REFUSALS) {
          const { content } = await runCode('code-to-docs', goService(form, refusal));
          if (!told.test(content))
            missed.push(
              `${form} / ${refusal}: ${/^\| `(?:shade|count)`.*Yes.*$/m.exec(content)?.[0] ?? 'no'}`,
            );
        }
      assert.deepEqual(missed, []);
    });
});
