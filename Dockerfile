# The platform with its client and its card gateway. Alone it keeps everything in SQLite under /data;
# docker-compose.yml runs it on PostgreSQL.

# The digest is that of the index of all architectures: the base never changes.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml tsconfig.base.json ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY client/package.json client/
COPY seed/package.json seed/
COPY tests/package.json tests/
COPY e2e/package.json e2e/
COPY packages/brand/package.json packages/brand/
COPY packages/card-form/package.json packages/card-form/
COPY packages/clock/package.json packages/clock/
COPY packages/contract-testing/package.json packages/contract-testing/
COPY packages/faults/package.json packages/faults/
COPY packages/gateway/package.json packages/gateway/
COPY packages/ids/package.json packages/ids/
COPY packages/languages/package.json packages/languages/
COPY packages/texts/package.json packages/texts/
COPY packages/money/package.json packages/money/
COPY packages/routing/package.json packages/routing/
COPY packages/serving/package.json packages/serving/
COPY packages/sites/package.json packages/sites/
COPY scripts scripts
# Apart from the source, so that a change of the source does not install again.
RUN node scripts/touchline.mjs install
COPY contract contract
COPY packages packages
COPY seed seed
COPY server server
COPY client client
RUN node scripts/touchline.mjs build

# The bundles need only the packages that stay outside of them; these come with the production dependencies.
FROM build AS packages
RUN rm -rf node_modules */node_modules packages/*/node_modules \
  && npx -y pnpm@12.21.0 install --frozen-lockfile --prod --filter @touchline/server --filter @touchline/gateway

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Touchline" \
  org.opencontainers.image.description="Booking platform of leisure venues, with its sites and its card gateway" \
  org.opencontainers.image.version="0.1.0" \
  org.opencontainers.image.licenses="UNLICENSED"
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/server/node_modules server/node_modules
COPY --from=packages /app/packages/gateway/node_modules packages/gateway/node_modules
COPY --from=build /app/scripts scripts
COPY --from=build /app/packages/sites packages/sites
COPY --from=build /app/packages/serving packages/serving
COPY --from=build /app/server/package.json server/
COPY --from=build /app/server/migrations server/migrations
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/packages/gateway/package.json packages/gateway/
COPY --from=build /app/packages/gateway/dist packages/gateway/dist
COPY --from=build /app/client/dist client/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000 4100
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s CMD ["node", "scripts/is-healthy.mjs"]
CMD ["node", "scripts/serve.mjs"]
