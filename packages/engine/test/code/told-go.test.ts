import { describeRows } from './rows.ts';

const HEAD = `package api

import (
	"errors"
	"net/http"
	"strconv"

	"github.com/gin-gonic/gin"
)
`;

describeRows('what services in Go tell', [
  {
    it: 'what is sent of errors that a helper is given, and not of others',
    input: `${HEAD}
type AppError struct {
	Status int    \`json:"-"\`
	Code   string \`json:"code"\`
	Text   string \`json:"message"\`
}
var ErrSoldOut = &AppError{http.StatusConflict, "sold_out", "Nothing is left"}
func (e *AppError) Error() string { return e.Text }

func respond(c *gin.Context, err error) {
	var app *AppError
	if errors.As(err, &app) {
		c.JSON(app.Status, app)
		return
	}
	c.JSON(http.StatusTeapot, gin.H{"code": "odd"})
}

func buy(c *gin.Context) {
	if soldOut() {
		respond(c, ErrSoldOut)
		return
	}
	c.Status(204)
}

func Routes(r *gin.Engine) { r.POST("/orders", buy) }`,
    has: ['| `409` | Conflict: `sold_out` (“Nothing is left”) | [AppError](#apperror) |'],
    hasNot: ['`418`'],
  },
  {
    it: 'what validators refuse, forms, and reads that must not fail',
    input: `${HEAD}
type Device struct {
	Serial string \`json:"serial"\`
	Ports  int    \`json:"ports"\`
}

func (d Device) validate() error {
	if len(d.Serial) < 8 || len(d.Serial) > 24 {
		return errors.New("serial must have 8 to 24 characters")
	}
	if d.Ports < 1 {
		return errors.New("ports is too small")
	}
	return nil
}

func create(c *gin.Context) {
	var in Device
	if err := c.ShouldBindJSON(&in); err != nil {
		c.JSON(400, gin.H{"error": "bad body"})
		return
	}
	if err := in.validate(); err != nil {
		c.JSON(422, gin.H{"error": err.Error()})
		return
	}
	c.Status(201)
}

func measure(c *gin.Context) {
	value, err := strconv.ParseFloat(c.PostForm("value"), 64)
	if err != nil {
		c.JSON(400, gin.H{"error": "value must be a number"})
		return
	}
	unit := c.PostForm("unit")
	switch unit {
	case "":
		unit = "celsius"
	case "celsius", "kelvin":
	default:
		c.JSON(400, gin.H{"error": "unit is unknown"})
		return
	}
	if raw := c.Query("round"); raw != "" {
		if _, err := strconv.Atoi(raw); err != nil {
			c.JSON(400, gin.H{"error": "round must be a number"})
			return
		}
	}
	c.JSON(202, struct {
		Stored float64 \`json:"stored"\`
	}{value})
}

func Routes(r *gin.Engine) {
	r.POST("/devices", create)
	r.POST("/readings", measure)
}`,
    has: [
      '| `serial` | string | Yes | 8 to 24 characters. |',
      '| `ports` | integer | Yes | At least 1. |',
      '| `value` | number | Yes |',
      '| `unit` | string | No | One of `celsius` or `kelvin`. Default: `celsius`. |',
      '| `round` | integer | No |',
      'object with `stored`: number',
    ],
  },
  {
    it: "flags of the standard library with values of the program's own, and what is printed before it ends",
    input: `package main

import (
	"flag"
	"fmt"
	"io"
	"os"
)

type format string

func main() { os.Exit(run(os.Args[1:], os.Stderr)) }

func run(args []string, errOut io.Writer) int {
	fs := flag.NewFlagSet("wc2", flag.ContinueOnError)
	limit := fs.Int64("limit", 0, "fail for files above \`BYTES\`")
	shape := format("text")
	fs.Var(&shape, "format", "output format: text or json")
	if key, ok := os.LookupEnv("WC2_KEY"); !ok {
		fmt.Fprintln(errOut, "wc2: set WC2_KEY first")
		return 2
	}
	if *limit > 9 {
		fmt.Fprintln(errOut, "wc2: the limit is too high")
		return 4
	}
	return 0
}`,
    has: [
      '| `-limit BYTES` | No |  | Fail for files above BYTES. |',
      '| `-format value` | No | `text` |',
      'the limit is too high',
    ],
  },
  {
    it: 'errors that are put together, limits of fields with defaults, and what stands in front of echo',
    input: `package api

import (
	"net/http"
	"os"

	echojwt "github.com/labstack/echo-jwt/v4"
	"github.com/labstack/echo/v4"
	"github.com/labstack/echo/v4/middleware"
	"golang.org/x/time/rate"
)

type apiError struct {
	Error struct {
		Code    string \`json:"code"\`
		Message string \`json:"message"\`
	} \`json:"error"\`
}

type link struct {
	Days int \`json:"days"\`
}

func fail(c echo.Context, status int, code, message string) error {
	var e apiError
	e.Error.Code = code
	e.Error.Message = message
	return c.JSON(status, e)
}

func create(c echo.Context) error {
	var in link
	if err := c.Bind(&in); err != nil {
		return echo.NewHTTPError(http.StatusBadRequest, "No JSON")
	}
	if in.Days == 0 {
		in.Days = 30
	}
	if in.Days < 1 || in.Days > 365 {
		return fail(c, 422, "bad_days", "Between 1 and 365 days")
	}
	return c.NoContent(204)
}

func read(c echo.Context) error {
	var id int64
	if err := echo.PathParamsBinder(c).Int64("id", &id).BindError(); err != nil {
		return echo.ErrBadRequest
	}
	return c.Redirect(http.StatusFound, "/")
}

func New() *echo.Echo {
	e := echo.New()
	e.Use(middleware.BodyLimit("256K"))
	e.Use(middleware.RateLimiter(middleware.NewRateLimiterMemoryStore(rate.Limit(20))))
	g := e.Group("/v1")
	g.Use(echojwt.WithConfig(echojwt.Config{SigningKey: []byte(os.Getenv("KEY"))}))
	g.POST("/links", create)
	g.GET("/links/:id", read)
	return e
}`,
    has: [
      '| `422` | Unprocessable entity: `bad_days` (“Between 1 and 365 days”) | [apiError](#apierror) |',
      '| `days` | integer | No | From 1 to 365. Default: `30`. |',
      '| `400` | Bad request: “No JSON” | object with `message`: string |',
      'Callers can send 20 requests a second.',
      'At most 256 KB.',
      '| `401` | Unauthorized. |',
      '| `id` | integer |',
      '| `Location` | string | `302` |',
    ],
  },
  {
    it: 'errors that handlers return, where a wrapper answers them',
    input: `${HEAD}
type HTTPError struct {
	Code    int
	Slug    string
	Message string
}

func (e HTTPError) Error() string { return e.Message }

func NotFound(what string) error { return HTTPError{http.StatusNotFound, "gone", what + " does not exist"} }

func handle(fn func(*gin.Context) error) gin.HandlerFunc {
	return func(c *gin.Context) {
		err := fn(c)
		var he HTTPError
		if errors.As(err, &he) {
			c.JSON(he.Code, gin.H{"error": he.Slug, "message": he.Message})
			return
		}
	}
}

func get(c *gin.Context) error {
	if c.Query("q") == "x" {
		return HTTPError{Code: 400, Slug: "bad_q", Message: "q is bad"}
	}
	if missing() {
		return NotFound("Note")
	}
	c.JSON(200, gin.H{"ok": true})
	return nil
}

func Routes(r *gin.Engine) { r.GET("/notes", handle(get)) }`,
    has: [
      '| `400` | Bad request: `bad_q` (“q is bad”) | object with `error`: string, `message`: string |',
      '| `404` | Not found: `gone` (“Note does not exist”) |',
    ],
  },
]);
