import { describeRows } from './rows.ts';

const FLASK = `import os
from functools import wraps
from flask import Flask, abort, jsonify, request
from werkzeug.exceptions import HTTPException

app = Flask(__name__)
MAX_GUESTS = 12

class ApiError(Exception):
    status = 400
    def __init__(self, code, message, status=None):
        super().__init__(message)
        self.code = code
        self.message = message
        if status is not None:
            self.status = status

class RoomTaken(ApiError):
    status = 409
    def __init__(self, room):
        super().__init__("taken", f"{room} is taken")

@app.errorhandler(ApiError)
def on_api_error(err):
    return jsonify(error={"code": err.code, "message": err.message}), err.status

@app.errorhandler(HTTPException)
def on_http(err):
    return jsonify(reason=err.description), err.code

@app.post("/bookings")
def create():
    data = request.get_json()
    guests = int(data.get("guests", 1))
    if guests > MAX_GUESTS:
        raise ApiError("bad_guests", f"At most {MAX_GUESTS} guests", 422)
    if taken(data):
        raise RoomTaken(data["room"])
    return jsonify(id=1), 201

@app.delete("/bookings/<int:booking_id>")
def cancel(booking_id):
    if not find(booking_id):
        abort(404, description="No such booking")
    return "", 204
`;

