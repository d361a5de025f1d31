interface Kind {
  readonly format: string;
  /** What a file of the kind holds. */
  readonly sign: RegExp;
  readonly says: string;
  readonly words: Readonly<Record<string, string>>;
}

const COMPOSE: Kind = {
  format: 'YAML',
  sign: /^services:/m,
  says: 'This is a Docker Compose file: it says which containers make up an application, and how each is started.',
  words: {
    '/volumes': 'a volume that Docker keeps data in',
    '/networks': 'a network for these services',
    image: 'the image that the container is started from',
    build: 'the folder from which the image is built',
    ports: 'the port of this machine, and the port of the container that it leads to',
    depends_on: 'the service that is started before',
    restart: 'when the container starts again by itself',
    environment: 'an environment variable in the container',
    env_file: 'a file with environment variables',
    volumes: 'where data is kept: volume or folder of this machine, then folder of the container',
    command: 'what runs in the container, in place of what the image says',
    healthcheck: 'how Docker finds out whether the service works',
    networks: 'the network that the service joins',
    container_name: 'the name of the container',
  },
};

const WORKFLOW: Kind = {
  format: 'YAML',
  sign: /^(?:on|jobs):[^]*^\s+(?:runs-on|steps):/m,
  says: 'This is a workflow of GitHub Actions: it says what is run automatically, and when.',
  words: {
    name: 'how it is shown',
    on: 'what starts the workflow',
    branches: 'the branches for which it runs',
    tags: 'the tags for which it runs',
    paths: 'it runs only where one of these files changes',
    permissions: 'what the job may do in the repository',
    'timeout-minutes': 'after how many minutes it is stopped',
    strategy: 'the job runs once for each of these',
    matrix: 'the job runs once for each of these',
    cron: 'the schedule on which it starts',
    workflow_dispatch: 'it can be started by hand',
    push: 'it starts when commits are pushed',
    pull_request: 'it starts for pull requests',
    concurrency: 'what may not run at the same time',
    'runs-on': 'the machine that the job runs on',
    uses: 'an action that somebody else provides',
    with: 'what the action is given',
    run: 'a command',
    needs: 'the job that has to finish before',
    env: 'an environment variable',
    if: 'the condition for it',
  },
};

const GITLAB: Kind = {
  format: 'YAML',
  sign: /^[\w.-]+:\n(?: .*\n)*? +(?:script|before_script):/m,
  says: 'This is a file of GitLab CI/CD: it says which jobs run automatically, and in which order.',
  words: {
    image: 'the image of the container that jobs run in',
    stages: 'a stage; stages run in this order',
    stage: 'the stage that the job belongs to',
    before_script: 'a command that runs before the others',
    script: 'a command',
    after_script: 'a command that runs after the others',
    variables: 'an environment variable',
    paths: 'a file or folder that is kept',
    expire_in: 'how long it is kept',
    environment: 'where the job deploys to',
    needs: 'the job that has to finish before',
    only: 'when the job runs',
    except: 'when the job doesn’t run',
    if: 'the condition for it',
    when: 'when the job starts; `manual` stands for by hand',
    tags: 'the runner that takes the job',
  },
};

const KUBERNETES: Kind = {
  format: 'YAML',
  sign: /^apiVersion:[^]*^kind: *(\w+)/m,
  says: 'This describes an object for a Kubernetes cluster, of the kind `$1`.',
  words: {
    apiVersion: 'the version of the format',
    kind: 'what it describes',
    name: 'its name',
    namespace: 'the part of the cluster it belongs to',
    replicas: 'how many copies run',
    image: 'the image that the container is started from',
    restartPolicy: 'when the container starts again by itself',
    containerPort: 'the port on which the container listens',
    labels: 'a label by which objects find each other',
    matchLabels: 'a label of the objects that it looks after',
    httpGet: 'where the check asks',
    periodSeconds: 'how many seconds lie between two checks',
    initialDelaySeconds: 'how many seconds it waits before the first check',
    cpu: 'how much of a processor',
    memory: 'how much memory',
    port: 'the port on which it is reached',
    targetPort: 'the port of the container',
    type: 'how it can be reached',
  },
};

const NGINX: Kind = {
  format: 'nginx',
  sign: /;/,
  says: 'This is configuration for the web server nginx.',
  words: {
    listen: 'the port on which it takes requests',
    server_name: 'the names of the site',
    root: 'the folder that files are served from',
    index: 'the file that is shown for a folder',
    proxy_pass: 'the address that requests are passed on to',
    proxy_read_timeout: 'how long it waits for that address to answer',
    proxy_connect_timeout: 'how long it waits for a connection to that address',
    proxy_http_version: 'the version of HTTP in which requests are passed on',
    access_log: 'the file to which requests are written',
    error_log: 'the file to which errors are written',
    proxy_set_header: 'a header that is added to requests that are passed on',
    return: 'what is answered at once',
    try_files: 'the files that are looked for in order; the last is used where none is there',
    ssl_certificate: 'the file of the certificate',
    ssl_certificate_key: 'the file of the private key',
    client_max_body_size: 'the largest request that is accepted',
    rewrite: 'how the path of a request changes',
    expires: 'how long browsers may keep the answer',
    add_header: 'a header of the answer',
    gzip: 'whether answers are compressed',
    server: 'a server that requests go to',
  },
};

const PACKAGE: Kind = {
  format: 'JSON',
  sign: /"(?:scripts|dependencies|devDependencies)"\s*:/,
  says: 'This is a package.json file: it describes a package of npm.',
  words: {
    name: 'the name of the package',
    version: 'its version',
    scripts: 'a command that `npm run` starts by this name',
    dependencies: 'a package that it needs, and its version',
    devDependencies: 'a package that only development needs, and its version',
    type: 'how its modules are written',
    main: 'the file with which it begins',
    node: 'the versions of Node.js that it works with',
    license: 'its license',
  },
};

const COMPILER: Kind = {
  format: 'JSON',
  sign: /"compilerOptions"\s*:/,
  says: 'This is a tsconfig.json file: it tells the TypeScript compiler how to work.',
  words: {
    target: 'the version of JavaScript that is written',
    module: 'how modules are written',
    strict: 'whether all strict checks are on',
    outDir: 'the folder for what is written',
    rootDir: 'the folder of the sources',
    include: 'which files belong to it',
    exclude: 'which files don’t',
    noEmit: 'whether it only checks',
  },
};

/** Kinds of configuration that many people know, and what their settings mean. */
export const SETTING_KINDS: readonly Kind[] = [
  COMPOSE,
  WORKFLOW,
  GITLAB,
  KUBERNETES,
  NGINX,
  PACKAGE,
  COMPILER,
];
