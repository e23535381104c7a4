# syntax=docker/dockerfile:1
# One build, a small image for every program: docker build --target booking-worker .
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /somo
ENV CI=1 NX_DAEMON=false NX_NO_CLOUD=true NX_TUI=false
COPY package.json package-lock.json ./
COPY libs/contracts/package.json libs/contracts/
COPY libs/calendar/package.json libs/calendar/
COPY libs/messages/package.json libs/messages/
COPY libs/platform/package.json libs/platform/
COPY libs/testing/package.json libs/testing/
COPY apps/gateway/package.json apps/gateway/
COPY apps/auth/package.json apps/auth/
COPY apps/catalog/package.json apps/catalog/
COPY apps/scheduling/package.json apps/scheduling/
COPY apps/booking/package.json apps/booking/
COPY apps/payments/package.json apps/payments/
COPY apps/notification/package.json apps/notification/
COPY apps/messaging/package.json apps/messaging/
COPY apps/all-in-one/package.json apps/all-in-one/
COPY apps/web/package.json apps/web/
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --no-audit --no-fund
COPY . .
# The landing page shows what this installation counts, not the demo's figures.
RUN SOMO_FIGURES=live SOMO_COMPRESSION=best npx nx run-many -t build --outputStyle=static

# Creates the secrets of an installation on hosts without Node: deploy/README.md.
FROM build AS tools
ENTRYPOINT ["node"]
CMD ["deploy/make-secrets.mjs"]

FROM build AS trimmed
RUN node deploy/image/trim.mjs

FROM ${NODE_IMAGE} AS runtime
WORKDIR /somo
COPY LICENSE NOTICE ./
ENV NODE_ENV=production NODE_OPTIONS=--enable-source-maps HOST=0.0.0.0 METRICS_HOST=0.0.0.0
COPY --from=trimmed /somo/package.json ./
COPY --from=trimmed /somo/node_modules node_modules
COPY --from=trimmed /somo/libs/contracts/package.json libs/contracts/
COPY --from=trimmed /somo/libs/contracts/dist libs/contracts/dist
COPY --from=trimmed /somo/libs/calendar/package.json libs/calendar/
COPY --from=trimmed /somo/libs/calendar/dist libs/calendar/dist
COPY --from=trimmed /somo/libs/messages/package.json libs/messages/
COPY --from=trimmed /somo/libs/messages/dist libs/messages/dist
COPY --from=trimmed /somo/libs/platform/package.json libs/platform/
COPY --from=trimmed /somo/libs/platform/dist libs/platform/dist
COPY --from=trimmed /somo/deploy/image deploy/image
# A new volume mounted here belongs to node.
RUN install -d -o node -g node /files
USER node
ENTRYPOINT ["node", "deploy/image/start.mjs"]
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 CMD ["sh", "deploy/image/alive.sh"]

FROM runtime AS provision
HEALTHCHECK NONE
ENTRYPOINT ["node", "deploy/image/provision.mjs"]

FROM runtime AS gateway
COPY --from=trimmed /somo/apps/gateway/package.json apps/gateway/
COPY --from=trimmed /somo/apps/gateway/dist apps/gateway/dist
COPY --from=trimmed /somo/apps/web/dist apps/web/dist
COPY --from=trimmed /somo/docs/openapi.json docs/
ENV PORT=3000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["apps/gateway/dist/main.js"]

FROM runtime AS auth
COPY --from=trimmed /somo/apps/auth/package.json apps/auth/
COPY --from=trimmed /somo/apps/auth/dist apps/auth/dist
CMD ["apps/auth/dist/main.js"]

FROM auth AS auth-worker
CMD ["apps/auth/dist/worker.js"]

FROM runtime AS catalog
# Pictures take tens of megabytes for a moment. With its defaults, glibc keeps them for each of the threads that draw.
ENV MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=65536
COPY --from=trimmed /somo/apps/catalog/package.json apps/catalog/
COPY --from=trimmed /somo/apps/catalog/dist apps/catalog/dist
CMD ["apps/catalog/dist/main.js"]

FROM runtime AS scheduling
COPY --from=trimmed /somo/apps/scheduling/package.json apps/scheduling/
COPY --from=trimmed /somo/apps/scheduling/dist apps/scheduling/dist
CMD ["apps/scheduling/dist/main.js"]

FROM scheduling AS scheduling-worker
CMD ["apps/scheduling/dist/worker.js"]

FROM runtime AS booking
COPY --from=trimmed /somo/apps/booking/package.json apps/booking/
COPY --from=trimmed /somo/apps/booking/dist apps/booking/dist
CMD ["apps/booking/dist/main.js"]

FROM booking AS booking-worker
CMD ["apps/booking/dist/worker.js"]

FROM runtime AS payments
COPY --from=trimmed /somo/apps/payments/package.json apps/payments/
COPY --from=trimmed /somo/apps/payments/dist apps/payments/dist
CMD ["apps/payments/dist/main.js"]

FROM payments AS payments-worker
CMD ["apps/payments/dist/worker.js"]

FROM runtime AS notification
COPY --from=trimmed /somo/apps/notification/package.json apps/notification/
COPY --from=trimmed /somo/apps/notification/dist apps/notification/dist
CMD ["apps/notification/dist/main.js"]

FROM notification AS notification-worker
CMD ["apps/notification/dist/worker.js"]

FROM runtime AS messaging
COPY --from=trimmed /somo/apps/messaging/package.json apps/messaging/
COPY --from=trimmed /somo/apps/messaging/dist apps/messaging/dist
CMD ["apps/messaging/dist/main.js"]

FROM messaging AS messaging-worker
CMD ["apps/messaging/dist/worker.js"]