describeRows('what services in Python tell', [
  {
    it: 'errors of their own with what they are made of, and what handlers send of them',
    input: FLASK,
    has: [
      '| `422` | Unprocessable entity: `bad_guests` (“At most 12 guests”) | object with `error` (object with `code`: string, `message`: string) |',
      '| `409` | Conflict: `taken` (“… is taken”) | object with `error`',
      '| `404` | Not found: “No such booking” | object with `reason`: string |',
    ],
  },
  {
    it: 'codes behind the messages of an OpenAPI document',
    input: FLASK,
    format: 'openapi',
    has: ['description: At most 12 guests (`bad_guests`).'],
  },
  {
    it: 'what Flask refuses: other values than those of a list, patterns, types, and what is left out',
    input: `import re
from flask import Flask, abort, request
app = Flask(__name__)
ROOMS = ("garden", "attic")
DAY = re.compile(r"^[0-9-]+$")

@app.post("/stays")
def create():
    data = request.get_json()
    if data.get("room") not in ROOMS:
        abort(400)
    if not DAY.match(data.get("day", "")):
        abort(400)
    nights = data.get("nights")
    if not isinstance(nights, int) or nights < 1:
        abort(400)
    note = data.get("note")
    if note is not None and len(note) > 80:
        abort(400)
    sort = data.get("sort")
    if sort and sort not in {"asc", "desc"}:
        abort(400)
    if not 1 <= request.json["guests"] <= 12:
        abort(400)
    return "", 204`,
    has: [
      '| `room` | string | Yes | One of `garden` or `attic`. |',
      '| `day` | string | Yes | Matches `^[0-9-]+$`. |',
      '| `nights` | integer | Yes | At least 1. |',
      'No | At most 80 characters. |',
      '| `sort` | string | No | One of `asc` or `desc`. |',
      '| `guests` | number | Yes | From 1 to 12. |',
    ],
  },
  {
    it: 'several bodies of FastAPI, limits that constants hold, and files that are too large',
    input: `from typing import Annotated
from fastapi import Body, FastAPI, File, HTTPException, Query, UploadFile
from pydantic import BaseModel
app = FastAPI()
PAGE_MAX = 200
MAX_BYTES = 5 * 1024 * 1024

class Item(BaseModel):
    name: str

@app.get("/items")
def items(limit: Annotated[int, Query(ge=1, le=PAGE_MAX)] = 50) -> list[Item]: ...

@app.post("/pairs")
def pair(left: Item, right: Item, weight: Annotated[int, Body(gt=0)]): ...

@app.post("/mails")
def mail(to: Annotated[list[str], Body(embed=True, max_length=5)]): ...

@app.put("/scan")
async def scan(file: Annotated[UploadFile, File(description="PDF only")]):
    if len(await file.read()) > MAX_BYTES:
        raise HTTPException(413, "Too large")`,
    has: [
      '| `limit` | integer | No | From 1 to 200. Default: `50`. |',
      '| `left` | [Item](#item) | Yes |',
      '| `right` | [Item](#item) | Yes |',
      '| `weight` | integer | Yes | Greater than 0. |',
      '| `to` | array of string | Yes | At most 5 items. |',
      '| `file` | string (file) | Yes | PDF only. At most 5 MB. |',
    ],
  },
  {
    it: 'arguments and options that Typer takes from plain parameters',
    input: `import typer
from pathlib import Path
app = typer.Typer()

@app.command()
def pack(ctx: typer.Context, target: Path, files: list[Path], level: int = 6, quiet: bool = False):
    """Pack files."""`,
    has: ['pack <target> <files>... [options]', '| `--level` | Integer | No | `6` |', '`--quiet/--no-quiet`'],
    hasNot: ['ctx'],
  },
  {
    it: 'what the classes of views of the REST framework say: tokens, rates, pages, filters, files',
    input: `from rest_framework import mixins, permissions, serializers, viewsets
from rest_framework.authentication import TokenAuthentication
from rest_framework.decorators import action
from rest_framework.exceptions import PermissionDenied, ValidationError
from rest_framework.pagination import PageNumberPagination
from rest_framework.response import Response
from rest_framework.routers import DefaultRouter
from rest_framework.throttling import UserRateThrottle
from django.urls import include, path

class Slow(UserRateThrottle):
    rate = "30/min"

class Pages(PageNumberPagination):
    page_size_query_param = "size"
    max_page_size = 100

class TicketSerializer(serializers.Serializer):
    id = serializers.UUIDField(read_only=True)
    subject = serializers.CharField(max_length=140)
    tags = serializers.ListField(child=serializers.SlugField(max_length=20), max_length=5, required=False)
    secret = serializers.CharField(write_only=True)

class TicketViewSet(mixins.CreateModelMixin, mixins.ListModelMixin, mixins.RetrieveModelMixin, viewsets.GenericViewSet):
    serializer_class = TicketSerializer
    authentication_classes = [TokenAuthentication]
    permission_classes = [permissions.IsAuthenticated]
    throttle_classes = [Slow]
    pagination_class = Pages
    lookup_value_regex = "[0-9]+"
    filterset_fields = ["state"]
    search_fields = ["subject"]

    @action(detail=True, methods=["put"])
    def scan(self, request, pk=None):
        """Attach a scan."""
        upload = request.FILES.get("image")
        if upload is None:
            raise ValidationError({"image": ["No file was sent."]})
        if upload.size > 2_000_000:
            return Response({"code": "too_large"}, status=413)
        if not request.user.is_staff:
            raise PermissionDenied("Only staff attach scans.")
        self.get_object().attach(upload)
        return Response(status=204)

router = DefaultRouter()
router.register("tickets", TicketViewSet)
urlpatterns = [path("api/", include(router.urls))]`,
    has: [
      'Authorization: Token YOUR_TOKEN',
      'Callers can send 30 requests a minute.',
      '| `429` | Too many requests. | object with `detail`: string |',
      '`results`: array of [TicketSerializer](#ticketserializer)',
      '| `size` | integer | No | At most 100. |',
      '| `state` | string | No |',
      '| `search` | string | No | Searches `subject`. |',
      '| `pk` | string | Matches `^[0-9]+$`. |',
      '| `tags` | array of string | No | At most 5 items. Each item: at most 20 characters. |',
      '| `image` | string (file) | Yes | At most 2 MB. |',
      '| `400` | Bad request: “No file was sent.” |',
      '| `403` | Forbidden: “Only staff attach scans.” | object with `detail`: string |',
      '| `404` | Not found. | object with `detail`: string |',
      '{\n  "subject": "subject",\n  "tags": [\n    "tag"\n  ],\n  "secret": "secret"\n}',
    ],
  },
  {
    it: 'fields of data classes, what they refuse, what errors hold, and what is thrown beside what comments say',
    input: `"""Retry helpers."""
from dataclasses import dataclass

class RetryError(Exception):
    """Raised when every attempt failed.

    Attributes:
        attempts: How many times the function was called.
    """
    def __init__(self, attempts: int):
        super().__init__("gave up")
        self.attempts = attempts

@dataclass(frozen=True)
class Backoff:
    """How long to wait between attempts."""
    initial: float = 0.1
    """Seconds before the second attempt."""

    def __post_init__(self):
        if self.initial <= 0:
            raise ValueError("initial must be positive")

def call(fn, attempts: int = 3):
    """Call a function until it returns.

    :raises RetryError: when the last attempt failed too
    """
    if attempts < 1:
        raise ValueError("attempts must be at least 1")
    raise RetryError(attempts)`,
    has: [
      '| `attempts` | `int` | How many times the function was called. |',
      '| `initial` | `float` | No | `0.1` | Seconds before the second attempt. |',
      '**Throws:** `ValueError`: initial must be positive.',
      '`RetryError`: when the last attempt failed too. `ValueError`: “attempts must be at least 1”.',
    ],
  },
  {
    it: "ranges, versions, questions and failures of click's own, and the prefix of settings",
    input: `import click
from pydantic_settings import BaseSettings

class Settings(BaseSettings):
    model_config = {"env_prefix": "SUBS_"}
    db_url: str

class BrokenFile(click.ClickException):
    exit_code = 5
    def show(self, file=None):
        click.echo("The file is broken", err=True)

@click.group()
@click.version_option("4.0.1")
def cli():
    """Convert subtitles."""

@cli.command()
@click.option("--shift", type=click.FloatRange(-60, 60), default=0.0, help="Seconds to move.")
@click.option("--width", type=click.IntRange(min=10), help="Longest line.")
@click.option("--token", hidden=True)
@click.confirmation_option(prompt="Replace it?")
def convert(shift, width, token):
    """Convert a file."""
    raise BrokenFile("x")`,
    has: [
      '| `--version` | No | Print the version, `4.0.1`. |',
      '| `--shift FLOAT` | No | `0.0` | Seconds to move. From -60 to 60. |',
      'Longest line. At least 10. |',
      "| `--yes` | No |  | Don't ask: “Replace it?”. |",
      '| `5` | The file is broken. |',
      '| `SUBS_DB_URL` |',
    ],
    hasNot: ['--token'],
  },
  {
    it: 'what helpers make of their arguments, and classes of views inside of a factory',
    input: `from flask import Flask, jsonify, request
from flask.views import MethodView

def error(status, code, **more):
    return jsonify({"code": code}), status

def create_app():
    app = Flask(__name__)

    def fail(message, status):
        body = {"message": message}
        return jsonify(body), status

    class Items(MethodView):
        def post(self):
            """Add an item."""
            if "name" not in request.json:
                return error(422, "no_name")
            return jsonify(id=1), 201
    app.add_url_rule("/items", view_func=Items.as_view("items"))

    @app.get("/items/<int:n>")
    def item(n):
        if n > 2:
            return fail("Too late", 410)
        return jsonify(n=n)
    return app`,
    has: [
      '| `422` | Unprocessable entity: `no_name` | object with `code`: string |',
      '| `201` | Created. | object with `id`: integer |',
      '| `410` | Gone: “Too late” | object with `message`: string |',
    ],
  },
  {
    it: 'lists of files, types of answers, and what validators of pydantic say',
    input: `from fastapi import FastAPI, UploadFile, HTTPException
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, field_validator, model_validator
app = FastAPI()

class Pet(BaseModel):
    due: str
    @field_validator("due")
    @classmethod
    def ahead(cls, value):
        if past(value):
            raise ValueError("due must not be in the past")
        return value
    @model_validator(mode="after")
    def light(self):
        raise ValueError("A bird is light")

@app.post("/pets")
def add(pet: Pet): ...

@app.post("/photos")
def photos(photos: list[UploadFile]):
    if len(photos) > 5:
        raise HTTPException(400, "At most 5 photos")

@app.get("/card")
def card():
    return StreamingResponse(render(), media_type="application/pdf")`,
    has: [
      '| `due` | string | Yes | Refused: “due must not be in the past”. |',
      'Refused: “A bird is light”.',
      '| `photos` | array of string (file) | Yes | At most 5 items. |',
      '| `200` | OK. | `application/pdf` |',
    ],
  },
]);
