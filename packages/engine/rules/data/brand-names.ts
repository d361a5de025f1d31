import type { Substitution } from '../../checks/types.ts';

/** A name as its owner writes it, then the ways in which it comes out wrong. */
const NAMES = `
Bitbucket: BitBucket
CircleCI: CircleCi|Circleci
Cloudflare: CloudFlare
CloudFormation: Cloudformation
CloudFront: Cloudfront
CommonMark: Commonmark
CouchDB: CouchDb|Couchdb
DevOps: Devops|Dev Ops
DigitalOcean: Digital Ocean|Digitalocean
DynamoDB: DynamoDb|Dynamodb|Dynamo DB
ECMAScript: EcmaScript|Ecmascript
Elasticsearch: ElasticSearch|Elastic Search
ESLint: Eslint|EsLint|ESlint
FastAPI: FastApi|Fastapi
Git: GIT
GitHub: Github|github|GitHUB|Git Hub|gitHub
GitLab: Gitlab|gitlab|Git Lab
GraphQL: GraphQl|Graphql|graphQL|graphql
gRPC: GRPC|Grpc|gRpc
InfluxDB: InfluxDb|Influxdb
IntelliJ: Intellij
iOS: Ios
iPhone: Iphone|IPhone
JavaScript: Javascript|javascript|Java Script|JavaScipt
JetBrains: Jetbrains
JSDoc: JsDoc|Jsdoc
jQuery: JQuery|Jquery|jquery
Jupyter: jupyter
Kubernetes: kubernetes
LinkedIn: Linkedin
macOS: MacOS|macos|MacOs|Mac OS X|Mac OS|OSX|MacOSX
MariaDB: MariaDb|Mariadb|Maria DB
MongoDB: MongoDb|Mongodb|mongoDB|Mongo DB|mongodb
MySQL: MySql|Mysql|mySQL|My SQL|mySql
NestJS: NestJs|Nestjs|Nest JS
Next.js: NextJS|NextJs|Nextjs|Next.JS
Node.js: NodeJS|NodeJs|Nodejs|Node.JS|nodeJS|Node JS|node.js|nodejs|Node.Js
npm: NPM|Npm
NumPy: Numpy
OAuth: Oauth|oAuth|OAUTH
OAuth2: Oauth2|oAuth2|OAUTH2
OpenAI: OpenAi|Openai
OpenAPI: OpenApi|openAPI|Openapi
OpenID: OpenId
OpenSSL: OpenSsl|Openssl
PayPal: Paypal
pnpm: PNPM|Pnpm
PostgreSQL: PostGreSQL|PostGresSQL|Postgre SQL|PostgreSql|Postgresql|PostgresQL|PostgresSQL|postgreSQL|postgresql
PowerShell: Powershell|powershell
PyPI: PyPi|Pypi
PyTorch: Pytorch
RabbitMQ: RabbitMq|Rabbitmq|rabbitMQ
Red Hat: RedHat|Redhat
SQLAlchemy: SqlAlchemy|SQLalchemy|Sqlalchemy
SQLite: SQLLite|SQlite|Sqlite|SqLite
Stack Overflow: StackOverflow|Stackoverflow|stackoverflow|Stack overflow
TensorFlow: Tensorflow
TypeORM: TypeOrm|Typeorm
TypeScript: Typescript|typescript|TypesScript
VS Code: VSCode|VScode|VsCode|VS code|Vscode|vscode
VirtualBox: Virtualbox
Vue.js: VueJS|VueJs|Vuejs|Vue.JS
WebAssembly: Webassembly|Web Assembly
WebRTC: WebRtc|Webrtc
WebSocket: Websocket
WebSockets: Websockets
Wi-Fi: Wifi|WiFi|wifi|WIFI
WordPress: Wordpress
XAMPP: Xampp
Xcode: XCode
YouTube: Youtube|youtube
`;

export const brandSpellings = (): readonly Substitution[] =>
  NAMES.split('\n')
    .filter(Boolean)
    .map((line) => {
      const [to = '', from = ''] = line.split(': ');
      return { from: from.split('|'), to, caseSensitive: true };
    });
