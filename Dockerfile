# The last stage contains no npm cache and no sources, and runs as a user who cannot change the product.
# The only line that names the base image. Dependabot updates its digest.
FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS base
WORKDIR /app

FROM base AS packages
COPY package.json package-lock.json .npmrc ./
COPY packages/schema/package.json packages/schema/
COPY packages/api/package.json packages/api/
COPY packages/web/package.json packages/web/

FROM packages AS build
COPY turbo.json tsconfig.base.json ./
RUN npm ci --ignore-scripts
COPY packages packages
RUN npm run build && find packages/api/dist packages/web/dist -name '*.map' -delete

# The packages that the server loads, without those of the browser, the compiler and source maps.
FROM packages AS modules
COPY scripts/slim-modules.mjs scripts/
RUN npm ci --ignore-scripts --omit=dev --omit=peer --workspace @earshot/api --include-workspace-root=false \
  && node scripts/slim-modules.mjs node_modules

FROM base
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0
COPY --from=modules /app/node_modules node_modules
COPY --from=build /app/packages/api/package.json packages/api/
COPY --from=build /app/packages/api/dist packages/api/dist
COPY --from=build /app/packages/web/dist packages/web/dist
COPY docs/methods.md docs/notices.md docs/
COPY docs/licenses docs/licenses
COPY docs/methods docs/methods
COPY LICENSE ./
RUN mkdir /data && chown node:node /data \
  && printf '#!/bin/sh\nexec node /app/packages/api/dist/operate.js "$@"\n' > /usr/local/bin/earshot && chmod +x /usr/local/bin/earshot
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/api/dist/main.js"]
