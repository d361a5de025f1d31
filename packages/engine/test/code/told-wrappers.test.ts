import { describeRows, type Row } from './rows.ts';

const ROWS: readonly Row[] = [
  {
    it: 'a decorator of the service’s own that hands its path on to the application',
    input: `from flask import Flask, jsonify, request
_app = Flask(__name__)

def api(path, rule=None, **options):
    """Routes, and asks whether the caller may."""
    def outer(func):
        @_app.route(path, **options)
        @functools.wraps(func)
        def wrapper(*args, **kwargs):
            return func(*args, **kwargs)
        return wrapper
    return outer

def both(endpoint):
    def decorator(func):
        _app.add_url_rule(endpoint, view_func=func, methods=["GET", "POST"])
        return func
    return decorator

@api('/v1/probes/<probe_id>', rule='probe', methods=['PUT'])
def replace_probe(probe_id):
    """Replaces a probe."""
    return '', 204

@both('/ping')
def ping():
    """Tells whether the service answers."""
    return jsonify(pong=True)`,
    has: ['`PUT /v1/probes/{probe_id}`', 'Replace a probe', '`GET /ping`', '`POST /ping`', '| `204` |'],
  },
  {
    it: 'Bottle’s routes, by call and by decorator, and an application that another object holds',
    input: `from bottle import Bottle, route
class Web:
    VERSION = '2'
    def __init__(self):
        self._app = Bottle()
        self._app.route('/api/%s/jobs/<name>/<nb:int>' % self.VERSION, method="DELETE", callback=self._drop)
    def _drop(self, name, nb):
        """Drops a job."""
        return ''

@route('/health', method='GET')
def health():
    """Tells whether it runs."""
    return 'ok'

class Uploads:
    def __init__(self, web):
        self.web = web
    def routes(self):
        @self.web.app.route('/upload', methods=['POST'])
        def upload():
            """Takes a file."""
            return ''`,
    has: ['`DELETE /api/2/jobs/{name}/{nb}`', 'Drop a job', '`GET /health`', '`POST /upload`', 'Take a file'],
  },
  {
    it: 'an application of a class of its own, and a title underlined with tildes',
    input: `"""
shelf.web
~~~~~~~~~
"""
from flask import Flask
class Shelf(Flask):
    def setup(self):
        for name, rule in [('book', '/<shelf>/book/'), ('raw', '/<shelf>/raw/<path:path>')]:
            self.add_url_rule(rule, view_func=getattr(views, name))`,
    has: ['/{shelf}/book/', '/{shelf}/raw/{path}'],
  },
  {
    it: 'controllers whose base class in the input has the router',
    input: `// file: controller.js
import { Router } from 'express';
export default class Controller {
  constructor(config) { this.app = Router(); this.config = config; }
  route(options) { this.app[options.method](options.path, check(options.permission), options.handler.bind(this)); }
  use(path, router) { this.app.use(path, router); }
  get router() { return this.app; }
}
// file: notes.js
import Controller from './controller.js';
class Notes extends Controller {
  constructor(config) {
    super(config);
    this.route({ method: 'post', path: '/:id/pin', handler: this.pin, permission: 'write' });
  }
  /** Pins a note. */
  async pin(req, res) { res.status(204).end(); }
}
export default Notes;
// file: admin.js
import Controller from './controller.js';
import Notes from './notes.js';
export class AdminApi extends Controller {
  constructor(config) { super(config); this.app.use('/notes', new Notes(config).router); }
}
// file: index.js
import Controller from './controller.js';
import { AdminApi } from './admin.js';
class Index extends Controller {
  constructor(config) { super(config); this.use('/api/admin', new AdminApi(config).router); }
}
export default Index;`,
    has: ['`POST /api/admin/notes/{id}/pin`', 'Pin a note'],
    hasNot: ['`POST /{id}/pin`', '`POST /notes/{id}/pin`'],
  },
  {
    it: 'a list of routes for a router that is not shown',
    input: `// file: routes/admin.js
async function init(req, res) { res.json({ ready: true }); }
export default { type: 'admin', routes: [
  { method: 'GET', path: '/init', handler: init, config: { auth: false } },
  { method: 'DELETE', path: '/keys/:id', handler: 'admin.dropKey' },
] };
const calls = [{ method: 'GET', path: '/seen', status: 200 }];`,
    has: ['`GET /init`', '/keys/{id}'],
    hasNot: ['/seen'],
  },
  {
    it: 'Go: routes as values, and the handlers of a table that a loop reads',
    input: `package volume
type Route struct { Name string; Method string; Pattern string; HandlerFunc http.HandlerFunc }
var routes = []Route{
	{"TodoShow", "POST", "/todos/{todoId}/close", TodoClose},
}
func NewRouter() *mux.Router {
	router := mux.NewRouter().StrictSlash(true)
	for _, route := range routes {
		router.Methods(route.Method).Path(route.Pattern).Name(route.Name).Handler(route.HandlerFunc)
	}
	return router
}
// TodoClose closes an item.
func TodoClose(w http.ResponseWriter, r *http.Request) { w.WriteHeader(http.StatusNoContent) }
func (r *volumeRouter) initRoutes() {
	r.routes = []router.Route{
		router.NewGetRoute("/volumes/{name:.*}", r.getVolume),
	}
}
// getVolume shows a volume.
func (r *volumeRouter) getVolume(w http.ResponseWriter, req *http.Request) { w.WriteHeader(http.StatusOK) }`,
    has: ['`GET /volumes/{name}`', '`POST /todos/{todoId}/close`', 'Close a todo'],
    hasNot: ['Handler func', 'HandlerFunc'],
  },
  {
    it: 'routers that compiled modules import, and Prometheus’s own',
    input: `// file: routes/keys.js
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
const express_1 = __importDefault(require("express"));
const router = express_1.default.Router();
router.delete(['/', '/:id'], (0, check_1.allow)('keys:drop'), (req, res) => res.status(204).end());
exports.default = router;
// file: routes/index.js
const express_1 = __importDefault(require("express"));
const keys_1 = __importDefault(require("./keys"));
const router = express_1.default.Router();
router.use('/keys', keys_1.default);
exports.default = router;
// file: api.go
package api
func Register(r *route.Router) {
	v1 := r.WithPrefix("/api/v1")
	v1.Del("/silence/:sid", drop)
}`,
    has: ['`DELETE /keys`', '`DELETE /keys/{id}`', '/api/v1/silence/{sid}'],
    hasNot: ['`DELETE /{id}`'],
  },
];

describeRows('what is told of services that wrap their framework', ROWS);
