# The server with its site, ready to run: docs/operating.md, section “Container”.
FROM node:24.21.0-trixie-slim AS build
WORKDIR /app
COPY . .
RUN npm run setup && npm run build apps
RUN npx --yes pnpm@12.21.0 --filter @dreamfork/server --prod deploy --legacy /production

FROM node:24.21.0-trixie-slim
# Nothing installs at run time.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
      /usr/local/bin/yarn /usr/local/bin/yarnpkg /opt/yarn-* \
    && install -d -o node -g node -m 700 /data /backups
WORKDIR /app
COPY LICENSE package.json ./
COPY --from=build /production/package.json apps/server/
COPY --from=build /production/node_modules apps/server/node_modules
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/site/dist apps/site/dist
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
USER node
VOLUME /data
EXPOSE 8081
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT || 8081}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=8"]
CMD ["apps/server/dist/main.js"]
LABEL org.opencontainers.image.title="Dreamfork" \
      org.opencontainers.image.description="Stories that branch: a visual editor, a reader, an embeddable player and a server." \
      org.opencontainers.image.source="https://github.com/dreamfork/dreamfork" \
      org.opencontainers.image.documentation="https://github.com/dreamfork/dreamfork/blob/main/docs/operating.md" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="0.1.0"
