# One process of Listwright. It takes its whole configuration from the environment: see docs/operations.md.
FROM node:22-bookworm-slim AS bun
RUN npm install --global bun@1.4.5 && npm cache clean --force
WORKDIR /app

FROM bun AS build
COPY package.json bun.lock ./
COPY patches patches
RUN bun install --frozen-lockfile
COPY . .
RUN bun run build

FROM bun AS packages
COPY package.json bun.lock ./
COPY patches patches
RUN bun install --frozen-lockfile --production

FROM bun
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=packages /app/node_modules node_modules
COPY package.json tsconfig.json bunfig.toml ./
COPY migrations migrations
COPY events events
COPY server server
COPY --from=build /app/dist dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["bun", "-e", "process.exit((await fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`)).ok ? 0 : 1)"]
CMD ["bun", "server/main.ts"]
