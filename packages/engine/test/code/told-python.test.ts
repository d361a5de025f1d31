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
  {
    it: 'what marshmallow refuses, exact lengths, texts of forms, other media, and rights of Django',
    input: `import json
from django.contrib.auth.decorators import permission_required
from django.http import Http404, HttpResponse, JsonResponse
from django.urls import path
from django.views.decorators.http import require_POST

@permission_required("news.send", raise_exception=True)
@require_POST
def send(request):
    code = request.POST["code"]
    if len(code) != 6:
        return JsonResponse({"error": "bad_code"}, status=400)
    return JsonResponse({"at": now().isoformat()}, status=202)

def confirm(request, token):
    if not find(token):
        raise Http404("Unknown token")
    return HttpResponse("Thanks", content_type="text/plain")

urlpatterns = [path("send/", send), path("confirm/<uuid:token>/", confirm)]`,
    has: [
      '| `code` | string | Yes | Exactly 6 characters. |',
      '| `403` | Forbidden. |',
      'object with `at`: string (date-time, RFC 3339)',
      '| `404` | Not found: “Unknown token” |',
      '| `200` | OK. | `text/plain` |',
    ],
  },
  {
    it: 'what a service answers where marshmallow refuses',
    input: `from flask import Flask, jsonify, request
from marshmallow import Schema, ValidationError, fields, validate
app = Flask(__name__)

class BoxSchema(Schema):
    phone = fields.Str(required=True, validate=validate.Regexp("^[0-9]+$"))
    note = fields.Str(allow_none=True)

def error(status, code, **details):
    body = {"code": code}
    return jsonify(body), status

@app.errorhandler(ValidationError)
def invalid(err):
    return error(422, "invalid", fields=err.messages)

@app.post("/boxes")
def reserve():
    data = BoxSchema().load(request.get_json())
    return jsonify(id=1), 201`,
    has: [
      '| `422` | Unprocessable entity: `invalid` | object with `code`: string |',
      '| `phone` | string | Yes | Matches `^[0-9]+$`. |',
      '| `note` | string or null | No |',
    ],
  },
  {
    it: 'errors of FastAPI that a function makes, with an object as their detail',
    input: `from fastapi import FastAPI, HTTPException
app = FastAPI()

def problem(status_code: int, code: str, detail: str) -> HTTPException:
    return HTTPException(status_code=status_code, detail={"code": code, "detail": detail})

@app.get("/rooms/{room_id}")
def room(room_id: int):
    raise problem(404, "no_room", "There is no such room")`,
    has: [
      '| `404` | Not found: `no_room` (“There is no such room”) | object with `detail` (object with `code`: string, `detail`: string) |',
    ],
  },
  {
    it: 'methods that one view tells apart, errors set in one line, and types of what may be left out',
    input: `from flask import Flask, jsonify, request
app = Flask(__name__)

class Problem(Exception):
    def __init__(self, status, code):
        self.status, self.code = status, code

@app.errorhandler(Problem)
def handle(p):
    return jsonify({"code": p.code}), p.status

@app.route("/books", methods=["GET", "POST"])
def books():
    if request.method == "POST":
        data = request.get_json()
        if not data.get("title"):
            raise Problem(422, "bad_title")
        year = data.get("year")
        if year is not None and (not isinstance(year, int) or year > 2100):
            raise Problem(422, "bad_year")
        return jsonify(id=1), 201
    return jsonify([])`,
    has: [
      '| `422` | Unprocessable entity: `bad_title`, `bad_year` | object with `code`: string |',
      '| `year` | integer | No | At most 2100. |',
      '| `200` | OK. | array |\n\n### Create a book',
    ],
  },
]);
