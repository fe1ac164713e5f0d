FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/package.json ./
RUN mkdir state && chown node state
USER node
EXPOSE 8080
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=160", "--no-allocation-site-pretenuring", "build/start.js"]
