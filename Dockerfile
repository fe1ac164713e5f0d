FROM node:26-slim AS sources
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .

# The demo vendor of compose.yaml.
FROM sources AS demo
ENV DEMO_HOST=0.0.0.0
RUN mkdir -p node_modules/.cache && chown node node_modules/.cache
USER node
EXPOSE 4600
CMD ["node", "demo/api.mjs"]

FROM sources AS build
RUN npm run build && npm prune --omit=dev

FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=2000000
WORKDIR /app
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/package.json ./
RUN mkdir state && chown node state
USER node
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--min-semi-space-size=8", "--max-semi-space-size=8", "--max-old-space-size=160", "--no-allocation-site-pretenuring", "--disallow-code-generation-from-strings", "build/start.js"]
