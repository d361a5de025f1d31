# The service. Build from the repository's root: docker build -t housestyle .
FROM node:24-slim AS web
WORKDIR /app
COPY package.json package-lock.json tsconfig.base.json ./
COPY packages packages
RUN npm ci --ignore-scripts --workspace packages/web --no-audit --no-fund \
  && npm run build --workspace packages/web

FROM node:24-slim
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages packages
# No install script is needed: nothing is compiled.
RUN npm ci --omit=dev --ignore-scripts --workspace packages/server --no-audit --no-fund \
  && npm cache clean --force \
  && install -d -o node -g node /data
COPY --from=web /app/packages/web/dist packages/web/dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787 DATA_DIR=/data
USER node
EXPOSE 8787
VOLUME /data
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8787/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/main.ts"]
