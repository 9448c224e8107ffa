# syntax=docker/dockerfile:1
# The site as an image: docs/running.md says how to run it.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /banyan
COPY . .
RUN npx --yes pnpm@12 install --frozen-lockfile \
 && npx --yes pnpm@12 build

# What the server needs, without what builds or tests it.
FROM node:24.21.0-bookworm-slim AS libraries
WORKDIR /banyan
COPY . .
RUN npx --yes pnpm@12 install --prod --frozen-lockfile \
  --filter @banyan/api --filter @banyan/server --filter @banyan/app --filter @banyan/office --filter @banyan/site

FROM node:24.21.0-bookworm-slim
WORKDIR /banyan
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Memory of large uploads is given back instead of kept in pieces: a third less under a crowd of them.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
# The site lives in some 50 MB of Node's heap. Unbounded, Node would rather take memory than look through what is left over.
ENV NODE_OPTIONS="--max-old-space-size=512 --max-semi-space-size=8"
COPY --from=libraries /banyan/package.json ./
COPY --from=libraries /banyan/node_modules ./node_modules
COPY --from=libraries /banyan/packages/api ./packages/api
COPY --from=libraries /banyan/packages/server ./packages/server
COPY --from=libraries /banyan/packages/app ./packages/app
COPY --from=libraries /banyan/office ./office
# Tickets draw their QR code with it, and flyers take their colors and drawings from it.
COPY --from=libraries /banyan/packages/ui/package.json ./packages/ui/
COPY --from=libraries /banyan/packages/ui/src/elements/QrCode ./packages/ui/src/elements/QrCode
COPY --from=libraries /banyan/packages/ui/src/theme ./packages/ui/src/theme
COPY --from=libraries /banyan/packages/ui/src/themes ./packages/ui/src/themes
COPY --from=libraries /banyan/packages/ui/src/imagery/artwork.ts ./packages/ui/src/imagery/artwork.ts
COPY --from=libraries /banyan/site ./site
COPY --from=build /banyan/site/dist ./site/dist
# Nothing of the image can be written by the process; the data directory and /tmp, where galleries are made, are mounted.
RUN mkdir /data && chown node:node /data && chmod 700 /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "--input-type=module", "-e", "const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/api/health`); process.exit(answer.ok ? 0 : 1);"]
# SIGTERM reaches node itself: it answers what was asked, at most ten seconds, and ends.
CMD ["node", "site/server.ts"]
